import type {
  AbilityId,
  BlockId,
  CardId,
  Colour,
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
} from '../../content/ids.ts'
import type { DamageType, Turn } from '../../content/types.ts'

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
  /** `1` … `10`, or for tests `map:` and the rows joined by `/` (rules/map/map.query.ts). */
  map: string
  /** Horde cards drawn by hand, of a position that is laid out: `.ww../…/..... crystals:2` (rules/march/made.query.ts). */
  made?: Partial<Record<CardId, string>>
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
