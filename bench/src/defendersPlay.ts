import { type Game, type Random, type Setup, sfc32, type Shape, start, type Table } from '@tabletome/engine'
import { gameById } from '@tabletome/games'

export const SETUP: Setup = {
  mode: 'coop',
  players: 2,
  options: { difficulty: 'normal', heroes: 'random', sides: 'random', confirmDraw: false },
}

export async function defendersGame(): Promise<Game<Shape>> {
  const info = gameById('defenders')
  if (!info) throw new Error('there is no game "defenders"')
  return (await info.parts.rules()).game
}

/** One game of random answers, with the legal list at each step; gives the number of answers. */
export function playDefenders(
  game: Game<Shape>,
  players: number,
  seed: string,
  random: Random,
  each?: (table: Table<Shape>) => void,
): number {
  const table = start(game, { ...SETUP, players }, sfc32(seed))
  let answers = 0
  while (table.outcome === undefined) {
    each?.(table)
    const decision = table.decisions[table.decisions.length === 1 ? 0 : random.below(table.decisions.length)]
    const option = decision?.options[random.below(decision.options.length)]
    if (!decision || !option) throw new Error('nobody is asked, but the game is not over')
    table.answer(decision.seat, option.id)
    answers++
  }
  return answers
}
