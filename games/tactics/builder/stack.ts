import { BOXES } from '../content/boxes.ts'
import type { BoxId } from '../content/ids.ts'
import { BATTLE } from '../content/scrolls.ts'
import type { PlacedBox } from '../content/types.ts'
import { standing } from '../rules/realm/realm.query.ts'
import { spaceAt, spaceName, spaceOf, xOf, yOf } from '../rules/realm/spaces.query.ts'

export type Boxes = readonly PlacedBox[]
type Turn = PlacedBox['turn']

/** Columns and rows a box takes when it is turned so far. */
export const sizeOf = (box: BoxId, turn: Turn): readonly [number, number] => {
  const { width, height } = BOXES[box]
  return turn % 2 === 0 ? [width, height] : [height, width]
}

export const cornerOf = ({ at }: PlacedBox): readonly [number, number] => {
  const corner = spaceOf(at) ?? 0
  return [xOf(corner), yOf(corner)]
}

/** With its north-west corner as near to x, y as the scroll allows: no box ever sticks out. */
export const placedAt = (box: BoxId, turn: Turn, x: number, y: number): PlacedBox => {
  const [wide, high] = sizeOf(box, turn)
  const column = Math.max(0, Math.min(Math.round(x), BATTLE.width - wide))
  const row = Math.max(0, Math.min(Math.round(y), BATTLE.height - high))
  return { box, at: spaceName(spaceAt(column, row)), turn }
}

/** A quarter clockwise about its middle; four of them bring it back. */
export const turnedBox = (placed: PlacedBox): PlacedBox => {
  const [x, y] = cornerOf(placed)
  const [wide, high] = sizeOf(placed.box, placed.turn)
  const shift = Math.trunc((wide - high) / 2)
  return placedAt(placed.box, ((placed.turn + 1) % 4) as Turn, x + shift, y - shift)
}

export const find = (boxes: Boxes, box: BoxId): PlacedBox | undefined => boxes.find(each => each.box === box)

/** What stands wholly on a box, and so goes wherever it is carried. */
export const loadOf = (boxes: Boxes, box: BoxId): Boxes => {
  const index = boxes.findIndex(each => each.box === box)
  const under = boxes[index]
  if (under === undefined) return []
  const { spaces } = standing(under)
  return boxes.slice(index + 1).filter(each => standing(each).spaces.every(space => spaces.includes(space)))
}

/** The field without a box and its load. */
export const without = (boxes: Boxes, box: BoxId): Boxes => {
  const load = loadOf(boxes, box)
  return boxes.filter(each => each.box !== box && !load.includes(each))
}

/** A box of the load after its carrier has gone from one place to another. */
const carried = (load: PlacedBox, from: PlacedBox, to: PlacedBox): PlacedBox => {
  const [fromX, fromY] = cornerOf(from)
  const [x, y] = cornerOf(load)
  let [column, row] = [x - fromX, y - fromY]
  let [, carrierHigh] = sizeOf(from.box, from.turn)
  let turn = load.turn
  for (let carrier = from.turn; carrier !== to.turn; carrier = ((carrier + 1) % 4) as Turn) {
    const [, high] = sizeOf(load.box, turn)
    ;[column, row] = [carrierHigh - row - high, column]
    turn = ((turn + 1) % 4) as Turn
    carrierHigh = sizeOf(from.box, ((carrier + 1) % 4) as Turn)[1]
  }
  const [toX, toY] = cornerOf(to)
  return placedAt(load.box, turn, toX + column, toY + row)
}

/** The field once a box is set down, on top of whatever is there, with everything that stood on it. */
export const withBox = (boxes: Boxes, placed: PlacedBox): Boxes => {
  const from = find(boxes, placed.box)
  const load = from === undefined ? [] : loadOf(boxes, placed.box).map(each => carried(each, from, placed))
  return [...without(boxes, placed.box), placed, ...load]
}

/** The box right under another: nothing is the scroll, several is a fault. */
export const supportsOf = (boxes: Boxes, box: BoxId): readonly (BoxId | undefined)[] => {
  const index = boxes.findIndex(each => each.box === box)
  const placed = boxes[index]
  if (placed === undefined) return []
  const under = boxes.slice(0, index).map(standing).reverse()
  return [...new Set(standing(placed).spaces.map(space => under.find(({ spaces }) => spaces.includes(space))?.box))]
}
