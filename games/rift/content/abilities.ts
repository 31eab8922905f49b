import { FRONT } from './heroes.ts'
import type { HeroId } from './ids.ts'
import type { AbilityCard } from './types.ts'

const ranged = { reach: 'ranged', arrows: FRONT, soldiers: 0, kind: 'instant' } as const
const melee = { reach: 'melee', soldiers: 0, kind: 'instant' } as const
const adjacent = { reach: 'adjacent', soldiers: 0, kind: 'instant' } as const
const none = { reach: 'none', tiles: [], soldiers: 0 } as const

/** The ability tiles, those of a hero in the order in which they are offered. All their damage tiles have free manipulation. */
const abilities = {
  multishot: { ...ranged, hero: 'alleria', rules: ['RIFT-ALLERIA-12'], type: 'physical', tiles: ['I2', 'I2', 'I1'] },
  'like-the-wind': {
    ...ranged,
    hero: 'alleria',
    rules: ['RIFT-ALLERIA-09'],
    type: 'physical',
    tiles: ['I2'],
    chooses: { among: 'map', rule: 'RIFT-RULING-93', may: true },
    moves: 1,
  },
  'call-of-the-wild': {
    hero: 'alleria',
    rules: ['RIFT-ALLERIA-10'],
    kind: 'instant',
    type: 'physical',
    tiles: ['I1', 'I1', 'I1', 'I1'],
    soldiers: 0,
    reach: 'wildcat',
  },
  'do-you-bleed': { ...ranged, hero: 'alleria', rules: ['RIFT-ALLERIA-11'], type: 'physical', tiles: ['I3'] },
  'infernal-wheel': { ...adjacent, hero: 'lilith', rules: ['RIFT-LILITH-03'], type: 'true', tiles: ['I2'] },
  'reapers-harvest': {
    ...melee,
    hero: 'lilith',
    rules: ['RIFT-LILITH-04'],
    type: 'true',
    tiles: ['I2', 'I2', 'I1', 'I1'],
  },
  'heavenly-chaos': {
    ...adjacent,
    hero: 'lilith',
    rules: ['RIFT-LILITH-05'],
    type: 'true',
    tiles: ['I1', 'I2'],
    soldiers: 2,
  },
  resurrection: {
    ...melee,
    hero: 'lilith',
    rules: ['RIFT-LILITH-06'],
    kind: 'ongoing',
    type: 'true',
    tiles: ['I2'],
    heals: 3,
  },
  'hammer-time': {
    ...none,
    hero: 'malik',
    rules: ['RIFT-MALIK-02', 'RIFT-MALIK-03'],
    kind: 'instant',
    chooses: { among: 'all', rule: 'RIFT-RULING-93', may: true },
    again: true,
  },
  earthquake: {
    ...melee,
    hero: 'malik',
    rules: ['RIFT-MALIK-04', 'RIFT-PROTECT-01'],
    kind: 'ongoing',
    type: 'physical',
    tiles: ['P5'],
  },
  'hammer-smash': {
    ...melee,
    hero: 'malik',
    rules: ['RIFT-MALIK-05'],
    type: 'physical',
    tiles: ['O4'],
    bonus: { per: 'enemySquare', on: 'one' },
  },
  'cant-touch-this': {
    ...none,
    hero: 'malik',
    rules: ['RIFT-MALIK-06', 'RIFT-PROTECT-01'],
    kind: 'ongoing',
    type: 'physical',
  },
  'hocus-pocus': {
    ...none,
    hero: 'magnus',
    rules: ['RIFT-MAGNUS-03'],
    kind: 'instant',
    type: 'magical',
    tiles: ['I1', 'I1', 'I1'],
    chooses: { among: 'movable', rule: 'RIFT-RULING-43' },
    moves: 'anywhere',
  },
  mirage: { ...adjacent, hero: 'magnus', rules: ['RIFT-MAGNUS-04'], type: 'magical', tiles: ['I2', 'I2'], soldiers: 2 },
  'knowledge-is-power': {
    ...none,
    hero: 'magnus',
    rules: ['RIFT-MAGNUS-05', 'RIFT-MAGNUS-06'],
    kind: 'instant',
    copies: true,
  },
  'arcanic-storm': {
    hero: 'magnus',
    rules: ['RIFT-MAGNUS-07'],
    kind: 'instant',
    type: 'magical',
    tiles: ['L3', 'L3'],
    soldiers: 0,
    reach: 'perfect',
    arrows: 'perfect',
  },
  'flaming-frenzy': {
    ...melee,
    hero: 'ignus',
    rules: ['RIFT-IGNUS-02'],
    type: 'magical',
    tiles: ['T4'],
    bonus: { enemies: 3, heals: true },
    chooses: { among: 'standing', rule: 'RIFT-HERO-10' },
    heals: 1,
  },
  'fire-and-brimstone': {
    ...melee,
    hero: 'ignus',
    rules: ['RIFT-IGNUS-03'],
    type: 'magical',
    tiles: ['S4'],
    bonus: { enemies: 3, dots: 2 },
  },
  'surge-of-flames': {
    ...none,
    hero: 'ignus',
    rules: ['RIFT-IGNUS-04', 'RIFT-IGNUS-05'],
    kind: 'instant',
    type: 'magical',
    tiles: ['I1'],
    steps: 4,
    chooses: { among: 'beside', rule: 'RIFT-IGNUS-04' },
    heals: 2,
  },
  'lets-burn': { ...adjacent, hero: 'ignus', rules: ['RIFT-IGNUS-06'], type: 'magical', tiles: ['I3', 'I3'] },
} as const satisfies Record<string, AbilityCard<string>>

/** Part of the save format: never renamed. */
export type AbilityId = keyof typeof abilities
/** Those that a hero has. */
export type AbilityOf<H extends HeroId> = {
  [A in AbilityId]: (typeof abilities)[A]['hero'] extends H ? A : never
}[AbilityId]
/** Those that choose a hero. */
export type ChoosingAbilityId = {
  [A in AbilityId]: (typeof abilities)[A] extends { readonly chooses: unknown } ? A : never
}[AbilityId]

export const ABILITIES: Readonly<Record<AbilityId, AbilityCard>> = abilities
export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[]
export const abilitiesOf = (hero: HeroId): AbilityId[] => ABILITY_IDS.filter(id => ABILITIES[id].hero === hero)
export const choosesHero = (id: AbilityId): id is ChoosingAbilityId => ABILITIES[id].chooses !== undefined
