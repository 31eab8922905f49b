import type {
  BagChip,
  BaneId,
  CampBaneId,
  ChipId,
  DeckId,
  Die,
  DifficultyId,
  EventId,
  HeroId,
  KindId,
  OpportunityId,
  PlaceId,
  ProwessId,
  RegionId,
  ScionId,
  SkillId,
  SportKind,
  TacticId,
} from '../../content/ids.ts'

/** The game is played alone (VIC-GEN-01). */
export type Seat = 'p1'
/** A hex of the arena, 0–36 row by row; `hexName` gives A1 … G4. −1: not in the arena. */
export type Hex = number
export type Side = 'player' | 'rival' | 'arena'
/** A unit in combat: the chip's id; `hero`, `primus`; `hydra`, `medusa` … of scions; `head.3`, `beast.1`, `shade.<chip>`. */
export type UnitId = string
/** The parts of a turn. */
export type Stage = 'start' | 'score' | 'deploy' | 'tactic' | 'activity' | 'move' | 'ability' | 'engage' | 'arena'

/** Something that ends by itself: at the end of turn number `turn` of `side` (VIC-RULING-80, VIC-RULING-104). */
export interface Lasting {
  what: 'cursed' | 'netted' | 'fatigued' | TacticId
  side: Side
  turn: number
  /** Smoke Veil, Stun and Chains are tactic chips too: they go back to the supply. */
  tactic?: true
}
export interface Unit {
  id: UnitId
  kind: KindId
  side: Side
  at: Hex
  hp: number
  /** Cannot act on the turn it was deployed (VIC-STATUS-02); Stone Gaze keeps it for one more. */
  dazed: boolean
  /** Permanent tactics on it. */
  tactics: TacticId[]
  lasting: Lasting[]
  /** Bag banes attached to it (VIC-BANE-05). */
  banes: BaneId[]
  carries: ('flag' | 'trident' | 'laurel')[]
  /** Hexes entered in this turn's Movement Step (Charge). */
  walked: number
  /** Its hex changed since the turn began (Deadeye, Bombard). */
  shifted: boolean
  /** Has moved, or need not any more, in this Movement Step. */
  hasMoved: boolean
  /** Has attacked or used a Special in this Engage Step. */
  hasActed: boolean
  used: SkillId[]
  /** The turn of its side on which it was deployed. */
  deployedOn: number
  /** Elite, by component. */
  elite: boolean
  /** Of minions and primuses: Health where it is not the printed one. */
  health?: number
}
export interface Waiting {
  chip: ChipId
  banes: BaneId[]
}
/** The combat in progress. */
export interface Combat {
  kind: 'sport' | 'bloodshed' | 'primus' | 'scion'
  event?: EventId
  sport?: SportKind
  region: RegionId
  /** Of the side whose turn it is, counted per side from 1. */
  turn: number
  side: Side
  step: Stage
  units: Unit[]
  /** Rival units still to come, the next first (VIC-LINEUP-07). */
  column: Waiting[]
  rivalTactics: TacticId[]
  tribune?: UnitId
  /** The first unit of the rival lineup, set with the lineup (an event may make it stay where it is). */
  first?: UnitId
  /** Defeated rival units, the latest last. */
  fallenRivals: ChipId[]
  points: number
  goal: number
  /** Items lying on hexes; carried ones are with their units. Laurel −1: beside the arena. */
  flag?: Hex
  trident?: Hex
  laurel?: Hex
  chariot?: Hex
  embers: Hex[]
  /** Your lineup (VIC-LINEUP-11): how many places are left. */
  places: { hero: boolean; camp: number }
  /** Scion combat: most of your units at once. */
  cap?: number
  /** Every bag bane drawn while the lineup was built; those that hold for one unit lie with it too. */
  drawn: BaneId[]
  /** Optional changes of opportunities made for this event. */
  changes: OpportunityId[]
  /** Once-per-combat effects already used, and things to remember: prowess ids, skill ids. */
  once: string[]
  /** What opportunities ask about this combat. */
  tally: {
    heroHpAtStart: number
    tacticsAtStart: number
    heroDeployed: boolean
    heroLostHp: boolean
    fallenMine: ChipId[]
    fallenAll: number
    heroKills: number
    farKills: number
    tacticTurns: number[]
    tacticsPlaced: number
    defendersDeployed: ChipId[]
    giantKilled: boolean
    bestScore: number
    tribuneHp: number
  }
  /** Follow My Lead: whom the hero attacked this turn. */
  led?: UnitId
  /** Silent Command: who has +1 Movement this step. */
  commanded?: UnitId
  /** Helm of Darkness: the hero cannot be marked or targeted until the end of this rival turn. */
  unseen?: true
  /** How many rounds in a row have begun with the same units, HP, points and places (RULINGS.md: stalemate). */
  quiet?: { like: string; rounds: number }
  /** How everything stood when your last turn was passed for want of a hex to deploy on (VIC-RULING-69). */
  shutOut?: string
  /** Rival units that wanted to move and were blocked (VIC-RULING-47). */
  stuck: UnitId[]
  /** The player lets the rest of this step go by the usual ties. */
  auto?: true
  scion?: {
    /** The pool of the next activity. */
    dice: Die[]
    rolled: { die: Die; hit: boolean }[]
    /** Zahhak: times defeated; Apep: darkness. */
    count: number
    /** Heads placed so far; Shades that cannot rise again. */
    heads: number
    shades: ChipId[]
    /** Balor: green dice fewer next time. */
    blinded: number
  }
  /** The attack in progress. */
  attack?: {
    attacker: UnitId
    target: UnitId
    dice: Die[]
    hits: boolean[]
    dealt: number
    lost: number
    /** Last Breath of the target, as it was when it was hit. */
    breath?: number
  }
}
export interface HeroSheet {
  id: HeroId
  hp: number
  /** On the pad: without prowess and banes. */
  health: number
  movement: number
  range: number
  leadership: number
  /** The highest marked die of each column. */
  dice: Die[]
  blessings: number
  prowess: ProwessId[]
}
export interface Held {
  card: OpportunityId
  /** What has been counted since it was acquired: regions, wins, … as the card needs. */
  seen: string[]
  /** Its criteria are met for now. */
  met: boolean
}
/** The campaign's history for criteria, the Odyssey and the result. */
export interface Deeds {
  /** The act in which each of them was. */
  sportWins: number[]
  bloodshedWins: number[]
  harbors: number[]
  recruits: number[]
  route: PlaceId[]
  fights: { place: PlaceId; what: string; result: 'won' | 'failed'; act: number }[]
  /** Hero and camp just before the scion combat (VIC-LEGACY-01); never changed once it is taken. */
  odyssey?: { sheet: HeroSheet; units: ChipId[]; tactics: TacticId[] }
}

