import { Grid, type GridActs, nearestThat, type Way } from '@tabletome/boardkit'
import type { RefObject } from 'react'
import { HEXES } from '../../rules/ground/hexes.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { centreOf, hexPoints, S } from './scene.ts'

const POINTS = hexPoints(S - 2)
const PLACES = HEXES.map(hex => {
  const [x, y] = centreOf(hex)
  return { place: hex, shape: { points: POINTS, transform: `translate(${x} ${y})` } }
})

/** The nearest hex in that direction. */
export const nextHex = (from: Hex, way: Way): Hex | undefined => nearestThat(way, centreOf(from), HEXES, centreOf, 1.01)

interface HitsProps {
  labels: ReadonlyMap<Hex, string>
  anchors: ReadonlyMap<Hex, string>
  cursor: Hex
  /** Hexes whose unit can go somewhere. */
  loose: ReadonlySet<Hex>
  acts: GridActs
  moveTo: (hex: Hex) => void
  group: RefObject<SVGGElement | null>
}

/** The hexes as a grid. */
export const Hits = ({ labels, anchors, ...grid }: HitsProps) => (
  <Grid
    {...grid}
    places={PLACES}
    labelOf={hex => labels.get(hex) ?? ''}
    anchorOf={hex => anchors.get(hex) ?? ''}
    next={nextHex}
  />
)
