import type { TrayId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import type { Mask, What, Wish } from '../state/shape.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { placementsOf, squaresName } from './shapes.query.ts'
import {
  canBeAttacked,
  forbiddenTo,
  isCompulsory,
  placesOf,
  type SeenPiece,
  type SeenPlacing,
} from './targets.query.ts'
import {
  coverOf,
  type Face,
  faceOf,
  isCleared,
  type SeenOpen,
  type SeenTray,
  topAt,
  trayNamed,
} from '../march/trays.query.ts'

type Test = (open: SeenOpen, placing: SeenPlacing, piece: SeenPiece, tray: SeenTray, mask: Mask) => Why | undefined

/**
 * Why a piece cannot go where the player points: at a tray, a square of a tray (for a soldier or a tile of one square: on it, for
 * other tiles: with some part on it), or an option that might exist.
 */
export const whyNotPlace = (open: SeenOpen, { answer, thing }: Wish): Why | undefined => {
  const { placing } = open
  if (placing === undefined || placing.pieces.length === 0) return undefined
  if (answer?.do === 'skip') return whyNotSkip(open, placing, answer.what)
  if (answer?.do === 'stop') return whyNotSkip(open, placing, undefined)
  if (answer?.do === 'move') return whyNotMove(open, placing, answer.tray, answer.mask)
  if (answer?.do === 'put') return whyNone(open, placing, answer.what, answer.tray, answer.mask, whyNotOn)
  if (thing?.is === 'square') return whyNone(open, placing, undefined, thing.tray, thing.square, whyNotSquare)
  return thing?.is === 'tray' ? whyNone(open, placing, undefined, thing.tray, 0, whyNotOn) : undefined
}

/** Why no piece, or none of that kind, can go there: the first one's reason. */
const whyNone = (
  open: SeenOpen,
  placing: SeenPlacing,
  what: What | undefined,
  id: TrayId,
  mask: Mask,
  test: Test,
): Why | undefined => {
  const tray = trayNamed(open, id)
  if (tray === undefined) return undefined
  let found: Why | undefined
  for (const piece of placing.pieces) {
    if (what !== undefined && piece.what !== what) continue
    const reason = test(open, placing, piece, tray, mask)
    if (reason === undefined) return undefined
    found ??= reason
  }
  return found
}

/** Some place of the piece has a part on the square. */
const whyNotSquare: Test = (open, placing, piece, tray, square) => {
  const reason = whyNotTray(open, placing, piece, tray)
  if (reason !== undefined) return reason
  const places = placesOf(open, placing, piece).find(each => each.tray === tray.id)
  if (places?.masks.some(mask => (mask & square) !== 0)) return undefined
  return whyNotMask(open, piece, tray, square) ?? why('RIFT-DAMAGE-01', 'doesNotFit')
}

const whyNotOn: Test = (open, placing, piece, tray, mask) => {
  const reason = whyNotTray(open, placing, piece, tray)
  if (reason !== undefined) return reason
  const places = placesOf(open, placing, piece).find(each => each.tray === tray.id)
  if (mask === 0) return places === undefined ? why('RIFT-DAMAGE-01', 'noRoom', { tray: tray.id }) : undefined
  if (places?.masks.includes(mask)) return undefined
  if (piece.what !== 'soldier' && !placementsOf(piece.what, piece.turn).includes(mask))
    return why(piece.turn === 'free' ? 'RIFT-DAMAGE-01' : 'RIFT-DAMAGE-03', 'doesNotFit')
  return whyNotMask(open, piece, tray, mask) ?? why('RIFT-DAMAGE-01', 'doesNotFit')
}

/** What about the tray as a whole forbids the piece. */
const whyNotTray = (open: SeenOpen, placing: SeenPlacing, piece: SeenPiece, tray: SeenTray): Why | undefined => {
  const about = { tray: tray.id }
  if (topAt(open, tray.at)?.id !== tray.id) return why('RIFT-RANGE-09', 'underAnother', about)
  if (!piece.cells.includes(tray.at)) return whyOutOfReach(open, placing, piece, tray)
  if (!canBeAttacked(open, tray, placing.by, piece)) return whyNotAttack(placing, piece, tray)
  const bound = piece.group === undefined ? undefined : placing.bound[piece.group]
  if (bound !== undefined && bound !== tray.id) return why('RIFT-DAMAGE-09', 'linked', { tray: bound })
  if (piece.apart && placing.placed.some(each => each.tray === tray.id))
    return why('RIFT-IGNUS-06', 'otherHorde', about)
  return undefined
}

/** A portal in the way of a hero or a spell is named as such, in range or not. */
const whyOutOfReach = (open: SeenOpen, placing: SeenPlacing, piece: SeenPiece, tray: SeenTray): Why => {
  if (placing.by.kind !== 'tower' && !canBeAttacked(open, tray, placing.by, piece))
    return whyNotAttack(placing, piece, tray)
  const { by } = placing
  const ownTray = by.kind === 'hero' && open.heroes[by.hero]?.at === tray.at
  return ownTray
    ? why('RIFT-ACTION-04', 'ownTray', { tray: tray.id })
    : why('RIFT-RANGE-01', 'outOfReach', { tray: tray.id, what: piece.what })
}

const whyNotAttack = ({ by }: SeenPlacing, piece: SeenPiece, tray: SeenTray): Why => {
  const about = { tray: tray.id }
  const { level, isBoss, isPortal } = faceOf(tray)
  if (by.kind === 'spell') {
    if (isPortal) return why('RIFT-PORTAL-12', 'portalOfSpell', about)
    return isBoss ? why('RIFT-BOSS-05', 'bossOfSpell', about) : why('RIFT-SPELL-09', 'gemOnHorde', about)
  }
  if (by.kind === 'hero') {
    if (isPortal) return why('RIFT-PORTAL-11', 'portalOfHero', about)
    return isBoss ? why('RIFT-BOSS-04', 'bossOfHero', about) : why('RIFT-ACTION-04', 'ownTray', about)
  }
  if (level !== undefined && TOWERS[by.tower].level < level)
    return why('RIFT-PORTAL-03', 'portalLevel', { tray: tray.id, tower: by.tower, level })
  return piece.type === 'magical' ? why('RIFT-GAME-03', 'deadMagic', about) : why('RIFT-GAME-03', 'rust', about)
}

/** What on the squares forbids the piece; where nothing does, it must lie beside others. */
const whyNotMask = (open: SeenOpen, piece: SeenPiece, tray: SeenTray, mask: Mask): Why | undefined => {
  const face = faceOf(tray)
  if ((mask & coverOf(open, tray)) !== 0)
    return why(piece.what === 'soldier' ? 'RIFT-SOLDIER-04' : 'RIFT-DAMAGE-02', 'occupied')
  if ((mask & face.icons) !== 0) return why('RIFT-DAMAGE-06', 'iconSquare')
  if (piece.what === 'soldier' && (mask & face.squares) === 0) return why('RIFT-SOLDIER-03', 'soldierOnBlank')
  if (piece.what === 'soldier' && (mask & face.deadly) !== 0)
    return why('RIFT-TYPE-05', 'deadlyEnemy', { letter: letterOn(face, mask & face.deadly) })
  const resists = mask & forbiddenTo(face, piece.type)
  if (resists !== 0)
    return piece.type === 'physical'
      ? why('RIFT-TYPE-02', 'resistsPhysical', { letter: letterOn(face, resists) })
      : why('RIFT-TYPE-03', 'resistsMagical', { letter: letterOn(face, resists) })
  if (piece.chain) return why('RIFT-RULING-60', 'notChained')
  return piece.side ? why('RIFT-RULING-40', 'notBeside') : undefined
}

const letterOn = (face: Face, mask: Mask): string =>
  face.enemies.find(enemy => (enemy.mask & mask) !== 0)?.letter ?? squaresName(mask)

/** Which tray forces the piece (RIFT-TOWER-10, RIFT-PORTAL-08, RIFT-RULING-15). */
const whyNotSkip = (open: SeenOpen, placing: SeenPlacing, what: What | undefined): Why | undefined => {
  for (const piece of placing.pieces) {
    if ((what !== undefined && piece.what !== what) || !isCompulsory(open, placing, piece)) continue
    const trays = placesOf(open, placing, piece).map(each => trayNamed(open, each.tray))
    const forcing = trays.filter(tray => tray !== undefined && !isCleared(open, tray))
    const onlyPortals = forcing.every(tray => tray !== undefined && faceOf(tray).isPortal)
    return why(onlyPortals ? 'RIFT-PORTAL-08' : 'RIFT-RULING-15', 'mustPlace', { what: piece.what })
  }
  return undefined
}

/** Soldiers on trays move only for a soldier tower that finds none in the supply (RIFT-SOLDIER-09, RIFT-SOLDIER-15). */
const whyNotMove = (open: SeenOpen, placing: SeenPlacing, to: TrayId, mask: Mask): Why | undefined => {
  const piece = placing.pieces.find(each => each.what === 'soldier')
  const tray = trayNamed(open, to)
  if (piece === undefined || tray === undefined) return undefined
  if (open.soldiers > 0) return why('RIFT-SOLDIER-09', 'soldiersLeft')
  if (placing.by.kind !== 'tower') return why('RIFT-SOLDIER-15', 'onlyTowersMove')
  return whyNotOn(open, placing, piece, tray, mask)
}
