import type { BoardProps } from '../../../types.ts'
import type { ShapeId, TrayId } from '../../content/ids.ts'
import type { DamageType, Turn } from '../../content/types.ts'
import { typeOf } from '../../rules/heroes/heroPieces.query.ts'
import { squaresName } from '../../rules/placing/shapes.query.ts'
import { coverOf, faceOf, trayNamed } from '../../rules/march/trays.query.ts'
import type { Answer, Mask } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import type { Pose } from '../pick.ts'
import { answersOf, heroAsked, openOf, type OpenView, topOf, type TrayView } from '../read.ts'
import { maskOf, type Square, squaresOf, squaresOfShape } from './tiles.tsx'

/** A piece that can be put on squares of a tray now: a tile, a soldier, a hero's base; or a tile to pick from it. */
export interface Holdable {
  /** What it is told apart by. */
  readonly key: string
  readonly kind: 'tile' | 'soldier' | 'base' | 'pick'
  /** Of a soldier that is moved: where it stands. */
  readonly from: Standing | undefined
  readonly shape: ShapeId | undefined
  readonly type: DamageType
  readonly turn: Turn | 'free'
  /** Tray → squares → option. */
  readonly places: ReadonlyMap<TrayId, ReadonlyMap<Mask, string>>
}

export interface Standing {
  readonly tray: TrayId
  readonly mask: Mask
}

interface Growing extends Omit<Holdable, 'places'> {
  places: Map<TrayId, Map<Mask, string>>
}

const BASE: readonly Square[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

interface Place extends Pick<Holdable, 'key' | 'kind' | 'from' | 'shape'> {
  readonly tray: TrayId
  readonly mask: Mask
}

/** Where an answer puts a piece. Between two positions the options may already be those of the next question. */
const placeOf = (open: OpenView, top: ReturnType<typeof topOf>, answer: Answer): Place | undefined => {
  switch (answer.do) {
    case 'put': {
      if (top?.do !== 'place') return undefined
      const { what, tray, mask } = answer
      const kind = what === 'soldier' ? 'soldier' : 'tile'
      return { key: what, kind, from: undefined, shape: what === 'soldier' ? undefined : what, tray, mask }
    }
    case 'move': {
      if (top?.do !== 'place') return undefined
      const { from, fromMask, tray, mask } = answer
      const stands = { tray: from, mask: fromMask }
      return { key: movedKey(stands), kind: 'soldier', from: stands, shape: undefined, tray, mask }
    }
    case 'base': {
      const [corner] = squaresOf(answer.corner)
      if (top?.do !== 'hero.base' || !corner) return undefined
      const mask = maskOf(BASE.map(([x, y]) => [corner[0] + x, corner[1] + y]))
      return { key: 'base', kind: 'base', from: undefined, shape: undefined, tray: top.with.tray, mask }
    }
    case 'tile': {
      if (top?.do !== 'boss.tile') return undefined
      const tray = top.with.boss
      const tile = trayNamed(open, tray)?.tiles.find(({ mask }) => (mask & answer.square) !== 0)
      return tile && { key: 'tile', kind: 'pick', from: undefined, shape: undefined, tray, mask: tile.mask }
    }
    default:
      return undefined
  }
}

const known = new WeakMap<BoardProps['options'], { view: BoardProps['view']; pieces: readonly Holdable[] }>()

/** What can be put on trays now, in the order of the options. */
export const holdablesOf = (board: Pick<BoardProps, 'view' | 'options'>): readonly Holdable[] => {
  const { view, options } = board
  const before = known.get(options)
  if (before?.view === view) return before.pieces
  const pieces = readPieces(board)
  known.set(options, { view, pieces })
  return pieces
}

const readPieces = (board: Pick<BoardProps, 'view' | 'options'>): readonly Holdable[] => {
  const open = openOf(board.view)
  const found = new Map<string, Growing>()
  const top = topOf(board.view)
  for (const { id, answer } of answersOf(board, 'put', 'move', 'base', 'tile')) {
    const place = placeOf(open, top, answer)
    if (!place) continue
    const { key, kind, from, shape, tray, mask } = place
    let piece = found.get(key)
    if (!piece) {
      piece = { key, kind, from, shape, ...lieOf(open, board, place), places: new Map() }
      found.set(key, piece)
    }
    let places = piece.places.get(tray)
    if (!places) {
      places = new Map()
      piece.places.set(tray, places)
    }
    places.set(mask, id)
  }
  return [...found.values()]
}

const lieOf = (
  open: OpenView,
  board: Pick<BoardProps, 'view'>,
  { kind, shape }: Place,
): Pick<Holdable, 'type' | 'turn'> => {
  const hero = heroAsked(board.view)
  if (kind === 'base' || kind === 'pick') return { type: hero ? typeOf(hero, 'basic') : 'true', turn: 0 }
  const piece = open.placing?.pieces.find(each => each.what === (shape ?? 'soldier'))
  return { type: piece?.type ?? 'true', turn: kind === 'tile' ? (piece?.turn ?? 0) : 0 }
}

const turned = (squares: readonly Square[]): Square[] => {
  const height = Math.max(...squares.map(([, row]) => row)) + 1
  return squares.map(([column, row]) => [height - 1 - row, column])
}
const mirrored = (squares: readonly Square[]): Square[] => {
  const width = Math.max(...squares.map(([column]) => column)) + 1
  return squares.map(([column, row]) => [width - 1 - column, row])
}

/** The squares of a piece as it is held, from its own north-west corner; a piece that is not free lies as its card does. */
export const squaresHeld = (piece: Pick<Holdable, 'kind' | 'shape' | 'turn'>, pose: Pose): readonly Square[] => {
  if (piece.kind === 'base') return BASE
  if (piece.shape === undefined) return [[0, 0]]
  let squares: Square[] = squaresOfShape(piece.shape)
  const { turn, mirrored: over } = piece.turn === 'free' ? pose : { turn: piece.turn, mirrored: false }
  for (let i = 0; i < turn; i++) squares = turned(squares)
  return over ? mirrored(squares) : squares
}

/** The square by which a piece is held: the one nearest to its middle, of several the first in reading order. */
const gripOf = (squares: readonly Square[]): Square => {
  const middle = (part: 0 | 1) => squares.reduce((sum, square) => sum + square[part], 0) / squares.length
  const [x, y] = [middle(0), middle(1)]
  const rank = ([column, row]: Square) => 100 * Math.round(1000 * Math.hypot(column - x, row - y)) + 10 * row + column
  return squares.reduce((best, square) => (rank(square) < rank(best) ? square : best), squares[0] ?? [0, 0])
}

/** The piece with its grip over a square, pushed back inside the border. */
export const maskHeld = (squares: readonly Square[], [x, y]: Square): Mask => {
  const [gripX, gripY] = gripOf(squares)
  const width = Math.max(...squares.map(([column]) => column)) + 1
  const height = Math.max(...squares.map(([, row]) => row)) + 1
  const left = Math.max(0, Math.min(5 - width, x - gripX))
  const top = Math.max(0, Math.min(5 - height, y - gripY))
  return maskOf(squares.map(([column, row]) => [left + column, top + row]))
}

/** Where the grip of a piece lies when it covers these squares. */
export const gripAt = (mask: Mask): Square => gripOf(squaresOf(mask))

/** Enemies whose last open squares these are. */
export const gainOf = (open: OpenView, tray: TrayView, mask: Mask): number => {
  const cover = coverOf(open, tray)
  let gain = 0
  for (const { mask: enemy } of faceOf(tray).enemies)
    if ((enemy & ~cover) !== 0 && (enemy & ~(cover | mask)) === 0) gain++
  return gain
}

const POSES: readonly Pose[] = [0, 1, 2, 3].flatMap(turn =>
  [false, true].map(over => ({ turn: turn as Turn, mirrored: over })),
)
const sameSquares = (a: readonly Square[], mask: Mask): boolean => {
  const squares = squaresOf(mask)
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))]
  return maskOf(a) === maskOf(squares.map(([x, y]) => [x - left, y - top]))
}
/** How a free piece must be held to cover these squares. */
export const poseFor = (piece: Holdable, mask: Mask, wish: Pose): Pose =>
  [wish, ...POSES].find(pose => sameSquares(squaresHeld(piece, pose), mask)) ?? wish

