import type { BossId, SpecialId } from './ids.ts'
import type { BossCard, SpecialCard } from './types.ts'

/** Three bosses and their ten life cards (RIFT-BOSS-01). With one or two players the last life card is not used. */
export const BOSSES: Readonly<Record<BossId, BossCard>> = {
  B1: {
    id: 'B1',
    lives: [
      ['oo.oo', 'o...o', '..g..', 'o...o', '.ooo.'],
      ['TT.oo', 'TT.oo', '.....', '.ccc.', '.ccc.'],
      ['OO.OO', 'OO.OO', '.....', 'ddddd', '.....'],
    ],
  },
  B2: {
    id: 'B2',
    lives: [
      ['ccc.w', 'c.c.w', 'ccc..', '.....', '.www.'],
      ['s.ggg', '..ggg', '.....', 'cc.cc', 'cc.cc'],
      ['ZZ.cc', 'ZZ.cc', '.....', '.kkk.', 'n...n'],
    ],
  },
  B3: {
    id: 'B3',
    lives: [
      ['k.g.k', '.ggg.', 'g...g', '.ggg.', '.....'],
      ['oo.cc', 'o...c', '..s..', '.....', '.gg..'],
      ['UU...', 'UU.rr', '.....', '.nn..', '.nn..'],
      ['ZZ.kk', 'ZZ...', '..k..', '...OO', '..kOO'],
    ],
  },
}
export const BOSS_IDS = Object.keys(BOSSES) as readonly BossId[]
/** The four special cards of each boss (RIFT-BOSS-01). */
export const SPECIALS: Readonly<Record<BossId, readonly SpecialId[]>> = {
  B1: ['B1-1', 'B1-2', 'B1-3', 'B1-4'],
  B2: ['B2-1', 'B2-2', 'B2-3', 'B2-4'],
  B3: ['B3-1', 'B3-2', 'B3-3', 'B3-4'],
}
/** What they do beyond their numbers is in rules/effects/specials.ts. */
export const SPECIAL_CARDS: Readonly<Record<SpecialId, SpecialCard>> = {
  'B1-1': { id: 'B1-1', hurts: { within: 1, engaged: false } },
  'B1-2': { id: 'B1-2', speed: true },
  'B1-3': { id: 'B1-3' },
  'B1-4': { id: 'B1-4' },
  'B2-1': { id: 'B2-1' },
  'B2-2': { id: 'B2-2' },
  'B2-3': { id: 'B2-3' },
  'B2-4': { id: 'B2-4', hurts: { within: 2, engaged: true } },
  'B3-1': { id: 'B3-1' },
  'B3-2': { id: 'B3-2', speed: true },
  'B3-3': { id: 'B3-3' },
  'B3-4': { id: 'B3-4', hurts: { within: Number.POSITIVE_INFINITY, engaged: false } },
}
