import { foresee, sfc32 } from '@tabletome/engine'
import { type Bench, type Figure, median, quantile } from './figure.ts'
import { defenders, playRandomly, rulesOf } from './play.ts'

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

type Rules = Awaited<ReturnType<typeof rulesOf>>

/** Every option of some positions of random games, foreseen on the view of the seat that is asked. */
function figuresOf(
  name: string,
  rules: readonly { rules: Rules; players: number }[],
  tell: (line: string) => void,
): Figure[] {
  const random = sfc32('foresee bench')
  const single: number[] = []
  const whole: number[] = []
  for (let i = 0; i < GAMES; i++) {
    const {
      rules: { game, setupFor },
      players,
    } = rules[i % rules.length] ?? { rules: undefined as never, players: 0 }
    let count = 0
    playRandomly(game, setupFor(players), `foresee ${i}`, random, position => {
      if (count++ % EVERY !== 0) return
      for (const { seat, options } of position.decisions) {
        const view = position.view(seat)
        const times = options.map(({ id }) => timeOf(() => foresee(game, view, id)))
        if (i < WARM) continue
        single.push(...times)
        whole.push(times.reduce((sum, time) => sum + time, 0))
      }
    })
    if (i % 10 === 9) tell(`foresee: ${name}, ${i + 1} of ${GAMES} games`)
  }
  return [
    { what: `${name}: one option, median`, value: median(single), unit: 'µs', target: { atMost: 16_000 } },
    { what: `${name}: one option, 99 of 100 within`, value: quantile(single, 0.99), unit: 'µs' },
    { what: `${name}: one option, worst`, value: Math.max(...single), unit: 'µs', target: { atMost: 50_000 } },
    { what: `${name}: all options of a position, median`, value: median(whole), unit: 'µs' },
  ]
}

/** What a preview costs. */
export const bench: Bench = {
  about: 'how long foresee takes for one option, and for all options of a position',
  async run(tell) {
    const coop = await defenders()
    const [competitive, solo] = await Promise.all([rulesOf('tactics', 'competitive'), rulesOf('tactics', 'solo')])
    return [
      ...figuresOf(
        'Defenders',
        [1, 2, 3, 4].map(players => ({ rules: coop, players })),
        tell,
      ),
      ...figuresOf(
        'Tactics',
        [
          { rules: competitive, players: 2 },
          { rules: solo, players: 1 },
        ],
        tell,
      ),
    ]
  },
}
