import type { TrayId } from '../../content/ids.ts'
import type { Way } from '../map/cells.query.ts'
import { areAlike, isMoveOnly, maySkip } from './pieces.query.ts'
import { squaresName } from './shapes.query.ts'
import { sideTouched } from './sides.query.ts'
import { placesOf } from './targets.query.ts'
import { uncovered } from '../march/trays.query.ts'
import { step } from '../state/kit.ts'
import type { Mask, Now, Piece, Placing, Play, Source, Tray, What } from '../state/shape.ts'
import { trayIn } from '../march/trays.ts'

/** A tile, or a soldier from the supply, lies on its squares (RIFT-DAMAGE-11, RIFT-SOLDIER-01, RIFT-SOLDIER-08). */
export const put = step('place.put', (play, { what, tray: id, mask }) => {
  const { open } = play.state
  const placing = placingIn(play)
  const piece = takePiece(play, placing, what, id, mask)
  const { by } = placing
  const tray = trayOf(play, id)
  note(play, placing, piece, id, mask)
  if (what === 'soldier') {
    tray.soldiers |= mask
    open.soldiers -= 1
    const left = uncovered(open, tray)
    play.emit({ type: 'soldierPlaced', by, tray: id, mask, supply: open.soldiers, left })
  } else {
    tray.tiles.push({ mask, shape: what, type: piece.type })
    const left = uncovered(open, tray)
    play.emit({ type: 'tilePlaced', by, tray: id, mask, shape: what, damage: piece.type, left })
  }
  loseWhatHasNoPlace(play, placing)
})

/** A soldier on a tray stands in for one the supply cannot give (RIFT-SOLDIER-09). */
export const move = step('place.move', (play, { from, fromMask, tray, mask }) => {
  const placing = placingIn(play)
  const piece = takePiece(play, placing, 'soldier', tray, mask)
  note(play, placing, piece, tray, mask)
  trayOf(play, from).soldiers &= ~fromMask
  trayOf(play, tray).soldiers |= mask
  play.emit({ type: 'soldierMoved', by: placing.by, from, fromMask, tray, mask })
  loseWhatHasNoPlace(play, placing)
})

/** A piece that need not be placed is given up (RIFT-RULING-23, RIFT-RULING-33). */
export const skip = step('place.skip', (play, { what }) => {
  const placing = placingIn(play)
  const { open } = play.state
  const index = placing.pieces.findIndex(piece => piece.what === what && maySkip(open, placing, piece))
  if (index < 0) throw new Error(`no ${what} to give up`)
  placing.pieces.splice(index, 1)
  play.emit({ type: 'pieceSkipped', by: placing.by, what })
})

export const stop = step('place.stop', play => {
  const placing = placingIn(play)
  for (const { what } of placing.pieces) play.emit({ type: 'pieceSkipped', by: placing.by, what })
  placing.pieces = []
})

/** What was placed binds the rest of its group (RIFT-DAMAGE-09, RIFT-RULING-16). */
const note = (play: Play, placing: Placing, piece: Piece, tray: TrayId, mask: Mask): void => {
  if (piece.group !== undefined) placing.bound[piece.group] = tray
  const side = piece.side ? sideFor(play, placing.by, mask) : undefined
  const { what } = piece
  placing.placed.push(side === undefined ? { what, tray, mask } : { what, tray, mask, side })
}

/** Reaper's Harvest: each side of the base takes one tile (RIFT-RULING-40). */
const sideFor = (play: Play, by: Source, mask: Mask): Way | undefined =>
  by.kind === 'hero' ? sideTouched(play.state.open.heroes[by.hero]?.base ?? 0, mask) : undefined

/** Places of a piece only become fewer: without any it is lost at once (RIFT-SOLDIER-06, RIFT-RULING-34). */
export const loseWhatHasNoPlace = (play: Play, placing: Placing): void => {
  const { open } = play.state
  const { pieces } = placing
  let kept = 0
  let before: Piece | undefined
  let hasPlace = false
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    if (before === undefined || !areAlike(before, piece)) hasPlace = canBePlaced(open, placing, piece)
    before = piece
    if (hasPlace) pieces[kept++] = piece
    else play.emit({ type: 'pieceLost', by: placing.by, what: piece.what })
  }
  pieces.length = kept
}

/** Soldiers of heroes and spells come from the supply only (RIFT-SOLDIER-15). */
const canBePlaced = (open: Now['open'], placing: Placing, piece: Piece): boolean => {
  if (isMoveOnly(open, piece)) {
    if (placing.by.kind !== 'tower') return false
    if (!open.trays.some(tray => tray.soldiers !== 0)) return false
  }
  return placesOf(open, placing, piece).length > 0
}

/** The first piece of that kind that may go there. */
const takePiece = (play: Play, placing: Placing, what: What, tray: TrayId, mask: Mask): Piece => {
  const { pieces } = placing
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    if (piece.what !== what || !fits(play.state.open, placing, piece, tray, mask)) continue
    pieces.splice(i, 1)
    return piece
  }
  throw new Error(`no ${what} can be placed on ${tray} at ${squaresName(mask)}`)
}
const fits = (open: Now['open'], placing: Placing, piece: Piece, tray: TrayId, mask: Mask): boolean => {
  for (const on of placesOf(open, placing, piece)) if (on.tray === tray) return on.masks.includes(mask)
  return false
}

const placingIn = (play: Play): Placing => {
  const { placing } = play.state.open
  if (placing === undefined) throw new Error('nothing is being placed')
  return placing
}
const trayOf = (play: Play, id: TrayId): Tray => {
  const tray = trayIn(play, id)
  if (tray === undefined) throw new Error(`${id} is not on the path`)
  return tray
}
