/** Something has come to its end within a match: a combat, an act. The game says what it is, the shell shows it. */
import type { Tone } from './types.ts'

export interface MilestoneRow {
  /** Glyph name of the game's own icon table. */
  readonly icon?: string
  readonly what: string
  /** A second, smaller line. */
  readonly note?: string
  /** `7 → 6`, `3 of 12`, `won`. */
  readonly figure: string
  readonly tone?: Tone
}
export interface MilestonePart {
  readonly title: string
  readonly aside?: string
  readonly rows: readonly MilestoneRow[]
}
/** A stop of a journey: where on the board, and how it went there. */
export interface Stop {
  readonly at: string
  readonly tone: Tone
}
export interface Milestone {
  /** What kind of milestone it is. */
  readonly id: string
  /** A page closes something long, a leaf something short. */
  readonly as: 'page' | 'leaf'
  readonly tone: 'good' | 'bad'
  readonly icon: string
  readonly title: string
  /** One sentence of fact. */
  readonly lead: string
  /** What was gained and lost, in a few lines; of a page, where it is told as a leaf. */
  readonly rows: readonly MilestoneRow[]
  /** Of a page: the longer account. */
  readonly parts?: readonly MilestonePart[]
  /** Of a page: the way that was gone, drawn by the board. */
  readonly road?: { readonly title: string; readonly aside: string; readonly stops: readonly Stop[] }
  /** The first button, and why. */
  readonly next: { readonly what: string; readonly why?: string }
}
