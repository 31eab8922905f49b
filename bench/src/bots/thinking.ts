import { createBot } from '@tabletome/bots'
import { sfc32 } from '@tabletome/engine'
import { type Bench, type Figure, median, quantile } from '../figure.ts'
import { positionsAt, type Timed, tables } from './tables.ts'

/** Decisions that are timed in each mode for each level, and how far they lie apart. */
const DECISIONS = 40
const APART = 7
/** What 95 of 100 decisions should stay below, in milliseconds of CPU time. */
const TARGETS: Readonly<Record<string, number>> = { greedy: 100, skilled: 700, expert: 2000 }

/** CPU milliseconds for a decision of a bot that sits down anew: no plan it could follow. */
function timesOf(timed: Timed, level: string): number[] {
  const { game, evaluation } = timed.rules
  const times: number[] = []
  let count = 0
  for (const position of positionsAt(timed)) {
    const question = position.decisions.find(
      ({ seat, options }) => position.waiting.includes(seat) && options.length > 1,
    )
    if (!question || count++ % APART !== 0) continue
    const view = position.copy().view(question.seat)
    const bot = createBot(level, game, evaluation)
    const began = process.cpuUsage()
    bot.answer(view, question, sfc32(`${level} ${count}`))
    const { user, system } = process.cpuUsage(began)
    times.push((user + system) / 1000)
    if (times.length >= DECISIONS) break
  }
  return times
}

/** How long bots think. */
export const bench: Bench = {
  about: 'how long bots think about a decision, in every game and mode, beside what is aimed at',
  async run(tell) {
    const figures: Figure[] = []
    for (const timed of await tables())
      for (const level of timed.info.bots.filter(each => each !== 'random')) {
        const name = `${timed.name}, ${timed.setup.players} at the table, ${level}`
        tell(`bots: ${name}`)
        const times = timesOf(timed, level)
        const most = TARGETS[level] ?? Number.POSITIVE_INFINITY
        const p95 = quantile(times, 0.95)
        figures.push(
          { what: `${name}: median`, value: median(times), unit: 'ms' },
          { what: `${name}: 95 of 100 within`, value: p95, unit: 'ms', target: { atMost: most } },
          { what: `${name}: that as a part of the target`, value: p95 / most, unit: '' },
        )
      }
    return figures
  },
}
