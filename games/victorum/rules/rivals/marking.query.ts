import type { PriorityEntry } from '../../content/types.ts'
import type { Hex, Seen, UnitId } from '../state/shape.ts'
import { zoneHexes } from '../arena/arenas.query.ts'
import { distance, HEX_COUNT, inHexOrder } from '../ground/hexes.query.ts'
import { type Entry, entriesFor, isMeant, mayMark } from './lists.query.ts'
import { costsFrom, FAR, isHeldUp, needBy, needFreely, restsTo } from '../ground/reach.query.ts'
import { movementOf, movementOfMove, rangeOf } from '../units/stats.query.ts'
import { worth } from './targets.query.ts'
import { isBlocked, type SeenUnit } from '../units/units.query.ts'

export { listFor } from './lists.query.ts'
export { type SpecialPlan, specialFor } from '../effects/specialClauses.query.ts'
export { attackTargets, targetsFor } from './targets.query.ts'

type Open = Seen['open']
/** Why a unit stays: its mark is in Range; it stands on its hex; units are in the way; nothing is nearer; its list names nothing. */
export type Stay = 'inRange' | 'onMark' | 'stuck' | 'nowhere' | 'noMark'

/** Something a unit may move toward, and the equally good hexes to end on. */
export interface Mark {
  /** The opponent of a bold entry. */
  readonly unit?: UnitId
  readonly at: Hex
  /** The movement needed to reach it, FAR where no way leads there. */
  readonly need: number
  readonly destinations: readonly Hex[]
  readonly stays?: Stay
}
export interface MovePlan {
  /** The entry that decided; undefined if nothing on the list is there. */
  readonly entry: PriorityEntry | undefined
  readonly bold: boolean
  /** Nothing is in reach: it only comes nearer (VIC-RIVAL-MOVE-16). */
  readonly backup: boolean
  readonly marks: readonly Mark[]
  /** Of all marks together, in hex order; empty if it stays whichever is chosen. */
  readonly destinations: readonly Hex[]
  readonly stays: Stay | undefined
  readonly stuck: boolean
}

/** What is asked again and again while one unit's move is planned. */
interface Mover {
  readonly open: Open
  readonly unit: SeenUnit
  readonly range: number
  readonly movement: number
  /** To every hex it could ever get to. */
  readonly costs: Int8Array
  /** To those it can get to now; the same, or its own hex alone. */
  readonly reach: Int8Array
  /** Whom it may mark, and the movement each needs, −1 until it is asked for. */
  readonly opponents: readonly SeenUnit[]
  readonly needs: number[]
}

/**
 * What a rival or arena unit would do if it moved now: the highest entry of its list in reach, of equals the closest, and where
 * it would go; else the way toward the highest entry there is (VIC-RIVAL-MOVE-06…16, VIC-RULING-44…48). Without `movement`
 * it is its move of the Movement Step.
 */
export const planMove = (open: Open, unit: SeenUnit, movement = movementOfMove(open, unit)): MovePlan => {
  const costs = costsFrom(open, unit, FAR - 1, allCosts)
  const reach = movement > 0 ? costs : costsFrom(open, unit, 0)
  const opponents: SeenUnit[] = []
  const needs: number[] = []
  for (const other of open.combat?.units ?? [])
    if (mayMark(open, unit, other)) {
      opponents.push(other)
      needs.push(-1)
    }
  const mover: Mover = { open, unit, range: rangeOf(open, unit), movement, costs, reach, opponents, needs }
  const entries = entriesFor(open, unit)
  for (const entry of entries) {
    const marks = closest(entry, candidates(mover, entry, true))
    if (marks.length > 0) return planOf(entry, false, entry.bold ? boldMarks(mover, marks) : plainMarks(mover, marks))
  }
  for (const entry of entries) {
    const marks = closest(entry, candidates(mover, entry, false))
    if (marks.length > 0) return planOf(entry, true, backupMarks(mover, entry, marks))
  }
  return { entry: undefined, bold: false, backup: false, marks: [], destinations: [], stays: 'noMark', stuck: false }
}
/** Filled anew for every plan. */
const allCosts = new Int8Array(HEX_COUNT)
/** Its mark, or what it would approach, at this moment with its full Movement; more than one where they tie. */
export const wishOf = (open: Open, unit: SeenUnit): MovePlan => planMove(open, unit, movementOf(open, unit))

/** A mark that is not yet decided upon. */
interface Candidate {
  readonly unit?: SeenUnit
  readonly at: Hex
  readonly need: number
}

/** What an entry means, in reach or anywhere; of a superlative the best of those (VIC-RIVAL-MOVE-09, VIC-RULING-48). */
const candidates = (mover: Mover, entry: Entry, inReach: boolean): Candidate[] => {
  const { open, unit, movement, reach, costs, opponents } = mover
  const list: Candidate[] = []
  if (!entry.bold) {
    for (const at of hexesOf(open, unit, entry)) {
      if (inReach && (reach[at] as number) > movement) continue
      const need = costs[at] as number
      list.push({ unit: undefined, at, need: need === FAR ? farNeed(mover, at, false) : need })
    }
    return list
  }
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < opponents.length; i++) {
    const other = opponents[i] as SeenUnit
    if (!isMeant(open, entry, other)) continue
    let need = needOf(mover, i)
    if (inReach && !isInReach(mover, other, need)) continue
    if (need === FAR) need = farNeed(mover, other.at, true)
    const value = entry.kind === 'superlative' ? worth(open, entry.arg, other, need) : 0
    if (value < best) continue
    if (value > best) list.length = 0
    best = value
    list.push({ unit: other, at: other.at, need })
  }
  return list
}
/** Who does not move has in reach what is in Range. */
const isInReach = ({ unit, range, movement }: Mover, other: SeenUnit, need: number): boolean =>
  movement > 0 ? need <= movement : distance(unit.at, other.at) <= range
