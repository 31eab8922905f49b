import { sfc32 } from '../random/index.ts'
import { start } from '../position.ts'
import type { Decision, Game, Random, Setup, Shape, Position } from '../types.ts'

export interface Played<T extends Shape> {
  readonly position: Position<T>
  readonly answers: readonly { seat: T['seat']; option: string }[]
}

/** A whole game of random answers. `before` sees the table and the answer about to be given. */
export function randomPlay<T extends Shape>(
  game: Game<T>,
  setup: Setup,
  seed: string,
  more: {
    max?: number
    before?: (position: Position<T>, seat: T['seat'], option: string, random: Random) => void
  } = {},
): Played<T> {
  const position = start(game, setup, sfc32(`${seed} deal`))
  const random = sfc32(`${seed} answers`)
  const answers: { seat: T['seat']; option: string }[] = []
  while (position.outcome === undefined) {
    if (answers.length >= (more.max ?? 20_000))
      throw new Error(`seed "${seed}" did not end after ${answers.length} answers`)
    const asked = position.decisions.filter(({ seat }) => position.waiting.includes(seat))
    const decision = asked[random.below(asked.length)] as Decision<T['seat']>
    const { id } = decision.options[random.below(decision.options.length)] as { id: string }
    more.before?.(position, decision.seat, id, random)
    position.answer(decision.seat, id)
    answers.push({ seat: decision.seat, option: id })
  }
  return { position, answers }
}
