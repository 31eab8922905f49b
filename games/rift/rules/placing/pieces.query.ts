import { isCompulsory, type SeenPiece, type SeenPlacing } from './targets.query.ts'
import type { SeenOpen } from '../march/trays.query.ts'

/** A soldier that the supply cannot give: one on a tray may be moved instead (RIFT-SOLDIER-09). */
export const isMoveOnly = (open: SeenOpen, piece: SeenPiece): boolean => piece.what === 'soldier' && open.soldiers === 0

/** A piece that need not be placed (RIFT-RULING-23, RIFT-RULING-25, RIFT-RULING-33). */
export const maySkip = (open: SeenOpen, placing: SeenPlacing, piece: SeenPiece): boolean =>
  piece.optional === true || isMoveOnly(open, piece) || !isCompulsory(open, placing, piece)

/** Pieces that are alike are offered once. */
export const isTwinOfEarlier = (pieces: readonly SeenPiece[], index: number): boolean => {
  const piece = pieces[index] as SeenPiece
  for (let i = 0; i < index; i++) if (areAlike(pieces[i] as SeenPiece, piece)) return true
  return false
}
/** An earlier piece has the same shape, but other places. */
export const hasRelative = (pieces: readonly SeenPiece[], index: number): boolean => {
  const piece = pieces[index] as SeenPiece
  for (let i = 0; i < index; i++) if (pieces[i]?.what === piece.what) return true
  return false
}

export const areAlike = (a: SeenPiece, b: SeenPiece): boolean =>
  a.what === b.what &&
  a.type === b.type &&
  a.turn === b.turn &&
  a.group === b.group &&
  a.apart === b.apart &&
  a.chain === b.chain &&
  a.side === b.side &&
  a.optional === b.optional &&
  haveSameCells(a.cells, b.cells)
const haveSameCells = (a: readonly number[], b: readonly number[]): boolean => {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
