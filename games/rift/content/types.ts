import type {
  AbilityId,
  BlockId,
  BossId,
  Colour,
  DifficultyId,
  EnemyLetter,
  Family,
  HeroId,
  ScenarioId,
  ShapeId,
  SiteId,
  Slot,
  Spawn,
  SpecialId,
  SpellId,
  StormId,
  TowerId,
} from './ids.ts'

/** Clockwise from north: 0 N, 1 NE, 2 E … 7 NW. */
export type Dir = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
/** Clockwise quarter turns: 0 the top points north, 1 east, 2 south, 3 west. */
export type Turn = 0 | 1 | 2 | 3
export type DamageType = 'physical' | 'magical' | 'true'
export type Defense = 'physical' | 'magical' | 'deadly'
export type EnemyAbility = 'heal' | 'speed' | 'deadEye'

export interface Arrow {
  readonly dir: Dir
  /** 1: direct or angled; more: indirect (RIFT-RANGE-05). */
  readonly reach: 1 | 2 | 3
}
/** Any path space (RIFT-RANGE-06). */
export type Arrows = readonly Arrow[] | 'perfect'

export interface TowerAttack {
  readonly type: DamageType
  readonly arrows: Arrows
  /** Tiles; the tiles of one group are joined by “+” (RIFT-DAMAGE-09). */
  readonly groups: readonly (readonly ShapeId[])[]
  readonly soldiers: number
  /** Free manipulation. */
  readonly free: boolean
}
export interface TowerCard<Id extends string = TowerId> {
  readonly id: Id
  readonly family: Family
  readonly level: 1 | 2 | 3 | 4
  readonly copies: number
  readonly attacks: readonly TowerAttack[]
}

/** Whom an action may be for. */
export interface Choosing {
  /**
   * near: in the same space and around it · beside: oneself and the spaces around · map: anybody on the map · movable: those on
   * boards too, unless they have regenerated · standing: all that are not knocked out · all: they too.
   */
  readonly among: 'near' | 'beside' | 'map' | 'movable' | 'standing' | 'all'
  /** What keeps others out. */
  readonly rule: string
  /** The text says “may” (RIFT-RULING-33). */
  readonly may?: true
}
/** What the first tile of an attack adds by what lies under it (RIFT-RULING-37). */
export type Bonus =
  /** A 1×1 for each such square, if he likes, on any horde around or all on one. */
  | { readonly per: 'blank' | 'enemySquare'; readonly on: 'any' | 'one' }
  /** Exactly so many enemies: so many 1×1 on one horde around, or one on each. */
  | { readonly enemies: number; readonly dots: number | 'each' }
  /** Exactly so many enemies: a hero heals. */
  | { readonly enemies: number; readonly heals: true }
/** What basic attacks and abilities may do beyond their tiles. */
interface Beyond {
  readonly chooses?: Choosing
  /** Health for the hero it is for. */
  readonly heals?: number
  readonly bonus?: Bonus
}

