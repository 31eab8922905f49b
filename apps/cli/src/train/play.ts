import type { Training, Weight } from '@tabletome/bots'
import { type Asked, type Position, type Random, type Setup, sfc32, type Shape, start } from '@tabletome/engine'
import type { Rules } from '@tabletome/games/selfPlay.ts'
import type { GameInfo } from '@tabletome/games/types'
import { anySetup } from '../chance/sample.ts'
import { setupOf } from '../simulate/settings.ts'

/** No match by habit is longer. */
const LONGEST = 8000

/** Puts these values in the place of all weights; what was worked out by others is then forgotten. */
const put = ({ weights, training }: Trial, values: readonly number[]): void => {
  let isNew = false
  for (const [i, weight] of weights.entries()) {
    const value = values[i] ?? weight.get()
    if (value === weight.get()) continue
    weight.set(value)
    isNew = true
  }
  if (isNew) training.forget?.()
}

export interface Trial {
  readonly info: GameInfo
  readonly rules: Rules
  readonly training: Training<Shape>
  readonly weights: readonly Weight[]
  readonly usual: readonly number[]
  /** The tables it plays at; any, as far as nothing is said. */
  readonly only: { readonly mode?: string | undefined; readonly players?: number | undefined }
  /** Settings that are not left to chance; of several values, `9,10`, each match takes one. */
  readonly set?: Readonly<Record<string, string>> | undefined
}

/** A table for a match: what was not asked for is any. */
export function setupIn({ info, only, set = {} }: Trial, random: Random): Setup {
  const any = anySetup(info, random, only)
  const picked: Record<string, string> = {}
  for (const [id, typed] of Object.entries(set)) {
    const values = typed.split(',')
    picked[id] = values[random.below(values.length)] ?? typed
  }
  const asked = setupOf(info, { mode: any.mode, players: any.players, set: picked })
  const options = Object.fromEntries(Object.entries(asked.options).filter(([id]) => picked[id] !== undefined))
  return { ...any, options: { ...any.options, ...options } }
}

/**
 * How well these values do in the match of a seed, from 0 to 1. Where all play together they play alone; else they sit at every
 * other chair, the others reckon as usual, and the match is played from both sides.
 */
export function gradeOf(trial: Trial, values: readonly number[], seed: string): number {
  const setup = setupIn(trial, sfc32(`${seed} setup`))
  const isTogether = trial.info.modes.find(({ id }) => id === setup.mode)?.together === true || setup.players === 1
  const sides = isTogether ? [undefined] : [0, 1]
  let sum = 0
  for (const side of sides) {
    const position = start(trial.rules.game, setup, sfc32(`${seed} deal`))
    const mine = position.seats.filter((_, i) => side === undefined || i % 2 === side)
    playByHabit(trial, position, sfc32(`${seed} play`), seat => put(trial, mine.includes(seat) ? values : trial.usual))
    sum += mine.reduce((total, seat) => total + trial.training.grade(position.view(seat), seat), 0) / mine.length
  }
  put(trial, trial.usual)
  return sum / sides.length
}

function playByHabit(
  { rules }: Trial,
  position: Position<Shape>,
  random: Random,
  thinkAs: (seat: string) => void,
): void {
  const { habit } = rules.evaluation
  for (let count = 0; count < LONGEST && position.outcome === undefined; count++) {
    const asked = position.decisions.filter(({ seat }) => position.waiting.includes(seat))
    const given = asked.reduce<{ seat: string; option: string } | undefined>((known, question) => {
      if (known !== undefined) return known
      const { seat } = question
      thinkAs(seat)
      const option = habit?.(position.view(seat), question as Asked<Shape>, random)
      return option === undefined ? undefined : { seat, option }
    }, undefined)
    const [first] = asked
    const option = given ?? (first && { seat: first.seat, option: first.options[0]?.id ?? '' })
    if (option === undefined) throw new Error('nobody is asked, but the match is not over')
    position.answer(option.seat, option.option)
  }
}
