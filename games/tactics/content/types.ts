/** The kinds of cards, boxes and realms. Everything printed is data of these shapes. */
import type { AbilityId } from './abilities.ts'
import type { BonusId } from './dungeons.ts'
import type { MonsterId } from './enemyCards.ts'
import type { BoxId, EnemyCardId, TacticId, UnitCardId } from './ids.ts'

export type UnitClass = 'fighter' | 'wizard' | 'rogue' | 'beast'
/** North, east, south, west. */
export type Way = 'n' | 'e' | 's' | 'w'
export type Terrain = 'plain' | 'bridge' | 'water' | 'forest' | 'peak' | 'village' | 'ballista'
export type AttackKind = 'melee' | 'missile' | 'spell' | 'ballista'
export type AreaId = 'crimson' | 'gold' | 'azure'
export type Corner = 'nw' | 'ne' | 'sw' | 'se'
/** Everything printed in the rulebook, or our own design. */
export type Origin = 'rulebook' | 'original'

/** A term of the damage sum (TAC-RULING-18): read by rules/attack/damage.query.ts. */
export interface DamageTerm {
  readonly of: readonly AttackKind[]
  readonly adds: number
  /** `by`: this unit attacks. `to`: it is attacked. `toAlly`: an ally next to it is attacked. */
  readonly who: 'by' | 'to' | 'toAlly'
  /** Only while … */
  readonly while?: 'allyNextToMe' | 'allyNextToTarget' | { readonly healthAtMost: number }
}
/** What a unit always does (passive). Each is a primitive of the rules, with its numbers. */
export interface Passive {
  /** Movement: no climbing surcharge, no Water surcharge, every step 1 MP, may pass through enemies. */
  readonly step?: {
    readonly noClimb?: true
    readonly noWater?: true
    readonly flat?: true
    readonly passEnemies?: true
  }
  /** Melee Attacks so far away in a straight line. */
  readonly meleeReach?: number
  /** Range from higher ground instead of +1. */
  readonly highGround?: number
  /** In a Forest no primary target of missiles and spells from further away. */
  readonly hiddenBeyond?: number
  readonly damage?: readonly DamageTerm[]
  /** Water adds no damage. */
  readonly noWaterDamage?: true
  readonly immune?: true
  /** ➤ more in its melee roll if it made a Move this turn. */
  readonly charge?: number
  /** Health a collision caused by its Melee Attack costs. */
  readonly collision?: number
  /** ✖ forgiven if it made no Move this turn. */
  readonly braced?: number
  /** Dice of a dungeon Trap. */
  readonly trapDice?: number
}
export interface Melee {
  readonly damage: number
  /** Red squares. */
  readonly dice: number
}
export interface Missile {
  readonly range: number
  readonly damage: number
  /** Green squares. */
  readonly dice: number
}
/** A spell as data; what it does beside its damage is in rules/effects/. */
export interface Spell {
  readonly id: SpellId
  /** None: follows its own text. */
  readonly range?: number
  /** Damage to the primary target; absent: no attack (TAC-SPELL-10). */
  readonly damage?: number
  /** The number in its text. */
  readonly amount?: number
}
export type SpellId =
  | 'ember'
  | 'gale'
  | 'mend'
  | 'storm'
  | 'hex'
  | 'passage'
  | 'leech'
  | 'frost'
  | 'soloEmber'
  | 'soloGale'
  | 'soloMend'
  | 'soloStorm'
  | 'soloHex'
  | 'soloPassage'
  | 'soloLeech'
  | 'soloFrost'
/** One side of a Unit Card. */
export interface Side {
  readonly health: number
  /** Ammo or Mana; 0 without a track. */
  readonly supply: number
  readonly move: number
  readonly melee: Melee
  readonly missile?: Missile
  readonly spell?: Spell
  /** Passive primitives in force. */
  readonly passive: Passive
  /** Reactive or triggered ability. */
  readonly ability?: AbilityId
}
export interface UnitCard {
  readonly class: UnitClass
  /** The name of its ability for the texts (`bulwark`, `longHaft`, …); Wizards have the spell instead. */
  readonly trait?: string
  readonly kind: 'passive' | 'reactive' | 'spell'
  readonly front: Side
  /** The “Solo Enemy” side: no supply, `ability` and `passive` only if kept. */
  readonly solo: Side
  readonly origin: Origin
}

export type TacticWindow =
  | 'turnStart'
  | 'controlAdvanced'
  | 'moveStep'
  | 'portalUsed'
  | 'villageUsed'
  | 'moveEnd'
  | 'attackDeclared'
  | 'damaged'
  | 'knockedBack'
  | 'collided'
  | 'captured'
  | 'becameWeakened'
  | 'attackDone'
  | 'counterDone'
  | 'actionDone'
  | 'actionsDone'
export interface TacticCard {
  readonly window: TacticWindow
  /** Whose turn it must be. */
  readonly turn: 'own' | 'other' | 'any'
  /** The number in its text. */
  readonly amount: number
  readonly origin: Origin
}
export interface EnemyCard {
  readonly activates: UnitClass | 'leftmost'
  readonly compass: Way
  readonly damage: number
  readonly move: number
  readonly climb: boolean
  /** What it does to a unit in a dungeon. */
  readonly monster: MonsterId
  readonly origin: Origin
}

/** A terrain box as printed, unturned. Cells are `[column, row]` from its north-west corner. */
export interface Box {
  readonly width: number
  readonly height: number
  readonly rise: number
  /** One string per row in the letters of `TERRAIN_OF`. */
  readonly top: readonly string[]
  readonly portals: readonly { readonly cell: readonly [number, number]; readonly side: Way }[]
}
/** One side of the scroll. */
export interface Scroll {
  readonly width: number
  readonly height: number
  readonly rows: readonly string[]
  /** Star spaces, by name. */
  readonly corners: Readonly<Record<Corner, readonly string[]>>
  readonly areas: Readonly<Record<AreaId, { readonly spaces: readonly string[]; readonly trigger: string }>>
  readonly artifact?: string
  /** Spaces no box may cover. */
  readonly uncovered: readonly string[]
}
export interface PlacedBox {
  readonly box: BoxId
  /** Name of the space of its north-west corner. */
  readonly at: string
  /** Quarter turns clockwise. */
  readonly turn: 0 | 1 | 2 | 3
}
export type DungeonCell =
  | 'floor'
  | 'rock'
  | 'entrance'
  | 'crystal'
  | 'water'
  | 'monster'
  | 'caveIn'
  | 'trap'
  | 'door'
  | 'barrier'
export interface Dungeon {
  /** One string per row: `E C . # ~ M X T L B`. */
  readonly rows: readonly string[]
  /** The one-time bonus; the Crystal of Glory has none. */
  readonly bonus?: BonusId
  readonly origin: Origin
}
export type { BoxId, EnemyCardId, TacticId, UnitCardId }
