import { kit } from '@tabletome/engine'
import type * as engine from '@tabletome/engine'
import { words } from '../words.ts'
import type { Anchor, Answer, Questions, Thing } from './questions.ts'
import type { Steps } from './steps.ts'
import type {
  AbilityId,
  BlockId,
  CardId,
  Colour,
  DeckId,
  DifficultyId,
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
  TrayId,
  UnitId,
} from '../content/ids.ts'
import type { DamageType, Turn } from '../content/types.ts'

/** Players in table order; p1 has the red sites, p2 the blue, p3 the green, p4 the yellow ones. Alone p1 has three colours. */
export type Seat = 'p1' | 'p2' | 'p3' | 'p4'
export type ModeId = 'scenario' | 'storm'
/** A space of the map: 16 × row + column; `cellName` gives A1 … P16 (column letter, row from 1). −1: not on the map. */
export type Cell = number
/** Squares of a tray: bit 5 × row + column, as seen on the table; `squaresName` gives a1 … e5 (column letter, row from 1). */
export type Mask = number
export type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6

export interface Tile {
  mask: Mask
  shape: ShapeId
  type: DamageType
}
/** A horde, portal or boss on the path with all that lies on it; bases are kept with the heroes. */
export interface Tray {
  id: TrayId
  at: Cell
  /** How the card lies: set once, when it enters (RIFT-SPAWN-03). */
  turn: Turn
  tiles: Tile[]
  soldiers: Mask
  /** Of a boss: which life card is its grid, from 0. */
  life?: number
}
/** A tower on a site; two at most, the lower first. */
export interface Built {
  tower: TowerId
  turn: Turn
  by: Seat
  faceDown: boolean
}
export interface Hero {
  seat: Seat
  /** board: upright on its board; out: knocked out; bench: not yet called (solo); gone: left the game. */
  place: 'map' | 'board' | 'out' | 'bench' | 'gone'
  at: Cell
  /** The 2×2 squares of the tray it is engaged on; 0: none. */
  base: Mask
  facing: Turn
  health: number
  abilities: { id: AbilityId; up: boolean }[]
  /** The hero card lies on the board, or the wildcat has been activated: not again this round. */
  played: boolean
  /** Regenerated this round: neither moves nor acts by any effect (RIFT-REGEN-03). */
  locked: boolean
  /** Until the end of the round. */
  shielded: boolean
  /** Resurrection works for it (RIFT-LILITH-06). */
  rises?: true
  /** Earthquake: heroes in its space are protected (RIFT-MALIK-04). */
  quakes?: true
  /** Of a bench hero that was called this round (RIFT-SOLO-08). */
  called?: true
  /** Alleria: the wildcat has not yet come with her first movement (RIFT-ALLERIA-06). */
  alone?: true
}

export type Source =
  | { kind: 'tower'; site: SiteId; tower: TowerId }
  | { kind: 'hero'; hero: UnitId; as: AbilityId | 'basic' }
  | { kind: 'spell'; spell: SpellId }
/** One tile or soldier that is still to be placed. */
export interface Piece {
  what: ShapeId | 'soldier'
  type: DamageType
  /** How the tile lies; free: any orientation, mirrored too. Of no meaning for soldiers. */
  turn: Turn | 'free'
  /** Path spaces in range: only the top tray of each can be meant. */
  cells: Cell[]
  /** Pieces of one group go on one tray: the first one placed binds the others (RIFT-RULING-16). */
  group?: number
  /** Not on a tray that already got a piece marked so by this placing (Let's Burn!). */
  apart?: true
  /** Shares a side with a tile placed before by this placing; the first one need not (Lightning Bolt). */
  chain?: true
  /** Touches a side of the hero's base that no other tile of this placing touches for its side (Reaper's Harvest). */
  side?: true
  /** The text says “may”. */
  optional?: true
}
/** What an attack is placing. It stays until the next one begins or the action is done, so that what follows can look at it. */
export interface Placing {
  seat: Seat
  by: Source
  pieces: Piece[]
  /** Group → tray. */
  bound: Partial<Record<number, TrayId>>
  placed: { what: ShapeId | 'soldier'; tray: TrayId; mask: Mask; side?: 'n' | 'e' | 's' | 'w' }[]
}

