import type { Cell, DisplaceWhy, Now } from '../state/shape.ts'
import { around, kingDistance } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { topAt } from '../march/trays.query.ts'

/**
 * Where a hero may be pushed to: a path space without a tray, a site without a tower, and open ground unless a tray moves in
 * upon it. Blocks and other heroes do not matter (RIFT-SPAWN-08, RIFT-ADVANCE-10, RIFT-RULING-13).
 */
export const displaceCells = (open: Now['open'], from: Cell, because: DisplaceWhy): Cell[] => {
  const map = mapIn(open)
  const cells: Cell[] = []
  for (const cell of around(map, from)) {
    const kind = map.kindOf(cell)
    if (kind === 'path') {
      if (topAt(open, cell) === undefined) cells.push(cell)
    } else if (kind === 'site') {
      const site = map.siteAt(cell)
      if (site === undefined || !open.sites[site]?.length) cells.push(cell)
    } else if (because !== 'advance') cells.push(cell)
  }
  return cells
}

/** Why a hero may not be pushed to a space (RIFT-RULING-13). */
export const whyNotDisplace = (open: Now['open'], from: Cell, because: DisplaceWhy, cell: Cell): Why | undefined => {
  const map = mapIn(open)
  if (kingDistance(from, cell) !== 1) return why('RIFT-RULING-13', 'displaceAdjacent', {})
  const kind = map.kindOf(cell)
  if (kind === 'void') return why('RIFT-MOVE-03', 'offMap', {})
  if (kind === 'path') {
    const tray = topAt(open, cell)
    return tray === undefined ? undefined : why('RIFT-RULING-13', 'displaceTray', { tray: tray.id })
  }
  if (kind === 'ground') return because === 'advance' ? why('RIFT-ADVANCE-10', 'displaceGround', {}) : undefined
  const site = map.siteAt(cell)
  const tower = site === undefined ? undefined : open.sites[site]?.at(-1)
  return tower === undefined ? undefined : why('RIFT-RULING-13', 'displaceTower', { tower: tower.tower })
}

/** What is picked for an absent player: a site, else the path space nearest the exit, else open ground. */
export const usualCell = (open: Now['open'], cells: readonly Cell[]): Cell => {
  const map = mapIn(open)
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const cell of cells) {
    const kind = map.kindOf(cell)
    const rank = kind === 'site' ? cell : kind === 'path' ? map.movesLeft(cell) * 1_000 + cell : 1_000_000 + cell
    if (rank >= least) continue
    least = rank
    best = cell
  }
  return best
}
