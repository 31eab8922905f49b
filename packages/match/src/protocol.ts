/** What browser and server say to each other. docs/protocol.md tells the same for people and for bots in other languages. */
import type { Setup } from '@tabletome/engine'
import type { Happening, Refusal, Update } from './types.ts'

// ------------------------------------------------------------------ HTTP, under /api
export interface Me {
  readonly id: string
  readonly name: string
  /** Has a password: usable on other devices. */
  readonly account: boolean
}
export type SeatKind = 'me' | 'friend' | 'open' | 'bot'
/** POST /api/tables */
export interface NewTable {
  readonly game: string
  readonly setup: Setup
  /** In seat order. `friend` gets a one-time invite link, `open` may be taken by anybody from the list. */
  readonly seats: readonly { readonly kind: SeatKind; readonly bot?: string }[]
  readonly pace: 'live' | 'turns'
  readonly spectators: boolean
  readonly undo: boolean
  /** The match does not begin before I have added my nonce, which I do once I know `seedCommit`. */
  readonly awaitNonce?: true
}
export interface TableSeat {
  readonly seat: string
  readonly kind: 'person' | 'bot' | 'empty'
  readonly name: string
  /** Bot level, also when a bot stands in for an absent person. */
  readonly bot?: string
  /** A bot stands in; the person can take the seat back. */
  readonly standIn?: true
  /** The person has an account: no guest can carry its name, nor one that looks like it. */
  readonly account?: true
  readonly mine: boolean
  readonly connected: boolean
  /** Only for whoever may hand it out: the one-time token of the invite link `/join/<table>/<token>`. */
  readonly invite?: string
  /** Anybody may take it from the list. */
  readonly open?: true
}
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly setup: Setup
  readonly pace: 'live' | 'turns'
  readonly spectators: boolean
  readonly undo: boolean
  readonly status: 'gathering' | 'playing' | 'over'
  readonly seats: readonly TableSeat[]
  readonly owner: boolean
  readonly seq: number
  /** Seats asked right now. */
  readonly waiting: readonly string[]
  readonly seedCommit: string
  /** It waits for the nonce of whoever made it. */
  readonly awaitsNonce?: true
  readonly createdAt: number
  readonly changedAt: number
}
/** Any error of the API. `message` is for people. */
export interface ApiError {
  readonly error: { readonly code: string; readonly message: string }
}

// ------------------------------------------------------------------ WebSocket /ws, one JSON object per message
/** What can be said at a table of any game by one press; each game has phrases of its own besides (`GameInfo.phrases`). */
export const PHRASES = ['wait', 'yes', 'no', 'thanks', 'wellPlayed'] as const
export type Talk = { readonly text: string } | { readonly phrase: string } | { readonly ping: string }
export type ClientMessage =
  /** Start (or resume) getting updates; `seq` is the last one seen. `steps`: what each fact changes is told with it. */
  | { readonly t: 'watch'; readonly table: string; readonly seq?: number; readonly steps?: true }
  | { readonly t: 'unwatch'; readonly table: string }
  /** What happened before line `before`: `watch` tells only the end of a long history. */
  | { readonly t: 'history'; readonly id: number; readonly table: string; readonly before: number }
  | {
      readonly t: 'answer'
      readonly id: number
      readonly table: string
      readonly seat: string
      readonly seq: number
      readonly option: string | readonly string[]
    }
  | {
      readonly t: 'undo'
      readonly id: number
      readonly table: string
      readonly seat: string
      readonly seq: number
      readonly turn?: true
    }
  /** Ask everybody to go back past a barrier; `agreeUndo` by all people at the table carries it out. */
  | { readonly t: 'askUndo'; readonly id: number; readonly table: string; readonly seat: string; readonly to: number }
  | {
      readonly t: 'agreeUndo'
      readonly id: number
      readonly table: string
      readonly seat: string
      readonly agree: boolean
    }
  | { readonly t: 'talk'; readonly id: number; readonly table: string; readonly talk: Talk }
  /** A bot stands in for this seat, or the person takes it back (`bot` absent). */
  | { readonly t: 'standIn'; readonly id: number; readonly table: string; readonly seat: string; readonly bot?: string }
  | { readonly t: 'hello'; readonly id: number }
export type ServerMessage =
  | { readonly t: 'update'; readonly table: string; readonly update: Update }
  | { readonly t: 'table'; readonly table: TableInfo }
  /** A page of what happened, oldest first, up to the line before `before`; line 0 is the start of the match. */
  | {
      readonly t: 'history'
      readonly table: string
      readonly before: number
      readonly happened: readonly Happening[]
    }
  | { readonly t: 'ack'; readonly id: number; readonly seq?: number }
  | { readonly t: 'refused'; readonly id?: number; readonly table?: string; readonly refusal: Refusal }
  /** `n` counts the talk of a table from 1: what was said before comes again after each `watch`. */
  | {
      readonly t: 'talk'
      readonly table: string
      readonly n?: number
      readonly from: string
      readonly seat?: string
      readonly at: number
      readonly talk: Talk
    }
