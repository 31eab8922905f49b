import type { KeyboardEvent } from 'react'
import type { Point } from '../pieces/ink.ts'

/** As seen on the screen: up is north. */
export type Way = 'n' | 'e' | 's' | 'w'
const ARROWS: Readonly<Record<string, Way>> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' }
const STEPS: Readonly<Record<Way, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

/** The way an arrow key leads by itself. */
export const wayOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Way | undefined =>
  shiftKey || altKey || ctrlKey || metaKey ? undefined : ARROWS[key]

/** Closer than this is beside, not ahead. */
const AHEAD = 4

/** The nearest of these that way, rather ahead than aside; `aside` says how much farther it is to go aside. */
export const nearestThat = <T>(
  way: Way,
  [x, y]: Point,
  all: readonly T[],
  pointOf: (each: T) => Point,
  aside: number,
): T | undefined => {
  const [dx, dy] = STEPS[way]
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const each of all) {
    const [tx, ty] = pointOf(each)
    const on = (tx - x) * dx + (ty - y) * dy
    const off = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    if (on <= AHEAD || off > on || on + aside * off >= least) continue
    least = on + aside * off
    best = each
  }
  return best
}
