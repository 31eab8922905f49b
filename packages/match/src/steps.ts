/** What every fact changed on the table: worked out once per line, the same for all who watch. */
import type { Shape, Table, View } from '@tabletome/engine'
import { diff } from './delta.ts'
import type { Facts } from './position.ts'
import type { Delta } from './types.ts'

export interface Steps {
  /** One for each fact. */
  readonly each: readonly Delta[]
  /** What changed after the last fact. */
  readonly rest: Delta
}
const publicOf = ({ open, piles, agenda }: View<Shape>) => ({ open, piles, agenda })

export const stepsOf = (before: Table<Shape>, facts: Facts, after: Table<Shape>): Steps => {
  let last: object = publicOf(before.view(undefined))
  const each = facts.map(({ shot }): Delta => {
    if (shot === undefined) return []
    const changes = diff(last, shot)
    last = shot
    return changes
  })
  return { each, rest: diff(last, publicOf(after.view(undefined))) }
}

/** Those of the facts a viewer is told: what an untold one changed is seen with the next. */
export const stepsFor = (facts: Facts, { each }: Steps, eyes: string | undefined): readonly Delta[] => {
  const seen: Delta[] = []
  let waiting: Delta = []
  facts.forEach(({ only }, i) => {
    waiting = [...waiting, ...(each[i] ?? [])]
    if (only !== undefined && only !== eyes) return
    seen.push(waiting)
    waiting = []
  })
  const last = seen.at(-1)
  if (last !== undefined && waiting.length > 0) seen[seen.length - 1] = [...last, ...waiting]
  return seen
}
