import { SCENARIOS } from '../../content/scenarios.ts'
import type { Cell, Open } from '../../rules/state/shape.ts'

/** The map of a scenario as its drawing shows it: 16 cells to a row. */
const cellAt = (x: number, y: number): Cell => 16 * y + x
const STEP: Readonly<Record<string, number>> = { '^': -16, '>': 1, v: 16, '<': -1 }
const AROUND = [-17, -16, -15, -1, 1, 15, 16, 17]

interface Kingdom {
  readonly signs: Signs
  /** From the space in front of each spawn point to the last before the exit, by the number of the point. */
  readonly routes: readonly (readonly Cell[])[]
}
const made = new Map<string, Kingdom>()
export const kingdomOf = ({ map, scenario }: Open): Kingdom => {
  const known = made.get(map)
  if (known !== undefined) return known
  const signs = new Map<Cell, string>()
  for (const [y, row] of SCENARIOS[scenario].map.entries())
    for (const [x, sign] of row.split('').entries()) signs.set(cellAt(x, y), sign)
  const starts = [...signs].filter(([, sign]) => /\d/.test(sign)).sort((a, b) => Number(a[1]) - Number(b[1]))
  const kingdom = { signs, routes: starts.map(([cell]) => routeFrom(signs, cell)) }
  made.set(map, kingdom)
  return kingdom
}
const SIDES = [-16, 1, 16, -1]
type Signs = ReadonlyMap<Cell, string>
const isGate = (signs: Signs, cell: Cell): boolean => /^[AB]$/.test(signs.get(cell) ?? '')
const isPath = (signs: Signs, cell: Cell): boolean => (signs.get(cell) ?? '_') in STEP || isGate(signs, cell)
/** An arrow leads where it points; gate A to gate B, and B to the path beside it that does not lead into it. */
const after = (signs: Signs, cell: Cell): Cell => {
  const sign = signs.get(cell) ?? ''
  if (sign === 'A') return [...signs].find(([, each]) => each === 'B')?.[0] ?? -1
  if (sign !== 'B') return cell + (STEP[sign] ?? 0)
  return (
    SIDES.map(step => cell + step).find(
      each => (signs.get(each) ?? '') in STEP && each + (STEP[signs.get(each) ?? ''] ?? 0) !== cell,
    ) ?? -1
  )
}

const routeFrom = (signs: Signs, spawn: Cell): Cell[] => {
  const route: Cell[] = []
  let cell = SIDES.map(step => spawn + step).find(each => isPath(signs, each))
  while (cell !== undefined && isPath(signs, cell)) {
    route.push(cell)
    cell = after(signs, cell)
  }
  return route
}
/** The next path space; undefined is the exit. */
export const onward = (open: Open, cell: Cell): Cell | undefined => {
  const { signs } = kingdomOf(open)
  const next = after(signs, cell)
  return isPath(signs, next) ? next : undefined
}
export const areNeighbours = (a: Cell, b: Cell): boolean => AROUND.includes(b - a)
