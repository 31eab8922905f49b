import { UNIT_IDS } from '../content/heroes.ts'
import type { TrayId, UnitId } from '../content/ids.ts'
import { MOST_CRYSTALS } from '../content/numbers.ts'
import type { Cell, DisplaceWhy, Hero, Now, Open, Tray } from '../rules/state/shape.ts'
import { displaceCells, usualCell } from './displacing.ts'
import { isProtected } from './heroes.ts'
import { type KingdomMap, mapIn } from './map.ts'

/** What one tray does in phase 4. */
export interface ForecastStep {
  tray: TrayId
  /** From 1. */
  order: number
  from: Cell
  /** −1: into the kingdom. */
  to: Cell
  /** Spaces it bypasses. */
  over: Cell[]
  held: boolean
  /** Tiles it throws off before it moves. */
  healed: number
  speed: boolean
  /** Heroes that a flying tray throws off. */
  shaken: UnitId[]
  /** Soldiers that go back to the supply. */
  soldiers: number
  /** Once per point of damage. */
  hurts: UnitId[]
  /** Hearts. */
  lost: number
}
/** What becomes of a hero that something happens to. */
export interface ForecastHero {
  hero: UnitId
  damage: number
  out: boolean
  /** Where it stands at last if it is pushed. */
  displacedTo?: Cell
  /** Sent to its board for want of space. */
  home?: true
}
/** Phases 3 and 4 as they would go now; pushed heroes go where P15 sends those of absent players. */
export interface Forecast {
  destroyed: { tray: TrayId; crystals: number }[]
  /** Afterwards. */
  crystals: number
  /** Where a card of the ghost deck comes up. */
  ghosts: Cell[]
  steps: ForecastStep[]
  heroes: ForecastHero[]
  /** Afterwards. */
  hearts: number
  lostBy?: 'hearts' | 'portal' | 'boss'
  portalsLeft: number
  /** What cannot be known: a card of the boss, a card of the ghost deck. */
  unsure: ('boss' | 'ghost')[]
}

/** A position of its own that the forecast plays on, and what it has told so far. */
export interface Sim {
  open: Open
  map: KingdomMap
  told: Forecast
  /** Trays that stand for unknown ghosts: they take room, nothing is told of them. */
  unknown: TrayId[]
  /** Crystals of escaped hordes come at the end (RIFT-RULING-55). */
  escaped: number
}

export const simOf = (open: Now['open']): Sim => ({
  open: lightCopy(open as Open),
  map: mapIn(open),
  told: {
    destroyed: [],
    crystals: open.crystals,
    ghosts: [],
    steps: [],
    heroes: [],
    hearts: open.hearts,
    portalsLeft: open.portals.total - open.portals.destroyed,
    unsure: [],
  },
  unknown: [],
  escaped: 0,
})

/** Trays and heroes are copied; the rest, lists of tiles included, is only looked at. */
const lightCopy = (open: Open): Open => {
  const trays: Tray[] = []
  for (const { id, at, turn, tiles, soldiers, life } of open.trays)
    trays.push(life === undefined ? { id, at, turn, tiles, soldiers } : { id, at, turn, tiles, soldiers, life })
  const heroes: Open['heroes'] = {}
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero !== undefined) heroes[id] = { ...hero }
  }
  return { ...open, trays, heroes }
}

export const gain = ({ told }: Sim, crystals: number): void => {
  told.crystals = Math.min(MOST_CRYSTALS, told.crystals + crystals)
}

/** 1 point of damage unless protected; true if it was suffered (RIFT-HERO-07, RIFT-PROTECT-01). */
export const harm = (sim: Sim, id: UnitId): boolean => {
  const hero = sim.open.heroes[id]
  if (hero === undefined || hero.place !== 'map' || isProtected(sim.open, id)) return false
  hero.health--
  const line = lineOf(sim, id)
  line.damage++
  if (hero.health > 0) return true
  line.out = true
  takeOff(hero)
  return true
}

/** Pushed aside, or home for want of space (P2, RIFT-RULING-14). */
export const push = (sim: Sim, id: UnitId, why: DisplaceWhy): void => {
  const hero = sim.open.heroes[id]
  if (hero === undefined || hero.place !== 'map') return
  const cells = displaceCells(sim.open, hero.at, why)
  const line = lineOf(sim, id)
  if (cells.length === 0) {
    line.home = true
    delete line.displacedTo
    takeOff(hero)
    return
  }
  hero.at = usualCell(sim.open, cells)
  hero.base = 0
  line.displacedTo = hero.at
}

export const takeTray = ({ open }: Sim, tray: Tray): void => {
  open.trays.splice(open.trays.indexOf(tray), 1)
}

const takeOff = (hero: Hero): void => {
  hero.place = 'board'
  hero.at = -1
  hero.base = 0
}

const lineOf = ({ told }: Sim, hero: UnitId): ForecastHero => {
  for (const line of told.heroes) if (line.hero === hero) return line
  const line: ForecastHero = { hero, damage: 0, out: false }
  told.heroes.push(line)
  return line
}
