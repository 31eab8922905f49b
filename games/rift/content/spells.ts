import type { SpellId } from './ids.ts'
import type { SpellCard } from './types.ts'

/** The six spells (RIFT-SPELL-05…10), once per game each. */
export const SPELLS: Readonly<Record<SpellId, SpellCard>> = {
  'rain-of-fire': { id: 'rain-of-fire', power: 1, type: 'magical' },
  reinforcements: { id: 'reinforcements', power: 1, type: 'true' },
  thunderbolt: { id: 'thunderbolt', power: 1, type: 'magical' },
  'lightning-bolt': { id: 'lightning-bolt', power: 1, type: 'physical' },
  'gem-of-timewarp': { id: 'gem-of-timewarp', power: 2, type: 'true' },
  'hand-of-midas': { id: 'hand-of-midas', power: 2 },
}
export const SPELL_IDS = Object.keys(SPELLS) as readonly SpellId[]
