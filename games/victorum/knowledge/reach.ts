import type { RegionId } from '../content/ids.ts'
import type { Hex, Now } from '../rules/state.ts'
import { arenaOf } from './arenas.ts'
import { distance, HEXES, neighbours } from './hexes.ts'
import { isLocal } from './kinds.ts'
import { rangeOf, skillOf } from './stats.ts'

type Open = Now['open']
type Unit = NonNullable<Open['combat']>['units'][number]

/** Where no way leads: more than any Movement. */
export const FAR = 99

/** What a unit is on its way to: to have that hex within its Range, or to stand on it. */
export interface Goal {
  readonly at: Hex
  readonly bold: boolean
}

const FREE = 0
const TAKEN = 1
const WALL = 2
const NO_HEXES: readonly Hex[] = []
/** What is on each hex for the unit that is asked about; filled anew by every question. */
const ground = new Uint8Array(37)
const queue = new Int8Array(64)

const walls: Partial<Record<string, Uint8Array>> = {}
const wallsOf = (region: RegionId): Uint8Array =>
  (walls[region] ??= Uint8Array.from(arenaOf(region).blocked, isWall => (isWall ? WALL : FREE)))

/** Units take hexes, all but the mover's own; vents, walls and the chariot close them (VIC-STATUS-09). */
const survey = (open: Open, unit: Unit): void => {
  const { combat } = open
  if (combat === undefined) return
  ground.set(wallsOf(combat.region))
  for (const { id, at } of combat.units) if (at >= 0 && id !== unit.id) ground[at] = TAKEN
  if (combat.chariot !== undefined) ground[combat.chariot] = WALL
}

/** Each cloud step is next to every other one, for movement only (VIC-RULING-111). */
const cloudsFor = (open: Open): readonly Hex[] => {
  const { combat } = open
  return combat?.region === 'KUN' ? (arenaOf(combat.region).zones.cloud ?? NO_HEXES) : NO_HEXES
}

/** Fills `costs` from the hexes that cost nothing, over ground up to `passes`. */
const spread = (
  costs: Int8Array,
  from: readonly Hex[],
  passes: number,
  clouds: readonly Hex[],
  glides: boolean,
): void => {
  let tail = 0
  for (const hex of from)
    if (costs[hex] === FAR) {
      costs[hex] = 0
      queue[tail++] = hex
      if (glides && clouds.includes(hex)) tail = glide(costs, 0, tail, passes, clouds)
    }
  for (let head = 0; head < tail; head++) {
    const hex = queue[head] as Hex
    const cost = (costs[hex] as number) + 1
    const near = neighbours(hex)
    for (let i = 0; i < near.length; i++) {
      const next = near[i] as Hex
      if (costs[next] !== FAR || (ground[next] as number) > passes) continue
      costs[next] = cost
      queue[tail++] = next
      if (glides && clouds.includes(next)) tail = glide(costs, cost, tail, passes, clouds)
    }
    if (clouds.length > 0 && !glides && clouds.includes(hex)) tail = glide(costs, cost, tail, passes, clouds)
  }
}
/** To all other cloud steps at once: a hex of movement, and none for local units (VIC-RULING-111). */
const glide = (costs: Int8Array, cost: number, end: number, passes: number, clouds: readonly Hex[]): number => {
  let tail = end
  for (const next of clouds)
    if (costs[next] === FAR && (ground[next] as number) <= passes) {
      costs[next] = cost
      queue[tail++] = next
    }
  return tail
}

const passesOf = (open: Open, unit: Unit): number => (skillOf(open, unit, 'vault') === undefined ? FREE : TAKEN)

/** Costs of passing, hexes on which it must not stop included. */
const passCosts = (open: Open, unit: Unit, passes: number, costs = new Int8Array(37)): Int8Array => {
  const clouds = cloudsFor(open)
  costs.fill(FAR)
  start[0] = unit.at
  spread(costs, start, passes, clouds, clouds.length > 0 && isLocal(open, unit))
  return costs
}
const start: [Hex] = [0]

/**
 * What it costs a unit to move onto each hex, FAR where it cannot within that Movement; its own hex costs nothing. A unit that
 * vaults passes other units, and who has no Movement goes nowhere, by cloud steps either (P8, VIC-PLAYER-MOVE-03). `costs`: to be
 * filled, where it is asked often.
 */
export const costsFrom = (open: Open, unit: Unit, movement: number, costs = new Int8Array(37)): Int8Array => {
  if (movement <= 0) {
    costs.fill(FAR)
    costs[unit.at] = 0
    return costs
  }
  survey(open, unit)
  const passes = passesOf(open, unit)
  passCosts(open, unit, passes, costs)
  for (let hex = 0; hex < 37; hex++) if ((costs[hex] as number) > movement) costs[hex] = FAR
  if (passes === TAKEN) for (let hex = 0; hex < 37; hex++) if (ground[hex] === TAKEN) costs[hex] = FAR
  return costs
}

