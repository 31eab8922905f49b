import { forbiddenTo } from '../../rules/placing/targets.query.ts'
import { coverOf, faceOf, trayNamed } from '../../rules/march/trays.query.ts'
import type { Mask } from '../../rules/state/shape.ts'
import type { Holdable } from './pieces.ts'
import type { OpenView, TrayView } from '../read.ts'
import type { GhostPiece } from './usePlacing.ts'
import type { BoardWord } from '../words.ts'

/** Squares of a tray that no piece of this kind may lie on, whatever else lies there: hatched in the zoom. */
export const barredTo = (tray: TrayView, piece: Pick<Holdable, 'kind' | 'type'>): Mask => {
  const face = faceOf(tray)
  if (piece.kind === 'pick') return 0
  if (piece.kind === 'base') return face.icons | face.deadly
  const resists = forbiddenTo(face, piece.type)
  return piece.kind === 'soldier' ? face.icons | face.deadly | resists : face.icons | resists
}

type Why = Extract<
  BoardWord,
  'offRange' | 'onTaken' | 'onIcon' | 'onPhysical' | 'onMagical' | 'onDeadly' | 'onBlank' | 'fitsNot'
>

/** In short why the piece in hand cannot lie there; the shell tells it in full with its rule. */
export const whyHere = (open: OpenView, { piece, tray: id, mask, legal }: GhostPiece): Why | undefined => {
  if (legal) return undefined
  const tray = trayNamed(open, id)
  if (!tray || !piece.places.has(id)) return 'offRange'
  const face = faceOf(tray)
  if ((mask & face.icons) !== 0) return 'onIcon'
  if ((mask & coverOf(open, tray)) !== 0) return 'onTaken'
  if (piece.kind !== 'tile' && (mask & face.deadly) !== 0) return 'onDeadly'
  if (piece.kind !== 'base' && (mask & forbiddenTo(face, piece.type)) !== 0)
    return piece.type === 'physical' ? 'onPhysical' : 'onMagical'
  if (piece.kind === 'soldier' && (mask & face.squares) === 0) return 'onBlank'
  return 'fitsNot'
}
