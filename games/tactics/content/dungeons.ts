import type { BoxId } from './ids.ts'
import type { Dungeon, DungeonCell } from './types.ts'

/** The one-time bonuses, with the number in their text: of Root and Storm the units it is for. */
export const BONUSES = {
  spark: { amount: 1 },
  tide: { amount: 0 },
  root: { amount: 1 },
  storm: { amount: 2 },
  hour: { amount: 2 },
} as const satisfies Readonly<Record<string, { readonly amount: number }>>
export type BonusId = keyof typeof BONUSES

/** The undersides of the boxes, north up as printed. */
export const DUNGEONS: Readonly<Record<BoxId, Dungeon>> = {
  '1x2': { rows: ['E', 'C'], bonus: 'spark', origin: 'original' },
  '2x2': { rows: ['ET', 'MC'], bonus: 'tide', origin: 'original' },
  '3x2': { rows: ['E~T', 'MXC'], bonus: 'root', origin: 'original' },
  '5x4': { rows: ['E....', '~###M', '~L.#.', '~BCXT'], bonus: 'storm', origin: 'original' },
  '8x1': { rows: ['E.M~X.TC'], bonus: 'hour', origin: 'original' },
  '8x5': {
    rows: ['.T..~.M.', '~##X###.', 'E~L~M~.C', '..B.###T', '.M..~...'],
    origin: 'original',
  },
}

/** The letters of the dungeons. */
export const DUNGEON_CELLS: Readonly<Record<string, DungeonCell>> = {
  E: 'entrance',
  C: 'crystal',
  '.': 'floor',
  '#': 'rock',
  '~': 'water',
  M: 'monster',
  X: 'caveIn',
  T: 'trap',
  L: 'door',
  B: 'barrier',
}

/** The last dungeon, open when the other five crystals are taken (TAC-DUNGEON-04). */
export const GLORY: BoxId = '8x5'
