import type * as engine from '@tabletome/engine'
import type { Anchor, Answer, Questions, Thing } from './questions.ts'
import type { Fallen, Steps } from './steps.ts'
import type { CodedBaneId } from '../../content/banes.ts'
import type { CodedProwessId } from '../../content/prowess.ts'
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
export interface PoolTerm {
  die: Die
  /** +1 added, −1 removed, 0 its own die; changed: `from`. */
  change: 1 | -1 | 0
  from?: Die
  cause: Cause
}

export type Fact =
  // campaign
  | { type: 'campaignBegan'; hero: HeroId; scion: ScionId; difficulty: DifficultyId; primuses: HeroId[] }
  | { type: 'prowessGained'; prowess: ProwessId; cause: Cause }
  | { type: 'statRaised'; stat: 'health' | 'leadership'; from: number; to: number; cause: Cause }
  | { type: 'dieAdded'; column: number }
  | { type: 'dieUpgraded'; column: number; from: Die; to: Die }
  | { type: 'actBegan'; act: number }
  | { type: 'travelled'; from: PlaceId; to: PlaceId; by: 'path' | 'pass' | 'sail'; harbors: PlaceId[] }
  | { type: 'weekMarked'; weeks: number; cause: Cause }
  | { type: 'cardRevealed'; deck: DeckId; card: string }
  | { type: 'accepted'; card: string }
  | { type: 'spectated'; deck: DeckId; card: string }
  | { type: 'reordered'; deck: DeckId; cards: string[] }
  | { type: 'influenceGained'; from: number; to: number; cause: Cause }
  | { type: 'baneDrawn'; bane: BaneId; to: 'bag' | 'camp' }
  | { type: 'baneRemoved'; bane: BaneId; from: 'bag' | 'camp'; out: boolean }
  | { type: 'opportunityKept'; card: OpportunityId; other?: OpportunityId }
  | { type: 'opportunityMet'; card: OpportunityId }
  | { type: 'opportunityClaimed'; card: OpportunityId }
  | { type: 'nothingToGain'; cause: Cause }
  | { type: 'healed'; unit: UnitId; from: number; to: number; cause: Cause }
  | { type: 'hpGained'; unit: UnitId; from: number; to: number; cause: Cause }
  | { type: 'tacticGained'; tactic: TacticId; cause: Cause }
  | { type: 'tacticDiscarded'; tactic: TacticId; cause: Cause }
  | { type: 'recruited'; chip: ChipId; cause: Cause }
  | { type: 'sacrificed'; chip: ChipId; cause: Cause }
  | { type: 'bagDrawn'; what: BagChip; cause: Cause }
  | { type: 'blessingUsed'; left: number; for: 'survive' | 'reinforce' | 'bane' | 'purification' }
  // combat: set-up
  | { type: 'combatBegan'; kind: Combat['kind']; event?: EventId; sport?: SportKind; region: RegionId }
  | { type: 'changeMade'; card: OpportunityId }
  | { type: 'lineupSet'; chips: ChipId[]; tactics: TacticId[] }
  | { type: 'tribuneNamed'; unit: UnitId }
  // combat: turns
  | { type: 'turnBegan'; side: Side; turn: number }
  | { type: 'stepBegan'; side: Side; step: Stage }
  | { type: 'scored'; units: UnitId[]; points: number; goal: number }
  | { type: 'deployed'; unit: UnitId; kind: KindId; side: Side; at: Hex; hp: number; dazed: boolean }
  | { type: 'deployBlocked'; chip: ChipId }
  | { type: 'tacticPlaced'; by: Side; tactic: TacticId; unit: UnitId }
  | { type: 'tacticReturned'; tactic: TacticId; unit?: UnitId }
  /** Why a rival or arena unit goes where it goes: the entry that matched, and whether it was only approached. */
  | { type: 'marked'; unit: UnitId; entry: string; mark?: UnitId; hex?: Hex; backup: boolean }
  | { type: 'moved'; unit: UnitId; path: Hex[]; cause: Cause }
  | { type: 'stayed'; unit: UnitId; why: 'inRange' | 'onMark' | 'stuck' | 'nowhere' | 'noMark' }
  | { type: 'displaced'; unit: UnitId; from: Hex; to: Hex; cause: Cause }
  | { type: 'equipped'; unit: UnitId; item: 'flag' | 'trident' | 'laurel' }
  | { type: 'dropped'; item: 'flag' | 'trident' | 'laurel'; at: Hex }
  | { type: 'skillUsed'; unit: UnitId; skill: SkillId; target?: UnitId }
  /** `hits` in the order of `dice`, the strongest first; `pool` says where they come from. */
  | { type: 'attacked'; unit: UnitId; target: UnitId; pool: PoolTerm[]; dice: Die[]; hits: boolean[] }
  | { type: 'rerolled'; unit: UnitId; cause: Cause; hits: boolean[] }
  | { type: 'rolled'; for: Cause; unit?: UnitId; dice: Die[]; hits: boolean[] }
  | { type: 'arenaDie'; for: Cause; face: number }
  | {
      type: 'damaged'
      unit: UnitId
      from: number
      to: number
      dealt: number
      ignored: number
      cause: Cause
      by?: UnitId
    }
  | { type: 'effectBegan'; unit: UnitId; what: Lasting['what']; cause: Cause }
  | { type: 'effectEnded'; unit: UnitId; what: Lasting['what'] }
  | { type: 'undazed'; unit: UnitId; cause: Cause }
  | { type: 'survived'; hp: number; left: number }
  /** A prowess that is used by choice: Helm of Darkness, Silent Command, Second Spear. */
  | { type: 'prowessUsed'; prowess: ProwessId; unit?: UnitId }
  | { type: 'defeated'; unit: UnitId; kind: KindId; side: Side; at: Hex; by?: UnitId; cause: Cause }
  | { type: 'heroReduced'; from: number }
  | { type: 'emberMoved'; from: Hex; to: Hex }
  | { type: 'chariotMoved'; from: Hex; to: Hex }
  | { type: 'chariotStopped'; at: Hex }
  // scion
  | { type: 'activity'; rolled: { die: Die; hit: boolean }[] }
  | { type: 'scionEffect'; run: string; x: number }
  | { type: 'darkness'; from: number; to: number }
  | { type: 'risenAgain'; unit: UnitId; times: number }
  | { type: 'relocated'; unit: UnitId; from: Hex; to: Hex }
  // end of combat
  | { type: 'surrendered' }
  | { type: 'combatEnded'; result: 'won' | 'failed'; cause: Cause }
  | { type: 'rewardChosen'; reward: string }
  | { type: 'returned'; what: 'rivals' | 'banes' | 'fallen' | 'restored'; chips: BagChip[] }
  | { type: 'primusBeaten'; hero: HeroId }
  | { type: 'ended'; result: 'won' | 'lost'; cause: Cause }

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

