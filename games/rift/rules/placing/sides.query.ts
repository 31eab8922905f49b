import type { Mask } from '../state/shape.ts'
import type { Way } from '../map/cells.query.ts'
import { FULL } from './shapes.query.ts'

const WEST = 0b00001_00001_00001_00001_00001
const EAST = WEST << 4

export const SIDES: readonly Way[] = ['n', 'e', 's', 'w']

/** Squares across one side of a hero's base that share an edge with it (RIFT-RULING-40). */
export const besideBase = (base: Mask, side: Way): Mask => {
  switch (side) {
    case 'n':
      return (base >> 5) & ~base
    case 's':
      return (base << 5) & FULL & ~base
    case 'w':
      return ((base & ~WEST) >> 1) & ~base
    case 'e':
      return ((base & ~EAST) << 1) & ~base
  }
}

/** The side of the base that a tile belongs to: it shares an edge with a base square across it (RIFT-RULING-40). */
export const sideTouched = (base: Mask, mask: Mask): Way | undefined =>
  SIDES.find(side => (besideBase(base, side) & mask) !== 0)
