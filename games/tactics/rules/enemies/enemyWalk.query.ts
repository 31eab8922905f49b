import type { Space } from '../state/shape.ts'
import type { Axis, Field, Stride } from './enemyField.query.ts'
import { costOf, isOpenGround, otherAxis, pathRound } from './enemyField.query.ts'
import { distance, spaceAt, STRIDE, xOf, yOf } from '../realm/spaces.query.ts'

/** The L with the compass's axis first, the other L, or the cheapest way round flipped boxes (TAC-RULING-60). */
export type Route = 'axis' | 'other' | 'round'
export type StopReason = 'adjacent' | 'mp' | 'blocked' | 'arrived' | 'noHeroes' | 'noWay'
/** What a walking Enemy Unit does next: enters one space, or several in one go across its allies; or it stops. */
export type Hop = { readonly enters: readonly Stride[]; readonly route: Route } | { readonly stop: StopReason }
export interface Walk {
  readonly path: readonly Stride[]
  readonly end: Space
  readonly why: StopReason
  /** The one it followed; none if it did not move. */
  readonly route?: Route
}

/** The space one step on an axis closer to the goal; −1 when level with it. */
const towards = (at: Space, goal: Space, axis: Axis): Space => {
  if (axis === 'vertical') return yOf(goal) < yOf(at) ? at - STRIDE : yOf(goal) > yOf(at) ? at + STRIDE : -1
  return xOf(goal) > xOf(at) ? at + 1 : xOf(goal) < xOf(at) ? at - 1 : -1
}

/** Where the two legs of TAC-ENEMY-MOVE-06 meet. */
const cornerOf = (at: Space, goal: Space, first: Axis): Space =>
  first === 'vertical' ? spaceAt(xOf(at), yOf(goal)) : spaceAt(xOf(goal), yOf(at))
const isOpenLeg = (field: Field, at: Space, to: Space, axis: Axis): boolean => {
  for (let here = towards(at, to, axis); here >= 0; here = towards(here, to, axis))
    if (!isOpenGround(field, here)) return false
  return true
}
/** No flipped box on either leg. */
const isOpenL = (field: Field, at: Space, goal: Space, first: Axis): boolean => {
  const corner = cornerOf(at, goal, first)
  return isOpenLeg(field, at, corner, first) && isOpenLeg(field, corner, goal, otherAxis(first))
}

const axisFor = (axis: Axis, route: Route): Axis => (route === 'other' ? otherAxis(axis) : axis)
/** The next space on a route; −1 if a flipped box lies on it. */
const nextOn = (field: Field, at: Space, goal: Space, axis: Axis, route: Route): Space => {
  if (route === 'round') return pathRound(field, at, goal, axis)?.[0]?.to ?? -1
  const first = axisFor(axis, route)
  if (!isOpenL(field, at, goal, first)) return -1
  const next = towards(at, goal, first)
  return next >= 0 ? next : towards(at, goal, otherAxis(first))
}

/** The spaces of the leg one is on: as far as the way ahead is straight. */
const lineAhead = (field: Field, at: Space, goal: Space, axis: Axis, route: Route): Space[] => {
  const line: Space[] = []
  if (route === 'round') {
    const way = pathRound(field, at, goal, axis) ?? []
    const step = (way[0]?.to ?? at) - at
    for (const { to } of way)
      if (to === at + step * (line.length + 1)) line.push(to)
      else break
    return line
  }
  const first = axisFor(axis, route)
  const along = towards(at, goal, first) >= 0 ? first : otherAxis(first)
  for (let here = towards(at, goal, along); here >= 0; here = towards(here, goal, along)) line.push(here)
  return line
}

const ROUTES: readonly Route[] = ['axis', 'other', 'round']
/** The route taken from here: the one it follows already, as long as no flipped box lies on it. */
const routeFrom = (
  field: Field,
  at: Space,
  goal: Space,
  axis: Axis,
  followed: Route | undefined,
): { route: Route; next: Space } | undefined => {
  if (followed !== undefined) {
    const next = nextOn(field, at, goal, axis, followed)
    if (next >= 0) return { route: followed, next }
  }
  for (const route of ROUTES) {
    const next = nextOn(field, at, goal, axis, route)
    if (next >= 0) return { route, next }
  }
  return undefined
}

/** Across allies to the first space without one, if that is free, near enough and no crossed space is next to a hero. */
const crossing = (field: Field, at: Space, line: readonly Space[], mp: number): Stride[] | undefined => {
  const enters: Stride[] = []
  let left = mp
  let here = at
  for (const to of line) {
    const cost = costOf(field, here, to)
    left -= cost
    if (left < 0 || field.holds[to] === 2) return undefined
    enters.push({ to, cost })
    if (field.holds[to] === 0) return enters
    if (field.stops[to] === 1) return undefined
    here = to
  }
  return undefined
}

/** Blocked: one step on the other axis, if it brings it closer (TAC-RULING-60). */
const sidestep = (field: Field, at: Space, goal: Space, blocked: Space, mp: number): Stride | undefined => {
  const axis: Axis = xOf(blocked) === xOf(at) ? 'horizontal' : 'vertical'
  const to = towards(at, goal, axis)
  if (!isOpenGround(field, to) || field.holds[to] !== 0 || distance(to, goal) >= distance(at, goal)) return undefined
  const cost = costOf(field, at, to)
  return cost <= mp ? { to, cost } : undefined
}

/** The next thing a walk does (TAC-ENEMY-MOVE-06); `route` is the one it follows, none before the first step. */
export const nextHop = (field: Field, at: Space, goal: Space, axis: Axis, mp: number, route?: Route): Hop => {
  if (at === goal) return { stop: 'arrived' }
  const way = routeFrom(field, at, goal, axis, route)
  if (way === undefined) return { stop: 'noWay' }
  const { next } = way
  if (next === goal && field.holds[next] === 2) return { stop: 'adjacent' }
  const cost = costOf(field, at, next)
  if (cost > mp) return { stop: 'mp' }
  if (field.holds[next] === 0) return { enters: [{ to: next, cost }], route: way.route }
  const crossed =
    field.holds[next] === 1 ? crossing(field, at, lineAhead(field, at, goal, axis, way.route), mp) : undefined
  if (crossed !== undefined) return { enters: crossed, route: way.route }
  const side = sidestep(field, at, goal, next, mp)
  return side === undefined ? { stop: 'blocked' } : { enters: [side], route: way.route }
}

/** The whole walk without interruption, for previews and to choose between routes. */
export const walk = (field: Field, goal: Space, axis: Axis, mp: number): Walk => {
  const path: Stride[] = []
  let at = field.unit.at
  let left = mp
  let route: Route | undefined
  for (;;) {
    const hop = nextHop(field, at, goal, axis, left, route)
    if ('stop' in hop) return done(path, at, hop.stop, route)
    for (const stride of hop.enters) {
      path.push(stride)
      left -= stride.cost
      at = stride.to
    }
    route = hop.route
    if (field.stops[at] === 1) return done(path, at, 'adjacent', route)
  }
}
const done = (path: readonly Stride[], end: Space, why: StopReason, route: Route | undefined): Walk =>
  route === undefined ? { path, end, why } : { path, end, why, route }