/** Tiles of a hero: all on the arrows, on the own tray, on hordes around. */
export interface HeroAttack extends Beyond {
  readonly type: DamageType
  readonly reach: 'ranged' | 'melee'
  /** Of ranged attacks. */
  readonly arrows?: Arrows
  readonly tiles: readonly ShapeId[]
  readonly free: boolean
}
export interface HeroCard<Id extends string = HeroId> {
  readonly id: Id
  /** Comes with the hero and goes with it (RIFT-ALLERIA-01). */
  readonly companion?: 'wildcat'
  readonly health: number
  readonly move: number
  readonly basic: HeroAttack
  readonly suggested: readonly [AbilityId, AbilityId]
  /** The first 5 alone, 3 with two players, 2 with three or four. */
  readonly towers: readonly [TowerId, TowerId, TowerId, TowerId, TowerId]
}
export interface AbilityCard<Hero extends string = HeroId> extends Beyond {
  readonly hero: Hero
  /** Those of the book that its card links to, the most telling one first. */
  readonly rules: readonly [string, ...string[]]
  readonly kind: 'instant' | 'ongoing'
  readonly type?: DamageType
  /** What is printed on the tile; what it does beyond that is in rules/effects. */
  readonly tiles: readonly ShapeId[]
  readonly soldiers: number
  readonly reach: 'ranged' | 'melee' | 'adjacent' | 'wildcat' | 'perfect' | 'none'
  readonly arrows?: Arrows
  /** How far the chosen hero moves. */
  readonly moves?: 1 | 'anywhere'
  /** Steps he may take beside his normal movement. */
  readonly steps?: number
  /** Performs another ability (RIFT-MAGNUS-05). */
  readonly copies?: true
  /** Gives another action (RIFT-MALIK-02). */
  readonly again?: true
}
export interface SpellPiece {
  readonly what: ShapeId | 'soldier'
  readonly type: DamageType
  /** Pieces of one group go on one tray. */
  readonly group?: number
  /** Side by side with those before. */
  readonly chain?: true
}
export interface SpellCard<Id extends string = SpellId> {
  readonly id: Id
  readonly power: 1 | 2
  readonly type?: DamageType
  /** What casting begins with. */
  readonly pieces: readonly SpellPiece[]
  readonly hits: 'hordes' | 'portalsAndBosses'
  /** Levels that a tower in hand rises. */
  readonly raises?: number
}
/** What a portal storm changes until the end of the round. `first`: the first tray of phase 4 that is no portal. */
export interface StormCard<Id extends string = StormId> {
  readonly id: Id
  readonly speeds?: 'first' | 'portals' | 'nobody'
  readonly heals?: 'first'
  readonly stops?: 'portals'
  /** How far indirect arrows reach. */
  readonly reach?: number
  /** Tiles of this type may not be placed on portals. */
  readonly wards?: DamageType
  /** Added to the move points of an activation, which never fall below 1. */
  readonly move?: number
  /** Added to the price of a tower, which never falls below 1. */
  readonly price?: number
}
export interface SpecialCard {
  readonly id: SpecialId
  /** The movement that follows has speed. */
  readonly speed?: true
  /** Heroes that are hurt: how far from the boss at most, and whether only those on trays. */
  readonly hurts?: { readonly within: number; readonly engaged: boolean }
}

export interface Enemy {
  readonly letter: EnemyLetter
  readonly defenses: readonly Defense[]
  readonly ability?: EnemyAbility
  readonly big: boolean
}
export interface HordeCard {
  /** Rows in card orientation, the purple edge below the last one. `%` ghost, `^` flying, `=` pathbreaker, `@` portal centre. */
  readonly rows: readonly [string, string, string, string, string]
  readonly crystals: number
  /** The sub-deck; ghost-deck cards have `G`. */
  readonly deck: Exclude<Slot, '2a' | BossId> | 'G'
  /** Of a portal. */
  readonly level?: 1 | 2 | 3 | 4
  /** Of a pathbreaker, left to right. */
  readonly breaks?: readonly [BlockId, BlockId, BlockId]
}
export interface BossCard {
  readonly id: BossId
  readonly lives: readonly HordeCard['rows'][]
}

export interface Scenario {
  readonly id: ScenarioId
  readonly map: readonly string[]
  readonly maxLevel: 2 | 3 | 4
  readonly hearts: number
  readonly crystals: number
  readonly spells: { readonly count: number; readonly power: 1 | 2 }
  readonly storms: boolean
  readonly ghosts: boolean
  readonly boss?: BossId
  /** Which pathbreaker card lies in front of which spawn point, by number of players. */
  readonly blocks?: Readonly<Record<1 | 2 | 3 | 4, Readonly<Partial<Record<BlockId, Spawn>>>>>
  /** By number of players: the lists of the spawn points in use, the first card first. */
  readonly stacks: Readonly<Record<1 | 2 | 3 | 4, Readonly<Partial<Record<Spawn, readonly Slot[]>>>>>
}
export interface Difficulty {
  readonly id: DifficultyId
  readonly hearts: number
  /** Not said: none at all, whatever the scenario has. */
  readonly crystals?: number
  readonly leastHearts?: number
  readonly storms?: true
}
/** Which sites each colour has, by number of players. */
export type SiteColours = Readonly<Record<1 | 2 | 3 | 4, Readonly<Partial<Record<Colour, readonly SiteId[]>>>>>
