/** One running match: who may answer what, what everybody may see, and the record that is the whole truth. */
import type { Frozen, Game, Option, Reason, Saved, Setup, Shape, View } from '@tabletome/engine'

/** First line of a record. */
export interface RecordHead {
  readonly tabletome: 1
  readonly match: string
  /** The id that chance is drawn by, where the match was taken in under a fresh one because its own was taken. */
  readonly drawnBy?: string
  readonly game: string
  readonly rules: number
  readonly setup: Setup
  /** Who sat where at the start: seat id → name. */
  readonly seats: Readonly<Record<string, string>>
  /** SHA-256 of the server seed, shown before the first answer. */
  readonly seedCommit: string
  /** What the seats added to the seed; empty for local matches. */
  readonly nonces: readonly string[]
  readonly random: 'sfc32' | 'chacha20'
  readonly createdAt: number
  /** Branched off another match at this position. */
  readonly from?: { readonly match: string; readonly seq: number }
  /** Where a branched match starts, cards in order; from there on chance is its own. Absent: the rules set up the table. */
  readonly position?: StartingPosition
}
export type StartingPosition = Omit<Saved<Shape>, 'random'>
/** One line per answer. Silent choices are not recorded; a list (an action submitted whole) is one line with lists. */
export interface AnswerLine {
  readonly seq: number
  readonly seat: string
  readonly ask: string | readonly string[]
  readonly option: string | readonly string[]
  readonly digest: string
  readonly at: number
  readonly by?: AnsweredBy
}
/** Who gave an answer, if it was no person who chose it: a bot, or the table itself where there was nothing to decide. */
export type AnsweredBy = 'bot' | 'table'
/** An undo is a line too: the log only grows. Back to the position after line `undo` (0: the start). */
export interface UndoLine {
  readonly seq: number
  readonly seat: string
  readonly undo: number
  readonly digest: string
  readonly at: number
  /** Past a barrier, with everybody's agreement: the match no longer counts as fair. */
  readonly agreed?: true
  /** Of the position after line `undo` only this seat's answer is taken back, which was still held for the others. */
  readonly takeBack?: true
  /** Nobody asked for it (`seat` is empty): the rules have changed, and the match goes on from `position` by this version. */
  readonly rules?: number
  readonly position?: Saved<Shape>
}
export type RecordLine = AnswerLine | UndoLine
/** Last line, when the match is over: the seed is revealed. An unfinished match handed out with its seed has no outcome. */
export interface RecordEnd {
  readonly seed: string
  readonly outcome?: unknown
}
export interface MatchRecord {
  readonly head: RecordHead
  readonly lines: readonly RecordLine[]
  readonly end?: RecordEnd
}

export type RefusalCode =
  | 'over'
  | 'notAsked'
  | 'notAnOption'
  | 'outOfDate'
  | 'notYourSeat'
  /** Later it may be done: others may not yet let a bot play for somebody. */
  | 'notYet'
  | 'cannotUndo'
  | 'malformed'
  | 'unknownMatch'
  | 'wrongVersion'
  | 'tooFast'
  | 'failed'
  /** Nothing can be stored right now: the same answer may be given again a little later. */
  | 'tryAgain'
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
  /** Of a list: which answer was refused. */
  readonly index?: number
  /** The rule, when it is known (whyNot). */
  readonly reason?: Reason
  /** The seq the match has now: reload from there. */
  readonly seq?: number
}
export type Answered = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal }

/** One change of a view: the path to a place in it, and its new value (absent: removed). */
export interface DeltaOp {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
  /** The place is a list: from this index so many items are cut out, and the items of `value` put there. */
  readonly cut?: readonly [index: number, removed: number]
}
export type Delta = readonly DeltaOp[]
/**
 * The same in few bytes: how many keys of the change before lead here too, and the others; the value (absent: removed); of a
 * cut also its index and how many items it removes.
 */
export type PackedOp = readonly [kept: number, keys: DeltaOp['path'], value?: unknown, index?: number, removed?: number]
export type PackedDelta = readonly PackedOp[]

