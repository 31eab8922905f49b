import type { Asked, Random, Shape, View } from '@tabletome/engine'
import type { Trait } from './reasons.ts'
import type { Judging, Training } from './training.ts'
import type { Winning } from './winChance.ts'

/** What a seat is asked: any `Decision` of the engine fits, and so does a question that came over the network. */
export interface Question<S extends string = string> {
  readonly choice: string
  readonly seat: S
  readonly options: readonly { readonly id: string; readonly answer?: unknown }[]
}

/** What a good position looks like in one game, told by the game itself. All but `random` think with it. */
export interface Evaluation<T extends Shape> {
  /** How good the position is for the seat, from what its view shows; also when the game is over. Higher is better. */
  value(view: View<T>, seat: T['seat']): number
  /** What an imagined game is worth where it is stopped, such as the chance to win it. Without it: `value`. */
  judge?(view: View<T>, seat: T['seat']): number
  /** All seats win or lose together: a plan may go on with the answers of the others. */
  readonly together?: boolean
  /**
   * The options worth a thought, the most promising first; none: the seat has had its say and waits for the others. `planning`:
   * in the middle of a plan, where doing nothing need not be said.
   */
  worthwhile?(view: View<T>, question: Asked<T>, planning?: boolean): readonly string[]
  /** A quick sensible answer, to play imagined games on; nothing: the seat waits for the others. Without it: one step of `value`. */
  habit?(view: View<T>, question: Asked<T>, random: Random): string | undefined
  /** True where an imagined game that began at `before` may be stopped and judged. Without it: when the effort is used up. */
  settled?(before: View<T>, now: View<T>): boolean
  /** How much thought an answer of `skilled` is worth in this game, where it is not the usual. */
  readonly effort?: Partial<Effort>
  /** What `expert` does otherwise than `skilled`; without it nothing, and the game should not offer that level. */
  readonly expert?: Partial<
    Pick<Evaluation<T>, 'value' | 'judge' | 'worthwhile' | 'habit' | 'settled' | 'effort' | 'training' | 'judging'>
  >
  /** How the chance to win is told to people: `winChance(evaluation.winning, view, seat)`. */
  readonly winning?: Winning<T>
  /** What can be learned by playing: `tabletome train`. */
  readonly training?: Training<T>
  /** What the judge is fitted on: `tabletome judge`. */
  readonly judging?: Judging<T>
  /** What people would point at to say why a position is better than another. */
  traits?(view: View<T>, seat: T['seat']): readonly Trait[]
  /** What is lost if the seat stops here: Action Points left. */
  idle?(view: View<T>, seat: T['seat']): number
  /** Worlds a hint looks into before it answers, where it is not the usual. */
  readonly hintWorlds?: number
  /** What the results of many games are sorted by when they are counted: the opponent met, the difficulty … */
  groups?(view: View<T>): Readonly<Record<string, string>>
}

/** Sits at the table like anybody: gets a view and a question, gives back the id of an option. Works for any game. */
export interface Bot<T extends Shape = Shape> {
  readonly level: BotLevel
  answer(view: View<T>, question: Question<T['seat']>, random: Random): string
  /** The options it thought about, best first, with what each is worth to it. */
  explain(view: View<T>, question: Question<T['seat']>, random: Random): readonly Thought[]
}
export interface Thought {
  readonly option: string
  readonly value: number
}

/** From weakest to strongest. */
export const BOT_LEVELS = ['random', 'greedy', 'skilled', 'expert'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
export const isBotLevel = (level: string): level is BotLevel => BOT_LEVELS.some(each => each === level)

/** How much thought of `skilled` or `expert` an answer may cost. */
export interface Effort {
  /** Positions looked at while plans are made. */
  readonly positions: number
  /** Plans that are tried in imagined worlds. */
  readonly plans: number
  /** Worlds the best two plans are tried in; the others drop out half by half before that. */
  readonly worlds: number
  /** Answers played in one world, if the game does not settle earlier. */
  readonly ahead: number
  /** A hard limit by the clock. Without it the same bot, view and generator always give the same answer. */
  readonly milliseconds?: number
}
