import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../../content/ids.ts'
import type { AreaId, AttackKind, Corner, UnitClass, Way } from '../../content/types.ts'

/** A human or a bot, in turn order of the table. */
export type Seat = 'p1' | 'p2' | 'p3' | 'p4'
/** An automated opponent of Solo and Co-op: e1 follows p1, e2 follows p2. */
export type EnemyId = 'e1' | 'e2'
export type Owner = Seat | EnemyId
export type UnitId = `${Owner}.${UnitClass}`
export type ModeId = 'competitive' | 'team' | 'battle' | 'battleTeam' | 'solo' | 'coop'
/** A space of the Realm Map: 26 × row + column from the north-west corner; `spaceName` gives A1 … Z26. */
export type Space = number
/** A space of a dungeon: 8 × row + column; `insideName` gives A1 … H5. */
export type Inside = number
/** What a unit does with one of the three actions. */
export type ActionKind = 'move' | AttackKind

/**
 * Here and in Turn, Move, Attack and Open every field is written at once, in this order, and emptied by `undefined`, not deleted:
 * objects of one shape are read fastest.
 */
export interface Unit {
  owner: Owner
  class: UnitClass
  card: UnitCardId
  /** −1 while it is inside a dungeon or not yet placed. */
  at: Space
  inside?: { box: BoxId; at: Inside }
  health: number
  /** Ammo of Fighters and Rogues, Mana of Wizards; 0 for Beasts and Enemy Units. */
  supply: number
  weakened: boolean
  /** The token came in the turn in progress: no buy-off yet (TAC-WEAK-03). */
  weakenedThisTurn: boolean
  /** Actions of its owner's turn in progress. */
  taken: ActionKind[]
  /** Villages it has gained from in the turn in progress, whoever's (TAC-VILLAGE-03). */
  villages: Space[]
  /** It began its owner's turn on this Ballista (TAC-BALLISTA-09). */
  ballistaStart?: Space
  /** Ballistas it has entered by a Move this turn (TAC-RULING-15). */
  ballistas: Space[]
  /** Damaged by an attack or Counter in the action or activation in progress (card T07). */
  damaged: boolean
  /** It has made a Move in the turn in progress, whoever's: as an action or by a Tactic Card. */
  moved?: true
  /** Rises with every replacement of an Enemy Unit: the rest of an attack never touches the new one (TAC-SOLO-CAPTURE-07). */
  serial: number
}

/** The turn in progress. */
export interface Turn {
  owner: Owner
  /** Counts all turns of the game from 1. */
  number: number
  step: 'start' | 'actions' | 'cleanUp' | 'draw'
  actionsLeft: number
  /** One of the actions was an attack (card T16). */
  attacked?: true
  /** A Solo Enemy's activation. */
  card?: EnemyCardId
  unit?: UnitId
}
/** The Move in progress (TAC-MOVE-01). One at a time. */
export interface Move {
  unit: UnitId
  mp: number
  /** Spaces of the Realm Map it has been on, the start first. Inside a dungeon nothing is added. */
  path: Space[]
  /** Given by a Tactic Card: no action (TAC-RULING-36). */
  byCard: boolean
  /** At least one step, dungeon entry or failed Cave-In was made. */
  begun: boolean
  /** Where it walks by itself; dropped when a Tactic Card changes anything. */
  goal?: { to: Space } | { enter: BoxId }
  /** Becomes Weakened when this Move ends (card S9). */
  warden: boolean
  /** Ends inside the dungeon or goes on outside after a crystal. */
  last?: Space
}
/** The attack in progress, or the spell that is none (TAC-MELEE-01). One at a time: a Counter begins when the attack it answers is done. */
export interface Attack {
  kind: AttackKind
  attacker: UnitId
  target: UnitId
  /** Serial numbers at the declaration. */
  attackerSerial: number
  targetSerial: number
  counter: boolean
  /** Damage bonus of a Solo Enemy Card, or of the Bear's rage in a Counter. */
  bonus: number
  /** Straight from attacker to target at the declaration (TAC-KNOCK-04); of a spell at an angle the longer axis. */
  away: Way
  /** Where the target stood when it was damaged: the centre of areas. */
  centre: Space
  stars: number
  /** Damage the primary target took. */
  direct: number
  /** Immune to this attack's Knock Back (the Smokerunner). */
  steady: boolean
  /** The target's melee Counter to this attack does so much more (the Cave Bear). */
  rage: number
  /** Units whose last Ammo or Mana was spent or lost in this attack (card T11). */
  emptied: UnitId[]
  /** The shot went wide (TAC-MISSILE-07). */
  missed?: true
}
export interface Captured {
  card: UnitCardId
  of: Owner
  /** Nobody keeps a unit that fell without an opponent behind it (TAC-RULING-25). */
  by?: Owner
}
/** The 13 things tables differ on; the defaults are the rulings. */
export interface Options {
  dieFaces: 'standard' | 'wild' | 'calm'
  controlTrackSteps: 2 | 3 | 4 | 5
  boxRise: 'printed' | 'count'
  weakenedTokenLimit: 'none' | 'ten'
  terrainAffectsArea: boolean
  endReference: 'active' | 'trigger'
  teamSharesHands: boolean
  artifactRangedBonus: 'range' | 'damage'
  artifactTheftNeedsMovement: boolean
  builderStrict: boolean
  enemyStopsAcrossElevation: boolean
  dungeonRetreat: boolean
  firstPlayer: 'random' | 'first'
}

export interface Open {
  mode: ModeId
  /** Everybody at the table, clockwise. */
  seats: Seat[]
  /** Solo Enemies, in turn order after their players. */
  enemies: EnemyId[]
  options: Options
  /** `front`, or the code of a realm built on the Battle side: `battle:8x5@D1.0,8x1@D5.0,…` (realm/realm.query.ts). */
  realm: string
  /** Seat order of the turns, the first player first. */
  order: Owner[]
  /** Units in play. Filled when cards are dealt; `at` is −1 until they are placed. */
  units: Partial<Record<UnitId, Unit>>
  /** Starting locations by seat. */
  corners: Partial<Record<Seat, Corner[]>>
  captured: Captured[]
  turn?: Turn
  move?: Move
  attack?: Attack
  /** Competitive and Team: where each flag is, 0 is START; `by` has collected it. */
  flags: Partial<Record<AreaId, { at: number; by?: Seat }>>
  /** Battle: on a space, or with its Bearer. */
  artifact?: { at: Space } | { unit: UnitId }
  /** The end is triggered: these still have a turn. `by` gets none. */
  end?: { by: Owner; left: Seat[]; cause?: 'flags' | 'eliminated' | 'captures' | 'oneSideLeft' }
  /** Hand sizes. */
  hands: Partial<Record<Seat, number>>
  /** Tactic Cards face up, the last one on top. */
  discard: TacticId[]
  /** Solo and Co-op. */
  time: number
  crystals: Partial<Record<BoxId, 'red' | 'green'>>
  /** Boxes whose dungeon is occupied, and by whom. */
  flipped: Partial<Record<BoxId, UnitId>>
  enemyDiscard: EnemyCardId[]
  /** Solo Enemy Cards under Enemy Units. */
  under: Partial<Record<UnitId, EnemyCardId>>
  /** The second of each pair while Solo cards are kept and given. */
  offered: Partial<Record<Seat, UnitCardId[]>>
}
export interface Own {
  hand: TacticId[]
  /** The team-mate's hand, with teamSharesHands. */
  mate?: TacticId[]
}
