import type { Effects } from './effect.ts'
import type { Words } from './words.ts'

/** The words every game is written in. `docs/engine.md` says what they mean. */

/** Each game declares its words once, in rules/state/shape.ts: everything below is typed by them. */
export interface Shape {
  seat: string
  open: object
  own: object
  /** pile name → its cards; template names for numbered piles */
  piles: object
  fact: { type: string }
  /** moment → what it is about; reactions listen to them */
  moments: object
  /** amount → what it is about and what a modifier contributes: a number to add, or items of a list */
  amounts: { [name: string]: { about: unknown; adds: unknown } }
  outcome: object

  // Every game has these too. They are optional only so that packages which know no game can speak of any by plain `Shape`.
  /** question → what it is about, and the verbs of its answers */
  questions?: object
  /** every answer of every question, told apart by its verb */
  answer?: { do: string }
  /** everything on the board that can be pointed at */
  thing?: { is: string }
  /** the anchors these things have on the board */
  anchor?: string
  /** ids of all cards that do something */
  ability?: string
  /** step → what it carries */
  steps?: object
}

export type Verb = { readonly do: string }
export type AnswerOf<T> = T extends { answer: infer A extends { do: string } } ? A : Verb
export type ThingOf<T> = T extends { thing: infer X extends { is: string } } ? X : never
export type AnchorOf<T> = T extends { anchor: infer X extends string } ? X : string
export type AbilityIdOf<T> = T extends { ability: infer A extends string } ? A : string
export type QuestionId<T> = T extends { questions: infer Q } ? keyof Q & string : never
type QuestionOf<T, Q extends string> = T extends { questions: Record<Q, infer D> } ? D : never
/** What a question is about. */
export type About<T, Q extends string> = QuestionOf<T, Q> extends { about: infer W } ? Frozen<W> : never
export type VerbsOf<T, Q extends string> = QuestionOf<T, Q> extends { answers: infer V extends string } ? V : never
export type AnswerBy<T, D extends string> = Extract<AnswerOf<T>, { do: D }>
/** The answers of a question. */
export type Answer<T, Q extends string> = AnswerBy<T, VerbsOf<T, Q>>
/** What somebody pointed at, as the answer it would be and as the thing it is: `place forest` can be both. */
export interface Wish<T> {
  readonly answer: AnswerOf<T> | undefined
  readonly thing: ThingOf<T> | undefined
}

type Named<S> = { [K in keyof S & string]: { readonly do: K; readonly with: Frozen<S[K]> } }[keyof S & string]
type Questions<T> = { [K in QuestionId<T>]: { readonly do: K; readonly with: About<T, K> } }[QuestionId<T>]
/** What waits on the agenda: told apart by its id where the game lists its steps. */
export type AgendaStep<T> = T extends { steps: infer S; questions: object }
  ?
      | Named<S>
      | Questions<T>
      | { readonly do: 'moment'; readonly with: { readonly name: string; readonly about: unknown } }
  : Step
export type StepId<T> = T extends { steps: infer S } ? keyof S & string : never
export type StepAbout<T, K extends string> = T extends { steps: Record<K, infer W> } ? W : never

/** A question as a seat is asked it, typed by its id. */
export type AskedAs<T extends Shape, Q extends string> = {
  readonly choice: Q
  readonly seat: T['seat']
  readonly about: About<T, Q>
  readonly options: readonly { readonly id: string; readonly answer: Answer<T, Q> }[]
}
/** Any question of the game, told apart by `choice` where the game lists them all. */
export type Asked<T extends Shape> = T extends { steps: object; questions: object }
  ? { [Q in QuestionId<T>]: AskedAs<T, Q> }[QuestionId<T>]
  : {
      readonly choice: string
      readonly seat: T['seat']
      readonly about?: unknown
      readonly options: readonly { readonly id: string; readonly answer?: unknown }[]
    }

export type Frozen<W> = W extends string | number | boolean | undefined
  ? W
  : W extends readonly (infer E)[]
    ? readonly Frozen<E>[]
    : W extends object
      ? { readonly [K in keyof W]: Frozen<W[K]> }
      : W

declare const zone: unique symbol
/** Opaque: read only through own(). */
export interface Zones<S extends string, O> {
  [zone]?(seat: S): O
}

export type PileName<T extends Shape> = keyof T['piles'] & string
export type PileSizes<T extends Shape> = Readonly<Record<PileName<T>, number>>