export interface Open {
  difficulty: DifficultyId
  scion: ScionId
  act: 1 | 2 | 3 | 4
  /** Weeks marked in this act. */
  weeks: number
  round: number
  phase: 'setup' | 'travel' | 'event' | 'combat' | 'cleanup'
  place: PlaceId
  /** Where the last Travel Phase began, and the last landing: neither may be gone back to (VIC-RULING-18). */
  lastFrom?: PlaceId
  lastLanding?: { harbor: PlaceId; place: PlaceId }
  influence: number
  hero: HeroSheet
  camp: {
    /** Face up. */
    units: ChipId[]
    /** Face down. */
    defeated: ChipId[]
    tactics: TacticId[]
    opportunities: Held[]
    banes: CampBaneId[]
  }
  /** In the supply. */
  tactics: Partial<Record<TacticId, number>>
  /** Opportunity units and special tactics still to be had; Special Prowess too. */
  chips: KindId[]
  specials: ProwessId[]
  /** Hero Prowess not yet earned. */
  prowessLeft: ProwessId[]
  primuses: { hero: HeroId; defeated: boolean }[]
  /** The front card of each deck and the front chip of each stack (VIC-GEN-08). */
  fronts: Partial<Record<DeckId, EventId | OpportunityId>>
  stacks: Partial<Record<RegionId, ChipId>>
  /** Cards behind the front that were put in order by spectating (VIC-RULING-25), the next first. */
  known: Record<DeckId, string[]>
  /** What is in the bag, sorted: public; the order of draws is not (VIC-RULING-26). */
  bag: BagChip[]
  /** Banes out of the game (Hydra, Itzam Cab Ain). */
  removed: BaneId[]
  /** Once-per-act prowess used in this act. */
  onceAct: string[]
  deeds: Deeds
  /** What the Opportunity phase or a reward is asking about. */
  offer?: OpportunityId[]
  combat?: Combat
  outcomeOfCombat?: 'won' | 'failed'
}
/** Nothing is secret to the player but the piles. */
export type Own = Record<string, never>

/** What made something happen: a skill, tactic, bane, prowess, event, arena or scion effect id, or a rule's word (`attack`, `tribune`). */
export type Cause = string

export interface Outcome {
  result: 'won' | 'lost'
  /** scion · heroFell · primus · scionCombat */
  cause: Cause
  hero: HeroId
  scion: ScionId
  difficulty: DifficultyId
  act: number
  weeks: number
  influence: number
  rounds: number
  sheet: HeroSheet
  units: ChipId[]
  tactics: TacticId[]
  deeds: Deeds
}
