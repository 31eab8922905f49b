import type { Attack, Play } from '../state.ts'

/** What a spell does beside its printed damage; numbers that ★ change stand with it. */
export interface SpellCode {
  /** Damage the ★ add for the primary target. */
  readonly starDamage?: (stars: number) => number
  /** The rest of its text, after the damage: the whole of it for a spell that is no attack (P-05, step 7). */
  readonly effects?: (play: Play, cast: Attack) => void
}
