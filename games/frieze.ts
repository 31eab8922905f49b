/** The few things a match of a game is remembered by: drawn under the curve of the match, each at its time. */
import type { GameText, SeatColour, Tone } from './types.ts'

export interface FriezeMark {
  /** Which of the facts it is. */
  readonly at: number
  /** Glyph name of the game's own icon table. */
  readonly icon: string
  /** A word or two. */
  readonly name: string
  readonly tone: Tone
  /** How much was gained or lost; of several alike the sum is told. */
  readonly figure?: number
  /** Whose it is: its box wears the hatching of that seat. */
  readonly seat?: SeatColour | 'sable'
  /** Where there is no room for all of them, the weightier stay. */
  readonly weight: number
}
export type Frieze = (told: readonly { readonly type: string }[], text: GameText) => readonly FriezeMark[]

type Drawn = Omit<FriezeMark, 'at'>
/** How the facts are drawn that are worth it; `before` are those that led to it. */
export type Drawers<F extends { readonly type: string }> = {
  readonly [T in F['type']]?: (fact: Extract<F, { type: T }>, text: GameText, before: readonly F[]) => Drawn | undefined
}
