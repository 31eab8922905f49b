import type { ShapeId } from './ids.ts'

/** The damage tiles, in card orientation. */
export const SHAPES: Readonly<Record<ShapeId, readonly string[]>> = {
  I1: ['#'],
  I2: ['#', '#'],
  I3: ['#', '#', '#'],
  I4: ['#', '#', '#', '#'],
  L3: ['#.', '##'],
  O4: ['##', '##'],
  L4: ['#.', '#.', '##'],
  T4: ['###', '.#.'],
  S4: ['.##', '##.'],
  P5: ['##', '##', '#.'],
  U5: ['#.#', '###'],
  X5: ['.#.', '###', '.#.'],
  R6: ['##', '##', '##'],
}
export const SHAPE_IDS = Object.keys(SHAPES) as readonly ShapeId[]