/** Writable; handed to steps as `play.state`. */
export interface State<T extends Shape> {
  open: T['open']
  readonly own: Zones<T['seat'], T['own']>
  readonly piles: PileSizes<T>
}
/** The same, deeply readonly; handed to choices and queries. */
export interface Now<T extends Shape> {
  readonly open: Frozen<T['open']>
  readonly own: Zones<T['seat'], T['own']>
  readonly piles: PileSizes<T>
}

/** JSON, immutable, shared between copies. */
export interface Step {
  readonly do: string
  readonly with: unknown
}
export interface Option<A = unknown> {
  /** What is stored and sent. */
  readonly id: string
  /** The same as data. */
  readonly answer: A
  readonly steps: Step | readonly Step[] | undefined
  /** What on the board it belongs to; the id itself if absent. */
  readonly at: string | readonly string[] | undefined
  /** Ends a repeat. */
  readonly ends: boolean
}
export interface Maker<W> {
  (...about: [W] extends [undefined] ? [] : [Frozen<W>]): Step
  readonly id: string
}

/** Why something the player pointed at is not an option: a rule id, a text key and its numbers. */
export interface Reason {
  readonly rule: string
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface ChoiceDef<T extends Shape, W> {
  seat(state: Now<T>, about: Frozen<W>): T['seat']
  options(state: Now<T>, about: Frozen<W>): readonly Option[]
  whyNot?(state: Now<T>, about: Frozen<W>, anchor: string): Reason | undefined
  repeat?: boolean
  ask?: 'always'
}
export interface JointChoiceDef<T extends Shape, W> {
  /** first: whoever answers first is served to the end; all: answers are held until the last one. */
  join: 'first' | 'all'
  /** From open information only. */
  seats(state: Now<T>, about: Frozen<W>): readonly T['seat'][]
  options(state: Now<T>, about: Frozen<W>, seat: T['seat']): readonly Option[]
  /** With `first`: people act in any order, so an answer that others have outrun is looked at again instead of being refused. */
  anyOrder?: true
  /** With `first`: may answer, but nobody waits for it, since it has said that it is ready. From open information only. */
  idle?(state: Now<T>, about: Frozen<W>, seat: T['seat']): boolean
  whyNot?(state: Now<T>, about: Frozen<W>, anchor: string, seat: T['seat']): Reason | undefined
  repeat?: boolean
  ask?: 'always'
}

interface QuestionDefBase {
  repeat?: boolean
  ask?: 'always'
}
/** A question whose subject and answers stand in the Shape. */
export interface QuestionDef<T extends Shape, Q extends string> extends QuestionDefBase {
  seat(state: Now<T>, about: About<T, Q>): T['seat']
  options(state: Now<T>, about: About<T, Q>): readonly Option<Answer<T, Q>>[]
  whyNot?(state: Now<T>, about: About<T, Q>, wish: Wish<T>): Reason | undefined
}
export interface JointQuestionDef<T extends Shape, Q extends string> extends QuestionDefBase {
  join: 'first' | 'all'
  seats(state: Now<T>, about: About<T, Q>): readonly T['seat'][]
  options(state: Now<T>, about: About<T, Q>, seat: T['seat']): readonly Option<Answer<T, Q>>[]
  anyOrder?: true
  idle?(state: Now<T>, about: About<T, Q>, seat: T['seat']): boolean
  whyNot?(state: Now<T>, about: About<T, Q>, wish: Wish<T>, seat: T['seat']): Reason | undefined
}

export interface AbilityInPlay<Id extends string = string> {
  readonly ability: Id
  /** The piece or card that has it. */
  readonly self: string
}

export interface Play<T extends Shape> {
  readonly state: State<T>
  own(seat: T['seat']): T['own']
  /** Adds steps in reading order, over several calls, before what was already waiting. */
  next(...steps: readonly Step[]): void
  moment<M extends keyof T['moments'] & string>(name: M, about: Frozen<T['moments'][M]>): void
  emit(fact: T['fact'], to?: { only: T['seat'] }): void
  /** Like dice come back sorted by the order of the faces. */
  roll<F>(die: readonly F[], count: number): F[]
  rollOne<F>(die: readonly F[]): F
  draw<P extends PileName<T>>(pile: P): T['piles'][P] | undefined
  /** The top cards, the topmost first. */
  peek<P extends PileName<T>>(pile: P, count: number): readonly T['piles'][P][]
  place<P extends PileName<T>>(pile: P, card: T['piles'][P], where?: 'top' | 'bottom'): void
  /** Moves the top card of a pile to another pile, or under its own, unseen by everybody. False if there was none. */
  transfer(from: PileName<T>, to: PileName<T>, where?: 'top' | 'bottom'): boolean
  shuffle(pile: PileName<T>): void
  /** Lets the running step finish, then drops the whole agenda. The first end counts. */
  end(outcome: T['outcome']): void
}

export interface Kit<T extends Shape> {
  step<K extends StepId<T>>(id: K, run: (play: Play<T>, about: Frozen<StepAbout<T, K>>) => void): Maker<StepAbout<T, K>>
  question<Q extends QuestionId<T>>(id: Q, def: QuestionDef<T, Q>): Maker<About<T, Q>>
  jointQuestion<Q extends QuestionId<T>>(id: Q, def: JointQuestionDef<T, Q>): Maker<About<T, Q>>
  /** An answer that can be given. Without `at` its id is its anchor. */
  option<const A extends AnswerOf<T>>(
    answer: A,
    steps: Step | readonly Step[] | undefined,
    at?: AnchorOf<T> | readonly AnchorOf<T>[],
  ): Option<A>
  /** The same, which ends a repeat. */
  ending<const A extends AnswerOf<T>>(
    answer: A,
    steps?: Step | readonly Step[],
    at?: AnchorOf<T> | readonly AnchorOf<T>[],
  ): Option<A>
  /** A step or question named before its file is loaded: the chapters call each other in circles, their files do not. */
  go<K extends StepId<T> | QuestionId<T>>(
    id: K,
    ...about: K extends QuestionId<T> ? Given<About<T, K>> : Given<Frozen<StepAbout<T, K>>>
  ): Step
  /** Reads ids that come from outside. */
  readonly words: Words<AnswerOf<T>, ThingOf<T>> | undefined
  /** All that the abilities in play contribute to an amount, in their order. */
  modifiers<A extends keyof T['amounts'] & string>(
    state: Now<T>,
    amount: A,
    about: Frozen<T['amounts'][A]['about']>,
  ): readonly { adds: T['amounts'][A]['adds']; ability: AbilityIdOf<T>; self: string }[]
  readonly definitions: ReadonlyMap<string, Definition<T>>
  /** Called once by the game's index: what its cards do, the number printed on each, and which are in play. */
  useEffects(effects: Effects<T>, numberOf: (id: AbilityIdOf<T>) => number, inPlay: AbilitiesInPlay<T>): void
  /** The abilities that react to a moment, with the steps they ask for; used by the engine. */
  reactions(state: Now<T>, moment: string, about: unknown): readonly Step[]
  /** False if no ability at all listens to that moment. */
  isHeard(moment: string): boolean
}
type Given<W> = [W] extends [undefined] ? [] : [W]
export interface Heard {
  has(ability: string): boolean
}
/** `heard` are those that listen to the moment or amount at all. */
export type AbilitiesInPlay<T extends Shape> = (
  state: Now<T>,
  event: string,
  heard: Heard,
) => readonly AbilityInPlay<AbilityIdOf<T>>[]

export type Definition<T extends Shape> =
  | { readonly kind: 'step'; readonly id: string; run(play: Play<T>, about: never): void }
  | { readonly kind: 'choice'; readonly id: string; readonly def: ChoiceDef<T, never> }
  | { readonly kind: 'joint'; readonly id: string; readonly def: JointChoiceDef<T, never> }

export type SettingValue = string | number | boolean
/** What is agreed before the first card: the same setup, seed and answers always give the same match. */
export interface Setup {
  readonly mode: string
  readonly players: number
  readonly options: Readonly<Record<string, SettingValue>>
}

export type Piles<T extends Shape> = { [P in PileName<T>]: T['piles'][P][] }
export interface Start<T extends Shape> {
  open: T['open']
  own: Record<T['seat'], T['own']>
  piles: Piles<T>
  first: Step
}
export interface Game<T extends Shape> {
  readonly id: string
  /** Raised when a change of rules makes old records diverge. */
  readonly version: number
  /** What the engine needs of the game's kit: its steps, choices and reactions. */
  readonly kit: Pick<Kit<T>, 'definitions' | 'reactions' | 'isHeard'> & {
    readonly words?: { answer(id: string): unknown } | undefined
  }
  seats(setup: Setup): readonly T['seat'][]
  /** Throws a plain Error with a clear message when the setup is impossible. */
  start(setup: Setup): Start<T>
  imagine(view: View<T>, random: Random): { own: Record<T['seat'], T['own']>; piles: Piles<T> }
  /** By hand, where search or previews need the speed. */
  copyOpen?(open: T['open']): T['open']
  /** Where `copyOpen` shares instead of copying, since it never changes: `seats`, `regions.*.marker`. `checkGame` looks. */
  readonly shared?: readonly string[]
  /** The board looks at the agenda while facts are told: shots hold it too. */
  readonly shotAgenda?: true
}

export interface Random {
  /** A whole number from 0 to n − 1, without bias. */
  below(n: number): number
  save(): SavedRandom
  copy(): Random
}
export type SavedRandom =
  | { readonly kind: 'sfc32'; readonly words: readonly [number, number, number, number] }
  | { readonly kind: 'chacha20'; readonly key: string; readonly block: number; readonly used: number }

export interface Decision<S extends string = string> {
  readonly choice: string
  readonly seat: S
  readonly about?: unknown
  readonly options: readonly Option[]
}
export interface Emitted<T extends Shape> {
  readonly fact: T['fact']
  readonly only?: T['seat']
  /** The table at that moment, where somebody watches. */
  readonly shot?: Shot<T>
}
/** What everybody could see of the table when a fact was told. */
export interface Shot<T extends Shape> {
  readonly open: Frozen<T['open']>
  readonly piles: PileSizes<T>
  /** Of games that ask for it. */
  readonly agenda?: readonly AgendaStep<T>[]
}
export interface Saved<T extends Shape> {
  readonly open: T['open']
  readonly own: Record<T['seat'], T['own']>
  readonly piles: Piles<T>
  readonly random: SavedRandom
  /** How the next dice fall, in the order of the rolls, where the position was laid out so. */
  readonly dice?: readonly unknown[]
  readonly agenda: readonly Step[]
  /** Answers held back under `join: 'all'`. */
  readonly held: Readonly<Partial<Record<T['seat'], string>>>
  readonly outcome?: T['outcome']
}
/** What one seat may know; without a seat: what everybody may know. Plain JSON. */
export interface View<T extends Shape> {
  readonly seat?: T['seat']
  readonly open: Frozen<T['open']>
  readonly own?: Frozen<T['own']>
  readonly piles: PileSizes<T>
  /** The last one is done next. */
  readonly agenda: readonly AgendaStep<T>[]
  /** Everybody the game waits for now. */
  readonly waiting: readonly T['seat'][]
  /** This seat's own answer, still held back. */
  readonly given?: string
  readonly outcome?: T['outcome']
}

/** One position with its secret: for the match, bots' imagined worlds and tests. */
export interface Position<T extends Shape> {
  readonly game: Game<T>
  readonly seats: readonly T['seat'][]
  readonly state: Now<T>
  readonly agenda: readonly Step[]
  readonly decisions: readonly Decision<T['seat']>[]
  /** Everybody the game waits for; who is idle may answer too. */
  readonly waiting: readonly T['seat'][]
  /** Notes a shot with every fact from now on, and so do its copies; imagined worlds never do. */
  watch(): void
  readonly watched: boolean
  /** The shots of the last answer have been looked at: a position that is kept does without them. */
  dropShots(): void
  /** Since the last answer. */
  readonly facts: readonly Emitted<T>[]
  /** Taken silently since the last answer. */
  readonly auto: readonly { choice: string; option: string }[]
  /** The last answer learned something: a roll, a draw, a peek, a shuffle, another seat's zone. */
  readonly learned: boolean
  readonly outcome: T['outcome'] | undefined
  /** Throws Refused: over, notAsked, notAnOption. A throwing step leaves the table unusable: answer on a copy. */
  answer(seat: T['seat'], option: string): void
  /** All or nothing, on a copy: a new table, or Refused with the index. */
  answerAll(seat: T['seat'], options: readonly string[]): Position<T>
  /** An answer still held under join 'all'. */
  takeBack(seat: T['seat']): boolean
  whyNot(seat: T['seat'], anchor: string): Reason | undefined
  view(seat: T['seat'] | undefined): View<T>
  copy(): Position<T>
  save(): Saved<T>
  digest(): string
}

export interface Foreseen<T extends Shape> {
  readonly chance: number
  readonly facts: readonly T['fact'][]
  /** So many of the facts belong to the option itself; the others tell what then came by itself. */
  readonly own: number
  readonly view: View<T>
  /** The decisions of the view's own seat. */
  readonly decisions: readonly Decision<T['seat']>[]
  readonly stopped: 'decision' | 'over' | 'others' | 'hidden'
  /** What was hidden: the pile or the seat's zone. */
  readonly what?: string
  /** Dice were rolled or a pile was shuffled on the way. */
  readonly learned: boolean
  /** Something of the seat's own zone is shown to everybody. */
  readonly shown: boolean
}
