import {
  type Asked,
  imagine,
  Refused,
  type Game,
  type Random,
  type Shape,
  type Position,
  type View,
} from '@tabletome/engine'
import type { Plan } from './plans.ts'
import { anyOf } from './random.ts'
import type { Bot, Evaluation, Question } from './types.ts'

/**
 * Imagined worlds that all look like the view of one seat. Every plan is tried in the same worlds with the same luck, so that
 * what differs in the end is due to the plan.
 */
export class Worlds<T extends Shape> {
  private readonly evaluation: Evaluation<T>
  private readonly judge: Evaluation<T>['value']
  private readonly view: View<T>
  private readonly seat: T['seat']
  private readonly worlds: { readonly position: Position<T>; readonly random: Random }[] = []
  private readonly make: () => { readonly position: Position<T>; readonly random: Random }
  private readonly ahead: number
  private readonly quick: Bot<T>

  constructor(
    game: Game<T>,
    evaluation: Evaluation<T>,
    parts: { view: View<T>; seat: T['seat']; random: Random; ahead: number; quick: Bot<T> },
  ) {
    this.evaluation = evaluation
    this.judge = evaluation.judge ?? evaluation.value
    this.view = parts.view
    this.seat = parts.seat
    this.ahead = parts.ahead
    this.quick = parts.quick
    this.make = () => ({ position: imagine(game, parts.view, parts.random), random: parts.random.copy() })
  }

  /** What the position is worth in that world after the plan and some play. */
  worthOf(plan: Plan<T['seat']>, world: number): number {
    return this.judge(this.endOf(plan, world), this.seat)
  }

  /** What the seat sees in that world after the plan and some play. */
  endOf(plan: Plan<T['seat']>, world: number): View<T> {
    const { position, random } = this.world(world)
    const tried = position.copy()
    const luck = random.copy()
    this.carryOut(plan, tried)
    for (let count = 0; count < this.ahead && tried.outcome === undefined; count++)
      if (!this.playOne(tried, luck)) break
    return tried.view(this.seat)
  }

  private world(index: number) {
    const known = this.worlds[index]
    if (known) return known
    const made = this.make()
    this.worlds[index] = made
    return made
  }

  /** A plan made by what the seat knew stops where a world turns out otherwise. */
  private carryOut(plan: Plan<T['seat']>, position: Position<T>): void {
    try {
      for (const { seat, option } of plan.answers) if (position.outcome === undefined) position.answer(seat, option)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  /** One answer of whoever has something to say. False: the game has settled. */
  private playOne(position: Position<T>, luck: Random): boolean {
    let isFirst = true
    const decisions = position.decisions.filter(({ seat }) => position.waiting.includes(seat))
    for (const question of decisions) {
      const view = position.view(question.seat)
      if (isFirst && this.evaluation.settled?.(this.view, view)) return false
      isFirst = false
      const option = this.quickAnswer(view, question, luck)
      if (option === undefined) continue
      position.answer(question.seat, option)
      return true
    }
    const [first] = decisions
    if (!first) throw new Error('an imagined world asks nobody')
    position.answer(first.seat, anyOf(first, luck))
    return true
  }

  private quickAnswer(view: View<T>, question: Question<T['seat']>, luck: Random): string | undefined {
    if (this.evaluation.habit) return this.evaluation.habit(view, question as Asked<T>, luck)
    if (this.evaluation.worthwhile?.(view, question as Asked<T>).length === 0) return undefined
    return this.quick.answer(view, question, luck)
  }
}
