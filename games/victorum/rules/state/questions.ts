import type {
  BaneId,
  ChipId,
  DeckId,
  Die,
  EventId,
  HeroId,
  OpportunityId,
  PlaceId,
  ProwessId,
  RegionId,
  ScionId,
  SkillId,
  SportKind,
  TacticId,
} from '../../content/ids.ts'
import type { Mark } from '../rivals/marking.query.ts'
import type { PadLine } from '../camp/pad.query.ts'
import type { Cause, Hex, Side, UnitId } from './open.ts'
import type { Waiting as Effects } from './steps.ts'

export type CardId = EventId | OpportunityId
export interface Moving {
  side: Side
  /** Only these; without them all of the side that act by themselves. */
  units?: readonly UnitId[]
  /** Takes the place of the printed Movement (VIC-RULING-95). */
  movement?: number
  cause: Cause
}
export interface Move {
  unit: UnitId
  movement?: number
  cause: Cause
}
export interface Marking {
  move: Move
  entry: string
  backup: boolean
  marks: readonly Mark[]
}
export interface Going {
  move: Move
  destinations: readonly Hex[]
}
export interface Using {
  side: Side
  /** `reptilian regen`: chosen in this step; an Ability is used once. */
  tried: readonly string[]
  /** Had no effect at some moment of this step: if it has one later, using it is up to the player. */
  idle: readonly string[]
}
/** A unit uses a skill. */
export interface Skilled {
  unit: UnitId
  skill: SkillId
}
export interface Landing {
  unit: UnitId
  skill: 'pull' | 'shove' | 'dash'
  target?: UnitId
  /** The hex a shoved unit has left, into which the shover may follow. */
  left?: Hex
}
/** The start of your turn. */
export interface Beginning {
  /** The surrender window is open; it closes with the first other effect. */
  surrender: boolean
  effects: boolean
  /** The Plague Ward has not struck yet. */
  plague: boolean
}
export interface Fight {
  attacker: UnitId
  target: UnitId
}
export interface Rerolls {
  /** Once-per-attack effects already used. */
  used: readonly ProwessId[]
}
/** A piece of the scion strikes. */
export interface Blow {
  run: string
  unit: UnitId
  damage: number
}
export interface Striking {
  run: string
  units: readonly UnitId[]
  damage: number
}
export type SportLine = 'recruit' | 'tactics'

/** Everything a player can answer; `words.ts` says how it is written. */
export type Answer =
  // setting up and rewards
  | { do: 'prowess'; prowess: ProwessId }
  | PadAnswer
  | { do: 'recruit'; chip: ChipId }
  | { do: 'tactics' }
  | { do: 'gainTactic'; tactic: TacticId }
  | { do: 'bane'; bane: BaneId }
  | { do: 'keepUnit'; chip: ChipId }
  | { do: 'sacrifice'; chip: ChipId }
  | { do: 'discard'; tactic: TacticId }
  // travel and event
  | { do: 'to'; to: PlaceId }
  /** Over a harbor that is ignored. */
  | { do: 'pastHarbor'; harbor: PlaceId; to: PlaceId }
  | { do: 'sail'; from: PlaceId; harbor: PlaceId; to: PlaceId }
  | { do: 'use' }
  | { do: 'accept' }
  | { do: 'spectate' }
  /** Front first. */
  | { do: 'order'; cards: readonly CardId[] }
  | { do: 'keepCard'; card: OpportunityId }
  // what opportunities in camp allow
  | { do: 'claim'; card: OpportunityId }
  /** A unit is sacrificed for the card. */
  | { do: 'offerUp'; card: OpportunityId; chip: ChipId }
  /** A blessing is crossed off for the card. */
  | { do: 'purify'; card: OpportunityId }
  // before a combat
  | { do: 'sport'; sport: SportKind }
  | { do: 'change'; card: OpportunityId }
  | { do: 'loseHp' }
  | { do: 'tribune'; unit: UnitId }
  | { do: 'remove'; bane: BaneId }
  // in combat
  | { do: 'begin' }
  | { do: 'surrender' }
  | { do: 'helm' }
  | { do: 'reinforce' }
  | { do: 'plague'; unit: UnitId }
  | { do: 'deploy'; unit: UnitId; hex: Hex }
  | { do: 'tactic'; tactic: TacticId; unit: UnitId }
  | { do: 'move'; unit: UnitId; hex: Hex }
  /** By way of an item or a deployment hex. */
  | { do: 'moveOver'; unit: UnitId; hex: Hex; over: Hex }
  | { do: 'skill'; unit: UnitId; skill: SkillId }
  | { do: 'attack'; unit: UnitId; target: UnitId }
  | { do: 'special'; unit: UnitId; skill: SkillId }
  | { do: 'pay'; unit: UnitId }
  /** Which dice, counted from 0. */
  | { do: 'reroll'; dice: readonly number[] }
  | { do: 'rerollAll' }
  | { do: 'keep' }
  | { do: 'unit'; unit: UnitId }
  | { do: 'auto' }
  | { do: 'mark'; unit: UnitId }
  | { do: 'hex'; hex: Hex }
  | { do: 'hexOver'; hex: Hex; over: Hex }
  | { do: 'stay' }
  | { do: 'path'; path: readonly Hex[] }
  | { do: 'target'; unit: UnitId }
  | { do: 'first'; cause: Cause }
  | { do: 'pass' }
  | { do: 'done' }
