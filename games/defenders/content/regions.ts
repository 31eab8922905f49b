import type { PlaceId, RegionId, Slot } from '../rules/state.ts'
import type { RegionCard } from './types.ts'

/** Outer Regions: both sides of each card. */
const regions = {
  forest: {
    origin: 'rulebook',
    A: { id: 'enchant', kind: 'active', ap: 2, counts: 'secure', amount: 1, origin: 'public' },
    B: { id: 'canopy', kind: 'passive', limit: 'round', counts: 'defend', amount: 1, origin: 'original' },
  },
  ruins: {
    origin: 'rulebook',
    A: { id: 'entomb', kind: 'active', ap: 2, limit: 'round', origin: 'public' },
    B: { id: 'bloodRite', kind: 'active', hp: 1, limit: 'round', counts: 'secure', amount: 1, origin: 'original' },
  },
  mountains: {
    origin: 'rulebook',
    A: { id: 'vigil', kind: 'active', ap: 1, amount: 1, origin: 'public' },
    B: { id: 'highWatch', kind: 'passive', origin: 'original' },
  },
  plains: {
    origin: 'rulebook',
    A: { id: 'augury', kind: 'active', ap: 2, limit: 'round', counts: 'secure', amount: 1, origin: 'public' },
    B: { id: 'outriders', kind: 'passive', counts: 'defend', origin: 'original' },
  },
  coast: {
    origin: 'rulebook',
    A: { id: 'tidewell', kind: 'passive', origin: 'public' },
    B: { id: 'seaLane', kind: 'active', ap: 1, origin: 'original' },
  },
  desert: {
    origin: 'rulebook',
    A: { id: 'mirage', kind: 'active', hp: 1, limit: 'turn', amount: 3, origin: 'public' },
    B: { id: 'sandstorm', kind: 'passive', limit: 'round', counts: 'defend', origin: 'original' },
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
