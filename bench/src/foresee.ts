import { foresee, sfc32 } from '@tabletome/engine'
import { defendersGame, playDefenders } from './defendersPlay.ts'
import { type Bench, median, quantile } from './figure.ts'

const GAMES = 40
const WARM = 10
/** One position in so many is looked at. */
const EVERY = 5

/** Microseconds, the best of three: what else the machine is doing does not count. */
function timeOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return best * 1000
}

/** What a preview costs: every option of some positions of random games, foreseen on the view of the seat that is asked. */
export const bench: Bench = {
  about: 'how long foresee takes for one option of Defenders, and for all options of a position',
  async run(tell) {
    const game = await defendersGame()
    const random = sfc32('foresee bench')
    const single: number[] = []
    const whole: number[] = []
    for (let i = 0; i < GAMES; i++) {
      let count = 0
      playDefenders(game, (i % 4) + 1, `foresee ${i}`, random, table => {
        if (count++ % EVERY !== 0) return
        for (const { seat, options } of table.decisions) {
          const view = table.view(seat)
          const times = options.map(({ id }) => timeOf(() => foresee(game, view, id)))
          if (i < WARM) continue
          single.push(...times)
          whole.push(times.reduce((sum, time) => sum + time, 0))
        }
      })
      if (i % 10 === 9) tell(`foresee: ${i + 1} of ${GAMES} games`)
    }
    return [
      { what: 'one option, median', value: median(single), unit: 'µs', target: { atMost: 16_000 } },
      { what: 'one option, 99 of 100 within', value: quantile(single, 0.99), unit: 'µs' },
      { what: 'one option, worst', value: Math.max(...single), unit: 'µs', target: { atMost: 50_000 } },
      { what: 'all options of a position, median', value: median(whole), unit: 'µs' },
    ]
  },
}
