import type { Family } from './ids.ts'
import type { Arrow, TowerCard } from './types.ts'

const N: Arrow = { dir: 0, reach: 1 }
const N2: Arrow = { dir: 0, reach: 2 }
const N3: Arrow = { dir: 0, reach: 3 }
const NE: Arrow = { dir: 1, reach: 1 }
const E: Arrow = { dir: 2, reach: 1 }
const E2: Arrow = { dir: 2, reach: 2 }
const SE: Arrow = { dir: 3, reach: 1 }
const S: Arrow = { dir: 4, reach: 1 }
const S2: Arrow = { dir: 4, reach: 2 }
const SW: Arrow = { dir: 5, reach: 1 }
const W: Arrow = { dir: 6, reach: 1 }
const W2: Arrow = { dir: 6, reach: 2 }
const NW: Arrow = { dir: 7, reach: 1 }

/** 20 towers on 44 cards: four families, three levels and two branches of level 4 each (RIFT-TOWER-14). */
const towers = {
  archer: {
    id: 'archer',
    family: 'archery',
    level: 1,
    copies: 4,
    attacks: [{ type: 'physical', arrows: [N, S], groups: [['I2']], soldiers: 0, free: false }],
  },
  marksmen: {
    id: 'marksmen',
    family: 'archery',
    level: 2,
    copies: 3,
    attacks: [{ type: 'physical', arrows: [N, NE, NW], groups: [['I2'], ['I1']], soldiers: 0, free: true }],
  },
  sharpshooter: {
    id: 'sharpshooter',
    family: 'archery',
    level: 3,
    copies: 2,
    attacks: [{ type: 'physical', arrows: [N2, NE, NW], groups: [['I2'], ['I2'], ['I1']], soldiers: 0, free: true }],
  },
  'ranger-hideout': {
    id: 'ranger-hideout',
    family: 'archery',
    level: 4,
    copies: 1,
    attacks: [{ type: 'true', arrows: [N2, NE, NW, E, W], groups: [['I3'], ['I2'], ['I1']], soldiers: 0, free: true }],
  },
  'musketeer-garrison': {
    id: 'musketeer-garrison',
    family: 'archery',
    level: 4,
    copies: 1,
    attacks: [{ type: 'physical', arrows: 'perfect', groups: [['I3'], ['I3']], soldiers: 0, free: true }],
  },
  mage: {
    id: 'mage',
    family: 'mage',
    level: 1,
    copies: 4,
    attacks: [{ type: 'magical', arrows: [N], groups: [['L3']], soldiers: 0, free: false }],
  },
  adept: {
    id: 'adept',
    family: 'mage',
    level: 2,
    copies: 3,
    attacks: [{ type: 'magical', arrows: [N2], groups: [['O4']], soldiers: 0, free: false }],
  },
  wizard: {
    id: 'wizard',
    family: 'mage',
    level: 3,
    copies: 2,
    attacks: [{ type: 'magical', arrows: [N2, E2, W2], groups: [['P5']], soldiers: 0, free: true }],
  },
  'arcanic-wizard': {
    id: 'arcanic-wizard',
    family: 'mage',
    level: 4,
    copies: 1,
    attacks: [{ type: 'magical', arrows: [N3, NE, NW], groups: [['R6', 'I2']], soldiers: 0, free: true }],
  },
  'sorcerer-wizard': {
    id: 'sorcerer-wizard',
    family: 'mage',
    level: 4,
    copies: 1,
    attacks: [{ type: 'magical', arrows: [N2, NE, NW, E, W], groups: [['P5'], ['I2']], soldiers: 0, free: true }],
  },
  bombard: {
    id: 'bombard',
    family: 'cannon',
    level: 1,
    copies: 4,
    attacks: [{ type: 'physical', arrows: [N], groups: [['I1'], ['I1']], soldiers: 0, free: false }],
  },
  artillery: {
    id: 'artillery',
    family: 'cannon',
    level: 2,
    copies: 3,
    attacks: [{ type: 'physical', arrows: [N, NE, NW], groups: [['I2'], ['I1'], ['I1']], soldiers: 0, free: false }],
  },
  howitzer: {
    id: 'howitzer',
    family: 'cannon',
    level: 3,
    copies: 2,
    attacks: [{ type: 'physical', arrows: [N2, NE, NW], groups: [['L3'], ['I2'], ['I1']], soldiers: 0, free: false }],
  },
  'big-bertha': {
    id: 'big-bertha',
    family: 'cannon',
    level: 4,
    copies: 1,
    attacks: [{ type: 'physical', arrows: [N3, NE, NW], groups: [['O4', 'L3', 'I1']], soldiers: 0, free: true }],
  },
  'tesla-tower': {
    id: 'tesla-tower',
    family: 'cannon',
    level: 4,
    copies: 1,
    attacks: [
      { type: 'true', arrows: [N2, E2, S2, W2], groups: [['I2'], ['I2'], ['I2'], ['I1']], soldiers: 0, free: true },
    ],
  },
  militia: {
    id: 'militia',
    family: 'soldier',
    level: 1,
    copies: 4,
    attacks: [{ type: 'physical', arrows: [N, S], groups: [], soldiers: 1, free: false }],
  },
  footmen: {
    id: 'footmen',
    family: 'soldier',
    level: 2,
    copies: 3,
    attacks: [{ type: 'physical', arrows: [N, NE, NW], groups: [], soldiers: 2, free: false }],
  },
  knights: {
    id: 'knights',
    family: 'soldier',
    level: 3,
    copies: 2,
    attacks: [{ type: 'physical', arrows: [N, NE, E, SE, S, SW, W, NW], groups: [], soldiers: 3, free: false }],
  },
  'holy-order': {
    id: 'holy-order',
    family: 'soldier',
    level: 4,
    copies: 1,
    attacks: [{ type: 'true', arrows: [N, NE, E, SE, S, SW, W, NW], groups: [], soldiers: 3, free: false }],
  },
  'barbarian-hall': {
    id: 'barbarian-hall',
    family: 'soldier',
    level: 4,
    copies: 1,
    attacks: [{ type: 'physical', arrows: [N2, E2, S2, W2, NE, SE, SW, NW], groups: [], soldiers: 4, free: false }],
  },
} as const satisfies Record<string, TowerCard<string>>

/** Part of the save format: never renamed. */
export type TowerId = keyof typeof towers
export const TOWERS: Readonly<Record<TowerId, TowerCard>> = towers

/** In the order of the tower table: by family, then by level. */
export const TOWER_IDS = Object.keys(TOWERS) as readonly TowerId[]
export const FAMILIES: readonly Family[] = ['archery', 'mage', 'cannon', 'soldier']
