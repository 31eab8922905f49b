/** What every fact changed on the table: worked out once per line, the same for all who watch. */
import type { Game, Shape, Position, View } from '@tabletome/engine'
import type { Told } from './course.ts'
import { diff, pack } from './delta.ts'
import type { Facts } from './turnpoint.ts'
import type { Delta, PackedDelta } from './types.ts'

export interface Steps {
  /** One for each fact. */
  readonly each: readonly Delta[]
  /** What changed after the last fact. */
  readonly rest: Delta
}
export const NO_STEPS: Steps = { each: [], rest: [] }

/** The part of a view that shots have. */
const shotOf = (position: Position<Shape>): object => {
  const { open, piles, agenda } = position.view(undefined)
  return position.game.shotAgenda ? { open, piles, agenda } : { open, piles }
}
/** And the other part. */
export const besides = (view: View<Shape>, { shotAgenda }: Game<Shape>): object => {
  const { open: _open, piles: _piles, agenda, ...rest } = view
  return shotAgenda ? rest : { ...rest, agenda }
}

export const stepsOf = (before: Position<Shape>, facts: Facts, after: Position<Shape>): Steps => {
  let last = shotOf(before)
  const each = facts.map(({ shot }): Delta => {
    if (shot === undefined) return []
    const changes = diff(last, shot)
    last = shot
    return changes
  })
  return { each, rest: diff(last, shotOf(after)) }
}

/** What one viewer is told: a delta for each of its facts, line by line, and what is left for the end. */
export interface ToldSteps {
  readonly lines: readonly (readonly PackedDelta[])[]
  readonly rest: Delta
}

/** What an untold fact changed, and what came after the last fact of a line, is seen with the next one told. */
export const stepsFor = (lines: readonly Told[], eyes: string | undefined): ToldSteps | undefined => {
  let waiting: Delta = []
  const told: (readonly PackedDelta[])[] = []
  for (const { facts, steps } of lines) {
    if (steps === undefined) return undefined
    const seen: PackedDelta[] = []
    facts.forEach(({ only }, i) => {
      waiting = [...waiting, ...(steps.each[i] ?? [])]
      if (only !== undefined && only !== eyes) return
      seen.push(pack(waiting))
      waiting = []
    })
    waiting = [...waiting, ...steps.rest]
    told.push(seen)
  }
  return { lines: told, rest: waiting }
}