/** The hexes it can move onto, its own left out. */
export const reachable = (open: Open, unit: Unit, movement: number): Hex[] => {
  const costs = costsFrom(open, unit, movement)
  const list: Hex[] = []
  for (let hex = 0; hex < 37; hex++) if (costs[hex] !== FAR && hex !== unit.at) list.push(hex)
  return list
}

const balls: (readonly Hex[])[] = []
/** The hexes within a distance of a hex. */
export const within = (hex: Hex, range: number): readonly Hex[] => {
  const key = range * 37 + hex
  return (balls[key] ??= HEXES.filter(other => distance(hex, other) <= range))
}

/** The least movement that gets the goal into Range, or the unit onto it, FAR if no way leads there (P8). */
export const needBy = (costs: Int8Array, range: number, goal: Goal): number => {
  if (!goal.bold) return costs[goal.at] ?? FAR
  let least = FAR
  for (const hex of within(goal.at, range)) {
    const cost = costs[hex] as number
    if (cost < least) least = cost
  }
  return least
}
export const need = (open: Open, unit: Unit, goal: Goal): number =>
  needBy(costsFrom(open, unit, FAR - 1), rangeOf(open, unit), goal)
/** The same as if hexes that units stand on were free, for goals no way leads to. */
export const needFreely = (open: Open, unit: Unit, goal: Goal): number => {
  survey(open, unit)
  return needBy(passCosts(open, unit, TAKEN), rangeOf(open, unit), goal)
}

/**
 * How much a unit would still need to its goal from each hex, all other units where they are. Where no way is left at all it
 * is measured as if units were not in the way, and to the hexes around an object that another unit stands on (VIC-RULING-46).
 */
export const restsTo = (open: Open, unit: Unit, goal: Goal): Int8Array => {
  survey(open, unit)
  const rests = spreadBack(open, unit, passesOf(open, unit), FREE, goalHexes(open, unit, goal))
  if (rests[unit.at] !== FAR) return rests
  const isTaken = !goal.bold && ground[goal.at] === TAKEN
  return spreadBack(open, unit, TAKEN, TAKEN, isTaken ? neighbours(goal.at) : goalHexes(open, unit, goal))
}
const goalHexes = (open: Open, unit: Unit, goal: Goal): readonly Hex[] =>
  goal.bold ? within(goal.at, rangeOf(open, unit)) : [goal.at]
const spreadBack = (open: Open, unit: Unit, passes: number, stops: number, goals: readonly Hex[]): Int8Array => {
  const rests = new Int8Array(37).fill(FAR)
  const from: Hex[] = []
  for (const hex of goals) if ((ground[hex] as number) <= stops) from.push(hex)
  const clouds = cloudsFor(open)
  spread(rests, from, passes, clouds, clouds.length > 0 && isLocal(open, unit))
  return rests
}
/** What it would still need if it stood on that hex (P8). */
export const rest = (open: Open, unit: Unit, goal: Goal, hex: Hex): number => restsTo(open, unit, goal)[hex] ?? FAR

/** It would get closer if hexes that units stand on were free, to pass and to stop on (P8 stuckTest, VIC-RULING-47). */
export const isHeldUp = (open: Open, unit: Unit, goal: Goal, movement: number): boolean => {
  if (movement <= 0) return false
  const far = needFreely(open, unit, goal)
  return far > 0 && far < FAR
}

/**
 * Every shortest way onto a hex, each without the hex it begins on, in the order of their hexes. No way visits a hex twice, and
 * none takes two cloud steps where one would do.
 */
export const pathsTo = (open: Open, unit: Unit, to: Hex): Hex[][] => {
  survey(open, unit)
  const list: Hex[][] = []
  if (to === unit.at || ground[to] !== FREE) return list
  const clouds = cloudsFor(open)
  const glides = clouds.length > 0 && isLocal(open, unit)
  const costs = passCosts(open, unit, passesOf(open, unit))
  if (costs[to] !== FAR) walkBack(costs, unit.at, [to], clouds, glides, false, list)
  return list.sort(byHexes)
}
const walkBack = (
  costs: Int8Array,
  start: Hex,
  path: Hex[],
  clouds: readonly Hex[],
  glides: boolean,
  glided: boolean,
  list: Hex[][],
): void => {
  const hex = path[0] as Hex
  if (hex === start) {
    list.push(path.slice(1))
    return
  }
  const cost = costs[hex] as number
  for (const before of neighbours(hex))
    if (costs[before] === cost - 1) walkBack(costs, start, [before, ...path], clouds, glides, false, list)
  if (glided || !clouds.includes(hex)) return
  const spent = glides ? cost : cost - 1
  for (const before of clouds)
    if (before !== hex && costs[before] === spent && distance(before, hex) > (glides ? 0 : 1))
      walkBack(costs, start, [before, ...path], clouds, glides, true, list)
}
const byHexes = (a: readonly Hex[], b: readonly Hex[]): number => {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const first = (a[i] as Hex) - (b[i] as Hex)
    if (first !== 0) return first
  }
  return a.length - b.length
}
