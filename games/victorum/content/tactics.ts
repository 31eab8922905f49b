import type { UnitClass } from './ids.ts'
import type { TacticCard } from './types.ts'

/** Basic ones, three of each, and those that only Opportunity cards give (VIC-TACTIC-01, VIC-TACTIC-02, VIC-RULING-09). */
const CARDS = {
  adrenaline: { copies: 3, basic: true, lasts: 'permanent', movement: 1, helps: true, seeks: 'slowest' },
  'bolster-health': { copies: 3, basic: true, lasts: 'instant', helps: true, seeks: 'fewestHp' },
  hamstring: { copies: 3, basic: true, lasts: 'permanent', slows: true, loses: 'weakest', once: true },
  stun: { copies: 3, basic: true, lasts: 'temporary', fatigues: true, seeks: 'mostHp' },
  'smoke-veil': { copies: 1, basic: false, lasts: 'temporary' },
  'second-wind': { copies: 1, basic: false, lasts: 'instant' },
  'war-drums': { copies: 1, basic: false, lasts: 'instant', ownOnly: true },
  whetstone: { copies: 1, basic: false, lasts: 'permanent', sharpens: true },
  'chains-of-hephaestus': { copies: 1, basic: false, lasts: 'temporary' },
} as const satisfies Readonly<Record<string, TacticCard>>
export type TacticId = keyof typeof CARDS
export const TACTICS: Readonly<Record<TacticId, TacticCard>> = CARDS
export type InstantTacticId = {
  [K in TacticId]: (typeof CARDS)[K]['lasts'] extends 'instant' ? K : never
}[TacticId]
export const TACTIC_IDS = Object.keys(TACTICS) as readonly TacticId[]
export const BASIC_TACTICS = TACTIC_IDS.filter(id => TACTICS[id].basic)
export const SPECIAL_TACTICS = TACTIC_IDS.filter(id => !TACTICS[id].basic)

/** What comes with a unit of the rival's lineup, by its first class; a Beast brings none (VIC-LINEUP-09, VIC-RULING-34). */
export const TACTIC_OF_CLASS: Readonly<Partial<Record<UnitClass, TacticId>>> = {
  archer: 'bolster-health',
  attacker: 'adrenaline',
  defender: 'stun',
  tactician: 'hamstring',
}
