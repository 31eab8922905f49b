import type { AreaId, Corner, Scroll } from './types.ts'

export const AREAS: readonly AreaId[] = ['crimson', 'gold', 'azure']
export const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
/** The location diagonal to each (TAC-SETUP-11). */
export const DIAGONAL: Readonly<Record<Corner, Corner>> = { nw: 'se', ne: 'sw', sw: 'ne', se: 'nw' }

const STARS: Scroll['corners'] = {
  nw: ['A1', 'B1', 'A2', 'B2'],
  ne: ['N1', 'O1', 'N2', 'O2'],
  sw: ['A10', 'B10', 'A11', 'B11'],
  se: ['N10', 'O10', 'N11', 'O11'],
}
/** No box may cover the Trigger Spaces, nor the Artifact space, which is the Gold one (TAC-BUILDER-03). */
const UNCOVERED = ['B6', 'H6', 'N6'] as const

/** The normal side; what the boxes of the standard realm cover is plain. */
export const FRONT: Scroll = {
  width: 15,
  height: 11,
  rows: [
    '..f........f...',
    '...............',
    'f..........v..f',
    '..v............',
    'f..............',
    '.....=....f....',
    'f...f~.f....~.f',
    '.....~......v~~',
    'f....=.......=~',
    '.....~f........',
    '..f.v~.........',
  ],
  corners: STARS,
  areas: {
    crimson: { spaces: ['A6', 'B5', 'B6', 'B7', 'C6', 'D6'], trigger: 'B6' },
    gold: { spaces: ['G6', 'H6', 'I6', 'G7', 'H7', 'H5'], trigger: 'H6' },
    azure: { spaces: ['L6', 'M6', 'N6', 'O6', 'N7', 'N5'], trigger: 'N6' },
  },
  uncovered: UNCOVERED,
}

/** The reverse, the same turned by 180°, with the Artifact space in the middle. */
export const BATTLE: Scroll = {
  width: 15,
  height: 11,
  rows: [
    '...f...f...v...',
    '.......f.......',
    '...v.~....f.f..',
    '..f..~.....^...',
    '.....~..b......',
    '.....=...=.....',
    '......b..~.....',
    '...^.....~..f..',
    '..f.f....~.v...',
    '.......f.......',
    '...v...f...f...',
  ],
  corners: STARS,
  areas: {
    crimson: { spaces: ['A6', 'B5', 'B6', 'B7', 'C6', 'D6'], trigger: 'B6' },
    gold: { spaces: ['G6', 'H6', 'I6', 'H5', 'H7', 'I7'], trigger: 'H6' },
    azure: { spaces: ['O6', 'N7', 'N6', 'N5', 'M6', 'L6'], trigger: 'N6' },
  },
  artifact: 'H6',
  uncovered: UNCOVERED,
}
