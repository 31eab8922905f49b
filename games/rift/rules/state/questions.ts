import type {
  AbilityId,
  BlockId,
  BossId,
  CardId,
  Chooser,
  Colour,
  EnemyLetter,
  HeroId,
  ScenarioId,
  SiteId,
  Spawn,
  SpecialId,
  SpellId,
  StormId,
  TowerId,
  TrayId,
  UnitId,
} from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import type { Way } from '../map/cells.query.ts'
import type { HeroAction } from '../heroes/heroPieces.query.ts'
import type { DisplaceWhy } from './facts.ts'
import type { Cell, Mask, Piece, Seat } from './open.ts'

export type What = Piece['what']

/** Everything a player can answer; `words.ts` says how it is written. */
export type Answer =
  | { do: 'hero'; hero: UnitId }
  | { do: 'bench'; hero: UnitId }
  | { do: 'pair'; first: AbilityId; second: AbilityId }
  | { do: 'spell'; spell: SpellId }
  | { do: 'colour'; colour: Colour }
  | { do: 'tower'; tower: TowerId }
  /** `as` only where two upgrades are left; Hand of Midas always names it. */
  | { do: 'pass'; tower: TowerId; to: Seat; as: TowerId | 'next' }
  | { do: 'upgrade'; tower: TowerId; as: TowerId | 'next' }
  | { do: 'ready' }
  | { do: 'unready' }
  /** `turn`: where the top of the card points. */
  | { do: 'build'; site: SiteId; turn: Turn }
  | { do: 'put'; what: What; tray: TrayId; mask: Mask }
  /** A soldier from another tray (RIFT-SOLDIER-09). */
  | { do: 'move'; from: TrayId; fromMask: Mask; tray: TrayId; mask: Mask }
  | { do: 'skip'; what: What }
  | { do: 'stop' }
  | { do: 'to'; cell: Cell }
  | { do: 'attack' }
  | { do: 'ability'; ability: AbilityId }
  | { do: 'recover' }
  | { do: 'done' }
  /** The north-west square of the 2×2 block. */
  | { do: 'base'; corner: Mask }
  | { do: 'face'; turn: Turn }
  | { do: 'flip'; ability: AbilityId }
  | { do: 'copy'; ability: AbilityId }
  | { do: 'none' }
  | { do: 'stay' }
  | { do: 'here' }
  | { do: 'strike'; site: SiteId; index: number }
  /** A tile by its first square, row by row. */
  | { do: 'tile'; square: Mask }
  | { do: 'give'; site: SiteId; index: number; to: Seat }
  | { do: 'buy'; tower: TowerId; to: Seat }
  | { do: 'refund'; tower: TowerId; to: Seat }

/** What on the board can be pointed at and looked up. */
export type Thing =
  | { is: 'tray'; tray: TrayId }
  | { is: 'square'; tray: TrayId; square: Mask }
  | { is: 'cell'; cell: Cell }
  | { is: 'site'; site: SiteId }
  | { is: 'siteWay'; site: SiteId; turn: Turn }
  | { is: 'hero'; hero: UnitId }
  | { is: 'tower'; tower: TowerId }
  | { is: 'ability'; ability: AbilityId }
  | { is: 'spell'; spell: SpellId }
  | { is: 'seat'; seat: Seat }
  | { is: 'colour'; colour: Colour | 'white' }
  | { is: 'stack'; spawn: Spawn }
  | { is: 'exit'; exit: ExitName }
  | { is: 'block'; block: BlockId }
  | { is: 'enemy'; enemy: EnemyLetter }
  | { is: 'boss'; boss: BossId }
  | { is: 'storm'; storm: StormId }
  | { is: 'special'; special: SpecialId }
  | { is: 'pool'; pool: PoolId }
  | { is: 'scenario'; scenario: ScenarioId }

export type ExitName = 'X' | 'Y'
export type PoolId = 'hearts' | 'crystals' | 'soldiers' | 'portals' | 'ghosts'

