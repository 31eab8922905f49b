import { sfc32 } from '@tabletome/engine'
import { playBoardgameio } from './boardgameio/play.ts'
import { type Bench, median, perSecond } from './figure.ts'
import { playSkirmish } from './skirmish/play.ts'

const ROUNDS = 5
const MILLISECONDS = 800

/** The same rules on both engines, turn and turn about, so that both meet the same machine. */
export const bench: Bench = {
  about: 'random play of the comparison game with the legal list at each step, on our engine and on boardgame.io',
  async run(tell) {
    const random = sfc32('engine bench')
    const ours: number[] = []
    const theirs: number[] = []
    perSecond(MILLISECONDS / 2, () => playSkirmish(random, 'warm').moves)
    perSecond(MILLISECONDS / 2, () => playBoardgameio(random).moves)
    for (let round = 1; round <= ROUNDS; round++) {
      ours.push(perSecond(MILLISECONDS, () => playSkirmish(random, `round ${round}`).moves))
      theirs.push(perSecond(MILLISECONDS, () => playBoardgameio(random).moves))
      tell(`engine: round ${round} of ${ROUNDS}`)
    }
    return [
      { what: 'choices per core-second, our engine', value: median(ours), unit: '/s' },
      { what: 'choices per core-second, boardgame.io 0.50.2', value: median(theirs), unit: '/s' },
      {
        what: 'ratio',
        value: median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN))),
        unit: '×',
        target: { atLeast: 50 },
      },
    ]
  },
}
