import { kit } from '@tabletome/engine'
import type * as engine from '@tabletome/engine'
import type { AbilityId, ArtifactId, DireId, EffectId, EnemyId, FoeId, HeroId } from '../content/ids.ts'
import { words } from '../words.ts'
import type { Answer, Anchor, Questions, Thing, WayId } from './questions.ts'
import type { Steps } from './steps.ts'

export type * from './questions.ts'
export type { Attack } from './attack.ts'

/** A human or a bot. It controls one Defender, or two in a solo game. */
export type Seat = 'p1' | 'p2' | 'p3' | 'p4'
export type Colour = 'red' | 'blue' | 'green' | 'yellow'
export type RegionId = 'forest' | 'ruins' | 'mountains' | 'plains' | 'coast' | 'desert'
export type PlaceId = RegionId | 'capital'
/** The six places round the Capital, clockwise from the left. */
export type Slot = 'w' | 'nw' | 'ne' | 'e' | 'se' | 'sw'
export type Side = 'A' | 'B'
export type DefenderCardId = `turn.${Colour}` | 'all.1' | 'all.2'
/** The 21 cards of Turn Deck, Horde Deck and Leftover Cards. */
export type CardId = EnemyId | DireId | DefenderCardId
export type Difficulty = 'story' | 'normal' | 'hard' | 'doomed'

/** The face-down card on a Destroyed Region: the card that attacked, an unseen Leftover Card, or a plain token. */
export type Marker = { card: CardId } | 'leftover' | 'token'
export interface Region {
  slot: Slot
  side: Side
  threat: number
  marker?: Marker
}
export interface Defender {
  seat: Seat
  hero: HeroId
  at: PlaceId
  hp: number
  artifacts: ArtifactId[]
  /** Abilities already used in this Turn, by ability id (DEF-RULING-67). */
  usedThisTurn: string[]
  /** What this Defender did in the whole game, for the end screen. */
  deeds: { secured: number; defended: number; damage: number; artifacts: number }
}
/** The period in which AP are spent. */
export type Turn =
  | { card: 'own'; defender: Colour; ap: number; granted: number; sacrificed: boolean; mustSpend: boolean }
  | { card: 'all'; pool: number; granted: number; begun: Colour[]; ready: Seat[] }
export interface Foe {
  id: FoeId
  at: RegionId
  hp: number
  maxHp: number
}

export interface Open {
  /** Everybody at the table, in seat order. */
  seats: Seat[]
  difficulty: Difficulty
  /** Dire Enemies that were put into the Horde Deck at the start. */
  direInHorde: number
  round: number
  regions: Record<RegionId, Region>
  /** Threat of the Capital. */
  capital: number
  /** Defenders in play, in colour order red, blue, green, yellow. Filled when heroes are chosen. */
  defenders: Partial<Record<Colour, Defender>>
  /** Face up, the last one on top. */
  discard: CardId[]
  resolving?: CardId
  /** Cards everybody knows to be in the Turn Deck, in no order. */
  inTurnDeck: CardId[]
  /** Cards everybody knows at their place in the Turn Deck: 0 is the top (DEF-RULING-61). */
  knownAt: { position: number; card: CardId }[]
  /** Cards an ability has just shown and not yet put back, the topmost first. */
  shown: CardId[]
  /** Horde cards that turned out to be Enemies, and Dire Enemies, so far. */
  hordeSeen: { enemies: number; dire: number }
  turn?: Turn
  foe?: Foe
  tomb?: CardId
  circle?: Colour
  /** Abilities already used in this Round, by ability id (DEF-RULING-67). */
  usedThisRound: string[]
  /** The Wraith's Drain: no Player Card Ability until the end of the Round. */
  drained: boolean
  confirmDraw: boolean
}

/** What made something happen: a card, an ability, an action or a rule of the book. */
export type Cause = string

export type Fact =
  | { type: 'mapDealt'; slots: Record<Slot, RegionId>; sides: Record<RegionId, Side> }
  | { type: 'heroChosen'; seat: Seat; defender: Colour; hero: HeroId }
  | { type: 'roundBegan'; round: number; cards: number }
  | { type: 'drawn'; card: CardId }
  | { type: 'discarded'; card: CardId; unresolved: boolean }
  | { type: 'turnBegan'; defender: Colour; ap: number }
  | { type: 'poolGranted'; ap: number }
  | { type: 'turnTaken'; defender: Colour }
  | { type: 'restored'; defender: Colour; from: number; to: number }
  | { type: 'turnEnded'; defender?: Colour; lost: number }
  | { type: 'ready'; seat: Seat; ready: boolean }
  | { type: 'moved'; defender: Colour; from: PlaceId; to: PlaceId; cause: Cause }
  | { type: 'threatRose'; place: PlaceId; from: number; to: number; cause: Cause }
  | { type: 'threatFell'; place: PlaceId; from: number; to: number; cause: Cause; defender?: Colour }
  | { type: 'destroyed'; region: RegionId; marker: Marker }
  | { type: 'attacked'; card: EnemyId | DireId; region: RegionId; order: 'first' | 'second' | 'only' }
  | { type: 'defended'; defender: Colour; region: RegionId; card: EnemyId | DireId; cost: number; way: WayId }
  | { type: 'declined'; defender: Colour; region: RegionId; declined: boolean }
  | { type: 'undefended'; region: RegionId; card: EnemyId | DireId }
  | { type: 'direEffect'; card: DireId }
  | { type: 'hpLost'; defender: Colour; from: number; to: number; cause: Cause }
  | { type: 'hpGained'; defender: Colour; from: number; to: number; cause: Cause }
  | { type: 'exhausted'; defender: Colour }
  | { type: 'sacrificed'; defender: Colour; gain: number }
  | { type: 'abilityUsed'; defender: Colour; ability: AbilityId; ap: number; hp: number }
  | { type: 'artifactDrawn'; defender: Colour; artifact: ArtifactId }
  | { type: 'artifactEquipped'; defender: Colour; artifact: ArtifactId }
  | { type: 'artifactReturned'; defender: Colour; artifact: ArtifactId }
  | { type: 'cardsShown'; cards: CardId[]; cause: Cause }
  | { type: 'cardsPlaced'; cards: CardId[]; where: 'top' | 'bottom' }
  | { type: 'topBuried'; card?: CardId }
  | { type: 'entombed'; card: CardId; defender: Colour }
  | { type: 'leftTomb'; card: CardId }
  | { type: 'enteredCircle'; defender: Colour }
  | { type: 'leftCircle'; defender: Colour }
  | { type: 'drained' }
  | { type: 'fought'; defender: Colour; damage: number }
  | { type: 'foeRevealed'; foe: FoeId; at: RegionId; hp: number }
  | { type: 'foeMoved'; from: RegionId; to: RegionId; cause: Cause }
  | { type: 'foeHurt'; from: number; to: number; cause: Cause }
  | { type: 'foeHealed'; from: number; to: number }
  | { type: 'epicEvent'; foe: FoeId; space: number }
  | { type: 'roundEnded'; round: number }
  | { type: 'hordeAdded'; left: number }
  | { type: 'reshuffled'; cards: number }
  | { type: 'ended'; result: 'won' | 'lost' }

