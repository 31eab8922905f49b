export { type RegionGraph, regionGraph } from './graph.ts'
export { type HexGrid, hexAt, hexDistance, hexesWithin, hexGrid, hexName } from './hex.ts'
export { pathTo, type Reached, reach } from './reach.ts'
export {
  climbCost,
  type Direction,
  directionTo,
  kingDistance,
  squareDistance,
  type SquareGrid,
  squareGrid,
} from './square.ts'
