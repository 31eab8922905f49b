import { type Asked, decisionsOf, type Game, type Random, type Shape, type View } from '@tabletome/engine'
import { greedyBot, optionsOf } from './greedy.ts'
import { type Answer, plansFrom, positionOf, type Plan } from './plans.ts'
import type { Bot, Effort, Evaluation, Question, Thought } from './types.ts'
import { Worlds } from './worlds.ts'

const REMEMBERED = 500
export const USUAL_EFFORT: Effort = { positions: 240, plans: 12, worlds: 12, ahead: 60 }

/**
 * Plans its own turn as far as it can work out, tries the best plans in imagined worlds, and takes the one that does best on
 * average. A plan once made is followed as long as everything comes as foreseen.
 */
export function skilledBot<T extends Shape>(game: Game<T>, evaluation: Evaluation<T>, effort: Effort): Bot<T> {
  const quick = greedyBot(game, evaluation)
  /** Position → answer, of the plans being followed: a bot may sit at several tables. */
  const followed = new Map<string, string>()

  const think = (view: View<T>, question: Question<T['seat']>, random: Random): readonly Judged<T['seat']>[] => {
    const until = effort.milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + effort.milliseconds
    const usual = evaluation.habit?.(view, question as Asked<T>, random.copy())
    const all = plansFrom(game, evaluation, view, question, effort.positions, until)
    const plans = shortList(all, effort.plans, usual)
    const worlds = new Worlds(game, evaluation, { view, seat: question.seat, random, ahead: effort.ahead, quick })
    const judged = compare(plans, worlds, effort.worlds, until)
    return notIdle(judged, endingsAt(game, view, question), harmless(evaluation, view, question, all))
  }

  /** A plan may end with a stop that nobody has weighed by itself. */
  const wouldIdle = (option: string, view: View<T>, question: Question<T['seat']>): boolean =>
    hasLeft(evaluation, view, question.seat) && endingsAt(game, view, question).has(option)

  return {
    level: 'skilled',
    explain: (view, question, random) => thoughtsOf(think(view, question, random)),
    answer(view, question, random) {
      const options = optionsOf(evaluation, view, question)
      const [only] = options
      if (options.length === 1 && only !== undefined) return only
      const known = followed.get(positionOf(view))
      if (known !== undefined && options.includes(known) && !wouldIdle(known, view, question)) return known
      const judged = think(view, question, random)
      const answer = judged[0]?.plan.answers[0].option ?? quick.answer(view, question, random)
      if (followed.size > REMEMBERED) followed.clear()
      for (const step of followUp(judged, answer, question.seat)) followed.set(step.at, step.option)
      return answer
    },
  }
}

interface Judged<S extends string> {
  readonly plan: Plan<S>
  /** What it came to, world by world. */
  readonly worths: number[]
  sum: number
}
const average = ({ sum, worths, plan }: Judged<string>): number =>
  worths.length === 0 ? plan.value : sum / worths.length

/**
 * The best plans, and of every first answer at least the best one, so that no option is dropped by the first look alone. What habit
 * would do stands first: of plans that come to the same the first is taken.
 */
function shortList<S extends string>(
  plans: readonly Plan<S>[],
  most: number,
  usual: string | undefined,
): readonly Plan<S>[] {
  const habit = plans.find(({ answers }) => answers.length === 1 && answers[0].option === usual)
  const list =
    habit === undefined ? plans.slice(0, most) : [habit, ...plans.slice(0, most).filter(each => each !== habit)]
  const begun = new Set(list.map(({ answers }) => answers[0].option))
  for (const plan of plans)
    if (!begun.has(plan.answers[0].option)) {
      begun.add(plan.answers[0].option)
      list.push(plan)
    }
  return list
}