export interface Open {
  mode: ModeId
  scenario: ScenarioId
  /** `1` … `10`, or for tests `map:` and the rows joined by `/` (knowledge/map.ts). */
  map: string
  seats: Seat[]
  difficulty: DifficultyId
  /** Portal storms are in the game. */
  storms: boolean
  /** Not won after this round: lost (endless mode: won). 0: none. */
  roundLimit: number
  maxLevel: 1 | 2 | 3 | 4
  round: number
  /** 0: set-up. */
  phase: Phase
  hearts: number
  /** At the start. */
  heartsOf: number
  crystals: number
  /** In the supply. */
  soldiers: number
  supply: Partial<Record<TowerId, number>>
  hands: Record<Seat, TowerId[]>
  incoming: Record<Seat, TowerId[]>
  sites: Partial<Record<SiteId, Built[]>>
  heroes: Partial<Record<UnitId, Hero>>
  spells: { id: SpellId; used: boolean }[]
  /** In the order of landing: of trays on one space the last is the top one. */
  trays: Tray[]
  /** Pathbreaker cards in play and the path spaces they lie on. */
  blocks: Partial<Record<BlockId, Cell>>
  /** Stacks whose block was removed in this phase 1 (RIFT-PATHBREAKER-06). */
  opened: Spawn[]
  /** What is left in each stack, as the scenario lists it, the top first: public; which card it is stays hidden. */
  slots: Partial<Record<Spawn, Slot[]>>
  /** Crystals on the back of the top card of each stack (RIFT-RULING-69). */
  tops: Partial<Record<Spawn, number>>
  portals: { total: number; destroyed: number }
  /** The boss of the scenario is beaten, or there is none. */
  bossBeaten: boolean
  /** The storm card of this round, and those used since the last shuffle. */
  storm?: StormId
  stormsUsed: StormId[]
  specialsUsed: SpecialId[]
  /** Phase 4: the first one that is no portal, where the storm means it. */
  stormTray?: TrayId
  /** Cards that have left play: destroyed, escaped. */
  gone: CardId[]
  /** Escaped in this phase 4: their crystals come at its end (RIFT-RULING-55). */
  escaped: CardId[]
  /** Solo: the colour named this round (RIFT-SOLO-03). */
  eliminated?: Colour
  ready: Seat[]
  placing?: Placing
  /** The action in progress, in phase 2. */
  acting?: { seat: Seat; what: string }
  /** The hero being activated: what it has done. */
  active?: { hero: UnitId; moved: boolean; acted: boolean }
  /** Phase 5: towers on white sites and who gets them; phase 6: what was bought. */
  given: { site: SiteId; index: number; to: Seat }[]
  bought: { tower: TowerId; to: Seat; price: number }[]
  /** Endless mode. */
  wave: number
  /** Counts for the end: hordes destroyed, hordes escaped. */
  tally: { hordes: number; escaped: number }
}
/** Nothing is secret to one player: hands are open (RIFT-RULING-69). */
export type Own = Record<string, never>

/** What made something happen: a rule of the book (`deadEye`, `held`, `destroyed`), an ability, spell, storm or boss card id. */
export type Cause = string
export type DisplaceWhy = 'spawn' | 'advance' | 'ghost' | 'flying' | 'exposed'

