import type { Point } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { STRIDE } from '../../rules/map/cells.query.ts'
import type { ForecastStep } from '../../rules/march/march.query.ts'
import type { KingdomMap } from '../../rules/map/map.query.ts'
import type { UnitId } from '../../content/ids.ts'
import type { Cell } from '../../rules/state/shape.ts'
import { nameOf } from '../read.ts'
import { C, centreOf } from '../map/scene.ts'
import { say } from '../words.ts'

export interface ChipSpot {
  readonly at: Point
  /** Which part of the chip lies there. */
  readonly hold: 'start' | 'middle' | 'end'
}

/** Beside the road, where neither enemies nor figures of a tray are covered: below it, else off to a side. */
export const chipSpot = (map: KingdomMap, cell: Cell, nth = 0): ChipSpot => {
  const [x, y] = centreOf(cell)
  const ends = [...map.spawns, ...map.exits]
  const isRoad = (by: number) => map.kindOf(cell + by) === 'path' || ends.some(({ at }) => at === cell + by)
  const low = y + C / 2 + nth * 22
  if (!isRoad(STRIDE)) return { at: [x - 18, low + 5], hold: 'start' }
  if (!isRoad(1)) return { at: [x + 26, low], hold: 'start' }
  if (!isRoad(-1)) return { at: [x - 52, low], hold: 'end' }
  return { at: [x + 20, low], hold: 'middle' }
}

/** What a tray does besides going on to the next space. */
export const stepWords = (board: BoardProps, step: ForecastStep): { words: string; bad: boolean } | undefined => {
  const { text } = board
  const named = (units: readonly UnitId[]) => [...new Set(units)].map(unit => nameOf(board, `hero ${unit}`)).join(', ')
  const isFatal = step.tray.startsWith('P') || step.tray.startsWith('B')
  const moved = step.to !== step.from
  const gone =
    step.to >= 0 ? [] : [isFatal ? say(text, 'chipPortalEscapes') : say(text, 'chipEscapes', { hearts: step.lost })]
  const words = [
    ...gone,
    ...(step.healed > 0 ? [say(text, 'chipHealed')] : []),
    ...(step.held ? [say(text, moved ? 'chipHeldOnce' : 'chipHeld')] : []),
    ...(step.speed && moved && !step.held ? [say(text, 'chipSpeed')] : []),
    ...(step.over.length > 0 ? [say(text, 'chipOver', { count: step.over.length })] : []),
    ...(step.shaken.length > 0 ? [say(text, 'chipShaken', { names: named(step.shaken) })] : []),
    ...(step.soldiers > 0 ? [say(text, 'chipSoldiers', { count: step.soldiers })] : []),
    ...(moved && step.hurts.length > 0 ? [say(text, 'chipHits', { names: named(step.hurts) })] : []),
  ]
  const bad = step.to < 0 || step.healed > 0 || step.shaken.length > 0 || (moved && step.hurts.length > 0)
  return words.length > 0 ? { words: words.join(' · '), bad } : undefined
}
