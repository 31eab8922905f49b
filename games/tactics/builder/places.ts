import type { BoxId } from '../content/ids.ts'
import { BATTLE } from '../content/scrolls.ts'
import type { PlacedBox } from '../content/types.ts'
import { faultsOf } from '../rules/realm/realm.query.ts'
import { isHard } from './code.ts'
import { type Boxes, cornerOf, placedAt, sizeOf, withBox } from './stack.ts'

const mayStand = (boxes: Boxes, placed: PlacedBox, strict: boolean) =>
  !faultsOf(withBox(boxes, placed), strict).some(fault => isHard(fault) && fault.box === placed.box)

const NEAR = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

/** A hand is not exact: where a box may not stand but could one space further, it goes there. */
export const snapped = (boxes: Boxes, placed: PlacedBox, strict: boolean): PlacedBox => {
  if (mayStand(boxes, placed, strict)) return placed
  const [x, y] = cornerOf(placed)
  const near = NEAR.map(([dx, dy]) => placedAt(placed.box, placed.turn, x + dx, y + dy))
  return near.find(each => mayStand(boxes, each, strict)) ?? placed
}

/** Where a box taken from the tray hovers first: the place nearest to the middle where it may stand. */
export const firstPlace = (boxes: Boxes, box: BoxId, strict: boolean): PlacedBox => {
  const [wide, high] = sizeOf(box, 0)
  const middle: readonly [number, number] = [(BATTLE.width - wide) / 2, (BATTLE.height - high) / 2]
  const corners: (readonly [number, number])[] = []
  for (let y = 0; y + high <= BATTLE.height; y++) for (let x = 0; x + wide <= BATTLE.width; x++) corners.push([x, y])
  const far = ([x, y]: readonly [number, number]) => Math.abs(x - middle[0]) + Math.abs(y - middle[1])
  corners.sort((a, b) => far(a) - far(b))
  const [x, y] = corners.find(([column, row]) => mayStand(boxes, placedAt(box, 0, column, row), strict)) ?? middle
  return placedAt(box, 0, x, y)
}
