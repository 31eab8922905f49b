/** A lesson as data: a position, and step by step what is shown, what may be answered and when the step is done. */

/**
 * Compared with a value of the view: the value itself, one of several, or a range of numbers. `null`: there is none.
 * `@me` is the learner's seat, here, in ways, in facts and in answers; `@me.beast` what is named after it.
 */
export type Wanted =
  | string
  | number
  | boolean
  | null
  | readonly (string | number)[]
  | { readonly atLeast?: number; readonly atMost?: number }

/** A way into the view: keys, indexes, `*` for all, or the fields of the items that are meant. One of what it finds must fit. */
export type Path = readonly (string | number | Readonly<Record<string, unknown>>)[]

/** When something holds. Facts and answers are those of the running step, unless it says `ever`. */
export type Condition =
  /** One of these answers was given. */
  | { readonly answered: string | readonly string[]; readonly ever?: true }
  /** A fact with these fields was told. */
  | { readonly fact: Readonly<Record<string, unknown>>; readonly ever?: true }
  /** The learner's view at that place. */
  | { readonly at: Path; readonly is: Wanted }
  /** So many are found there. */
  | { readonly count: Path; readonly is: Wanted }
  /** This question, or one of these, is put to the learner. */
  | { readonly asked: string | readonly string[] }
  /** Answers given: at least so many. */
  | { readonly answers: number }
  /** The learner pointed at one of these and was told why not. */
  | { readonly refused: string | readonly string[] }
  /** The learner picked or opened one of these pieces on the board. */
  | { readonly looked: string | readonly string[] }
  | { readonly over: true }
  /** An answer like this can be given now. */
  | { readonly offered: string | Readonly<Record<string, unknown>> }
  /** Both places of the view hold the same. */
  | { readonly same: readonly [Path, Path] }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

/** An answer by its id, or all that have these fields: `{ do: 'move', defender: 'red' }`; asleep until `when` holds. */
export type Opening =
  | string
  | { readonly answer: string | Readonly<Record<string, unknown>>; readonly when?: Condition }

/** What the coach, an enemy or a bot answers by itself. */
export interface Scripted {
  /** Whose question; the learner's own if not said: then the coach answers what is not part of the idea. */
  readonly seat?: string
  /** Only this question. */
  readonly ask?: string
  /** One answer after the other, each once; the first that is offered now is given. */
  readonly say: string | readonly string[]
  /** Whenever it fits, as often as it fits. */
  readonly always?: true
  readonly when?: Condition
}

export interface LessonStep {
  /** Its words are found by it; unique in its lesson. */
  readonly id: string
  /** What is lit: board anchors (`place forest`), an option (`option end`), a part of the table (`slot dock`). */
  readonly light?: readonly string[]
  /** Where the hand points: the first light if not said. `none`: nowhere. */
  readonly hand?: string
  /** Answers that are awake. None: the step is read, and ends by Next. */
  readonly open?: readonly Opening[]
  /** The step is done: any awake answer was given, if nothing is said. */
  readonly done?: Condition
  /** Of the awake answers only these lead on; another one is carried out, shown and taken back. */
  readonly leads?: readonly Opening[]
  /** Skipped unless this holds when it is reached. */
  readonly only?: Condition
  /** Said after it, the first that holds: ids of `after` in the step's words. */
  readonly after?: readonly { readonly say: string; readonly when: Condition }[]
  /** Everything is put back as it was when that step began. */
  readonly backTo?: string
  readonly script?: readonly Scripted[]
  /** The rule behind “Why?”; else that of the question, then the first of the lesson. */
  readonly rule?: string
}

export interface Lesson<P extends object = object> {
  readonly id: string
  /** As the game's staging words tell it. */
  readonly position: P
  /** The learner's seat: `p1` if nothing is said. */
  readonly seat?: string
  readonly minutes: number
  /** Rules it explains, the main one first. */
  readonly rules: readonly string[]
  /** Words it teaches, by their ids in the game's list of words. */
  readonly words?: readonly string[]
  /** The lesson it builds on. */
  readonly after?: string
  /** Not needed for a first game: it stands after it on the lessons page. */
  readonly further?: true
  readonly steps: readonly LessonStep[]
  /** What is said at the end, the first that holds: ids of `success` in the lesson's words. */
  readonly success: readonly { readonly say: string; readonly when?: Condition }[]
  readonly script?: readonly Scripted[]
}

/** Something to look at the first time it matters, in a real game. */
export interface Tip {
  readonly id: string
  /** Looked at when the learner is asked something; facts are those since the answer before. */
  readonly when: Condition
  readonly rule?: string
  /** A lesson that has taught it: who has finished it is not told again. */
  readonly lesson?: string
}

/** The words of one step. */
export interface StepText {
  /** The coach line, at most 25 words. */
  readonly line: string
  /** What is to be done, verb first, at most 32 characters: also its line in the list of steps. */
  readonly task: string
  /** After a wrong or idle try. */
  readonly nudge?: string
  readonly after?: Readonly<Record<string, string>>
}
export interface LessonText {
  readonly title: string
  /** “You will be able to …”: verb first. */
  readonly able: string
  /** Three things one can do afterwards, each a sentence with “You can …”. */
  readonly aims: readonly string[]
  readonly steps: Readonly<Record<string, StepText>>
  readonly success: Readonly<Record<string, string>>
}
/** By the id of the lesson. */
export type LessonTexts = Readonly<Record<string, LessonText>>