/** All plans in a few worlds, the better half in more of them, and so on, until two are left that see all worlds. */
function compare<T extends Shape>(
  plans: readonly Plan<T['seat']>[],
  worlds: Worlds<T>,
  most: number,
  until: number,
): readonly Judged<T['seat']>[] {
  const judged: Judged<T['seat']>[] = plans.map(plan => ({ plan, worths: [], sum: 0 }))
  let left = judged
  const halvings = Math.max(1, Math.ceil(Math.log2(judged.length)))
  for (let round = 1; round <= halvings; round++) {
    const upTo = Math.ceil((most * round) / halvings)
    for (let world = left[0]?.worths.length ?? 0; world < upTo; world++) {
      const worths: number[] = []
      for (const { plan } of left) {
        // A world that only some have seen says nothing about who is better.
        if (performance.now() > until) return inOrder(judged)
        worths.push(worlds.worthOf(plan, world))
      }
      for (const [i, worth] of worths.entries()) note(left[i], worth)
    }
    left = inOrder(left).slice(0, Math.max(2, Math.ceil(left.length / 2)))
  }
  return inOrder(judged)
}

function note(judged: Judged<string> | undefined, worth: number): void {
  if (!judged) return
  judged.worths.push(worth)
  judged.sum += worth
}

/** Plans that were tried in more worlds have beaten those that were not; equals stay as they came: habit, then by value. */
const inOrder = <S extends string>(judged: readonly Judged<S>[]): Judged<S>[] =>
  judged.toSorted((a, b) => b.worths.length - a.worths.length || average(b) - average(a))

/** The answers that end a repeated question: the turn, the round, the card. */
export const endingsAt = <T extends Shape>(
  game: Game<T>,
  view: View<T>,
  { choice, seat }: Question<T['seat']>,
): ReadonlySet<string> => {
  const decision = decisionsOf(game, view).find(each => each.choice === choice && each.seat === seat)
  return new Set(decision?.options.flatMap(({ id, ends }) => (ends ? [id] : [])))
}

const hasLeft = <T extends Shape>(evaluation: Evaluation<T>, view: View<T>, seat: T['seat']): boolean =>
  (evaluation.idle?.(view, seat) ?? 0) > 0

/** The answers after which the position is worth more than now, however the dice fall, where something would be lost by a stop. */
function harmless<T extends Shape>(
  evaluation: Evaluation<T>,
  view: View<T>,
  { seat }: Question<T['seat']>,
  plans: readonly Plan<T['seat']>[],
): ReadonlySet<string> {
  if (!hasLeft(evaluation, view, seat)) return new Set()
  const now = evaluation.value(view, seat) + ALIKE
  return new Set(plans.flatMap(({ answers: [{ option }, next], least }) => (!next && least > now ? [option] : [])))
}

/** To stop while something can still be done must be clearly better than to do it, and never comes before what is harmless. */
function notIdle<S extends string>(
  judged: readonly Judged<S>[],
  endings: ReadonlySet<string>,
  useful: ReadonlySet<string>,
): readonly Judged<S>[] {
  const first = ({ plan }: Judged<S>): string => plan.answers[0].option
  const [best] = judged
  if (!best || !endings.has(first(best))) return judged
  const open = judged.filter(each => !endings.has(first(each)))
  const [other] = open
  const instead = other && !isClearlyWorse(other, best) ? other : open.find(each => useful.has(first(each)))
  return instead ? [instead, ...judged.filter(each => each !== instead)] : judged
}

/** By more than the standard error of the difference in the worlds that both have seen. */
function isClearlyWorse({ worths }: Judged<string>, best: Judged<string>): boolean {
  const count = worths.length
  if (count === 0) return true
  let [sum, squares] = [0, 0]
  for (const [world, worth] of worths.entries()) {
    const apart = (best.worths[world] ?? 0) - worth
    sum += apart
    squares += apart * apart
  }
  const mean = sum / count
  const error = count === 1 ? 0 : Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1))
  return mean > error + ALIKE
}
/** Differences below are those of rounding. */
const ALIKE = 1e-9

function thoughtsOf(judged: readonly Judged<string>[]): readonly Thought[] {
  const thoughts = new Map<string, Thought>()
  for (const each of judged) {
    const [{ option }] = each.plan.answers
    if (!thoughts.has(option)) thoughts.set(option, { option, value: average(each) })
  }
  return [...thoughts.values()]
}

const followUp = <S extends string>(judged: readonly Judged<S>[], answer: string, seat: S): readonly Answer<S>[] =>
  judged
    .find(({ plan }) => plan.answers[0].option === answer)
    ?.plan.answers.slice(1)
    .filter(each => each.seat === seat) ?? []
