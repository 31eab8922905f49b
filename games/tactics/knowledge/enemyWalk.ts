import type { Way } from '../content/types.ts'
import type { Space } from '../rules/state.ts'
import type { Axis, Field, Stride } from './enemyField.ts'
import { costOf, isOpenGround, otherAxis, pathRound } from './enemyField.ts'
import { beside, distance, xOf, yOf } from './spaces.ts'

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

/** One step on an axis towards the goal; none when level with it. */
const towards = (at: Space, goal: Space, axis: Axis): Way | undefined => {
  if (axis === 'vertical') return yOf(goal) < yOf(at) ? 'n' : yOf(goal) > yOf(at) ? 's' : undefined
  return xOf(goal) > xOf(at) ? 'e' : xOf(goal) < xOf(at) ? 'w' : undefined
}

/** The two legs of TAC-ENEMY-MOVE-06 as spaces to enter, with the length of the leg one is on. */
const legs = (at: Space, goal: Space, first: Axis): { spaces: Space[]; straight: number } => {
  const spaces: Space[] = []
  let straight = 0
  let here = at
  for (const axis of [first, otherAxis(first)]) {
    for (let way = towards(here, goal, axis); way !== undefined; way = towards(here, goal, axis)) {
      here = beside(here, way)
      spaces.push(here)
    }
    if (straight === 0) straight = spaces.length
  }
  return { spaces, straight }
}

/** The spaces ahead on a route and how many of them lie in one line; none if it meets a flipped box. */
const ahead = (
  field: Field,
  at: Space,
  goal: Space,
  axis: Axis,
  route: Route,
): { spaces: Space[]; straight: number } | undefined => {
  if (route !== 'round') {
    const way = legs(at, goal, route === 'axis' ? axis : otherAxis(axis))
    return way.spaces.every(space => isOpenGround(field, space)) ? way : undefined
  }
  const path = pathRound(field, at, goal, axis)
  if (path === undefined) return undefined
  const spaces = path.map(({ to }) => to)
  const line = (spaces[0] ?? at) - at
  let straight = 1
  while (straight < spaces.length && (spaces[straight] as Space) - (spaces[straight - 1] as Space) === line) straight++
  return { spaces, straight }
}

const ROUTES: readonly Route[] = ['axis', 'other', 'round']
/** The route taken from here: the one it follows already, as long as no flipped box lies on it. */
const routeFrom = (field: Field, at: Space, goal: Space, axis: Axis, route: Route | undefined) => {
  for (const each of route === undefined ? ROUTES : [route, ...ROUTES]) {
    const way = ahead(field, at, goal, axis, each)
    if (way !== undefined) return { ...way, route: each }
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
  const way = towards(at, goal, axis)
  if (way === undefined) return undefined
  const to = beside(at, way)
  if (!isOpenGround(field, to) || field.holds[to] !== 0 || distance(to, goal) >= distance(at, goal)) return undefined
  const cost = costOf(field, at, to)
  return cost <= mp ? { to, cost } : undefined
}

/** The next thing a walk does (walk of P-16); `route` is the one it follows, none before the first step. */
export const nextHop = (field: Field, at: Space, goal: Space, axis: Axis, mp: number, route?: Route): Hop => {
  if (at === goal) return { stop: 'arrived' }
  const way = routeFrom(field, at, goal, axis, route)
  const next = way?.spaces[0]
  if (way === undefined || next === undefined) return { stop: 'noWay' }
  if (next === goal && field.holds[next] === 2) return { stop: 'adjacent' }
  const cost = costOf(field, at, next)
  if (cost > mp) return { stop: 'mp' }
  if (field.holds[next] === 0) return { enters: [{ to: next, cost }], route: way.route }
  const crossed = field.holds[next] === 1 ? crossing(field, at, way.spaces.slice(0, way.straight), mp) : undefined
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
