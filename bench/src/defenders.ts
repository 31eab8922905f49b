import { sfc32 } from '@tabletome/engine'
import { type Bench, type Figure, median, perSecond } from './figure.ts'
import { defenders, playRandomly } from './play.ts'

const ROUNDS = 3
const MILLISECONDS = 700

export const bench: Bench = {
  about: 'random play of Defenders with the legal list at each step, for every number of players',
  async run(tell) {
    const { game, setupFor } = await defenders()
    const random = sfc32('defenders bench')
    let games = 0
    const figures: Figure[] = []
    const play = (players: number): number => playRandomly(game, setupFor(players), `bench ${games++}`, random)
    perSecond(MILLISECONDS, () => play(2))
    for (const players of [1, 2, 3, 4]) {
      const speeds = Array.from({ length: ROUNDS }, () => perSecond(MILLISECONDS, () => play(players)))
      const what = `choices per core-second, ${players === 1 ? '1 player' : `${players} players`}`
      figures.push({ what, value: median(speeds), unit: '/s', target: { atLeast: 100_000 } })
      tell(`defenders: ${players} of 4`)
    }
    return figures
  },
}
