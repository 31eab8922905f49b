import type { UnitId } from './ids.ts'
import type { Arrow, HeroCard } from './types.ts'

/** Straight ahead up to two spaces, and the two front corners: Alleria and Magnus shoot so. */
export const FRONT: readonly Arrow[] = [
  { dir: 0, reach: 2 },
  { dir: 1, reach: 1 },
  { dir: 7, reach: 1 },
]
/** Every space around. */
export const ALL_AROUND: readonly Arrow[] = [
  { dir: 0, reach: 1 },
  { dir: 1, reach: 1 },
  { dir: 2, reach: 1 },
  { dir: 3, reach: 1 },
  { dir: 4, reach: 1 },
  { dir: 5, reach: 1 },
  { dir: 6, reach: 1 },
  { dir: 7, reach: 1 },
]

/** The hero boards. Lilith's basic attack is melee or, with its arrows, on a horde next to her (RIFT-LILITH-01). */
const heroes = {
  alleria: {
    id: 'alleria',
    companion: 'wildcat',
    health: 4,
    move: 3,
    basic: { type: 'physical', reach: 'ranged', arrows: FRONT, tiles: ['I2'], free: true },
    suggested: ['multishot', 'like-the-wind'],
    towers: ['archer', 'bombard', 'archer', 'militia', 'mage'],
  },
  lilith: {
    id: 'lilith',
    health: 4,
    move: 2,
    basic: {
      type: 'true',
      reach: 'melee',
      arrows: ALL_AROUND,
      tiles: ['I1'],
      free: true,
      chooses: { among: 'near', rule: 'RIFT-LILITH-02' },
      heals: 1,
    },
    suggested: ['infernal-wheel', 'resurrection'],
    towers: ['militia', 'mage', 'bombard', 'archer', 'archer'],
  },
  malik: {
    id: 'malik',
    health: 5,
    move: 2,
    basic: { type: 'physical', reach: 'melee', tiles: ['I3'], free: true, bonus: { per: 'blank', on: 'any' } },
    suggested: ['hammer-smash', 'cant-touch-this'],
    towers: ['bombard', 'militia', 'archer', 'mage', 'bombard'],
  },
  magnus: {
    id: 'magnus',
    health: 3,
    move: 2,
    basic: { type: 'magical', reach: 'ranged', arrows: FRONT, tiles: ['L3'], free: true },
    suggested: ['arcanic-storm', 'mirage'],
    towers: ['mage', 'archer', 'militia', 'bombard', 'mage'],
  },
  ignus: {
    id: 'ignus',
    health: 4,
    move: 3,
    basic: { type: 'magical', reach: 'melee', tiles: ['L3'], free: true, bonus: { enemies: 2, dots: 'each' } },
    suggested: ['flaming-frenzy', 'lets-burn'],
    towers: ['mage', 'bombard', 'militia', 'archer', 'archer'],
  },
} as const satisfies Record<string, HeroCard<string>>

/** Part of the save format: never renamed. */
export type HeroId = keyof typeof heroes
export const HEROES: Readonly<Record<HeroId, HeroCard>> = heroes
export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[]

/** Alleria's companion: no attack, no abilities (RIFT-ALLERIA-02, RIFT-RULING-38). */
export const WILDCAT = { health: 1, move: 2 } as const
export const UNIT_IDS: readonly UnitId[] = ['alleria', 'wildcat', 'lilith', 'malik', 'magnus', 'ignus']
/** Advice to whoever plays alone (RIFT-SOLO-11). */
export const SOLO_HEROES: readonly HeroId[] = ['malik', 'ignus', 'lilith']
