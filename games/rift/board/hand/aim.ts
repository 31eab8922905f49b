import type { BoardProps } from '../../../types.ts'
import type { SiteId, TowerId, TrayId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import type { Arrows, Turn } from '../../content/types.ts'
import { type Way, wayOf } from '../../rules/map/cells.query.ts'
import { actingSeat } from '../../rules/heroes/heroes.query.ts'
import { arrowsOf, printedTiles, shotCells } from '../../rules/heroes/heroPieces.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { placesOf } from '../../rules/placing/targets.query.ts'
import { piecesOf } from '../../rules/towers/towers.query.ts'
import { faceOf, trayNamed } from '../../rules/march/trays.query.ts'
import type { Acting, Cell, Piece, Placing, Seat, Source } from '../../rules/state/shape.ts'
import type { Picked } from '../pick.ts'
import { gainOf } from './pieces.ts'
import { answersOf, choiceOf, openOf, type OpenView, topOf } from '../read.ts'

/** One of the four ways a tower or a hero can be turned. */
export interface AimWay {
  readonly way: Way
  readonly turn: Turn
  /** The option. */
  readonly id: string
  /** Path spaces in reach. */
  readonly cells: readonly Cell[]
  /** Trays that something can be placed on, and how many enemies one piece covers at best. */
  readonly targets: readonly { readonly tray: TrayId; readonly best: number }[]
  /** Nothing but portals can be hit. */
  readonly onlyPortals: boolean
}
export interface Aim {
  readonly from: Cell
  readonly tower: TowerId | undefined
  readonly site: SiteId | undefined
  readonly arrows: Arrows | undefined
  readonly ways: readonly AimWay[]
}

const targetsOf = (open: OpenView, seat: Seat, by: Source, pieces: Piece[]): AimWay['targets'] => {
  const placing: Placing = { seat, by, pieces, bound: {}, placed: [] }
  const best = new Map<TrayId, number>()
  for (const piece of pieces)
    for (const { tray: id, masks } of placesOf(open, placing, piece)) {
      const tray = trayNamed(open, id)
      if (!tray) continue
      let most = best.get(id) ?? 0
      for (const mask of masks) most = Math.max(most, gainOf(open, tray, mask))
      best.set(id, most)
    }
  return [...best].map(([tray, most]) => ({ tray, best: most }))
}

const wayOfPieces = (
  open: OpenView,
  given: { id: string; turn: Turn; seat: Seat; by: Source; pieces: Piece[]; cells: readonly Cell[] },
): AimWay => {
  const { id, turn, seat, by, pieces, cells } = given
  const targets = targetsOf(open, seat, by, pieces)
  return {
    id,
    way: wayOf(turn),
    turn,
    cells,
    targets,
    onlyPortals:
      targets.length > 0 &&
      targets.every(({ tray: each }) => {
        const tray = trayNamed(open, each)
        return tray !== undefined && faceOf(tray).isPortal
      }),
  }
}

const towerAim = (
  board: Pick<BoardProps, 'view' | 'options'>,
  seat: Seat,
  tower: TowerId,
  site: SiteId,
): Aim | undefined => {
  const open = openOf(board.view)
  const ways = answersOf(board, 'build').flatMap(({ id, answer }) => {
    if (answer.site !== site) return []
    const { turn } = answer
    const pieces = piecesOf(open, tower, site, turn)
    const by: Source = { kind: 'tower', site, tower }
    const cells = [...new Set(pieces.flatMap(piece => piece.cells))]
    return [wayOfPieces(open, { id, turn, seat, by, pieces, cells })]
  })
  if (ways.length === 0) return undefined
  return { from: mapIn(open).cellOfSite(site), tower, site, arrows: TOWERS[tower].attacks[0]?.arrows, ways }
}

const heroAim = (board: Pick<BoardProps, 'view' | 'options'>, { hero, as }: Acting): Aim | undefined => {
  const open = openOf(board.view)
  const by: Source = { kind: 'hero', hero, as }
  const ways = answersOf(board, 'face').map(({ id, answer: { turn } }) => {
    const cells = shotCells(open, hero, as, turn)
    const pieces = printedTiles(hero, as, cells)
    return wayOfPieces(open, { id, turn, seat: actingSeat(open, hero), by, pieces, cells })
  })
  const from = open.heroes[hero]?.at
  if (ways.length === 0 || from === undefined) return undefined
  return { from, tower: undefined, site: undefined, arrows: arrowsOf(hero, as), ways }
}

/** A tower is to be put on a site, or a hero to be turned. */
export const isAiming = ({ view, options }: Pick<BoardProps, 'view' | 'options'>): boolean =>
  options.length > 0 && (choiceOf(view) === 'tower.site' || choiceOf(view) === 'hero.face')

const made = new WeakMap<object, Map<string, Aim | undefined>>()

/** What the tower in hand would reach from a site, or the hero that is asked which way to face: all four ways. */
export const aimOf = (board: Pick<BoardProps, 'view' | 'options'>, site: SiteId | undefined): Aim | undefined => {
  if (!isAiming(board)) return undefined
  let known = made.get(board.options)
  if (!known) {
    known = new Map()
    made.set(board.options, known)
  }
  const key = site ?? ''
  if (!known.has(key)) {
    const top = topOf(board.view)
    known.set(
      key,
      top?.do === 'hero.face'
        ? heroAim(board, top.with)
        : top?.do === 'tower.site' && site !== undefined
          ? towerAim(board, top.with.seat, top.with.tower, site)
          : undefined,
    )
  }
  return known.get(key)
}

/** What is aimed: a tower on a site, or the hero. */
export const aimKey = ({ site }: Aim): string => site ?? 'hero'

/** The way meant: as selected, else as turned by hand, else the one that hits the most, else as the last thing was turned. */
export const wayMeant = (
  aim: Aim,
  pick: Pick<Picked, 'turn' | 'turned'>,
  selected: string | undefined,
): AimWay | undefined => {
  const chosen = aim.ways.find(({ id }) => id === selected)
  if (chosen) return chosen
  const asTurned = aim.ways.find(({ turn }) => turn === pick.turn) ?? aim.ways[0]
  if (!asTurned || pick.turned === aimKey(aim)) return asTurned
  return aim.ways.reduce((best, way) => (rankOf(way) > rankOf(best) ? way : best), asTurned)
}
const rankOf = (way: AimWay): number => (way.targets.length > 0 ? 1 + bestOf(way) : 0)
/** The next way that is open. */
export const wayAfter = (aim: Aim, turn: Turn, by: 1 | 3): AimWay | undefined => {
  for (let i = 1; i <= 4; i++) {
    const found = aim.ways.find(each => each.turn === (turn + by * i) % 4)
    if (found) return found
  }
  return undefined
}
export const bestOf = ({ targets }: AimWay): number => targets.reduce((most, { best }) => Math.max(most, best), 0)
