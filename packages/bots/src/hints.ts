import { type Asked, askedOf, foresee, type Game, type Shape, sfc32, type View } from '@tabletome/engine'
import { expected, greedyBot } from './greedy.ts'
import { type Plan, plansFrom, positionOf } from './plans.ts'
import { byWorth, type Hint, hintOf, notIdle, type Tried } from './ranks.ts'
import { endingsAt, USUAL_EFFORT } from './skilled.ts'
import type { Evaluation, Question } from './types.ts'
import { type WinChance, winChance } from './winChance.ts'
import { Worlds } from './worlds.ts'

const USUAL_WORLDS = 36
const MOST_TRIED = 8
const SHOWN = 3

/** What a good player would think of, each option played on in the same imagined worlds. `longer`: times the usual worlds. */
export function hintAt<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  longer = 1,
): Hint {
  const thinking = thinkOf(game, evaluation, view, question, longer)
  for (;;) {
    const { done, value } = thinking.next()
    if (done) return value
  }
}

/** The same world by world, so that whoever thinks can be spoken to in between. */
export function* thinkOf<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  asked: Question<T['seat']>,
  longer = 1,
): Generator<undefined, Hint> {
  const question = askedOf(game, view, asked)
  const random = sfc32(`hint ${positionOf(view)} ${question.choice}`)
  const { positions, ahead } = { ...USUAL_EFFORT, ...evaluation.effort }
  const { seat } = question
  const worlds = new Worlds(game, evaluation, { view, seat, random, ahead, quick: greedyBot(game, evaluation) })
  const most = Math.ceil((evaluation.hintWorlds ?? USUAL_WORLDS) * longer)
  let left = candidates(game, evaluation, view, question, positions).map(
    (plan): Tried<T['seat']> => ({
      plan,
      chances: [],
      lows: [],
      highs: [],
      values: [],
      traits: [],
      vague: 0,
      unknown: 0,
    }),
  )
  for (const [share, kept] of STAGES) {
    for (let world = left[0]?.chances.length ?? 0; world < Math.ceil(most * share); world++)
      for (const each of left) {
        tryIn(each, world, worlds, evaluation, seat)
        yield
      }
    left = left.toSorted(byWorth).slice(0, kept)
  }
  return hintOf(notIdle(left, endingsAt(game, view, question)), evaluation, view, question, most)
}
/** All in a quarter of the worlds, the best four in half of them, the best three in all. */
const STAGES = [
  [1 / 4, 4],
  [1 / 2, SHOWN],
  [1, SHOWN],
] as const

/** The best plan of every first answer worth a thought; if those are few, what else may be answered too. */
function candidates<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  looks: number,
): readonly Plan<T['seat']>[] {
  const plans = new Map<string, Plan<T['seat']>>()
  for (const plan of plansFrom(game, evaluation, view, question, looks))
    if (!plans.has(plan.answers[0].option)) plans.set(plan.answers[0].option, plan)
  const usual = evaluation.habit?.(view, question as Asked<T>, sfc32('habit'))
  const first = [usual, ...plans.keys()].filter(option => option !== undefined)
  const at = positionOf(view)
  const alone = (option: string): Plan<T['seat']> => ({
    answers: [{ seat: question.seat, option, at }],
    ...expected(evaluation, foresee(game, view, option), question.seat),
  })
  const tried = [...new Set(first)].slice(0, MOST_TRIED).map(option => plans.get(option) ?? alone(option))
  if (tried.length >= SHOWN || question.options.length === tried.length) return tried
  const others = question.options
    .map(({ id }) => id)
    .filter(id => !tried.some(({ answers }) => answers[0].option === id))
  const more = others
    .slice(0, MOST_LOOKED)
    .map(alone)
    .sort((a, b) => b.value - a.value)
  return [...tried, ...more.slice(0, SHOWN + 1 - tried.length)]
}
const MOST_LOOKED = 40

function tryIn<T extends Shape>(
  tried: Tried<T['seat']>,
  world: number,
  worlds: Worlds<T>,
  evaluation: Evaluation<T>,
  seat: T['seat'],
): void {
  const end = worlds.endOf(tried.plan, world)
  const judged = evaluation.winning ? winChance(evaluation.winning, end, seat) : NOTHING
  // Where no chance was ever fitted, the bot's own judgement gives the order; it is no chance to show.
  const isKnown = judged.high - judged.low < 1
  tried.chances.push(isKnown ? judged.chance : (evaluation.judge?.(end, seat) ?? judged.chance))
  tried.lows.push(judged.low)
  tried.highs.push(judged.high)
  if (!isKnown) tried.unknown++
  tried.values.push(evaluation.value(end, seat))
  tried.traits.push(evaluation.traits?.(end, seat) ?? [])
  if (judged.vague) tried.vague++
}
const NOTHING: WinChance = { chance: 0.5, low: 0, high: 1, vague: true }
