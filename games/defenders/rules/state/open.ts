import type { ArtifactId, DireId, EnemyId, FoeId, HeroId } from '../../content/ids.ts'

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

export interface Outcome {
  result: 'won' | 'lost'
  round: number
  capital: number
  foeHp?: number
}
