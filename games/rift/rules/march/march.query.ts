import type { Foresight, Shape, View } from '@tabletome/engine'
import type { TrayId, UnitId } from '../../content/ids.ts'
import { LIFE_CRYSTALS } from '../../content/numbers.ts'
import type { Cell, Fact, Now } from '../state/shape.ts'
import { faceOf, isBossId } from './trays.query.ts'

/** What one tray does in phase 4. */
export interface ForecastStep {
  readonly tray: TrayId
  /** From 1. */
  readonly order: number
  readonly from: Cell
  /** −1: into the kingdom. */
  to: Cell
  /** Spaces it bypasses. */
  readonly over: Cell[]
  held: boolean
  /** Tiles it throws off before it moves. */
  healed: number
  /** It tried to move twice. */
  speed: boolean
  /** Heroes that a flying tray throws off. */
  readonly shaken: UnitId[]
  /** Soldiers that go back to the supply. */
  soldiers: number
  /** Once per point of damage. */
  readonly hurts: UnitId[]
  /** Hearts. */
  lost: number
}
/** What becomes of a hero that something happens to. */
export interface ForecastHero {
  readonly hero: UnitId
  damage: number
  out: boolean
  /** Where it stands at last if it is pushed. */
  displacedTo?: Cell
  /** Sent to its board for want of space. */
  home?: true
}
/** Phases 3 and 4 as they would go now, as far as they can be known. */
export interface Forecast {
  readonly destroyed: { readonly tray: TrayId; readonly crystals: number }[]
  /** Where a card of the ghost deck comes up. */
  readonly ghosts: Cell[]
  readonly steps: ForecastStep[]
  readonly heroes: ForecastHero[]
  /** Afterwards. */
  crystals: number
  hearts: number
  portalsLeft: number
  lostBy?: 'hearts' | 'portal' | 'boss'
  /** What cannot be known, and so nothing that comes after it: a card of the boss, a card of the ghost deck. */
  unsure?: 'boss' | 'ghost'
}

/** As the rules would play it on from this view; undefined where no march is to come. */
export const marchAhead = (view: View<Shape>, foresight: Foresight<Shape> | undefined): Forecast | undefined => {
  const ahead = foresight?.ahead(view)
  return ahead && marchOf(view.open as Now['open'], ahead.facts as readonly Fact[], ahead.what)
}

/** From the facts of both phases. `hidden`: the deck at which they break off. */
export const marchOf = (open: Now['open'], facts: readonly Fact[], hidden?: string): Forecast => {
  const told: Forecast = {
    destroyed: [],
    ghosts: [],
    steps: [],
    heroes: [],
    crystals: open.crystals,
    hearts: open.hearts,
    portalsLeft: open.portals.total - open.portals.destroyed,
  }
  for (const fact of facts) tell(told, fact)
  if (hidden !== undefined) told.unsure = hidden === 'ghosts' ? 'ghost' : 'boss'
  if (told.unsure !== 'ghost') told.ghosts.length = 0
  return told
}

const tell = (told: Forecast, fact: Fact): void => {
  const step = told.steps.at(-1)
  switch (fact.type) {
    case 'destroyed':
      told.destroyed.push({ tray: fact.tray, crystals: fact.crystals })
      if (fact.portal) told.portalsLeft--
      if (isGhostly(fact.tray)) told.ghosts.push(fact.at)
      break
    case 'lifeCleared':
      told.destroyed.push({ tray: fact.boss, crystals: LIFE_CRYSTALS })
      break
    case 'crystals':
      told.crystals = fact.to
      break
    case 'heartsGained':
      told.hearts = fact.to
      break
    case 'activated':
      told.steps.push(stepOf(fact.tray, told.steps.length + 1, fact.at))
      break
    case 'hurt':
      step?.hurts.push(fact.hero)
      heroIn(told, fact.hero).damage++
      break
    case 'knockedOut':
      heroIn(told, fact.hero).out = true
      break
    case 'displaced':
      if (fact.why === 'flying') step?.shaken.push(fact.hero)
      push(heroIn(told, fact.hero), fact.to)
      break
    case 'ended':
      if (fact.cause === 'hearts' || fact.cause === 'portal' || fact.cause === 'boss') told.lostBy = fact.cause
      break
    default:
      if (step) tellOf(told, step, fact)
  }
}

const tellOf = (told: Forecast, step: ForecastStep, fact: Fact): void => {
  switch (fact.type) {
    case 'held':
      step.speed = step.held || step.to !== step.from
      step.held = true
      break
    case 'advanced':
      step.speed = step.held || step.to !== step.from
      step.to = fact.to
      step.over.push(...fact.over)
      break
    case 'escaped':
      step.speed = step.held || step.to !== step.from
      step.to = -1
      step.lost = fact.lost
      told.hearts = fact.hearts
      break
    case 'trayHealed':
      step.healed = fact.tiles
      break
    case 'soldiersBack':
      step.soldiers += fact.count
      break
    default:
  }
}

const isGhostly = (id: TrayId): boolean => !isBossId(id) && faceOf({ id, turn: 0 }).ghost

const stepOf = (tray: TrayId, order: number, from: Cell): ForecastStep => ({
  tray,
  order,
  from,
  to: from,
  over: [],
  held: false,
  healed: 0,
  speed: false,
  shaken: [],
  soldiers: 0,
  hurts: [],
  lost: 0,
})

const heroIn = ({ heroes }: Forecast, hero: UnitId): ForecastHero => {
  const known = heroes.find(each => each.hero === hero)
  if (known) return known
  const line: ForecastHero = { hero, damage: 0, out: false }
  heroes.push(line)
  return line
}

const push = (line: ForecastHero, to: Cell | undefined): void => {
  if (to !== undefined) line.displacedTo = to
  else {
    line.home = true
    delete line.displacedTo
  }
}
