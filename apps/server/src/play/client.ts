import type { Refusal } from '@tabletome/match'
import type { ServerMessage } from '@tabletome/match/protocol'

/** One open socket of one person, as the rest of the server sees it. */
export interface Client {
  readonly person: string
  /** Hash of the session or token it was opened with. */
  readonly session: string
  /** An outside bot, by its token. */
  readonly isProgram?: true
  send(message: ServerMessage): void
  /** The same for many clients: put into words only once. */
  sendText(text: string): void
  close(code: number, reason: string): void
}

/** Codes a socket is closed with, beside those of the WebSocket standard. */
export const SESSION_ENDED = 4401
export const RUDE = 1008
export const GOING_AWAY = 1001

export const refusal = (code: Refusal['code'], message: string): Refusal => ({ code, message })
export const unknownTable = (): Refusal => refusal('unknownMatch', 'There is no such table, or you may not see it.')
