import type { Hint } from '@tabletome/bots'
import type { Setup, Shape, View } from '@tabletome/engine'
import type { Answered, Happening, OpenDecision, Update } from '@tabletome/match'
import type { TableInfo } from '@tabletome/match/protocol'
import type { BotPace } from './running.ts'

/** What the page asks of the worker that plays local tables. Every call is answered; see rpc.ts for the wire. */
export interface LocalApi {
  create(table: NewLocalTable): Promise<string>
  /** A table that begins at a position laid out by hand; refused with a sentence when there can be none. */
  lay(position: GivenPosition): Promise<string>
  list(): Promise<readonly TableInfo[]>
  /** Who is asked what, for the card on Home. */
  glance(table: string): Promise<Glance | undefined>
  /** From now on updates of this table are sent. Nothing if there is no such table. */
  open(table: string): Promise<TableInfo | undefined>
  close(table: string): Promise<void>
  /** `by`: the table answers by itself, since there is nothing to decide. */
  answer(table: string, seat: string, seq: number, option: string | readonly string[], by?: 'table'): Promise<Answered>
  undo(table: string, seat: string, seq: number, turn: boolean): Promise<Answered>
  /** Back past a barrier; everybody sits at this screen, so nobody else has to agree. */
  rewind(table: string, seat: string, to: number): Promise<Answered>
  standIn(table: string, seat: string, bot: string | undefined): Promise<Answered>
  /** How bots go along with the people, at all tables of this page. */
  setPace(pace: BotPace): Promise<void>
  /**
   * What a good player would think of with this view; for online tables too. `longer`: times the usual thinking. Nothing where a
   * newer wish has come, or `stopHint`.
   */
  hint(game: string, view: View<Shape>, decision: OpenDecision, longer: number): Promise<Hint | undefined>
  stopHint(): Promise<void>
  /** What the table answers by itself for the seat of this view, since nothing hangs on it; for online tables too. */
  byItself(game: string, view: View<Shape>, decision: OpenDecision, pauses: boolean): Promise<string | undefined>
  record(table: string): Promise<string>
  remove(table: string): Promise<void>
  importRecord(text: string): Promise<string>
  /** A new table that starts from a position of a record. */
  branch(record: string, seq: number, seats: readonly LocalSeat[] | undefined): Promise<string>
  verify(record: string): Promise<Verdict>
  /** The positions of a record one by one. */
  readReplay(record: string): Promise<ReplayInfo>
  replayView(record: string, seq: number, seat: string | undefined): Promise<ReplayPosition>
}

export interface LocalSeat {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly bot?: string
}
export interface NewLocalTable {
  readonly game: string
  readonly setup: Setup
  readonly seats: readonly LocalSeat[]
  /** Empty: a new one. */
  readonly seed: string
  /** Dealt as this seed deals; all that falls later is chance of its own. */
  readonly deal?: string | undefined
  readonly undo: boolean
}
/** A position in its game's staging words, to be played on by everybody at this screen. */
export interface GivenPosition {
  readonly game: string
  readonly given: object
  /** How the people are called, seat by seat. */
  readonly names?: readonly string[]
}
export interface Glance {
  /** The line it stands at. */
  readonly seq: number
  readonly view: View<Shape>
  readonly decisions: readonly OpenDecision[]
}
export type Verdict =
  | { readonly fair: true; readonly agreed: boolean }
  | { readonly fair: false; readonly problem: string }
export interface ReplayInfo {
  readonly game: string
  readonly setup: Setup
  readonly seats: Readonly<Record<string, string>>
  readonly history: readonly Happening[]
  readonly over: boolean
  readonly match: string
  readonly createdAt: number
}
export interface ReplayPosition {
  readonly view: View<Shape>
  /** The line that led here, with what each fact changed on the table. */
  readonly happened: Happening
  readonly decisions: readonly OpenDecision[]
  /** What was answered here. */
  readonly next?: { readonly seat: string; readonly option: string | readonly string[] }
}

/** What the worker says unasked. */
export type LocalEvent =
  | { readonly event: 'update'; readonly table: string; readonly update: Update }
  | { readonly event: 'table'; readonly table: TableInfo }
  /** The list has changed, here or in another tab. */
  | { readonly event: 'tables' }
