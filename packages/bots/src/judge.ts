import { type Game, type Shape, sfc32, type View } from '@tabletome/engine'
import { greedyBot } from './greedy.ts'
import { type Plan, plansFrom, positionOf } from './plans.ts'
import { type Came, type HintReason, reasonFor, type Trait } from './reasons.ts'
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
  /** Why the best one is better; of the best one itself, why it beats the middle one, if anything stands out. */
  readonly reason?: HintReason
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
/** A plan with what came of it in the worlds it was tried in. */
interface Tried<S extends string> {
  readonly plan: Plan<S>
  readonly mean: number
  readonly came: Came
}
const middleOf = <S extends string>(tried: readonly Tried<S>[]): Tried<S> | undefined =>
  tried.toSorted((a, b) => a.mean - b.mean)[tried.length >> 1]

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
  const endIn = (plan: Plan<T['seat']>, world: number): { chance: number; traits: readonly Trait[] } => {
    const end = worlds.endOf(plan, world)
    return { chance: winChance(winning, end, seat).chance, traits: evaluation.traits?.(end, seat) ?? [] }
  }

  const { plan: played, others } = candidates(game, evaluation, view, question, given)
  const tried = [played, ...others].map((plan): Tried<T['seat']> => {
    const ends = Array.from({ length: EFFORT.worlds }, (_, world) => endIn(plan, world))
    return { plan, mean: meanOf(ends.map(({ chance }) => chance)), came: ends.map(({ traits }) => traits) }
  })
  const [own, ...rest] = tried
  const [best] = rest.toSorted((a, b) => b.mean - a.mean)
  if (!own || !best) return undefined
  const middle = middleOf(tried) ?? own
  const gain = own.mean - middle.mean
  if (best.mean - own.mean < WORTH_A_LOOK) {
    const reason = gain > 0 ? reasonFor(own.came, middle.came, 'for') : undefined
    const told = reason === undefined || isVague(reason) ? {} : { reason }
    return { best: first, better: own.mean, chance: own.mean, loss: 0, reach: 0, gain, ...told }
  }
  const apart: number[] = []
  const chances: number[] = []
  const came = { own: [] as (readonly Trait[])[], best: [] as (readonly Trait[])[] }
  for (let world = EFFORT.worlds; world < EFFORT.worlds + EFFORT.closer; world++) {
    const [mine, other] = [endIn(own.plan, world), endIn(best.plan, world)]
    chances.push(mine.chance)
    apart.push(other.chance - mine.chance)
    came.own.push(mine.traits)
    came.best.push(other.traits)
  }
  const [chance, loss] = [meanOf(chances), meanOf(apart)]
  const option = best.plan.answers[0].option
  const judged = {
    best: option,
    better: chance + loss,
    chance,
    loss: Math.max(0, loss),
    reach: Z * errorOf(apart),
    gain,
  }
  return loss > 0 ? { ...judged, reason: whyBetter(reasonFor(came.best, came.own, 'for')) } : judged
}

const isVague = ({ id }: HintReason): boolean => id === 'even' || id === 'same'
/** What was found better is so, even if nothing can be pointed at. */
const whyBetter = (reason: HintReason): HintReason => (reason.id === 'same' ? { ...reason, id: 'even' } : reason)

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
