import type { TrayId } from '../../content/ids.ts'
import { hasRelative, isMoveOnly, isTwinOfEarlier, maySkip } from './pieces.query.ts'
import { bitsOf } from './shapes.query.ts'
import { placesOf, type SeenPiece, type SeenPlacing } from './targets.query.ts'
import { whyNotPlace } from './whyNotPlace.query.ts'
import { loseWhatHasNoPlace, move, put, skip, stop } from './put.ts'
import { option, question, step } from '../state/kit.ts'
import type { Into, Mask, Now, Offer, Offers, Piece, Placing, What } from '../state/shape.ts'

/**
 * Pieces of an attack are placed one by one, in the order the player likes; each one is checked against what lies there by then
 * (RIFT-DAMAGE-08, RIFT-DAMAGE-10, RIFT-RULING-17). One without a legal place is lost at once (RIFT-ACTION-13,
 * RIFT-SOLDIER-06, RIFT-RULING-34).
 */
export const placePieces = step('place.begin', (play, { seat, by, pieces }) => {
  const placing: Placing = { seat, by, pieces: [...(pieces as readonly Piece[])], bound: {}, placed: [] }
  play.state.open.placing = placing
  loseWhatHasNoPlace(play, placing)
  if (placing.pieces.length > 0) play.next(place({ seat }))
})

/**
 * Which piece goes where: every legal place of every piece that is left. A piece must be placed while a tray it could go on has
 * an uncovered enemy (RIFT-TOWER-10, RIFT-PORTAL-07…09, RIFT-RULING-15, RIFT-RULING-23, RIFT-RULING-33).
 */
export const place = question('place', {
  seat: (_state, { seat }) => seat,
  repeat: true,
  options: ({ open }) => {
    const list: Offers<'put' | 'move' | 'skip' | 'stop'> = []
    const { placing } = open
    if (placing === undefined) return list
    const { pieces } = placing
    let skippable = pieces.length > 1
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] as SeenPiece
      if (isTwinOfEarlier(pieces, i)) continue
      const mixed = hasRelative(pieces, i)
      const listed = mixed ? new Set(list.map(({ id }) => id)) : undefined
      if (isMoveOnly(open, piece)) listMoves(open, placing, piece, listed, list)
      else listPlaces(open, placing, piece, listed, list)
      if (maySkip(open, placing, piece)) {
        const skip = skipOption(piece.what)
        if (!mixed || !list.includes(skip)) list.push(skip)
      } else skippable = false
    }
    if (skippable) list.push(STOP)
    return list
  },
  whyNot: ({ open }, _about, wish) => whyNotPlace(open, wish),
})

type Listed = ReadonlySet<string> | undefined

const listPlaces = (
  open: Now['open'],
  placing: SeenPlacing,
  piece: SeenPiece,
  listed: Listed,
  list: Into<'put'>,
): void => {
  for (const { tray, masks } of placesOf(open, placing, piece)) {
    const options = optionsOn(piece.what, tray)
    for (const mask of masks) {
      const each = options.get(mask) ?? putOption(options, piece.what, tray, mask)
      if (listed === undefined || !listed.has(each.id)) list.push(each)
    }
  }
}

/**
 * With no soldier in the supply those of a tower may come from any tray, one under others too (RIFT-SOLDIER-09,
 * RIFT-RULING-25).
 */
const listMoves = (
  open: Now['open'],
  placing: SeenPlacing,
  piece: SeenPiece,
  listed: Listed,
  list: Into<'move'>,
): void => {
  for (const { tray, masks } of placesOf(open, placing, piece))
    for (const from of open.trays)
      for (const bit of bitsOf(from.soldiers))
        for (const mask of masks) {
          const each = moveOption(from.id, 1 << bit, tray, mask)
          if (listed === undefined || !listed.has(each.id)) list.push(each)
        }
}

// ---------------------------------------------------------------- options, made once and shared

const tables = new Map<string, Map<Mask, Offer<'put'>>>()
const optionsOn = (what: What, tray: TrayId): Map<Mask, Offer<'put'>> => {
  const key = `${what} ${tray}`
  let made = tables.get(key)
  if (made === undefined) tables.set(key, (made = new Map<Mask, Offer<'put'>>()))
  return made
}
const putOption = (options: Map<Mask, Offer<'put'>>, what: What, tray: TrayId, mask: Mask): Offer<'put'> => {
  const made = option({ do: 'put', what, tray, mask }, put({ what, tray, mask }), `tray ${tray}`)
  options.set(mask, made)
  return made
}
const moveOption = (from: TrayId, fromMask: Mask, tray: TrayId, mask: Mask): Offer<'move'> =>
  option({ do: 'move', from, fromMask, tray, mask }, move({ from, fromMask, tray, mask }), `tray ${tray}`)
const STOP = option({ do: 'stop' }, stop())
const skips = new Map<What, Offer<'skip'>>()
const skipOption = (what: What): Offer<'skip'> => {
  let made = skips.get(what)
  if (made === undefined) skips.set(what, (made = option({ do: 'skip', what }, skip({ what }))))
  return made
}
