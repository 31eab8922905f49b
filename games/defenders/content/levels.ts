import type { Colour, Difficulty } from '../rules/state/shape.ts'
import type { Origin } from './types.ts'

/**
 * Dire Enemies in the Horde Deck on top of one per Defender (DEF-DECK-06, DEF-DIFFICULTY-01, DEF-DIFFICULTY-02,
 * DEF-DIFFICULTY-03).
 */
export const DIFFICULTIES: Readonly<Record<Difficulty, { readonly extraDire: number; readonly origin: Origin }>> = {
  story: { extraDire: -1, origin: 'original' },
  normal: { extraDire: 0, origin: 'rulebook' },
  hard: { extraDire: 1, origin: 'rulebook' },
  doomed: { extraDire: 2, origin: 'rulebook' },
}
export const DIFFICULTY_IDS: readonly Difficulty[] = ['story', 'normal', 'hard', 'doomed']

/**
 * The deck table, by the number of Defenders in play (DEF-DECK-02, DEF-DECK-03, DEF-DECK-04, DEF-DECK-05, DEF-DECK-06,
 * DEF-RULING-01, DEF-RULING-02).
 */
export const DECKS = {
  enemiesEach: 3,
  allDefenders: { 2: 2, 3: 1, 4: 0 },
  dire: { 2: 2, 3: 3, 4: 4 },
} as const

/** The order in which Defenders are taken when something happens to several (DEF-RULING-30). */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow']

/** Action Points of a Turn, and with at least one Destroyed Region (DEF-DEFENDER-02). */
export const ACTION_POINTS = { normal: 3, afterDestruction: 4 } as const
