import type { Frozen } from '@tabletome/engine'
import { ABILITIES } from '../../content/abilities.ts'
import type { TrayId } from '../../content/ids.ts'
import { SPELLS } from '../../content/spells.ts'
import { TOWERS } from '../../content/towers.ts'
import type { Arrows, DamageType, Turn } from '../../content/types.ts'
import type { Cell, Mask, Piece, Placing, Source } from '../state/shape.ts'
import { VEC } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { BASES, neighboursOf, placementsOf } from './shapes.query.ts'
import { besideBase, SIDES } from './sides.query.ts'
import { stormIn } from '../march/storms.query.ts'
import { coverOf, type Face, faceOf, isCleared, type SeenOpen, type SeenTray, topAt } from '../march/trays.query.ts'

export type SeenPiece = Frozen<Piece>
export type SeenSource = Frozen<Source>
export type SeenPlacing = Frozen<Placing>

/**
 * The path spaces that arrows reach from a site or a hero (RIFT-RANGE-01…08). Nothing blocks them, and an indirect arrow
 * reaches every space up to its end (RIFT-RULING-19, RIFT-RULING-20); in the Fog only the first one.
 */
export const targetCells = (open: SeenOpen, origin: Cell, arrows: Frozen<Arrows>, turn: Turn): Cell[] => {
  const map = mapIn(open)
  if (arrows === 'perfect') return [...map.path]
  const cells: Cell[] = []
  const most = stormIn(open)?.reach ?? Number.POSITIVE_INFINITY
  for (const { dir, reach } of arrows) {
    const vec = VEC[(dir + 2 * turn) % 8] ?? 0
    const last = Math.min(reach, most)
    for (let i = 1; i <= last; i++) if (map.kindOf(origin + i * vec) === 'path') cells.push(origin + i * vec)
  }
  return cells
}

/**
 * Only the top tray of a space (RIFT-RANGE-09); portals by towers of their level or the Gem (RIFT-PORTAL-03, -11, -12, -16);
 * bosses by towers or the Gem (RIFT-RULING-68), and a hero never shoots at the tray it is engaged on (RIFT-ACTION-04).
 */
export const canBeAttacked = (open: SeenOpen, tray: SeenTray, by: SeenSource, piece?: SeenPiece): boolean => {
  if (topAt(open, tray.at)?.id !== tray.id) return false
  const { isPortal, isBoss, level } = faceOf(tray)
  if (by.kind === 'spell') return (SPELLS[by.spell].hits === 'portalsAndBosses') === (isPortal || isBoss)
  if (by.kind === 'hero') return !isPortal && !isBoss && !shootsAtOwnTray(open, tray, by)
  if (level === undefined) return true
  return TOWERS[by.tower].level >= level && !isWardedOff(open, piece)
}

/** Arrows never come back to the own space; only a perfect range would. */
const shootsAtOwnTray = (open: SeenOpen, tray: SeenTray, by: Extract<SeenSource, { kind: 'hero' }>): boolean => {
  if (by.as === 'basic' || ABILITIES[by.as].reach !== 'perfect') return false
  const hero = open.heroes[by.hero]
  return hero !== undefined && hero.base !== 0 && hero.at === tray.at
}

/** Dead Magic and Rust keep tiles of a type off portals, not soldiers. */
const isWardedOff = (open: SeenOpen, piece: SeenPiece | undefined): boolean =>
  piece !== undefined && piece.what !== 'soldier' && piece.type === stormIn(open)?.wards

/** Squares of enemies that resist it (RIFT-TYPE-02…04). */
export const forbiddenTo = (face: Face, type: DamageType): Mask =>
  type === 'physical' ? face.physical : type === 'magical' ? face.magical : 0

/** Everywhere the tile fits on the tray: on no other piece, no icon, no enemy that resists it (RIFT-DAMAGE-01…07). */
export const placements = (open: SeenOpen, tray: SeenTray, piece: SeenPiece): Mask[] => {
  const masks: Mask[] = []
  if (piece.what === 'soldier') {
    const squares = soldierSquares(open, tray, piece.type)
    for (let left = squares; left !== 0; left &= left - 1) masks.push(left & -left)
    return masks
  }
  const face = faceOf(tray)
  const blocked = coverOf(open, tray) | face.icons | forbiddenTo(face, piece.type)
  for (const mask of placementsOf(piece.what, piece.turn)) if ((mask & blocked) === 0) masks.push(mask)
  return masks
}