/** A line of the pad. */
export type PadAnswer =
  | { do: 'addDie' }
  | { do: 'upgradeDie'; column: number }
  | { do: 'health' }
  | { do: 'leadership' }
export type AnswerOf<D extends Answer['do']> = Extract<Answer, { do: D }>

/** What on the board can be pointed at. */
export type Thing =
  | { is: 'unit'; unit: UnitId }
  | { is: 'hex'; hex: Hex }
  | { is: 'place'; place: PlaceId }
  | { is: 'card'; card: CardId }
  | { is: 'deck'; deck: DeckId }
  | { is: 'tactic'; tactic: TacticId }
  | { is: 'skill'; skill: SkillId }
  | { is: 'bane'; bane: BaneId }
  | { is: 'prowess'; prowess: ProwessId }
  | { is: 'scion'; scion: ScionId }
  | { is: 'primus'; hero: HeroId }
  | { is: 'arena'; region: RegionId }
  | { is: 'stack'; region: RegionId }
  | { is: 'die'; die: Die }
  | { is: 'bag' }
  /** A gauge: weeks, influence, blessings … */
  | { is: 'pool'; pool: string }
  /** A term of the rules. */
  | { is: 'term'; term: string }

/** The same as the board names it. */
export type Anchor =
  | `unit ${UnitId}`
  | `hex ${string}`
  | `place ${PlaceId}`
  | `card ${CardId}`
  | `deck ${DeckId}`
  | `tactic ${TacticId}`
  | `skill ${SkillId}`
  | `bane ${BaneId}`
  | `prowess ${ProwessId}`

/** Whatever opportunities in camp let you do besides the question in hand. */
export type Free = 'claim' | 'offerUp' | 'purify'
type Pad = PadAnswer['do']

/** What rivals, or the beasts of the arena, do by themselves. */
type Ways<P extends string> = {
  [Q in `${P}.move`]: { about: Moving; answers: 'unit' | 'auto' }
} & {
  [Q in `${P}.mark`]: { about: Marking; answers: 'mark' | 'hex' }
} & {
  [Q in `${P}.go`]: { about: Going; answers: 'hex' }
} & {
  [Q in `${P}.engage`]: { about: { side: Side }; answers: 'unit' | 'auto' }
} & {
  [Q in `${P}.target`]: { about: { unit: UnitId }; answers: 'target' }
}

