import type { Game, Random, Shape, View } from '@tabletome/engine'
import { bestOf, greedyBot, optionsOf } from './greedy.ts'
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
    const plans = shortList(plansFrom(game, evaluation, view, question, effort.positions, until), effort.plans)
    const worlds = new Worlds(game, evaluation, { view, seat: question.seat, random, ahead: effort.ahead, quick })
    return compare(plans, worlds, effort.worlds, until)
  }

  return {
    level: 'skilled',
    explain: (view, question, random) => thoughtsOf(think(view, question, random)),
    answer(view, question, random) {
      const options = optionsOf(evaluation, view, question)
      const [only] = options
      if (options.length === 1 && only !== undefined) return only
      const known = followed.get(positionOf(view))
      if (known !== undefined && options.includes(known)) return known
      const judged = think(view, question, random)
      const answer = bestOf(thoughtsOf(judged), question, random)
      if (followed.size > REMEMBERED) followed.clear()
      for (const step of followUp(judged, answer, question.seat)) followed.set(step.at, step.option)
      return answer
    },
  }
}

interface Judged<S extends string> {
  readonly plan: Plan<S>
  sum: number
  worlds: number
}
const average = ({ sum, worlds, plan }: Judged<string>): number => (worlds === 0 ? plan.value : sum / worlds)

/** The best plans, and of every first answer at least the best one, so that no option is dropped by the first look alone. */
function shortList<S extends string>(plans: readonly Plan<S>[], most: number): readonly Plan<S>[] {
  const list = plans.slice(0, most)
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
  const judged = plans.map(plan => ({ plan, sum: 0, worlds: 0 }))
  let left = judged
  const halvings = Math.max(1, Math.ceil(Math.log2(judged.length)))
  for (let round = 1; round <= halvings; round++) {
    const upTo = Math.ceil((most * round) / halvings)
    for (let world = left[0]?.worlds ?? 0; world < upTo; world++)
      for (const each of left) {
        if (performance.now() > until) return inOrder(judged)
        each.sum += worlds.worthOf(each.plan, world)
        each.worlds++
      }
    left = inOrder(left).slice(0, Math.max(2, Math.ceil(left.length / 2)))
  }
  return inOrder(judged)
}

/** Plans that were tried in more worlds have beaten those that were not. */
const inOrder = <S extends string>(judged: readonly Judged<S>[]): Judged<S>[] =>
  judged.toSorted((a, b) => b.worlds - a.worlds || average(b) - average(a))

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