/** The same as the board names it. */
export type Anchor =
  | `tray ${CardId | BossId}`
  | `cell ${string}`
  | `site ${SiteId}`
  | `site ${SiteId} ${Way}`
  | `hero ${UnitId}`
  | `tower ${TowerId}`
  | `ability ${AbilityId}`
  | `seat ${Seat}`

/** A hero puts its base on a tray. */
export interface Engaging {
  hero: UnitId
  tray: TrayId
  /** A tile is owed to this tray and needs room beside the base (Surge of Flames). */
  tile?: true
  /** The wildcat comes; `ready`: it may still be activated this round. */
  comes?: 'ready' | 'tired'
}
export interface Acting {
  /** Who performs it: the owner of the tile, or Magnus with a copy (RIFT-MAGNUS-06). */
  hero: UnitId
  as: HeroAction
}
export interface Displaced {
  hero: UnitId
  from: Cell
  why: DisplaceWhy
}
/** Surge of Flames on its way. */
export interface Surge {
  hero: UnitId
  /** Steps he may still take. */
  left: number
  /** Hordes that have had their tile. */
  hit: readonly TrayId[]
}

type OfSeat = { seat: Seat }
type OfHero = { hero: UnitId }

/** Every question: what it is about, and the verbs of its answers. */
export type Questions = {
  'setup.hero': { about: OfSeat; answers: 'hero' }
  'setup.bench': { about: OfSeat; answers: 'bench' | 'done' }
  /** Asked of all (all); the suggested pair first. */
  'setup.abilities': { about: undefined; answers: 'pair' }
  /** The team (first). */
  'setup.spells': { about: undefined; answers: 'spell' | 'done' }
  'round.colour': { about: OfSeat; answers: 'colour' }
  /** Phase 2, the team in any order (first). Who is ready is idle and may still act. */
  act: {
    about: { round: number }
    answers: 'tower' | 'pass' | 'upgrade' | 'hero' | 'bench' | 'spell' | 'ready' | 'unready'
  }
  'tower.site': { about: { seat: Seat; tower: TowerId }; answers: 'build' }
  /** `stop` drops all that is left, where all of it may be skipped. */
  place: { about: OfSeat; answers: 'put' | 'move' | 'skip' | 'stop' }
  'hero.act': { about: OfHero; answers: 'to' | 'attack' | 'ability' | 'recover' | 'done' }
  'hero.base': { about: Engaging; answers: 'base' }
  'hero.face': { about: Acting; answers: 'face' }
  'ability.hero': { about: { hero: UnitId; as: Chooser }; answers: 'hero' | 'none' }
  'ability.flip': { about: { hero: UnitId; as: Chooser; of: UnitId }; answers: 'flip' }
  'ability.copy': { about: OfHero; answers: 'copy' }
  'ability.move': {
    about: { hero: UnitId; as: AbilityId; who: UnitId }
    answers: 'to' | 'stay'
  }
  'ability.attack': { about: { hero: UnitId; as: AbilityId; who: UnitId }; answers: 'attack' | 'none' }
  'ability.extra': { about: OfHero; answers: 'attack' | 'ability' | 'recover' | 'none' }
  'ability.step': { about: Surge; answers: 'to' | 'stop' }
  'wildcat.place': { about: undefined; answers: 'here' | 'none' }
  'bench.place': { about: { hero: HeroId }; answers: 'to' }
  'spell.midas': { about: OfSeat; answers: 'pass' | 'upgrade' }
  /** Whom the Gem hurts. */
  'spell.hero': { about: OfSeat; answers: 'hero' }
  displace: { about: Displaced; answers: 'to' }
  /** The choices of a boss are the team's (first). */
  'boss.tower': { about: { at: Cell }; answers: 'strike' }
  'boss.hero': { about: { at: Cell }; answers: 'hero' }
  'boss.tile': { about: { boss: TrayId }; answers: 'tile' }
  'boss.paradox': { about: OfSeat; answers: 'tower' }
  /** Phases 5 and 6, the team in any order (first). */
  pickup: { about: { round: number }; answers: 'give' | 'ready' | 'unready' }
  shop: { about: { round: number }; answers: 'buy' | 'refund' | 'ready' | 'unready' }
}
