import type { RegionId } from '../rules/state/shape.ts'

/** Where a card's facts come from: the printed rules, public facts about the game, or designed for this project. */
export type Origin = 'rulebook' | 'public' | 'original'

/** What an Exhausted Defender may not do with it (DEF-ABILITY-05). */
export type Counts = 'secure' | 'fight' | 'defend' | 'none'
/** Who owns the limit: DEF-RULING-67. */
export type Limit = 'none' | 'turn' | 'round'

/** The printed facts of an Ability; what it does stands under its id in rules/effects, its words in text. */
export interface AbilityCard<Id extends string = string> {
  readonly id: Id
  /** Active: used on one's own Turn by paying. Passive and conditional: applies when its condition is met. */
  readonly kind: 'active' | 'passive' | 'conditional'
  readonly ap?: number
  readonly hp?: number
  readonly limit?: Limit
  readonly counts?: Counts
  /** The number in its text: HP gained, Threat lowered, damage added … */
  readonly amount?: number
  /** Where its kind and numbers come from. */
  readonly origin: Origin
  /** What its reader is led to, the most telling rule first. */
  readonly rules: readonly string[]
}

export interface HeroCard<Id extends string = string> {
  readonly hp: number
  readonly origin: Origin
  readonly ability: AbilityCard<Id>
}
export interface RegionCard<Id extends string = string> {
  readonly origin: Origin
  readonly A: AbilityCard<Id>
  readonly B: AbilityCard<Id>
}
export interface ArtifactCard<Id extends string = string> {
  readonly slot: 'hand' | 'back'
  readonly origin: Origin
  readonly ability: AbilityCard<Id>
}
export interface EnemyCard {
  readonly first: RegionId
  readonly second: RegionId
  /** Of the pair of Regions; the names are original. */
  readonly origin: Origin
}
export interface DireCard<Id extends string = string> {
  readonly region: RegionId
  readonly effect: Id
  readonly timing: 'onUndefended' | 'beforeDefend'
  readonly origin: Origin
  readonly rules: readonly string[]
}
export interface FoeCard {
  readonly home: RegionId
  /** The Hit Point track by the number of Defenders in play (DEF-RULING-55). */
  readonly hp: Readonly<Record<2 | 3 | 4, number>>
  /** Spaces with an Epic Event icon. */
  readonly events: readonly number[]
  readonly origin: Origin
}
