import type { Setup } from '@tabletome/engine'

/** A worked example as data: positions, and what is answered at them. Tests run it, the rulebook plays it. */

/** One beginning and its answers; an example that compares has several. */
export interface ExampleCase<P extends object = object> {
  /** As the game's staging words tell it. Absent where a match is set up. */
  readonly position?: P
  /** A new match, as the rules set it up. */
  readonly setup?: Setup
  /**
   * What is answered, in order: the seat, then the option as the rules write it (`p1 red secure`). `!` in front: it is tried, and
   * the rules refuse it (`!p1 red secure`).
   */
  readonly line: readonly string[]
}
export interface Example<P extends object = object> {
  /** As the list of worked examples numbers it: `E-07`. */
  readonly id: string
  /** What it shows: it stands under the first of these rules, and the others point at it. */
  readonly rules: readonly [string, ...string[]]
  readonly cases: readonly [ExampleCase<P>, ...ExampleCase<P>[]]
}
/** Its title, by the id of the example. */
export type ExampleTexts = Readonly<Record<string, string>>

/** One entry of a line, read. */
export interface Entry {
  readonly seat: string
  readonly option: string
  readonly refused: boolean
}