/** Every question: what it is about, and the verbs of its answers. */
export type Questions = Ways<'rival'> &
  Ways<'arena'> & {
    'setup.prowess': { about: { left: number }; answers: 'prowess' }
    'setup.boost': { about: { kinds: readonly PadLine[] }; answers: Pad }
    travel: { about: undefined; answers: 'to' | 'pastHarbor' | 'sail' | Free }
    'travel.neptune': { about: undefined; answers: 'use' | 'pass' }
    event: { about: { deck: DeckId }; answers: 'accept' | 'spectate' | Free }
    'spectate.order': { about: { deck: DeckId }; answers: 'order' }
    'opportunity.keep': { about: undefined; answers: 'keepCard' }

    'combat.sport': { about: undefined; answers: 'sport' }
    'combat.change': { about: { changes: readonly OpportunityId[] }; answers: 'change' | 'done' }
    /** Trembling Earth. */
    'combat.quake': { about: undefined; answers: 'discard' | 'loseHp' }
    'combat.tribune': { about: undefined; answers: 'tribune' }

    /** Before each rival turn, also where only `begin` is left: the board shows the intent. */
    'rival.start': { about: undefined; answers: 'begin' | 'surrender' | 'helm' }
    'rival.tactic': { about: undefined; answers: 'target' }
    /** Only where ways differ in what they do; of the beasts too. */
    'rival.path': { about: { move: Move; to: Hex }; answers: 'path' }
    'rival.ability': { about: Using; answers: 'skill' | 'done' | 'auto' }
    'skill.target': { about: Skilled; answers: 'target' }
    'skill.hex': { about: Landing; answers: 'hex' | 'stay' }

    'player.start': { about: Beginning; answers: 'begin' | 'surrender' | 'reinforce' | 'plague' | Free }
    'player.deploy': { about: undefined; answers: 'deploy' | 'pass' | 'surrender' }
    'player.tactic': { about: { second: boolean }; answers: 'tactic' | 'pass' }
    /** War Drums. */
    'tactic.move': { about: { unit: UnitId }; answers: 'hex' | 'stay' }
    /** Silent Command. */
    'player.command': { about: undefined; answers: 'unit' | 'pass' }
    'player.move': { about: undefined; answers: 'move' | 'moveOver' | 'done' }
    'player.ability': { about: undefined; answers: 'skill' | 'done' }
    'player.engage': { about: undefined; answers: 'attack' | 'special' | 'done' | Free }
    /** Blood Price. */
    'attack.price': { about: Fight; answers: 'pay' | 'pass' }
    'attack.reroll': { about: Rerolls; answers: 'reroll' | 'rerollAll' | 'keep' }
    /** Parthian Shot. */
    'attack.after': { about: undefined; answers: 'hex' | 'hexOver' | 'stay' }
    /** Several effects at once (VIC-TURN-06). */
    'order.effects': { about: Effects; answers: 'first' }
    /** Who makes way for the chariot. */
    'arena.displace': { about: { unit: UnitId }; answers: 'hex' }

    /** Which piece strikes next; pieces move by `rival.move`. */
    'scion.order': { about: Striking; answers: 'unit' | 'auto' }
    'scion.target': { about: Blow; answers: 'target' }
    /** Heads (`head.3`, not in the arena yet) and relocation. */
    'scion.hex': { about: { unit: UnitId }; answers: 'hex' }
    'scion.bane': { about: { left: number }; answers: 'remove' | 'done' }

    'reward.sport': {
      about: { lines: readonly SportLine[]; count: number }
      answers: 'recruit' | 'tactics' | Free
    }
    'reward.bloodshed': { about: { lines: readonly PadLine[]; count: number }; answers: Pad | Free }
    'reward.tactic': { about: { left: number; cause: Cause }; answers: 'gainTactic' }
    'reward.prowess': { about: { cause: Cause }; answers: 'prowess' }
    'reward.bane': { about: undefined; answers: 'bane' }
    /** Rightful Authority. */
    'reward.keepUnit': { about: { chips: readonly ChipId[]; cause: Cause }; answers: 'keepUnit' }
    /** Mercenary Market. */
    'reward.second': { about: undefined; answers: 'recruit' | 'done' }
    /** Slaver's Guard. */
    'reward.recruit': { about: undefined; answers: 'recruit' }
    /** Right after the rewards. */
    'reward.claim': { about: undefined; answers: Free | 'done' }
    'camp.sacrifice': { about: { cause: Cause }; answers: 'sacrifice' }
    'camp.discard': { about: { cause: Cause }; answers: 'discard' }
  }