export interface OpenDecision {
  readonly choice: string
  readonly seat: string
  readonly options: readonly Pick<Option, 'id' | 'at'>[]
}
export interface UndoState {
  readonly possible: boolean
  /** Whose answer would be undone: a viewer may hold several seats. */
  readonly seat?: string
  /** Why not: nothing yet, something was revealed, another seat has answered since, the match is over. */
  readonly reason?: 'nothing' | 'revealed' | 'others' | 'over'
  /** Steps back to the start of the own turn that one “restart turn” would take. */
  readonly steps: number
}
/** Who looks: the seats it holds; none for a spectator. */
export interface Viewer {
  readonly seats: readonly string[]
  /** Wants to see the table change fact by fact. Bots and lists of tables do not. */
  readonly steps?: true
}
/** What one viewer is told. A viewer holds one seat, several (hot seat), or none (spectator). */
export interface Update {
  readonly seq: number
  /**
   * What happened since the viewer's last update, as far as it may know it, oldest first, by answer. To who knows nothing yet a
   * server tells only the end of it: what came before the first of these lines can be asked for.
   */
  readonly happened: readonly Happening[]
  /** The whole view on (re)connect, a delta after that. Views of a hot seat are those of the seat asked. */
  readonly view?: View<Shape>
  readonly delta?: Delta
  /** Where happenings tell what each fact changed, instead of a delta: what changed besides. */
  readonly rest?: PackedDelta
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
  /** A request of another seat to undo past a barrier, waiting for this viewer's agreement. */
  readonly undoRequest?: { readonly seat: string; readonly to: number; readonly agreed: readonly string[] }
  readonly over: boolean
  /** Revealed when the match is over. */
  readonly seed?: string
}
export interface Happening {
  readonly seq: number
  /** Whose answer it was; absent for the start of the match, and for an answer given in secret by somebody else. */
  readonly seat?: string
  /** Only of the viewer's own answers: what others chose is told by the facts, as far as everybody may know it. */
  readonly option?: string | readonly string[]
  readonly undo?: number
  readonly by?: AnsweredBy
  /** There is no undo back behind it: something was revealed, or others' answers were carried out with it. */
  readonly barrier?: true
  readonly facts: readonly { readonly type: string }[]
  /** For viewers who ask for it: what each fact changed on the table. */
  readonly steps?: readonly PackedDelta[]
}

/** An open request to go back past a barrier. It ends with the next line. */
export interface UndoRequest {
  readonly seat: string
  readonly to: number
  /** Everybody else who must agree. */
  readonly people: readonly string[]
  readonly agreed: readonly string[]
  /** The line it was made after. */
  readonly seq: number
}

/** Where records live. Every adapter passes the same contract suite. */
export interface MatchStore {
  create(head: RecordHead, seed: string): Promise<void>
  /** Refuses (false) when that seq is already taken: the caller reloads. Resolves only when it is safe on disk. */
  append(match: string, line: RecordLine): Promise<boolean>
  finish(match: string, end: RecordEnd): Promise<void>
  /** A position to open from without replaying all lines. */
  saveSnapshot(match: string, seq: number, rules: number, position: Saved<Shape>): Promise<void>
  latestSnapshot(
    match: string,
    upTo?: number,
  ): Promise<{ seq: number; rules: number; position: Saved<Shape> } | undefined>
  read(match: string, afterSeq?: number): Promise<(MatchRecord & { readonly seed: string }) | undefined>
  list(): Promise<
    readonly { readonly head: RecordHead; readonly lines: number; readonly over: boolean; readonly changedAt: number }[]
  >
  remove(match: string): Promise<void>
  /** Absent where one host alone has the match: it remembers by itself. */
  readonly requests?: UndoRequests
}
/** Open requests to undo, for all hosts of a match. */
export interface UndoRequests {
  read(match: string): Promise<UndoRequest | undefined>
  /** Puts one in the place of the one read before. False if that is no longer the one. */
  replace(match: string, before: UndoRequest | undefined, request: UndoRequest | undefined): Promise<boolean>
}

export type { Frozen, Game }
