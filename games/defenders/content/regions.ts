import type { PlaceId, RegionId, Slot } from '../rules/state/shape.ts'
import type { RegionCard } from './types.ts'

/** Outer Regions: both sides of each card. */
const regions = {
  forest: {
    origin: 'rulebook',
    A: {
      id: 'enchant',
      kind: 'active',
      ap: 2,
      counts: 'secure',
      amount: 1,
      origin: 'public',
      rules: ['DEF-ABILITY-02', 'DEF-SECURE-05'],
    },
    B: {
      id: 'canopy',
      kind: 'passive',
      limit: 'round',
      counts: 'defend',
      amount: 1,
      origin: 'original',
      rules: ['DEF-RULING-56', 'DEF-RULING-67'],
    },
  },
  ruins: {
    origin: 'rulebook',
    A: {
      id: 'entomb',
      kind: 'active',
      ap: 2,
      limit: 'round',
      origin: 'public',
      rules: ['DEF-RULING-69', 'DEF-RULING-33'],
    },
    B: {
      id: 'bloodRite',
      kind: 'active',
      hp: 1,
      limit: 'round',
      counts: 'secure',
      amount: 1,
      origin: 'original',
      rules: ['DEF-RULING-58', 'DEF-ABILITY-05'],
    },
  },
  mountains: {
    origin: 'rulebook',
    A: { id: 'vigil', kind: 'active', ap: 1, amount: 1, origin: 'public', rules: ['DEF-RULING-68', 'DEF-RULING-56'] },
    B: { id: 'highWatch', kind: 'passive', origin: 'original', rules: ['DEF-RULING-62', 'DEF-RULING-61'] },
  },
  plains: {
    origin: 'rulebook',
    A: {
      id: 'augury',
      kind: 'active',
      ap: 2,
      limit: 'round',
      counts: 'secure',
      amount: 1,
      origin: 'public',
      rules: ['DEF-RULING-45', 'DEF-RULING-64'],
    },
    B: {
      id: 'outriders',
      kind: 'passive',
      counts: 'defend',
      origin: 'original',
      rules: ['DEF-DEFEND-03', 'DEF-DESTROY-07'],
    },
  },
  coast: {
    origin: 'rulebook',
    A: { id: 'tidewell', kind: 'passive', origin: 'public', rules: ['DEF-RULING-41', 'DEF-RESTORE-04'] },
    B: { id: 'seaLane', kind: 'active', ap: 1, origin: 'original', rules: ['DEF-RULING-65'] },
  },
  desert: {
    origin: 'rulebook',
    A: {
      id: 'mirage',
      kind: 'active',
      hp: 1,
      limit: 'turn',
      amount: 3,
      origin: 'public',
      rules: ['DEF-RULING-61', 'DEF-RULING-58'],
    },
    B: {
      id: 'sandstorm',
      kind: 'passive',
      limit: 'round',
      counts: 'defend',
      origin: 'original',
      rules: ['DEF-RULING-56', 'DEF-DEFEND-03'],
    },
  },
} as const satisfies Record<RegionId, RegionCard>

export type RegionAbilityId = (typeof regions)[RegionId]['A' | 'B']['id']
export const REGIONS: Readonly<Record<RegionId, RegionCard<RegionAbilityId>>> = regions

export const REGION_IDS: readonly RegionId[] = ['forest', 'ruins', 'mountains', 'plains', 'coast', 'desert']
export const PLACE_IDS: readonly PlaceId[] = [...REGION_IDS, 'capital']
/** Clockwise from the left (DEF-MAP-06). */
export const SLOTS: readonly Slot[] = ['w', 'nw', 'ne', 'e', 'se', 'sw']
/** The two places next to the Capital (DEF-MAP-02). */
export const SLOTS_AT_CAPITAL: readonly Slot[] = ['w', 'e']

/** Levels at which a Region and the Capital fall (DEF-MAP-09, DEF-RULING-03). */
export const DESTRUCTION = { region: 4, capital: 8 } as const
