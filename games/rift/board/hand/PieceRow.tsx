import { Icon } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { squaresName } from '../../rules/placing/shapes.query.ts'
import type { Piece } from '../../rules/state/shape.ts'
import { usePieceDrag } from './drag.ts'
import { glyphs } from '../art/glyphs.ts'
import { usePick } from '../pick.ts'
import { type Holdable, squaresHeld } from './pieces.ts'
import { nameOf, openOf } from '../read.ts'
import { ShapePicture, squaresOfShape } from './tiles.tsx'
import type { Placing } from './usePlacing.ts'
import { say } from '../words.ts'

/** How a piece is called. */
export const pieceName = (
  board: BoardProps,
  { kind, shape, from }: Pick<Holdable, 'kind' | 'shape' | 'from'>,
): string => {
  if (kind === 'base') return say(board.text, 'base')
  if (kind === 'soldier') {
    return from
      ? say(board.text, 'movedSoldier', { square: squaresName(from.mask), tray: nameOf(board, `tray ${from.tray}`) })
      : say(board.text, 'soldier')
  }
  const squares = shape ? squaresOfShape(shape).length : 1
  return squares === 1 ? say(board.text, 'tile1') : say(board.text, 'tile', { squares })
}

const PieceButton = ({ board, placing, piece }: { board: BoardProps; placing: Placing; piece: Holdable }) => {
  const { pose } = usePick()
  const grab = usePieceDrag(placing, piece.key)
  return (
    <button
      type="button"
      className="piece-button"
      aria-label={pieceName(board, piece)}
      title={pieceName(board, piece)}
      aria-pressed={placing.piece?.key === piece.key}
      onPointerDown={grab}
      onClick={() => placing.take(piece.key)}
    >
      {piece.kind === 'soldier' ? (
        <Icon body={glyphs.soldiers} size={26} />
      ) : (
        <ShapePicture squares={squaresHeld(piece, pose)} type={piece.type} q={11} />
      )}
    </button>
  )
}

/** Pieces of one group go on one tray: they hang together. Those of no group stand alone. */
const groupsOf = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && piece.group !== undefined && last[0]?.group === piece.group) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** What is still to be placed; each can be taken in hand and dragged. */
export const PieceRow = ({ board, placing }: { board: BoardProps; placing: Placing }) => {
  const open = openOf(board.view)
  const moved = placing.pieces.filter(({ from }) => from !== undefined)
  if (placing.pieces.some(({ kind }) => kind === 'base' || kind === 'pick')) return undefined
  if (moved.length > 0)
    return (
      <div className="pieces" role="group" aria-label={say(board.text, 'stillToPlace')}>
        {moved.map(piece => (
          <PieceButton key={piece.key} board={board} placing={placing} piece={piece} />
        ))}
      </div>
    )
  if (open.placing?.pieces.length === 1) return undefined
  return (
    <div className="pieces" role="group" aria-label={say(board.text, 'stillToPlace')}>
      <span className="label">{say(board.text, 'stillToPlace')}</span>
      {groupsOf((open.placing?.pieces ?? []) as readonly Piece[]).map((group, i) => (
        <span key={i} className={group.length > 1 ? 'piece-group is-linked' : 'piece-group'}>
          {group.map((each, j) => {
            const piece = placing.pieces.find(({ key }) => key === each.what)
            return piece ? <PieceButton key={j} board={board} placing={placing} piece={piece} /> : undefined
          })}
          {group.length > 1 ? <span className="small soft">{say(board.text, 'linked')}</span> : undefined}
          {group[0]?.optional ? <span className="small soft">{say(board.text, 'optional')}</span> : undefined}
        </span>
      ))}
    </div>
  )
}