/** One Defender and one attack. */
export interface Attacked {
  defender: Colour
  region: RegionId
  card: EnemyId | DireId
}
/** One way of Defending: `price` replaces the normal one, `surcharge` is added, `arrive` takes the Defender there. */
export interface Way {
  price?: number
  surcharge?: number
  arrive?: boolean
}
/** The same with the way chosen. */
export interface Defending extends Attacked {
  way: WayId
}

export interface Outcome {
  result: 'won' | 'lost'
  round: number
  capital: number
  foeHp?: number
}

export interface Defenders {
  seat: Seat
  open: Open
  own: Record<string, never>
  piles: {
    turn: CardId
    horde: CardId
    leftover: CardId
    /** Leftover Cards used as Destruction markers, never looked at. */
    markers: CardId
    artifacts: ArtifactId
    /** The face-down Epic Foe. */
    foe: FoeId
    /** Only while the table is being set up. */
    enemies: EnemyId
    dire: DireId
    map: RegionId
    foes: FoeId
    heroes: HeroId
  }
  fact: Fact
  moments: {
    defenderCardDrawn: { card: DefenderCardId }
    turnBegan: { defender: Colour }
    fought: { defender: Colour }
    /** The price of a Defend is paid; `lowered` names the Abilities that really lowered it. */
    defendPaid: { defender: Colour; region: RegionId; lowered: AbilityId[] }
    /** Everything that belongs to the Defend itself is done, the Artifact included. */
    defended: { defender: Colour; region: RegionId; card: EnemyId | DireId }
    /** The text of a Dire Enemy, before the defend decision or after an undefended attack. */
    direEffect: { card: DireId }
    foeRevealed: { foe: FoeId }
    epicEvent: { foe: FoeId; space: number }
    endOfRound: { round: number }
  }
  amounts: {
    /** AP on top of 1 for a step into a Region on one's own Turn. */
    enterCost: { about: { place: PlaceId }; adds: number }
    secureAmount: { about: { defender: Colour }; adds: number }
    fightDamage: { about: { defender: Colour }; adds: number }
    sacrificeGain: { about: { defender: Colour }; adds: number }
    /** Further places a Move may go to. */
    moveTo: { about: { defender: Colour; from: PlaceId }; adds: readonly PlaceId[] }
    /** The Foe can be Fought from a place that is not its own. */
    fightReach: { about: { defender: Colour; from: PlaceId; foe: RegionId }; adds: boolean }
    /** Being Exhausted does not stop this. */
    ignoreExhaust: { about: { defender: Colour; deed: 'secure' | 'fight' }; adds: boolean }
    /** A way to Defend a Region without being in it. */
    defendWay: { about: Attacked; adds: Way | undefined }
    /** HP added to the price of a Defend, after the way has set it. */
    defendCost: { about: Defending; adds: number }
    /** The Defend costs nothing at all. */
    defendFree: { about: Defending; adds: boolean }
    /** The most HP a Restore gives. */
    restoreLimit: { about: { defender: Colour }; adds: number }
    /** The Ability of a Region is switched off. */
    regionOff: { about: { region: RegionId }; adds: boolean }
    /** The top card of the Turn Deck lies face up. */
    topFaceUp: { about: undefined; adds: boolean }
  }
  outcome: Outcome
  questions: Questions
  answer: Answer
  thing: Thing
  anchor: Anchor
  steps: Steps
  ability: AbilityId | EffectId | FoeId
}

export type Now = engine.Now<Defenders>
export type Play = engine.Play<Defenders>
export type View = engine.View<Defenders>
export type Wish = engine.Wish<Defenders>
export type Asked = engine.Asked<Defenders>
/** A list of options by the verbs they may have. */
export type Offers<D extends Answer['do']> = engine.Option<engine.AnswerBy<Defenders, D>>[]
/** A list that is added to, whatever else is in it. */
export type Into<D extends Answer['do']> = Pick<Offers<D>, 'push'>

export const defendersKit = kit<Defenders>(words)
export const { step, question, jointQuestion, option, ending, go, modifiers } = defendersKit
