import type { Way } from '../../content/types.ts'
import type { Space } from '../state/shape.ts'
import { xOf, yOf } from '../realm/spaces.query.ts'

/** Where a space lies seen along the arrow: the quarter turn it is in, and how far in it as a fraction. */
interface Bearing {
  readonly space: Space
  readonly quarter: number
  readonly above: number
  readonly below: number
  readonly distance: number
}

const bearing = (origin: Space, space: Space, way: Way): Bearing => {
  const dx = xOf(space) - xOf(origin)
  const dy = yOf(space) - yOf(origin)
  const forward = way === 'n' ? -dy : way === 'e' ? dx : way === 's' ? dy : -dx
  const right = way === 'n' ? dx : way === 'e' ? dy : way === 's' ? -dx : -dy
  const distance = Math.abs(dx) + Math.abs(dy)
  if (forward > 0 && right >= 0) return { space, quarter: 0, above: right, below: forward, distance }
  if (right > 0) return { space, quarter: 1, above: -forward, below: right, distance }
  if (forward < 0) return { space, quarter: 2, above: -right, below: -forward, distance }
  return { space, quarter: 3, above: forward, below: right < 0 ? -right : 1, distance }
}

/** Exact: fractions are compared by cross-multiplication, the nearer of two on one bearing comes first. */
const inOrder = (a: Bearing, b: Bearing): number =>
  a.quarter - b.quarter || a.above * b.below - b.above * a.below || a.distance - b.distance

/** Spaces clockwise from the arrow around an origin (TAC-RULING-57). */
export const compassOrder = (origin: Space, spaces: readonly Space[], way: Way): Space[] =>
  spaces.length < 2
    ? spaces.slice()
    : spaces
        .map(space => bearing(origin, space, way))
        .sort(inOrder)
        .map(({ space }) => space)
