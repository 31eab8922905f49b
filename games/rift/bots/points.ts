import { trained } from '@tabletome/bots'
import { ABILITIES, ABILITY_IDS } from '../content/abilities.ts'
import type { AbilityId, HeroId, ShapeId, SpellId, TowerId } from '../content/ids.ts'
import type { AbilityCard } from '../content/types.ts'
import { TRAINED } from './expert/trained.ts'

/** What things are worth, in points: a square to be covered in the far future costs a little less than one. */
const points = {
  /** Losing the game, and winning it. */
  lost: 150,
  won: 150,
  /** A heart of the kingdom, and what it is worth more when few are left. */
  heart: 3,
  lastHearts: 5,
  crystal: 2,
  /** How dear crystals are in the shop, where they are spent for good. */
  thrift: 0.5,
  /** Squares harder to cover: they resist one type, both, or nothing but tiles covers them; and one without neighbours. */
  resistant: 0.25,
  immune: 0.6,
  deadly: 0.1,
  lonely: 0.2,
  /** Under a hero's base: half covered, since the hero may stay. */
  underBase: 0.5,
  /** On a life card of a boss that is still to come. */
  laterLife: 9,
  /** Each move that a boss is nearer than its lives last. */
  haste: 12,
  /** How far spaces that no site sees count as none for portals and bosses on their way. */
  blind: 0,
  /** A tower of somebody whose sites see the portals and the boss, per square it covers in a round. */
  sight: 0,
  /** Soldier towers while a boss is to be held. */
  holder: 6,
  /** Tiles that will be thrown off unless somebody covers the healer. */
  healing: 0.3,
  /** Hordes that cannot reach the exit before the end. */
  tooLate: 0.25,
  portalClosed: 8,
  lifeCleared: 12,
  /** A tower in hand, per square it covers in a round and round to come. */
  tower: 0.4,
  /** Squares of portals that no tower in hand can cover. */
  shortage: 1.6,
  /** The same where it is the types of damage that do not fit. */
  mismatch: 0,
  /** How far a tower that is spent on a portal is thought to do there what it was needed for. */
  spent: 0,
  health: 0.8,
  lastHealth: 3,
  abilityUp: 2,
  onMap: 1,
  /** A space further from the nearest horde. */
  step: 0.25,
  /** A site that a hero or a tower takes from others. */
  site: 0.3,
  siteTaken: 1.5,
  /** A dot that an attack may bring on a horde beside the hero. */
  dot: 1,
  /** How much of what passing would gain an attack must make up for. */
  passing: 1,
  /** Less is not worth an action. */
  least: 0.05,
  /** What a hero of the bench should bring. */
  bench: 7,
}

/** By rounds until a tray is in the kingdom: the share of its price that an uncovered square of a horde costs. */
const hordeRisk = [1, 0.62, 0.46, 0.38, 0.33, 0.3, 0.28, 0.26, 0.25, 0.24, 0.23]
/** The same for portals and bosses: what it costs that they are there, and each square that is left. */
const portalBase = [150, 25, 13, 8, 5.5, 4, 3, 2.5, 2, 1.8, 1.6]
const portalSquare = [2, 9, 5.5, 3.8, 2.8, 2.2, 1.8, 1.6, 1.4, 1.3, 1.2]

/** Squares that a tower covers in a round, by and large. */
const power: Record<TowerId, number> = {
  archer: 1.7,
  marksmen: 2.7,
  sharpshooter: 4.3,
  'ranger-hideout': 6,
  'musketeer-garrison': 5.6,
  mage: 2.2,
  adept: 3.2,
  wizard: 4.7,
  'arcanic-wizard': 7,
  'sorcerer-wizard': 6.4,
  bombard: 1.8,
  artillery: 3.4,
  howitzer: 5,
  'big-bertha': 7,
  'tesla-tower': 7,
  militia: 1.4,
  footmen: 2.6,
  knights: 3.8,
  'holy-order': 4.6,
  'barbarian-hall': 5.2,
}

/** What a spell should bring at least while the game is still long. */
const spells: Record<SpellId, number> = {
  'rain-of-fire': 4,
  reinforcements: 5,
  thunderbolt: 5,
  'lightning-bolt': 5,
  'gem-of-timewarp': 8,
  'hand-of-midas': 4,
}
/** Rounds from the coming of the last portal or boss to its end, and for each square of it that is bare. */
const time = { kill: 2, bossKill: 5, square: 0 }

/** All that habit and value reckon with. */
export const USUAL = { points, time, hordeRisk, portalBase, portalSquare, power, spells }
export type Weights = typeof USUAL
export type Points = Weights['points']

/** What an expert reckons with besides: how long portals take, what types of damage they ask for, which sites see them. */
const wiser: Weights = {
  ...USUAL,
  points: { ...points, shortage: 3, mismatch: 4, spent: 0.6, blind: 1, sight: 1.2 },
  time: { ...time, square: 0.4 },
}
/** The same as training has left it. */
export const EXPERT = trained(wiser, TRAINED)

/** Whom and what a bot takes, the best first. */
export const HEROES_LIKED: readonly HeroId[] = ['magnus', 'ignus', 'malik', 'alleria', 'lilith']
export const SPELLS_LIKED: readonly SpellId[] = [
  'hand-of-midas',
  'gem-of-timewarp',
  'reinforcements',
  'lightning-bolt',
  'thunderbolt',
  'rain-of-fire',
]
/** Squares that a piece covers. */
export const squaresOf = (what: ShapeId | 'soldier'): number => (what === 'soldier' ? 1 : Number(what[1]))
/** What an ability is worth by what its tile prints. */
export const printedWorth = ({ tiles, soldiers }: Pick<AbilityCard, 'tiles' | 'soldiers'>): number =>
  tiles.reduce((sum, tile) => sum + 0.4 * squaresOf(tile), 1 + 0.4 * soldiers)
/** What it is worth in play, where that is known better. */
const PLAYED_WORTH: Readonly<Partial<Record<AbilityId, number>>> = {
  multishot: 3,
  'like-the-wind': 2,
  'call-of-the-wild': 2.2,
  'do-you-bleed': 2,
  'infernal-wheel': 2.2,
  'reapers-harvest': 3.5,
  'heavenly-chaos': 3.4,
  resurrection: 1.5,
  'hammer-time': 1.5,
  earthquake: 3,
  'hammer-smash': 3.2,
  'cant-touch-this': 1,
  'hocus-pocus': 2,
  mirage: 3.4,
  'knowledge-is-power': 2.5,
  'arcanic-storm': 3.6,
  'flaming-frenzy': 1.6,
  'fire-and-brimstone': 2,
  'surge-of-flames': 1.5,
  'lets-burn': 2.8,
}
/** How much an ability adds to what a basic attack does. */
export const ABILITY_WORTH = Object.fromEntries(
  ABILITY_IDS.map(id => [id, PLAYED_WORTH[id] ?? printedWorth(ABILITIES[id])]),
) as Readonly<Record<AbilityId, number>>