export interface Victorum {
  seat: Seat
  open: Open
  own: Own
  piles: {
    sport: EventId
    bloodshed: EventId
    opportunity: OpportunityId
    banes: BaneId
    bag: BagChip
    primuses: HeroId
  } & { [R in RegionId]: ChipId }
  fact: Fact
  /** What they set off follows at once, where the rule stands. */
  moments: {
    campaignBegan: undefined
    prowessEarned: { prowess: ProwessId }
    sailed: undefined
    /** A rival joins you as the reward of a Sport. */
    rivalWon: undefined
    primusBeaten: undefined
  }
  amounts: {
    /** HP on top of Health, or fewer, when a unit is deployed. */
    deployedHp: { about: { unit: UnitId }; adds: number }
    /** The same for the first rival of an event, once per effect. */
    firstRivalHp: { about: undefined; adds: number }
    /** Rivals more in the first Deployment Step. */
    firstDeployments: { about: undefined; adds: number }
    /** The first unit you deploy stays dazed for one more turn. */
    dazedAgain: { about: undefined; adds: true }
    /** Who watches an event does not see what comes after it. */
    unseenBehind: { about: undefined; adds: true }
    /** What happens when an event begins, and when units have fallen: put in order by the player (VIC-TURN-06). */
    combatBegins: { about: undefined; adds: readonly engine.Step[] }
    unitsFell: { about: Fallen; adds: readonly engine.Step[] }
  }
  outcome: Outcome
  questions: Questions
  answer: Answer
  thing: Thing
  anchor: Anchor
  steps: Steps
  ability: CodedBaneId | CodedProwessId
}

export type Now = engine.Now<Victorum>
export type Play = engine.Play<Victorum>
export type View = engine.View<Victorum>
export interface Seen {
  readonly open: Now['open']
}

export type * from './questions.ts'
export type { Fallen, Use } from './steps.ts'
/** Answers that can be given. */
export type Offer<D extends Answer['do']> = engine.Option<engine.AnswerBy<Victorum, D>>
export type Offers<D extends Answer['do']> = Offer<D>[]
