import { type Game, type Shape, sfc32, type View } from '@tabletome/engine'
import { greedyBot } from './greedy.ts'
import { type Plan, plansFrom, positionOf } from './plans.ts'
import { USUAL_EFFORT } from './skilled.ts'
import type { Evaluation, Question } from './types.ts'
import { winChance } from './winChance.ts'
import { Worlds } from './worlds.ts'

/** What an answer was worth beside the best one found, as chances to win from 0 to 1. */
export interface Judged {
  readonly best: string
  /** The chance with the best answer, and with the one that was given. */
  readonly better: number
  readonly chance: number
  /** By how much the best one is better, and give or take what (95 %). */
  readonly loss: number
  readonly reach: number
  /** By how much the answer is better than the middle one of those tried. */
  readonly gain: number
}

/** Positions looked at for plans, first answers tried, worlds each is tried in, and worlds in which two are compared once more. */
const EFFORT = { looks: 60, tried: 5, worlds: 6, closer: 18 }
/** Below nobody looks closer. */
const WORTH_A_LOOK = 0.03
const Z = 1.96

const meanOf = (amounts: readonly number[]): number =>
  amounts.length === 0 ? 0 : amounts.reduce((sum, each) => sum + each, 0) / amounts.length
const errorOf = (amounts: readonly number[]): number => {
  if (amounts.length < 2) return 1
  const mean = meanOf(amounts)
  const squares = amounts.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return Math.sqrt(squares / (amounts.length - 1) / amounts.length)
}
const middleOf = (amounts: readonly number[]): number => amounts.toSorted((a, b) => a - b)[amounts.length >> 1] ?? 0

/**
 * Judges an answer by what its seat could know: the answer and what a good player would think of are played on in the same
 * imagined worlds. What stands out is compared once more in fresh worlds, so that luck is not taken for skill. The same position
 * and answer always give the same judgement. Nothing where the game does not tell chances, or where nothing could be chosen.
 */
export function judgeAnswer<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  given: readonly string[],
): Judged | undefined {
  const { winning } = evaluation
  const { seat } = question
  const [first] = given
  if (!winning || first === undefined || question.options.length < 2) return undefined
  const random = sfc32(`judge ${positionOf(view)} ${question.choice}`)
  const ahead = evaluation.effort?.ahead ?? USUAL_EFFORT.ahead
  const worlds = new Worlds(game, evaluation, { view, seat, random, ahead, quick: greedyBot(game, evaluation) })
  const chanceIn = (plan: Plan<T['seat']>, world: number) => winChance(winning, worlds.endOf(plan, world), seat).chance

  const { plan: played, others } = candidates(game, evaluation, view, question, given)
  const tried = [played, ...others].map(plan => {
    const chances = Array.from({ length: EFFORT.worlds }, (_, world) => chanceIn(plan, world))
    return { plan, mean: meanOf(chances) }
  })
  const [own, ...rest] = tried
  const [best] = rest.toSorted((a, b) => b.mean - a.mean)
  if (!own || !best) return undefined
  const gain = own.mean - middleOf(tried.map(({ mean }) => mean))
  if (best.mean - own.mean < WORTH_A_LOOK)
    return { best: first, better: own.mean, chance: own.mean, loss: 0, reach: 0, gain }
  const apart: number[] = []
  const chances: number[] = []
  for (let world = EFFORT.worlds; world < EFFORT.worlds + EFFORT.closer; world++) {
    const chance = chanceIn(own.plan, world)
    chances.push(chance)
    apart.push(chanceIn(best.plan, world) - chance)
  }
  const [chance, loss] = [meanOf(chances), meanOf(apart)]
  const option = best.plan.answers[0].option
  return { best: option, better: chance + loss, chance, loss: Math.max(0, loss), reach: Z * errorOf(apart), gain }
}

/** The answer as it was given, gone on with as well as can be planned, and the best plans that begin otherwise. */
function candidates<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  given: readonly string[],
): { readonly plan: Plan<T['seat']>; readonly others: readonly Plan<T['seat']>[] } {
  const { seat } = question
  const at = positionOf(view)
  const [first = '', ...then] = given
  const byAnswer = new Map<string, Plan<T['seat']>>()
  for (const plan of plansFrom(game, evaluation, view, question, EFFORT.looks)) {
    const [{ option }] = plan.answers
    if (!byAnswer.has(option)) byAnswer.set(option, plan)
  }
  const alone: Plan<T['seat']> = {
    answers: [{ seat, option: first, at }, ...then.map(option => ({ seat, option, at }))],
    value: 0,
    least: 0,
  }
  const plan = then.length > 0 ? alone : (byAnswer.get(first) ?? alone)
  byAnswer.delete(first)
  return { plan, others: [...byAnswer.values()].slice(0, EFFORT.tried) }
}
