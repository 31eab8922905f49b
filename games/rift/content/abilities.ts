import { FRONT } from './heroes.ts'
import type { AbilityId } from './ids.ts'
import type { AbilityCard } from './types.ts'

const ranged = { reach: 'ranged', arrows: FRONT, soldiers: 0, kind: 'instant' } as const
const melee = { reach: 'melee', soldiers: 0, kind: 'instant' } as const
const adjacent = { reach: 'adjacent', soldiers: 0, kind: 'instant' } as const
const none = { reach: 'none', tiles: [], soldiers: 0 } as const

/** The 20 ability tiles. All their damage tiles have free manipulation. */
export const ABILITIES: Readonly<Record<AbilityId, AbilityCard>> = {
  multishot: { ...ranged, id: 'multishot', hero: 'alleria', type: 'physical', tiles: ['I2', 'I2', 'I1'] },
  'like-the-wind': {
    ...ranged,
    id: 'like-the-wind',
    hero: 'alleria',
    type: 'physical',
    tiles: ['I2'],
    chooses: { among: 'map', rule: 'RIFT-RULING-93', may: true },
    moves: 1,
  },
  'call-of-the-wild': {
    id: 'call-of-the-wild',
    hero: 'alleria',
    kind: 'instant',
    type: 'physical',
    tiles: ['I1', 'I1', 'I1', 'I1'],
    soldiers: 0,
    reach: 'wildcat',
  },
  'do-you-bleed': { ...ranged, id: 'do-you-bleed', hero: 'alleria', type: 'physical', tiles: ['I3'] },
  'infernal-wheel': { ...adjacent, id: 'infernal-wheel', hero: 'lilith', type: 'true', tiles: ['I2'] },
  'reapers-harvest': { ...melee, id: 'reapers-harvest', hero: 'lilith', type: 'true', tiles: ['I2', 'I2', 'I1', 'I1'] },
  'heavenly-chaos': {
    ...adjacent,
    id: 'heavenly-chaos',
    hero: 'lilith',
    type: 'true',
    tiles: ['I1', 'I2'],
    soldiers: 2,
  },
  resurrection: {
    ...melee,
    id: 'resurrection',
    hero: 'lilith',
    kind: 'ongoing',
    type: 'true',
    tiles: ['I2'],
    heals: 3,
  },
  'hammer-time': {
    ...none,
    id: 'hammer-time',
    hero: 'malik',
    kind: 'instant',
    chooses: { among: 'all', rule: 'RIFT-RULING-93', may: true },
    again: true,
  },
  earthquake: { ...melee, id: 'earthquake', hero: 'malik', kind: 'ongoing', type: 'physical', tiles: ['P5'] },
  'hammer-smash': {
    ...melee,
    id: 'hammer-smash',
    hero: 'malik',
    type: 'physical',
    tiles: ['O4'],
    bonus: { per: 'enemySquare', on: 'one' },
  },
  'cant-touch-this': { ...none, id: 'cant-touch-this', hero: 'malik', kind: 'ongoing', type: 'physical' },
  'hocus-pocus': {
    ...none,
    id: 'hocus-pocus',
    hero: 'magnus',
    kind: 'instant',
    type: 'magical',
    tiles: ['I1', 'I1', 'I1'],
    chooses: { among: 'movable', rule: 'RIFT-RULING-43' },
    moves: 'anywhere',
  },
  mirage: { ...adjacent, id: 'mirage', hero: 'magnus', type: 'magical', tiles: ['I2', 'I2'], soldiers: 2 },
  'knowledge-is-power': { ...none, id: 'knowledge-is-power', hero: 'magnus', kind: 'instant', copies: true },
  'arcanic-storm': {
    id: 'arcanic-storm',
    hero: 'magnus',
    kind: 'instant',
    type: 'magical',
    tiles: ['L3', 'L3'],
    soldiers: 0,
    reach: 'perfect',
    arrows: 'perfect',
  },
  'flaming-frenzy': {
    ...melee,
    id: 'flaming-frenzy',
    hero: 'ignus',
    type: 'magical',
    tiles: ['T4'],
    bonus: { enemies: 3, heals: true },
    chooses: { among: 'standing', rule: 'RIFT-HERO-10' },
    heals: 1,
  },
  'fire-and-brimstone': {
    ...melee,
    id: 'fire-and-brimstone',
    hero: 'ignus',
    type: 'magical',
    tiles: ['S4'],
    bonus: { enemies: 3, dots: 2 },
  },
  'surge-of-flames': {
    ...none,
    id: 'surge-of-flames',
    hero: 'ignus',
    kind: 'instant',
    type: 'magical',
    tiles: ['I1'],
    steps: 4,
    chooses: { among: 'beside', rule: 'RIFT-IGNUS-04' },
    heals: 2,
  },
  'lets-burn': { ...adjacent, id: 'lets-burn', hero: 'ignus', type: 'magical', tiles: ['I3', 'I3'] },
}
export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[]
