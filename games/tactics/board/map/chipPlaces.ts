import { keptIn, type Point, type Rect } from '@tabletome/boardkit'

/** A label that wants to be beside the piece at a point. */
export interface Wanted {
  readonly key: string
  readonly near: Point
  readonly width: number
  /** Where to look first. */
  readonly first: 'above' | 'below' | 'right' | 'left'
}

export const CHIP_HEIGHT = 24
const GAP = 3
/** Half the room a piece takes, with its plate and ring. */
const PIECE = { x: 22, up: 22, down: 28 } as const

export const pieceBox = ([x, y]: Point): Rect => ({
  x: x - PIECE.x,
  y: y - PIECE.up,
  width: 2 * PIECE.x,
  height: PIECE.up + PIECE.down,
})

const shared = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** The places round a piece, the nearest ring first. */
const placesOf = ({ near: [x, y], width, first }: Wanted): Rect[] => {
  const order = [first, ...(['above', 'below', 'right', 'left'] as const).filter(side => side !== first)]
  const box = (left: number, top: number): Rect => ({ x: left, y: top, width, height: CHIP_HEIGHT })
  return [0, 1, 2, 3].flatMap(ring => {
    const off = ring * (CHIP_HEIGHT + GAP)
    return order.flatMap(side => {
      if (side === 'above') return [box(x - width / 2, y - PIECE.up - GAP - CHIP_HEIGHT - off)]
      if (side === 'below') return [box(x - width / 2, y + PIECE.down + GAP + off)]
      const left = side === 'right' ? x + PIECE.x + GAP : x - PIECE.x - GAP - width
      return [box(left, y - CHIP_HEIGHT / 2 - off), box(left, y - CHIP_HEIGHT / 2 + off)]
    })
  })
}

/**
 * Every label gets the nearest place inside the drawing that covers neither a piece nor another label; where all are taken, the
 * least covered one.
 */
export const spreadChips = (
  wanted: readonly Wanted[],
  pieces: readonly Rect[],
  bounds: Rect,
): ReadonlyMap<string, Rect> => {
  const taken: Rect[] = [...pieces]
  const placed = new Map<string, Rect>()
  for (const each of wanted) {
    let best: Rect | undefined
    let least = Number.POSITIVE_INFINITY
    for (const wish of placesOf(each)) {
      const place = keptIn(bounds, wish)
      const covered = taken.reduce((sum, other) => sum + shared(place, other), 0)
      if (covered >= least) continue
      best = place
      least = covered
      if (covered === 0) break
    }
    if (!best) continue
    taken.push(best)
    placed.set(each.key, best)
  }
  return placed
}