const needOf = ({ costs, range, opponents, needs }: Mover, index: number): number => {
  const known = needs[index] as number
  if (known >= 0) return known
  const need = needBy(costs, range, { at: (opponents[index] as SeenUnit).at, bold: true })
  needs[index] = need
  return need
}
/** No way: behind all others, and compared as if units were not in the way. */
const farNeed = ({ open, unit }: Mover, at: Hex, bold: boolean): number => FAR + needFreely(open, unit, { at, bold })

const NO_HEXES: readonly Hex[] = []
/**
 * The hexes of a plain entry: free ones of a zone and its own, or that of a chip nobody carries, which counts as present although
 * a unit stands on it (VIC-RULING-45, VIC-RULING-46).
 */
const hexesOf = (open: Open, unit: SeenUnit, entry: Entry): readonly Hex[] => {
  if (entry.kind === 'chip') {
    const at = entry.arg === 'trident' ? open.combat?.trident : undefined
    return at === undefined || at < 0 ? NO_HEXES : [at]
  }
  if (entry.kind !== 'zone') return NO_HEXES
  const free: Hex[] = []
  for (const hex of zoneHexes(open, entry.arg)) if (hex === unit.at || !isBlocked(open, hex)) free.push(hex)
  return free
}

/** Of several the closest; an entry for the farthest has chosen already (VIC-RIVAL-MOVE-10). */
const closest = (entry: Entry, list: Candidate[]): Candidate[] => {
  if (list.length < 2) return list
  if (entry.kind === 'superlative' && entry.arg === 'farthest') return inHexOrder(list)
  let least = Number.POSITIVE_INFINITY
  for (const { need } of list) if (need < least) least = need
  return inHexOrder(list.filter(({ need }) => need === least))
}

const markOf = (
  unit: SeenUnit | undefined,
  at: Hex,
  need: number,
  destinations: readonly Hex[],
  stays: Stay | undefined,
): Mark => ({ unit: unit?.id, at, need, destinations, stays })

/**
 * Who has its mark in Range stays. Else as far from it as Range allows, of those hexes the cheapest (VIC-RIVAL-MOVE-11,
 * VIC-RIVAL-MOVE-12, VIC-RULING-44).
 */
const boldMarks = ({ unit, range, movement, reach }: Mover, list: readonly Candidate[]): Mark[] => {
  const marks: Mark[] = []
  for (const { unit: other, at, need } of list) {
    if (other === undefined) continue
    if (distance(unit.at, at) <= range) {
      marks.push(markOf(other, at, need, NO_HEXES, 'inRange'))
      continue
    }
    let best: Hex[] = []
    let farthest = 0
    let cheapest = FAR
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      const cost = reach[hex] as number
      const far = distance(hex, at)
      if (cost > movement || far > range || far < farthest || (far === farthest && cost > cheapest)) continue
      if (far > farthest || cost < cheapest) best = []
      farthest = far
      cheapest = cost
      best.push(hex)
    }
    marks.push(markOf(other, at, need, best, undefined))
  }
  return marks
}
/** Onto the very hex (VIC-RIVAL-MOVE-07, VIC-RIVAL-MOVE-13). */
const plainMarks = ({ unit }: Mover, list: readonly Candidate[]): Mark[] => {
  const marks: Mark[] = []
  for (const { at, need } of list)
    marks.push(
      at === unit.at ? markOf(undefined, at, need, NO_HEXES, 'onMark') : markOf(undefined, at, need, [at], undefined),
    )
  return marks
}
/** To the hex in reach from which the least is left to go, of those the cheapest (VIC-RIVAL-MOVE-16, VIC-RULING-46). */
const backupMarks = (mover: Mover, { bold }: Entry, list: readonly Candidate[]): Mark[] => {
  const { open, unit, movement, reach } = mover
  const marks: Mark[] = []
  for (const { unit: other, at, need } of list) {
    const goal = { at, bold }
    const rests = restsTo(open, unit, goal)
    let best: Hex[] = []
    let least = Number.POSITIVE_INFINITY
    let cheapest = FAR
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      const cost = reach[hex] as number
      const left = rests[hex] as number
      if (cost > movement || left > least || (left === least && cost > cheapest)) continue
      if (left < least || cost < cheapest) best = []
      least = left
      cheapest = cost
      best.push(hex)
    }
    const left = need > FAR ? FAR : need
    if (!best.includes(unit.at)) marks.push(markOf(other, at, left, best, undefined))
    else marks.push(markOf(other, at, left, NO_HEXES, isHeldUp(open, unit, goal, movement) ? 'stuck' : 'nowhere'))
  }
  return marks
}

const planOf = ({ id, bold }: Entry, backup: boolean, marks: readonly Mark[]): MovePlan => {
  const destinations: Hex[] = []
  let stuck = false
  for (const mark of marks) {
    if (mark.stays === 'stuck') stuck = true
    for (const hex of mark.destinations) if (!destinations.includes(hex)) destinations.push(hex)
  }
  const stays = destinations.length === 0 ? marks[0]?.stays : undefined
  return { entry: id, bold, backup, marks, destinations: destinations.sort((a, b) => a - b), stays, stuck }
}
