import type { TacticId, UnitClass } from './ids.ts'
import type { TacticCard } from './types.ts'

/** Four basic ones, three of each, and five that only Opportunity cards give (VIC-TACTIC-01, VIC-TACTIC-02, VIC-RULING-09). */
const CARDS = {
  adrenaline: { id: 'adrenaline', copies: 3, basic: true, lasts: 'permanent', movement: 1, helps: true },
  'bolster-health': { id: 'bolster-health', copies: 3, basic: true, lasts: 'instant', helps: true },
  hamstring: { id: 'hamstring', copies: 3, basic: true, lasts: 'permanent' },
  stun: { id: 'stun', copies: 3, basic: true, lasts: 'temporary' },
  'smoke-veil': { id: 'smoke-veil', copies: 1, basic: false, lasts: 'temporary' },
  'second-wind': { id: 'second-wind', copies: 1, basic: false, lasts: 'instant' },
  'war-drums': { id: 'war-drums', copies: 1, basic: false, lasts: 'instant', ownOnly: true },
  whetstone: { id: 'whetstone', copies: 1, basic: false, lasts: 'permanent' },
  'chains-of-hephaestus': { id: 'chains-of-hephaestus', copies: 1, basic: false, lasts: 'temporary' },
} as const satisfies Readonly<Record<TacticId, TacticCard>>
export const TACTICS: Readonly<Record<TacticId, TacticCard>> = CARDS
export type InstantTacticId = {
  [K in TacticId]: (typeof CARDS)[K]['lasts'] extends 'instant' ? K : never
}[TacticId]
export const TACTIC_IDS = Object.keys(TACTICS) as readonly TacticId[]
export const BASIC_TACTICS = TACTIC_IDS.slice(0, 4)
export const SPECIAL_TACTICS = TACTIC_IDS.slice(4)

/** What comes with a unit of the rival's lineup, by its first class; a Beast brings none (VIC-LINEUP-09, VIC-RULING-34). */
export const TACTIC_OF_CLASS: Readonly<Partial<Record<UnitClass, TacticId>>> = {
  archer: 'bolster-health',
  attacker: 'adrenaline',
  defender: 'stun',
  tactician: 'hamstring',
}
