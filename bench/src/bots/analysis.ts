import { hintAt, judgeAnswer, type Question } from '@tabletome/bots'
import type { Shape, View } from '@tabletome/engine'
import { games } from '@tabletome/games'
import { botsAt } from '@tabletome/games/selfPlay.ts'
import { sfc32, start } from '@tabletome/engine'
import { type Bench, type Figure, median, quantile } from '../figure.ts'
import { tableOf, type Timed } from './tables.ts'

/** Answers of a match that is judged, and decisions of it that are timed. */
const ANSWERS = 300
const JUDGED = 40
const HINTS = 20
/** Workers that share the work. */
const HANDS = 2

interface Decided {
  readonly view: View<Shape>
  readonly question: Question
  readonly option: string
}

/** The decisions of one match of 300 answers, of everybody at the table. */
function decided({ name, rules, setup }: Timed): readonly Decided[] {
  const all: Decided[] = []
  let answers = 0
  for (let match = 1; answers < ANSWERS; match++) {
    const position = start(rules.game, setup, sfc32(`${name} ${match}`))
    const next = botsAt(rules, position.seats, { levels: ['greedy'], random: sfc32(`${name} ${match} bots`) })
    while (position.outcome === undefined && answers < ANSWERS) {
      const { seat, option } = next(position)
      const question = position.decisions.find(each => each.seat === seat)
      const view = position.copy().view(seat)
      if (question && question.options.length > 1) all.push({ view, question, option })
      position.answer(seat, option)
      answers++
    }
  }
  return all
}

const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T)

const cpuOf = (work: () => void): number => {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000_000
}

/** What the story of a match and a hint cost. */
export const bench: Bench = {
  about: 'seconds to judge a match of 300 answers on two cores, and until a hint is there',
  async run(tell) {
    const figures: Figure[] = []
    for (const { id } of games) {
      const timed = await tableOf(id)
      const { game, evaluation } = timed.rules
      tell(`analysis: ${id}`)
      const all = decided(timed)
      const some = spread(all, JUDGED)
      let seconds = 0
      for (const { view, question, option } of some)
        seconds += cpuOf(() => void judgeAnswer(game, evaluation, view, question, [option]))
      const whole = (seconds * all.length) / Math.max(1, some.length) / HANDS
      const hints = spread(all, HINTS).map(({ view, question }) =>
        cpuOf(() => void hintAt(game, evaluation, view, question)),
      )
      const slow = quantile(hints, 0.95)
      figures.push(
        {
          what: `${id}: a match of ${ANSWERS} answers (${all.length} decisions)`,
          value: whole,
          unit: 's',
          target: { atMost: 60 },
        },
        { what: `${id}: that as a part of the target`, value: whole / 60, unit: '' },
        { what: `${id}: a hint, median`, value: median(hints), unit: 's' },
        { what: `${id}: a hint, 95 of 100 within`, value: slow, unit: 's', target: { atMost: 1 } },
      )
    }
    return figures
  },
}