export type Fact =
  // set-up
  | { type: 'heroChosen'; seat: Seat; hero: HeroId; bench: boolean }
  | { type: 'abilitiesChosen'; seat: Seat; hero: HeroId; abilities: AbilityId[] }
  | { type: 'spellChosen'; seat: Seat; spell: SpellId }
  | { type: 'towersDealt'; seat: Seat; towers: TowerId[] }
  | { type: 'waveBuilt'; wave: number }
  // rounds
  | { type: 'roundBegan'; round: number }
  | { type: 'phaseBegan'; phase: Phase; round: number }
  | { type: 'colourNamed'; seat: Seat; colour: Colour }
  | { type: 'readied'; seat: Seat }
  | { type: 'unreadied'; seat: Seat }
  // phase 1
  /** `over`: path spaces it had to pass because they were held. */
  | { type: 'spawned'; tray: TrayId; from: Spawn | 'ghosts' | 'hatch'; at: Cell; turn: Turn; over: Cell[] }
  | { type: 'blockRemoved'; block: BlockId; at: Cell; opens?: Spawn }
  | { type: 'stormDrawn'; storm: StormId }
  | { type: 'stormsShuffled' }
  /** Without `to`: sent to its board, or gone (bench). */
  | { type: 'displaced'; hero: UnitId; from: Cell; to?: Cell; why: DisplaceWhy }
  // phase 2
  | { type: 'regenerated'; hero: UnitId; health: number }
  | { type: 'towerBuilt'; seat: Seat; tower: TowerId; site: SiteId; turn: Turn; upon?: TowerId }
  /** `left`: enemies of the tray not yet covered. */
  | { type: 'tilePlaced'; by: Source; tray: TrayId; mask: Mask; shape: ShapeId; damage: DamageType; left: number }
  | { type: 'soldierPlaced'; by: Source; tray: TrayId; mask: Mask; supply: number; left: number }
  | { type: 'soldierMoved'; by: Source; from: TrayId; fromMask: Mask; tray: TrayId; mask: Mask }
  | { type: 'pieceLost'; by: Source; what: ShapeId | 'soldier' }
  | { type: 'pieceSkipped'; by: Source; what: ShapeId | 'soldier' }
  | { type: 'towerTurned'; site: SiteId; index: number; tower: TowerId; cause: Cause }
  /** `as`: what arrives; the same tower where no upgrade was possible. */
  | { type: 'towerPassed'; seat: Seat; to: Seat; tower: TowerId; as: TowerId; cause?: SpellId }
  | { type: 'heroActivated'; hero: UnitId }
  /** `from` −1: from its board. */
  | { type: 'heroMoved'; hero: UnitId; from: Cell; to: Cell; cause: Cause }
  | { type: 'heroEngaged'; hero: UnitId; tray: TrayId; base: Mask }
  | { type: 'heroFaced'; hero: UnitId; facing: Turn }
  | { type: 'heroActs'; hero: UnitId; as: AbilityId | 'basic'; copied?: true }
  | { type: 'abilityTurned'; hero: HeroId; ability: AbilityId; up: boolean }
  | { type: 'recovered'; hero: UnitId; health: number }
  | { type: 'healed'; hero: UnitId; from: number; to: number; cause: Cause }
  | { type: 'hurt'; hero: UnitId; from: number; to: number; cause: Cause }
  | { type: 'spared'; hero: UnitId; cause: Cause }
  | { type: 'knockedOut'; hero: UnitId; at: Cell; cause: Cause }
  | { type: 'sentHome'; hero: UnitId; at: Cell; cause: Cause }
  | { type: 'shielded'; hero: UnitId; cause: Cause }
  | { type: 'wildcatCame'; at: Cell; base: Mask }
  | { type: 'benchCalled'; hero: HeroId; at: Cell }
  | { type: 'heroGone'; hero: UnitId }
  | { type: 'spellCast'; seat: Seat; spell: SpellId }
  // phase 3
  | { type: 'destroyed'; tray: TrayId; at: Cell; crystals: number; soldiers: number; portal: boolean }
  | { type: 'crystals'; from: number; to: number; cause: Cause }
  | { type: 'soldiersBack'; tray: TrayId; count: number; cause: Cause }
  | { type: 'lifeCleared'; boss: TrayId; life: number; next: boolean }
  | { type: 'bossBeaten'; boss: TrayId }
  | { type: 'portalsClosed'; destroyed: number; total: number }
  | { type: 'heartsGained'; from: number; to: number; cause: Cause }
  // phase 4
  | { type: 'activated'; tray: TrayId; at: Cell }
  | { type: 'bossSpecial'; boss: TrayId; special: SpecialId }
  | { type: 'specialsShuffled' }
  | { type: 'trayHealed'; tray: TrayId; tiles: number; cause: Cause }
  | { type: 'tileRemoved'; tray: TrayId; mask: Mask; cause: Cause }
  | { type: 'held'; tray: TrayId; at: Cell }
  | { type: 'stayed'; tray: TrayId; cause: Cause }
  /** `over`: spaces it bypassed. */
  | { type: 'advanced'; tray: TrayId; from: Cell; to: Cell; over: Cell[] }
  | { type: 'escaped'; tray: TrayId; from: Cell; lost: number; hearts: number }
  | { type: 'towerLowered'; seat: Seat; tower: TowerId; to: TowerId; cause: Cause }
  // phases 5 and 6
  | { type: 'assigned'; site: SiteId; index: number; tower: TowerId; to: Seat }
  | { type: 'pickedUp'; seat: Seat; towers: TowerId[]; arrived: TowerId[] }
  | { type: 'towerLost'; site: SiteId; tower: TowerId }
  | { type: 'bought'; seat: Seat; tower: TowerId; to: Seat; price: number; crystals: number }
  | { type: 'refunded'; seat: Seat; tower: TowerId; to: Seat; price: number; crystals: number }
  | { type: 'ended'; result: 'won' | 'lost'; cause: Cause }

