import type { Option, Step } from '@tabletome/engine'
import type { BoxId } from '../content/ids.ts'
import { entriesAt, insideMoves, retreatsOf } from '../knowledge/dungeons.ts'
import { groundOf } from '../knowledge/ground.ts'
import { reachOf, type Via } from '../knowledge/reach.ts'
import { areAdjacent, insideName, spaceName } from '../knowledge/spaces.ts'
import { stepCost, stepCosts } from '../knowledge/stepCost.ts'
import { cardOf, classOf, unitAt } from '../knowledge/units.ts'
import { blocksPortal, dungeonsInReach } from './entrances.ts'
import { actionDone, declareAction, goOn, retreat, stepInside, stepTo, walkInto, walkTo } from './later.ts'
import { words } from '../words.ts'
import { option } from './state.ts'
import type { Answer, Inside, Now, Space, UnitId } from './state.ts'
import { unitOf } from './units.ts'

/** `act` begins a Move as an action, `go` continues the Move in progress; the ids of the first name the unit's class. */
export type When = 'act' | 'go'

/** Options of one unit, made when first listed and then shared by all tables: listing them is the hot path. */
interface Made {
  readonly unit: UnitId
  readonly when: When
  readonly to: Option[]
  readonly walk: Option[]
  readonly portal: Option[]
  readonly inside: Option[]
  readonly out: Option[]
  readonly enter: Partial<Record<BoxId, Option>>
}
const made: Record<When, Map<UnitId, Made>> = { act: new Map(), go: new Map() }

const madeFor = (unit: UnitId, when: When): Made => {
  let found = made[when].get(unit)
  if (found === undefined) {
    found = { unit, when, to: [], walk: [], portal: [], inside: [], out: [], enter: {} }
    made[when].set(unit, found)
  }
  return found
}

type Goes = Extract<Answer, { do: 'to' | 'step' | 'portal' | 'enter' | 'in' | 'out' }>
const make = ({ unit, when }: Made, answer: Goes, anchor: string, ...go: readonly Step[]): Option =>
  when === 'go'
    ? { id: words.id(answer).slice(answer.by.length + 1), steps: go, at: anchor, ends: false }
    : option(answer, [declareAction({ unit, kind: 'move' }), ...go, actionDone({ unit })], [`unit ${unit}`, anchor])

const toOption = (of: Made, to: Space): Option =>
  (of.to[to] ??= make(
    of,
    { do: 'to', by: classOf(of.unit), to },
    `space ${spaceName(to)}`,
    walkTo({ unit: of.unit, to }),
  ))
const walkOption = (of: Made, to: Space): Option =>
  (of.walk[to] ??= make(
    of,
    { do: 'step', by: classOf(of.unit), to },
    `step ${spaceName(to)}`,
    stepTo({ unit: of.unit, to, via: 'walk' }),
  ))
const portalOption = (of: Made, to: Space): Option =>
  (of.portal[to] ??= make(
    of,
    { do: 'portal', by: classOf(of.unit), to },
    `portal ${spaceName(to)}`,
    stepTo({ unit: of.unit, to, via: 'portal' }),
  ))
const enterOption = (of: Made, box: BoxId): Option =>
  (of.enter[box] ??= make(
    of,
    { do: 'enter', by: classOf(of.unit), box },
    `box ${box}`,
    walkInto({ unit: of.unit, box }),
  ))
const insideOption = (of: Made, to: Inside): Option =>
  (of.inside[to] ??= make(
    of,
    { do: 'in', by: classOf(of.unit), inside: to },
    `inside ${insideName(to)}`,
    stepInside({ unit: of.unit, to }),
    goOn({ unit: of.unit }),
  ))
const outOption = (of: Made, to: Space): Option =>
  (of.out[to] ??= make(
    of,
    { do: 'out', by: classOf(of.unit), to },
    `space ${spaceName(to)}`,
    retreat({ unit: of.unit, to }),
    goOn({ unit: of.unit }),
  ))

const isQuest = (open: Now['open']): boolean => open.mode === 'solo' || open.mode === 'coop'

export interface SingleStep {
  to: Space
  via: Via
}

