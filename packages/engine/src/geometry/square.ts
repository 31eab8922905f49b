/** A square grid as tables made once: cells are numbers row by row from the north-west. */
export interface SquareGrid {
  readonly width: number
  readonly height: number
  readonly cells: readonly number[]
  /** North, east, south, west; those off the map are left out. */
  readonly neighbours: readonly (readonly number[])[]
  /** The eight round it, clockwise from the north. */
  readonly around: readonly (readonly number[])[]
  cell(x: number, y: number): number | undefined
  x(cell: number): number
  y(cell: number): number
  /** The next cell in a direction (0 north … 7 north-west), if it is on the map. */
  step(cell: number, direction: Direction): number | undefined
}
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
const VECTORS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const
const ORTHOGONAL: readonly Direction[] = [0, 2, 4, 6]
const ALL: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7]

export function squareGrid(width: number, height: number): SquareGrid {
  const cells = Array.from({ length: width * height }, (_, cell) => cell)
  const cell = (x: number, y: number) => (x >= 0 && y >= 0 && x < width && y < height ? y * width + x : undefined)
  const step = (from: number, direction: Direction) => {
    const [dx, dy] = VECTORS[direction]
    return cell((from % width) + dx, Math.floor(from / width) + dy)
  }
  const list = (from: number, directions: readonly Direction[]) =>
    directions.map(direction => step(from, direction)).filter(to => to !== undefined)
  return {
    width,
    height,
    cells,
    neighbours: cells.map(from => list(from, ORTHOGONAL)),
    around: cells.map(from => list(from, ALL)),
    cell,
    x: from => from % width,
    y: from => Math.floor(from / width),
    step,
  }
}

/** Steps without diagonals. */
export const squareDistance = (grid: SquareGrid, a: number, b: number): number =>
  Math.abs(grid.x(a) - grid.x(b)) + Math.abs(grid.y(a) - grid.y(b))

/** Steps with diagonals. */
export const kingDistance = (grid: SquareGrid, a: number, b: number): number =>
  Math.max(Math.abs(grid.x(a) - grid.x(b)), Math.abs(grid.y(a) - grid.y(b)))

/** The straight direction from one cell to another in its row, column or diagonal. */
export function directionTo(grid: SquareGrid, from: number, to: number): Direction | undefined {
  const dx = grid.x(to) - grid.x(from)
  const dy = grid.y(to) - grid.y(from)
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return undefined
  return ALL.find(direction => VECTORS[direction][0] === Math.sign(dx) && VECTORS[direction][1] === Math.sign(dy))
}

/** The cost of a step: 1, more for difficult ground, more for climbing. Walls are Infinity. */
export const climbCost =
  (ground: (cell: number) => number, elevation: (cell: number) => number, climb: number) =>
  (from: number, to: number): number =>
    1 + ground(to) + (elevation(to) > elevation(from) ? climb : 0)