/** Uncovered squares of enemies that are neither deadly nor resist it (RIFT-SOLDIER-03…05, RIFT-TYPE-05). */
export const soldierSquares = (open: SeenOpen, tray: SeenTray, type: DamageType): Mask => {
  const face = faceOf(tray)
  return face.squares & ~(coverOf(open, tray) | face.deadly | forbiddenTo(face, type))
}

/** Where a hero's base fits: it counts as true damage (RIFT-ENGAGE-02…04, RIFT-TYPE-07). */
export const baseBlocks = (open: SeenOpen, tray: SeenTray): Mask[] => {
  const face = faceOf(tray)
  const blocked = coverOf(open, tray) | face.icons | face.deadly
  const blocks: Mask[] = []
  for (const base of BASES) if ((base & blocked) === 0) blocks.push(base)
  return blocks
}

export interface Places {
  readonly tray: TrayId
  readonly masks: readonly Mask[]
}

/** Every legal place of a piece that is still to be placed, tray by tray in the order of its cells. */
export const placesOf = (open: SeenOpen, placing: SeenPlacing, piece: SeenPiece): Places[] => {
  const places: Places[] = []
  const bound = piece.group === undefined ? undefined : placing.bound[piece.group]
  for (const cell of piece.cells) {
    const tray = topAt(open, cell)
    if (tray === undefined || (bound !== undefined && tray.id !== bound)) continue
    if (!canBeAttacked(open, tray, placing.by, piece)) continue
    if (piece.apart && hasPiece(placing, tray.id)) continue
    let masks = placements(open, tray, piece)
    if (piece.chain) masks = chained(placing, tray.id, masks)
    if (piece.side) masks = beside(open, placing, masks)
    if (masks.length > 0) places.push({ tray: tray.id, masks })
  }
  return places
}

const hasPiece = (placing: SeenPlacing, tray: TrayId): boolean => {
  for (const each of placing.placed) if (each.tray === tray) return true
  return false
}
/** Those that share a side with what this placing has laid there (RIFT-RULING-60). */
const chained = (placing: SeenPlacing, tray: TrayId, masks: Mask[]): Mask[] => {
  if (placing.placed.length === 0) return masks
  let laid = 0
  for (const each of placing.placed) if (each.tray === tray) laid |= each.mask
  const beside = neighboursOf(laid)
  const kept: Mask[] = []
  for (const mask of masks) if ((mask & beside) !== 0) kept.push(mask)
  return kept
}
/** Those on a side of the hero's base that has no tile of this placing yet (RIFT-RULING-40). */
const beside = (open: SeenOpen, placing: SeenPlacing, masks: Mask[]): Mask[] => {
  const base = placing.by.kind === 'hero' ? (open.heroes[placing.by.hero]?.base ?? 0) : 0
  let free = 0
  for (const side of SIDES) {
    let taken = false
    for (const each of placing.placed) taken ||= each.side === side
    if (!taken) free |= besideBase(base, side)
  }
  const kept: Mask[] = []
  for (const mask of masks) if ((mask & free) !== 0) kept.push(mask)
  return kept
}

/**
 * A piece must be placed while a tray it can go on has an uncovered enemy, unless the text says “may” or a soldier would have
 * to come from another tray (RIFT-TOWER-10, RIFT-RULING-15, -23, -25, -33).
 */
export const isCompulsory = (open: SeenOpen, placing: SeenPlacing, piece: SeenPiece): boolean => {
  if (piece.optional || (piece.what === 'soldier' && open.soldiers === 0)) return false
  for (const { tray } of placesOf(open, placing, piece)) {
    const on = open.trays.find(each => each.id === tray)
    if (on !== undefined && !isCleared(open, on)) return true
  }
  return false
}
