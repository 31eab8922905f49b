import type { SpellCard, SpellPiece } from './types.ts'

const soldier: SpellPiece = { what: 'soldier', type: 'true' }
const spark: SpellPiece = { what: 'I1', type: 'physical', group: 0, chain: true }

/** The six spells (RIFT-SPELL-05…10), once per game each. All their tiles may be turned and flipped (RIFT-RULING-60). */
const spells = {
  'rain-of-fire': {
    id: 'rain-of-fire',
    power: 1,
    type: 'magical',
    hits: 'hordes',
    pieces: [
      { what: 'I2', type: 'magical', group: 0 },
      { what: 'I1', type: 'magical', group: 0 },
    ],
  },
  reinforcements: { id: 'reinforcements', power: 1, type: 'true', hits: 'hordes', pieces: [soldier, soldier] },
  thunderbolt: {
    id: 'thunderbolt',
    power: 1,
    type: 'magical',
    hits: 'hordes',
    pieces: [{ what: 'I2', type: 'magical' }],
  },
  'lightning-bolt': {
    id: 'lightning-bolt',
    power: 1,
    type: 'physical',
    hits: 'hordes',
    pieces: [spark, spark, spark, spark],
  },
  'gem-of-timewarp': {
    id: 'gem-of-timewarp',
    power: 2,
    type: 'true',
    hits: 'portalsAndBosses',
    pieces: [{ what: 'I2', type: 'true' }],
  },
  'hand-of-midas': { id: 'hand-of-midas', power: 2, raises: 2, hits: 'hordes', pieces: [] },
} as const satisfies Record<string, SpellCard<string>>

/** Part of the save format: never renamed. */
export type SpellId = keyof typeof spells
export const SPELLS: Readonly<Record<SpellId, SpellCard>> = spells
export const SPELL_IDS = Object.keys(SPELLS) as readonly SpellId[]
