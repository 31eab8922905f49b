import type { Option, Step } from '@tabletome/engine'
import type { BoxId } from '../../content/ids.ts'
import { entriesAt, insideMoves, retreatsOf } from '../dungeon/dungeons.query.ts'
import { groundOf } from '../realm/ground.query.ts'
import { reachOf, type Via } from './reach.query.ts'
import { areAdjacent, insideName, spaceName } from '../realm/spaces.query.ts'
import { stepCost, stepCosts } from './stepCost.query.ts'
import { cardOf, classOf, unitAt } from '../units/units.query.ts'
import { blocksPortal, dungeonsInReach } from './entrances.ts'
import { go, option } from '../state/kit.ts'
import type { Anchor, Answer, Going, Inside, Into, Now, Space, UnitId } from '../state/shape.ts'
import { unitOf } from '../units/units.ts'

type Begins = Extract<Answer, { do: 'move' }>
type Make<A> = (unit: UnitId, going: Going, anchor: Anchor, steps: readonly Step[]) => Option<A>
/** Begins a Move as an action. */
const begin: Make<Begins> = (unit, going, anchor, steps) =>
  option(
    { do: 'move', by: classOf(unit), go: going },
    [go('act.declare', { unit, kind: 'move' }), ...steps, go('act.done', { unit })],
    [`unit ${unit}`, anchor],
  )
/** Continues the Move in progress. */
const carryOn: Make<Going> = (_unit, going, anchor, steps) => option(going, steps, anchor)

/** Options of one unit, made when first listed and then shared by all tables: listing them is the hot path. */
interface Made<A> {
  readonly unit: UnitId
  readonly make: Make<A>
  readonly to: Option<A>[]
  readonly walk: Option<A>[]
  readonly portal: Option<A>[]
  readonly inside: Option<A>[]
  readonly out: Option<A>[]
  readonly enter: Partial<Record<BoxId, Option<A>>>
}
type Known<A> = Map<UnitId, Made<A>>
const begun: Known<Begins> = new Map()
const carried: Known<Going> = new Map()

const madeFor = <A>(known: Known<A>, unit: UnitId, make: Make<A>): Made<A> => {
  let found = known.get(unit)
  if (found === undefined) {
    found = { unit, make, to: [], walk: [], portal: [], inside: [], out: [], enter: {} }
    known.set(unit, found)
  }
  return found
}

const toOption = <A>({ to: known, unit, make }: Made<A>, to: Space): Option<A> =>
  (known[to] ??= make(unit, { do: 'to', to }, `space ${spaceName(to)}`, [go('move.walk', { unit, to })]))
const walkOption = <A>({ walk: known, unit, make }: Made<A>, to: Space): Option<A> =>
  (known[to] ??= make(unit, { do: 'step', to }, `step ${spaceName(to)}`, [go('move.step', { unit, to, via: 'walk' })]))
const portalOption = <A>({ portal: known, unit, make }: Made<A>, to: Space): Option<A> =>
  (known[to] ??= make(unit, { do: 'portal', to }, `portal ${spaceName(to)}`, [
    go('move.step', { unit, to, via: 'portal' }),
  ]))
const enterOption = <A>({ enter: known, unit, make }: Made<A>, box: BoxId): Option<A> =>
  (known[box] ??= make(unit, { do: 'enter', box }, `box ${box}`, [go('move.walkInto', { unit, box })]))
const insideOption = <A>({ inside: known, unit, make }: Made<A>, to: Inside): Option<A> =>
  (known[to] ??= make(unit, { do: 'in', inside: to }, `inside ${insideName(to)}`, [
    go('dungeon.step', { unit, to }),
    go('move.goOn', { unit }),
  ]))
const outOption = <A>({ out: known, unit, make }: Made<A>, to: Space): Option<A> =>
  (known[to] ??= make(unit, { do: 'out', to }, `space ${spaceName(to)}`, [
    go('dungeon.retreat', { unit, to }),
    go('move.goOn', { unit }),
  ]))

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

/** Everywhere a unit may go with so many MP: whole ways, single steps, portals, dungeons (TAC-MOVE-03, TAC-DUNGEON-01). */
const listAll = <A>(of: Made<A>, open: Now['open'], mp: number, list: Pick<Option<A>[], 'push'>): void => {
  const { unit: id } = of
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

/** The Moves a unit may begin, and how one in progress may go on. */
export const listMoves = (open: Now['open'], id: UnitId, mp: number, list: Into<'move'>): void =>
  listAll(madeFor(begun, id, begin), open, mp, list)
export const listGoing = (open: Now['open'], id: UnitId, mp: number, list: Into<Going['do']>): void =>
  listAll(madeFor(carried, id, carryOn), open, mp, list)
