import { sfc32 } from '@tabletome/engine'
import { type Bench, type Figure, median, perSecond } from './figure.ts'
import { playRandomly, rulesOf } from './play.ts'

const ROUNDS = 3
const MILLISECONDS = 700
/** Choices played before anything is measured: counted, since on a busy machine no time would be enough to warm up. */
const WARM = 60_000
const TABLES = [
  ['competitive', 2],
  ['competitive', 3],
  ['competitive', 4],
  ['team', 4],
  ['battle', 2],
  ['battle', 4],
  ['battleTeam', 4],
  ['solo', 1],
  ['coop', 2],
] as const

export const bench: Bench = {
  about: 'random play of Tactics with the legal list at each step, in every mode',
  async run(tell) {
    const random = sfc32('tactics bench')
    let games = 0
    const figures: Figure[] = []
    for (const [mode, players] of TABLES) {
      const { game, setupFor } = await rulesOf('tactics', mode)
      const setup = setupFor(players)
      const play = (): number => playRandomly(game, setup, `bench ${games++}`, random)
      for (let played = 0; played < WARM; ) played += play()
      const speeds = Array.from({ length: ROUNDS }, () => perSecond(MILLISECONDS, play))
      const what = `choices per core-second, ${mode}, ${players} ${players === 1 ? 'player' : 'players'}`
      figures.push({ what, value: median(speeds), unit: '/s', target: { atLeast: 50_000 } })
      tell(`tactics: ${mode} ${players}`)
    }
    return figures
  },
}