/**
 * From another unit's space it must be able to go on: mostly straight back, else anywhere free or into a dungeon (TAC-MOVE-06).
 */
const hasWayOn = (open: Now['open'], id: UnitId, to: Space, left: number): boolean => {
  if (left < 1) return false
  const unit = unitOf(open, id)
  const back = areAdjacent(to, unit.at) && unit.ballistaStart !== unit.at && unitAt(open, unit.at, id) === undefined
  if (back && stepCost(open, groundOf(open), unit, to, unit.at, 'walk') <= left) return true
  return reachOf(open, id, left, to).ends.length > 0 || (isQuest(open) && entriesAt(open, id, to, left).length > 0)
}

/**
 * Single steps it can pay for now, on foot clockwise from north, then by portal from north to south (TAC-MOVE-02…07,
 * TAC-PORTAL-01…04). What can be entered at all is known from everywhere it can go.
 */
export const stepsFor = (open: Now['open'], id: UnitId, mp: number, reach = reachOf(open, id, mp)): SingleStep[] => {
  const steps: SingleStep[] = []
  const unit = unitOf(open, id)
  if (unit.at < 0) return steps
  const ground = groundOf(open)
  const { walk, enter } = stepCosts(ground, cardOf(unit))
  for (let side = 4 * unit.at; side < 4 * unit.at + 4; side++) {
    const to = ground.neighbours[side] as number
    const cost = walk[side] as number
    if (to < 0 || cost > mp) continue
    if (reach.isEnd(to) || (reach.passed.includes(to) && hasWayOn(open, id, to, mp - cost)))
      steps.push({ to, via: 'walk' })
  }
  if (ground.atPortal[unit.at] === 0 || blocksPortal(open, id, unit.at)) return steps
  for (const to of ground.portalSpaces) {
    const cost = enter[to] as number
    if (to === unit.at || cost > mp || blocksPortal(open, id, to)) continue
    if (reach.isEnd(to) || (reach.passed.includes(to) && hasWayOn(open, id, to, mp - cost)))
      steps.push({ to, via: 'portal' })
  }
  return steps
}

/** It has a step to take; a free space next to it is enough, otherwise everything is looked at. */
export const hasStep = (open: Now['open'], id: UnitId, mp: number): boolean => {
  const unit = unitOf(open, id)
  if (unit.at < 0) return false
  const ground = groundOf(open)
  const { walk } = stepCosts(ground, cardOf(unit))
  for (let side = 4 * unit.at; side < 4 * unit.at + 4; side++) {
    const to = ground.neighbours[side] as number
    if (to >= 0 && to !== unit.ballistaStart && (walk[side] as number) <= mp && unitAt(open, to) === undefined)
      return true
  }
  return stepsFor(open, id, mp).length > 0
}

/** It has a step to take, or a dungeon to enter where it is. */
export const mayGoOn = (open: Now['open'], id: UnitId, mp: number): boolean =>
  hasStep(open, id, mp) || entriesAt(open, id, unitOf(open, id).at, mp).length > 0

/** Everywhere a unit may go with so many MP: whole ways, single steps, portals, dungeons (P-04, P-18). */
export const listGoing = (open: Now['open'], id: UnitId, mp: number, when: When, list: Option[]): void => {
  const of = madeFor(id, when)
  if (mp < 1) return
  if (unitOf(open, id).inside !== undefined) {
    for (const to of insideMoves(open, id, mp)) list.push(insideOption(of, to))
    for (const to of retreatsOf(open, id, mp)) list.push(outOption(of, to))
    return
  }
  const reach = reachOf(open, id, mp)
  const { at } = unitOf(open, id)
  for (const to of reach.ends) if (to !== at) list.push(toOption(of, to))
  // A walk round that changes nothing is the last thing anybody looks for.
  if (reach.isEnd(at)) list.push(toOption(of, at))
  for (const { to, via } of stepsFor(open, id, mp, reach))
    list.push(via === 'walk' ? walkOption(of, to) : portalOption(of, to))
  if (isQuest(open)) for (const box of dungeonsInReach(open, id, mp, reach)) list.push(enterOption(of, box))
}