/** The legal place on a tray that covers the most enemies; of those the first as the piece is held now. */
export const bestPlace = (
  open: OpenView,
  piece: Holdable,
  tray: TrayId,
  pose: Pose,
): { mask: Mask; gain: number } | undefined => {
  const on = trayNamed(open, tray)
  const held = squaresHeld(piece, pose)
  let best: { mask: Mask; gain: number; rank: number } | undefined
  for (const mask of piece.places.get(tray)?.keys() ?? []) {
    const gain = on && piece.kind !== 'pick' ? gainOf(open, on, mask) : 0
    const rank = 2 * gain + (sameSquares(held, mask) ? 1 : 0)
    if (!best || rank > best.rank) best = { mask, gain, rank }
  }
  return best
}

/** The option a piece on these squares would be, legal or not: asked about, it tells its reason. */
export const idAt = (piece: Holdable, tray: TrayId, mask: Mask): string =>
  piece.places.get(tray)?.get(mask) ?? words.id(answerAt(piece, tray, mask))
const answerAt = ({ kind, shape, from }: Holdable, tray: TrayId, mask: Mask): Answer => {
  if (kind === 'base') return { do: 'base', corner: mask & -mask }
  if (kind === 'pick') return { do: 'tile', square: mask & -mask }
  if (from) return { do: 'move', from: from.tray, fromMask: from.mask, tray, mask }
  return { do: 'put', what: shape ?? 'soldier', tray, mask }
}

/** By tray: soldiers that can be moved from there, because none is left in the supply. */
export const movableOf = (pieces: readonly Holdable[]): ReadonlyMap<TrayId, Mask> => {
  const movable = new Map<TrayId, Mask>()
  for (const { from } of pieces) if (from) movable.set(from.tray, (movable.get(from.tray) ?? 0) | from.mask)
  return movable
}

/** How a soldier on that square is taken. */
export const movedKey = ({ tray, mask }: Standing): string => `move ${tray} ${squaresName(mask)}`