export interface Outcome {
  result: 'won' | 'lost'
  /** portals · objective · roundLimit (storm) when won; hearts · portal · boss · roundLimit when lost. */
  cause: 'objective' | 'hearts' | 'portal' | 'boss' | 'roundLimit'
  scenario: ScenarioId
  mode: ModeId
  difficulty: DifficultyId
  players: number
  rounds: number
  hearts: number
  heartsOf: number
  portals: { total: number; destroyed: number }
  hordes: number
  escaped: number
  wave: number
  /** Stars of a win (RIFT-CAMPAIGN-01), score of the endless mode. */
  stars: number
  score: number
  heroes: HeroId[]
}

/** The words of the game. Which questions there are stands in questions.ts, how answers are written in words.ts. */
export interface Rift {
  seat: Seat
  open: Open
  own: Own
  piles: {
    stack1: TrayId
    stack2: TrayId
    stack3: TrayId
    stack4: TrayId
    stack5: TrayId
    stack6: TrayId
    ghosts: CardId
    storms: StormId
    specials: SpecialId
  } & {
    /** Cards not in play. */
    [D in `deck${DeckId}`]: CardId
  }
  fact: Fact
  moments: Record<string, never>
  amounts: {
    /** Health for a hero whose tray is destroyed, instead of damage. */
    mended: { about: { hero: UnitId }; adds: number }
  }
  outcome: Outcome
  questions: Questions
  answer: Answer
  thing: Thing
  anchor: Anchor
  steps: Steps
  ability: AbilityId
}

export type Now = engine.Now<Rift>
export type Play = engine.Play<Rift>
export type View = engine.View<Rift>
export type Wish = engine.Wish<Rift>
export type Asked = engine.Asked<Rift>
/** A list of options by the verbs they may have. */
export type Offers<D extends Answer['do']> = engine.Option<engine.AnswerBy<Rift, D>>[]
/** A list that is added to, whatever else is in it. */
export type Into<D extends Answer['do']> = Pick<Offers<D>, 'push'>
/** One option of a verb. */
export type Offer<D extends Answer['do']> = Offers<D>[number]
/** What pure knowledge looks at: a state or a view. */
export interface Seen {
  readonly open: Now['open']
}

export type * from './questions.ts'
export type * from './steps.ts'
export const riftKit = kit<Rift>(words)
export const { step, question, jointQuestion, option, go, modifiers } = riftKit
