import type { Picker } from '@tabletome/boardkit'
import { useMemo } from 'react'
import type { BoardProps } from '../../../types.ts'
import type { TrayId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import { trayNamed } from '../../rules/march/trays.query.ts'
import type { Mask } from '../../rules/state/shape.ts'
import { type Picked, usePick, usePicker } from '../pick.ts'
import {
  bestPlace,
  gripAt,
  type Holdable,
  holdablesOf,
  idAt,
  maskHeld,
  movableOf,
  movedKey,
  poseFor,
  squaresHeld,
} from './pieces.ts'
import { openOf } from '../read.ts'
import type { Square } from './tiles.tsx'

/** The piece over the squares of a tray: where it would lie, and the option that puts it there. */
export interface GhostPiece {
  readonly piece: Holdable
  readonly tray: TrayId
  readonly mask: Mask
  readonly id: string
  readonly legal: boolean
  /** Nobody has pointed at these squares: it is only the place that covers the most. */
  readonly proposed: boolean
}
export interface Placing {
  readonly pieces: readonly Holdable[]
  readonly piece: Holdable | undefined
  readonly tray: TrayId | undefined
  /** Trays that a piece can go on. */
  readonly trays: readonly TrayId[]
  readonly ghost: GhostPiece | undefined
  /** Soldiers that can be taken from where they stand. */
  readonly movable: ReadonlyMap<TrayId, Mask>
  take(key: string): void
  look(tray: TrayId): void
  pointAt(tray: TrayId, square: Square): void
  leave(): void
  turn(by: 1 | 3): void
  mirror(): void
  step(dx: number, dy: number): void
  /** A press on a square: the shell takes it, or, of a finger, selects it first; then the second tap on the piece takes it. */
  press(tray: TrayId, square: Square): void
  place(): void
}

const pieceHeld = (pieces: readonly Holdable[], pick: Picked) =>
  pieces.find(({ key }) => key === pick.piece) ?? pieces[0]

const trayHeld = (piece: Holdable | undefined, pick: Picked): TrayId | undefined => {
  if (!piece) return undefined
  if (pick.tray !== undefined && piece.places.has(pick.tray)) return pick.tray
  return piece.places.keys().next().value
}

/** Where an option puts a piece. */
const placeOf = (pieces: readonly Holdable[], option: string | undefined): GhostPiece | undefined => {
  if (option === undefined) return undefined
  for (const piece of pieces)
    for (const [tray, places] of piece.places)
      for (const [mask, id] of places) if (id === option) return { piece, tray, mask, id, legal: true, proposed: false }
  return undefined
}

/** The piece in hand, over the square pointed at; else as selected, else where it covers the most. */
export const ghostOf = (
  board: Pick<BoardProps, 'view' | 'options' | 'selected'>,
  pieces: readonly Holdable[],
  pick: Picked,
): GhostPiece | undefined => {
  const isPointed = pick.at !== undefined && pick.of === board.view
  const chosen = isPointed ? undefined : placeOf(pieces, board.selected)
  if (chosen) return chosen
  const piece = pieceHeld(pieces, pick)
  const tray = trayHeld(piece, pick)
  if (!piece || tray === undefined) return undefined
  const mask =
    isPointed && pick.at
      ? piece.kind === 'pick'
        ? pickAt(piece, tray, pick.at)
        : maskHeld(squaresHeld(piece, pick.pose), pick.at)
      : bestPlace(openOf(board.view), piece, tray, pick.pose)?.mask
  if (mask === undefined) return undefined
  const id = idAt(piece, tray, mask)
  return { piece, tray, mask, id, legal: piece.places.get(tray)?.has(mask) ?? false, proposed: !isPointed }
}

/** The tile under the hand, where one of those that lie there is chosen. */
const pickAt = (piece: Holdable, tray: TrayId, [x, y]: Square): Mask | undefined => {
  const bit = 1 << (5 * y + x)
  for (const mask of piece.places.get(tray)?.keys() ?? []) if ((mask & bit) !== 0) return mask
  return undefined
}

/** What the hand can do with pieces and trays while something is placed. */
export const usePlacing = (board: BoardProps): Placing => {
  const pick = usePick()
  const picker = usePicker()
  const { view, options, selected } = board
  const pieces = useMemo(() => holdablesOf({ view, options }), [view, options])
  const ghost = useMemo(
    () => ghostOf({ view, options, ...(selected === undefined ? {} : { selected }) }, pieces, pick),
    [view, options, selected, pieces, pick],
  )
  const piece = ghost?.piece ?? pieceHeld(pieces, pick)
  const trays = useMemo(() => [...new Set(pieces.flatMap(({ places }) => [...places.keys()]))], [pieces])
  const movable = useMemo(() => movableOf(pieces), [pieces])
  return {
    pieces,
    piece,
    tray: ghost?.tray ?? trayHeld(piece, pick),
    trays,
    ghost,
    movable,
    ...placingWith(picker, board, pieces),
  }
}

export const placingWith = (picker: Picker<Picked>, board: BoardProps, pieces: readonly Holdable[]) => {
  const { pick, setPick } = picker
  const ghostNow = () => ghostOf(board, pieces, pick())
  const tell = () => board.point(ghostNow()?.id)
  const pointAt = (tray: TrayId, square: Square) => {
    const now = pick()
    if (now.of === board.view && now.tray === tray && now.at?.[0] === square[0] && now.at[1] === square[1]) return
    setPick({ ...pieceFor(pick(), pieces, tray), tray, at: square, of: board.view })
    tell()
  }
  const place = () => {
    const ghost = ghostNow()
    if (!ghost) return
    if (ghost.legal) board.choose(ghost.id)
    else board.point(ghost.id)
  }
  return {
    take: (key: string) => {
      setPick({ piece: key, at: undefined })
    },
    look: (tray: TrayId) => setPick({ ...pieceFor(pick(), pieces, tray), tray, at: undefined }),
    pointAt,
    leave: () => {
      setPick({ at: undefined })
      board.point(undefined)
    },
    /** Turned about the square by which it is held. */
    turn: (by: 1 | 3) => {
      const { pose } = fixed(picker, board, pieces)
      setPick({ pose: { ...pose, turn: ((pose.turn + by) % 4) as Turn } })
      tell()
    },
    mirror: () => {
      const { pose } = fixed(picker, board, pieces)
      setPick({ pose: { ...pose, mirrored: !pose.mirrored } })
      tell()
    },
    step: (dx: number, dy: number) => {
      const before = ghostNow()
      if (!before) return
      const [x, y] = fixed(picker, board, pieces).at ?? gripAt(before.mask)
      setPick({ at: [Math.max(0, Math.min(4, x + dx)), Math.max(0, Math.min(4, y + dy))] })
      tell()
    },
    press: (tray: TrayId, square: Square) => {
      const soldier = movedKey({ tray, mask: bitAt(square) })
      if (pieces.some(({ key }) => key === soldier)) return setPick({ piece: soldier, at: undefined })
      const before = ghostNow()
      const isHeld = before?.id === board.selected && before?.tray === tray && (before.mask & bitAt(square)) !== 0
      if (!isHeld) pointAt(tray, square)
      place()
    },
    place,
  }
}

const bitAt = ([x, y]: Square) => 1 << (5 * y + x)

/** A tray that the piece in hand cannot go on is meant for one that can. */
const pieceFor = (pick: Picked, pieces: readonly Holdable[], tray: TrayId): { piece?: string } => {
  const now = pieceHeld(pieces, pick)
  if (!now || now.places.has(tray)) return {}
  const other = pieces.find(({ places }) => places.has(tray))
  return other ? { piece: other.key } : {}
}

/** The proposed place becomes the one that is held, before it is moved or turned. */
const fixed = ({ pick, setPick }: Picker<Picked>, board: BoardProps, pieces: readonly Holdable[]): Picked => {
  const now = pick()
  const ghost = ghostOf(board, pieces, now)
  if (!ghost?.proposed || !trayNamed(openOf(board.view), ghost.tray)) return now
  const { piece, tray, mask } = ghost
  setPick({ piece: piece.key, tray, at: gripAt(mask), of: board.view, pose: poseFor(piece, mask, now.pose) })
  return pick()
}
