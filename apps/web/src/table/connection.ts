import type { Shape, View } from '@tabletome/engine'
import type { Answered, Happening, OpenDecision, Refusal, Update, UndoState } from '@tabletome/match'
import type { TableInfo, Talk } from '@tabletome/match/protocol'

/** opening: nothing shown yet; live; reconnecting: what is shown may be old, so nothing can be answered; gone: no such table. */
export type LinkState = 'opening' | 'live' | 'reconnecting' | 'gone'

/** A line as it is kept here: with the table after each of its facts, as long as they may still have to be shown. */
export interface Told extends Omit<Happening, 'steps'> {
  readonly views?: readonly View<Shape>[]
}

/** One position as the people at this screen may see it. */
export interface Shown {
  readonly seq: number
  readonly view: View<Shape>
  /** Open questions of the seats played at this screen. */
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
  readonly undoRequest?: Update['undoRequest']
  readonly over: boolean
  readonly seed?: string
}
export interface TalkLine {
  /** Its number at this table. */
  readonly n: number
  readonly from: string
  readonly seat?: string
  readonly at: number
  readonly talk: Talk
}
export interface TableState {
  readonly link: LinkState
  readonly table?: TableInfo
  readonly position?: Shown
  /** What happened, as far back as it is known: a match begins with line 0. */
  readonly history: readonly Told[]
  readonly talk: readonly TalkLine[]
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  readonly ahead?: number
  /** Why the table cannot be shown. */
  readonly problem?: string
}

/** One running table, whether it runs on the server or in this browser: the table shell knows nothing else. */
export interface TableConnection {
  subscribe(listener: () => void): () => void
  state(): TableState
  /** An option, or the options of a whole action. `by`: the table answers by itself, since there is nothing to decide. */
  answer(seat: string, option: string | readonly string[], by?: 'table'): Promise<Answered>
  undo(seat: string, turn: boolean): Promise<Answered>
  /** Asks everybody to go back past a barrier; alone at the table it happens at once. */
  askUndo(seat: string, to: number): Promise<Answered>
  agreeUndo(seat: string, agree: boolean): Promise<Answered>
  talk(talk: Talk): Promise<Answered>
  /** A bot plays the seat; without a level the person takes it back. */
  standIn(seat: string, bot: string | undefined): Promise<Answered>
  /** Asks for more of the history, further back. False when it goes back to the start, or cannot be had now. */
  earlier(): Promise<boolean>
  /** The record as JSON Lines. */
  record(): Promise<string>
  close(): void
}

export const refused = (code: Refusal['code'], message: string): Answered => ({ ok: false, refusal: { code, message } })

/** The history does not go back to the start of the match. */
export const isCut = ({ history }: Pick<TableState, 'history'>): boolean => (history[0]?.seq ?? 0) > 0

export const NOT_OPEN: TableState = { link: 'opening', history: [], talk: [] }
