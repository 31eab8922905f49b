import { type Random, sfc32, start } from '@tabletome/engine'
import { skirmish } from './game.ts'

const SETUP = { mode: 'duel', players: 2, options: {} }

/** One game of random legal answers on our engine, with the full list at every step. */
export function playSkirmish(random: Random, seed: string): { moves: number; options: number } {
  const position = start(skirmish, SETUP, sfc32(seed))
  let moves = 0
  let options = 0
  while (position.outcome === undefined) {
    const decision = position.decisions[0]
    const option = decision?.options[random.below(decision.options.length)]
    if (!decision || !option) throw new Error('no option')
    position.answer(decision.seat, option.id)
    moves++
    options += decision.options.length
  }
  return { moves, options }
}
