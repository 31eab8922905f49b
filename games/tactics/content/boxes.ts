import type { Box, Terrain } from './types.ts'

/** The letters of scrolls and boxes. */
export const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  '=': 'bridge',
  '~': 'water',
  f: 'forest',
  '^': 'peak',
  v: 'village',
  b: 'ballista',
}

/**
 * The six terrain boxes, unturned; cells under a stacked box of the front realm are plain (TAC-RULING-03 for the rise). Smallest
 * crystal first, the Crystal of Glory last.
 */
const boxes = {
  '1x2': { width: 1, height: 2, rise: 1, top: ['^', '.'], portals: [{ cell: [0, 0], side: 'w' }] },
  '2x2': { width: 2, height: 2, rise: 1, top: ['^f', '..'], portals: [{ cell: [0, 0], side: 'n' }] },
  '3x2': { width: 3, height: 2, rise: 1, top: ['.b.', '..f'], portals: [{ cell: [1, 1], side: 's' }] },
  '5x4': {
    width: 5,
    height: 4,
    rise: 1,
    top: ['..f..', 'f....', '...f.', '.....'],
    portals: [{ cell: [4, 1], side: 'e' }],
  },
  '8x1': { width: 8, height: 1, rise: 1, top: ['...f^.f.'], portals: [{ cell: [4, 0], side: 's' }] },
  '8x5': {
    width: 8,
    height: 5,
    rise: 2,
    top: ['f...f...', '........', '.f~...f.', 'b.~f.v..', 'f.~....f'],
    portals: [
      { cell: [0, 2], side: 'w' },
      { cell: [6, 4], side: 's' },
    ],
  },
} satisfies Readonly<Record<string, Box>>
export type BoxId = keyof typeof boxes
export const BOXES: Readonly<Record<BoxId, Box>> = boxes
