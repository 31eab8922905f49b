import type { Hex, Now } from '../state/shape.ts'
import { distance, HEX_COUNT, hexName, HEXES, neighbours } from './hexes.query.ts'
import { CLOUD_HEXES, FAR, hasClouds, isFree, isTaken, spread, survey } from './ground.query.ts'
import { isLocal } from '../units/kinds.query.ts'
import { rangeOf, skillOf } from '../units/stats.query.ts'

export { FAR } from './ground.query.ts'

type Open = Now['open']
type Unit = NonNullable<Open['combat']>['units'][number]

/** What a unit is on its way to: to have that hex within its Range, or to stand on it. */
export interface Goal {
  readonly at: Hex
  readonly bold: boolean
}

const NO_HEXES: readonly Hex[] = []
const canVault = (open: Open, unit: Unit): boolean => skillOf(open, unit, 'vault') !== undefined

/** Costs of passing, hexes on which it must not stop included. */
const passCosts = (open: Open, unit: Unit, vaults: boolean): Int8Array => {
  const costs = new Int8Array(HEX_COUNT)
  spread(open, unit, costs, [unit.at], vaults)
  return costs
}

/**
 * What it costs a unit to move onto each hex, FAR where it cannot within that Movement; its own hex costs nothing. A unit that
 * vaults passes other units, and who has no Movement goes nowhere, by cloud steps either (VIC-PLAYER-MOVE-03). `costs`: to be
 * filled, where it is asked often.
 */
export const costsFrom = (open: Open, unit: Unit, movement: number, costs = new Int8Array(HEX_COUNT)): Int8Array => {
  if (movement <= 0) {
    costs.fill(FAR)
    costs[unit.at] = 0
    return costs
  }
  survey(open, unit)
  const vaults = canVault(open, unit)
  spread(open, unit, costs, [unit.at], vaults, movement)
  if (vaults) for (let hex = 0; hex < HEX_COUNT; hex++) if (isTaken(hex)) costs[hex] = FAR
  return costs
}

/** The hexes it can move onto, its own left out. */
export const reachable = (open: Open, unit: Unit, movement: number): Hex[] => {
  const costs = costsFrom(open, unit, movement)
  const list: Hex[] = []
  for (let hex = 0; hex < HEX_COUNT; hex++) if (costs[hex] !== FAR && hex !== unit.at) list.push(hex)
  return list
}

const balls: (readonly Hex[])[] = []
/** The hexes within a distance of a hex. */
export const within = (hex: Hex, range: number): readonly Hex[] => {
  const key = range * HEX_COUNT + hex
  return (balls[key] ??= HEXES.filter(other => distance(hex, other) <= range))
}

/** The least movement that gets the goal into Range, or the unit onto it, FAR if no way leads there. */
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
  return needBy(passCosts(open, unit, true), rangeOf(open, unit), goal)
}

/**
 * How much a unit would still need to its goal from each hex, all other units where they are. Where no way is left at all it
 * is measured as if units were not in the way, and to the hexes around an object that another unit stands on (VIC-RULING-46).
 */
export const restsTo = (open: Open, unit: Unit, goal: Goal): Int8Array => {
  survey(open, unit)
  const goals = goalHexes(open, unit, goal)
  const rests = new Int8Array(HEX_COUNT)
  spread(open, unit, rests, goals.filter(isFree), canVault(open, unit))
  if (rests[unit.at] !== FAR) return rests
  const freely = !goal.bold && isTaken(goal.at) ? neighbours(goal.at) : goals
  spread(open, unit, rests, freely.filter(isFreeOrTaken), true)
  return rests
}
const isFreeOrTaken = (hex: Hex): boolean => isFree(hex) || isTaken(hex)
const goalHexes = (open: Open, unit: Unit, goal: Goal): readonly Hex[] =>
  goal.bold ? within(goal.at, rangeOf(open, unit)) : [goal.at]
/** What it would still need if it stood on that hex. */
export const rest = (open: Open, unit: Unit, goal: Goal, hex: Hex): number => restsTo(open, unit, goal)[hex] ?? FAR

/** It would get closer if hexes that units stand on were free, to pass and to stop on (VIC-RULING-47). */
export const isHeldUp = (open: Open, unit: Unit, goal: Goal, movement: number): boolean => {
  if (movement <= 0) return false
  const far = needFreely(open, unit, goal)
  return far > 0 && far < FAR
}

/**
 * The first of the shortest ways onto a hex in the order of their hexes, without the hex it begins on; undefined if there is
 * none.
 */
export const pathTo = (open: Open, unit: Unit, to: Hex): Hex[] | undefined => {
  if (hasClouds(open)) return pathsTo(open, unit, to)[0]
  survey(open, unit)
  if (to === unit.at || !isFree(to)) return undefined
  spread(open, unit, pathRests, [to], canVault(open, unit), FAR, unit.at)
  let rest = pathRests[unit.at] as number
  if (rest === FAR) return undefined
  const path: Hex[] = []
  for (let hex = unit.at; hex !== to; ) {
    hex = nextOf(hex, --rest)
    path.push(hex)
  }
  return path
}
/** Filled anew for every way. */
const pathRests = new Int8Array(HEX_COUNT)
const nextOf = (hex: Hex, rest: number): Hex => {
  for (const next of neighbours(hex)) if (pathRests[next] === rest) return next
  throw new Error(`no way leads on from ${hexName(hex)}`)
}

/**
 * Every shortest way onto a hex, each without the hex it begins on, in the order of their hexes. No way visits a hex twice, and
 * none takes two cloud steps where one would do.
 */
export const pathsTo = (open: Open, unit: Unit, to: Hex): Hex[][] => {
  survey(open, unit)
  const list: Hex[][] = []
  if (to === unit.at || !isFree(to)) return list
  const clouds = hasClouds(open) ? CLOUD_HEXES : NO_HEXES
  const glides = hasClouds(open) && isLocal(open, unit)
  const costs = passCosts(open, unit, canVault(open, unit))
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
