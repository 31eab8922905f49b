import type {
  AbilityId,
  Chooser,
  Colour,
  HeroId,
  SiteId,
  Spawn,
  SpellId,
  TowerId,
  TrayId,
  UnitId,
} from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import type { Acting, Displaced, Surge, What } from './questions.ts'
import type { Cause } from './facts.ts'
import type { Cell, Mask, Piece, Seat, Source } from './open.ts'

type OfSeat = { seat: Seat }
type OfHero = { hero: UnitId }
type OfTower = { seat: Seat; tower: TowerId }
type UseOf = { hero: UnitId; ability: AbilityId }

/** The hero that an action was for. */
export interface Chosen {
  hero: UnitId
  who: UnitId
}
/** `as`: what arrives. Alone a tower is passed to oneself. */
export interface Passing {
  seat: Seat
  to: Seat
  tower: TowerId
  as: TowerId
  cause?: SpellId
}
/** The trays of a phase 4 in their order, and whose turn it is. */
export interface Marching {
  order: readonly TrayId[]
  index: number
}
export interface Attempt {
  tray: TrayId
  /** Attempts left. */
  left: number
  /** A dead-eye was visible at the check. */
  eye: boolean
  moved: boolean
}
/** Damage tiles on each tray. */
export type TileCounts = Partial<Record<TrayId, number>>

/** What abilities do when they are performed, basic attacks, and what comes of a hero that was chosen. */
type Performing = { [A in AbilityId as `ability.${A}`]: OfHero } & { [H in HeroId as `basic.${H}`]: OfHero } & {
  [A in Chooser as `${A}.chosen`]: Chosen
}

/** Every step of the game with what it carries. */
export type Steps = Performing & {
  'setup.prepare': undefined
  'setup.takeHero': { seat: Seat; hero: HeroId }
  'setup.takeToBench': { seat: Seat; hero: HeroId }
  'setup.takeAbilities': { seat: Seat; hero: UnitId; pair: readonly [AbilityId, AbilityId] }
  'setup.takeSpell': { seat: Seat; spell: SpellId }
  'setup.dealTowers': undefined
  'setup.spawn': undefined
  'round.begin': undefined
  'round.setColour': { seat: Seat; colour: Colour }
  'round.end': undefined
  /** Each phase ends by calling the next. */
  phase1: undefined
  phase2: undefined
  phase3: undefined
  phase4: undefined
  phase5: undefined
  phase6: undefined
  /** Turns the top card of a stack, also at the set-up. */
  'spawn.from': { spawn: Spawn }
  'spawn.land': { tray: TrayId; from: Spawn | 'hatch' | 'ghosts'; at: Cell; over: readonly Cell[] }
  'storm.draw': undefined
  /** A hero must leave its space; its player picks where, or it goes to its board. */
  'displace.hero': Displaced
  'displace.put': { about: Displaced; to: Cell }
  'act.begin': { seat: Seat; what: string }
  /** An action of phase 2 is done: the team is asked again. */
  'act.done': OfSeat
  'ready.say': OfSeat
  'ready.takeBack': OfSeat
  'tower.play': OfTower
  'tower.build': { seat: Seat; tower: TowerId; site: SiteId; turn: Turn }
  'tower.turn': { site: SiteId; index: number }
  'pass.tower': Passing
  /** The questions follow until nothing is left to be placed. */
  'place.begin': { seat: Seat; by: Source; pieces: readonly Piece[] }
  'place.put': { what: What; tray: TrayId; mask: Mask }
  'place.move': { from: TrayId; fromMask: Mask; tray: TrayId; mask: Mask }
  'place.skip': { what: What }
  'place.stop': undefined
  'hero.activate': { seat: Seat; hero: UnitId }
  'hero.end': undefined
  'hero.action': undefined
  'hero.move': { hero: UnitId; to: Cell }
  'hero.walk': { hero: UnitId; to: Cell; cause: Cause }
  'hero.engage': { hero: UnitId; tray: TrayId; base: Mask }
  'hero.turn': { hero: UnitId; facing: Turn }
  'hero.strike': Acting
  'hero.basic': OfHero
  'hero.recover': OfHero
  /** 1 point of damage, unless protected; the knock-out follows. */
  'hero.hurt': { hero: UnitId; cause: Cause }
  /** Back to its board, upright (RIFT-RULING-14). */
  'hero.home': { hero: UnitId; cause: Cause }
  'ability.use': UseOf
  'ability.turnDown': UseOf
  'ability.turnUp': { of: UnitId; ability: AbilityId }
  'ability.performCopy': UseOf
  'do-you-bleed.shoot': OfHero
  'flaming-frenzy.heals': OfHero
  'fire-and-brimstone.extras': OfHero
  'hammer-smash.extras': OfHero
  'hocus-pocus.tiles': { hero: UnitId; before: TileCounts }
  'ignus.extras': OfHero
  'magnus.shoot': OfHero
  'malik.extras': OfHero
  'surge-of-flames.step': { about: Surge; to: Cell }
  'surge-of-flames.stop': OfHero
  'wildcat.join': undefined
  'wildcat.return': undefined
  'wildcat.land': { base: Mask; ready: boolean }
  'bench.call': { seat: Seat; hero: UnitId }
  'bench.enter': { hero: HeroId; to: Cell }
  'spell.cast': { seat: Seat; spell: SpellId }
  'spell.thunder': OfSeat
  'destroy.ghost': { at: Cell }
  'destroy.raiseGhost': { at: Cell }
  'destroy.exposed': { at: Cell }
  'destroy.count': { portals: number }
  'advance.next': Marching
  'advance.end': undefined
  'advance.icons': { tray: TrayId; charge: boolean }
  'advance.attempt': Attempt
  'advance.arrive': { tray: TrayId; from: Cell; to: Cell; over: readonly Cell[]; fast: boolean }
  /** A tray leaves the path into the kingdom. */
  'exit.tray': { tray: TrayId; spawning: boolean }
  'boss.special': { boss: TrayId; order: readonly TrayId[] }
  'boss.turnTower': { site: SiteId; index: number }
  'boss.removeTile': { boss: TrayId; mask: Mask }
  'boss.lower': OfTower
  'pickup.give': { seat: Seat; site: SiteId; index: number; to: Seat }
  'pickup.takeBack': undefined
  'shop.buy': { seat: Seat; tower: TowerId; to: Seat }
  'shop.refund': { seat: Seat; tower: TowerId; to: Seat }
  'shop.close': undefined
}
