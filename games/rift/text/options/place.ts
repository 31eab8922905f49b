import type { About } from '@tabletome/engine'
import type { OptionText } from '../../../types.ts'
import type { ShapeId, SiteId, TowerId, TrayId } from '../../content/ids.ts'
import type { EnemyAbility, Turn } from '../../content/types.ts'
import { cellName, wayOf } from '../../rules/map/cells.query.ts'
import { adjacentHordes } from '../../rules/heroes/heroes.query.ts'
import { bonusUnder, tilesOf } from '../../rules/heroes/heroPieces.query.ts'
import { count, squaresName } from '../../rules/placing/shapes.query.ts'
import { isCompulsory, placesOf } from '../../rules/placing/targets.query.ts'
import { piecesOf } from '../../rules/towers/towers.query.ts'
import { coverOf, faceOf, trayNamed } from '../../rules/march/trays.query.ts'
import type { Mask, Placing, Rift, Seat } from '../../rules/state/shape.ts'
import type { TrayView } from '../read.ts'
import { type At, below, type More, optionText, squaresText } from './at.ts'

/** What covering those squares does to a tray. */
export interface Covered {
  /** Enemies that are now wholly covered. */
  readonly enemies: number
  readonly squares: number
  readonly left: number
  /** Icons that are no longer visible. */
  readonly stops: readonly EnemyAbility[]
}
const ICONS: readonly EnemyAbility[] = ['heal', 'speed', 'deadEye']

export const coveredBy = (open: At['open'], tray: TrayView, mask: Mask): Covered => {
  const face = faceOf(tray)
  const before = coverOf(open, tray)
  const after = before | mask
  let enemies = 0
  let left = 0
  for (const enemy of face.enemies) {
    if ((enemy.mask & ~after) !== 0) left++
    else if ((enemy.mask & ~before) !== 0) enemies++
  }
  const stops = ICONS.filter(icon => (face[icon] & ~before) !== 0 && (face[icon] & ~after) === 0)
  return { enemies, left, squares: count(mask & face.squares), stops }
}

/** “covers 2 enemies, 5 left, no more healing”. */
export const coverWhy = ({ words: { why }, open }: At, tray: TrayView, mask: Mask): (string | undefined)[] => {
  const { enemies, squares, left, stops } = coveredBy(open, tray, mask)
  return [
    enemies === 0 && squares > 0 ? why.touches(squares) : why.covers(enemies),
    why.left(left),
    stops.includes('heal') ? why.stopsHeal : undefined,
    stops.includes('speed') ? why.stopsSpeed : undefined,
    stops.includes('deadEye') ? why.stopsDeadEye : undefined,
  ]
}

const onTray = ({ words, open }: At, id: TrayId): More => {
  const tray = trayNamed(open, id)
  return { group: words.options.trayGroup(id, tray ? cellName(tray.at) : ''), subject: `tray ${id}` }
}

const isPortal = (open: At['open'], id: TrayId): boolean => {
  const tray = trayNamed(open, id)
  return tray !== undefined && faceOf(tray).isPortal
}

/** A tower that puts anything on a portal is lost; once is enough (RIFT-PORTAL-04). */
const portalWhy = ({ words: { why }, open }: At, tray: TrayView): string | undefined => {
  const by = open.placing?.by
  if (by?.kind !== 'tower' || !faceOf(tray).isPortal) return undefined
  return why.losesTower(by.tower)
}
const isNewLoss = ({ open }: At, tray: TrayView): boolean =>
  open.placing?.by.kind === 'tower' &&
  faceOf(tray).isPortal &&
  !open.placing.placed.some(placed => isPortal(open, placed.tray))

/** Tiles that some attacks add for what their first tile lies on (RIFT-MALIK-01, -05, RIFT-IGNUS-01…03, RIFT-RULING-37). */
const bonusWhy = ({ words: { why }, open }: At, tray: TrayView, what: ShapeId, mask: Mask): string | undefined => {
  const { placing } = open
  if (placing?.by.kind !== 'hero' || placing.placed.length > 0) return undefined
  const { hero, as } = placing.by
  if (what !== tilesOf(hero, as)[0]) return undefined
  const { dots, heals } = bonusUnder(open, hero, as, tray.id, mask)
  if (heals) return why.bonusHeal
  return dots > 0 && adjacentHordes(open, open.heroes[hero]?.at ?? -1).length > 0 ? why.bonusTiles(dots) : undefined
}

export const tileText = (at: At, what: ShapeId, id: TrayId, mask: Mask): OptionText => {
  const { words, open } = at
  const tray = trayNamed(open, id)
  if (tray === undefined) return optionText('')
  return optionText(
    words.options.tile(what, squaresText(mask)),
    [...coverWhy(at, tray, mask), bonusWhy(at, tray, what, mask), portalWhy(at, tray)],
    {
      icon: 'place',
      fold: words.options.folds.squares(what),
      ...onTray(at, tray.id),
      ...(isNewLoss(at, tray) ? { tone: 'threat' } : {}),
    },
  )
}

const soldierWhy = (at: At, tray: TrayView, square: Mask) => [
  ...coverWhy(at, tray, square),
  faceOf(tray).flying ? at.words.why.noHold : at.words.why.holds,
  portalWhy(at, tray),
]

export const soldierText = (at: At, id: TrayId, square: Mask): OptionText => {
  const { words, open } = at
  const tray = trayNamed(open, id)
  if (tray === undefined) return optionText('')
  return optionText(words.options.soldier(squaresName(square)), soldierWhy(at, tray, square), {
    icon: 'soldier',
    fold: words.options.folds.squares('soldier'),
    ...onTray(at, tray.id),
    ...(isNewLoss(at, tray) ? { tone: 'threat' } : {}),
  })
}
/** With an empty supply. */
export const soldierMoveText = (at: At, from: TrayId, square: Mask, id: TrayId, to: Mask): OptionText => {
  const { words, open } = at
  const tray = trayNamed(open, id)
  if (tray === undefined) return optionText('')
  const left = soldierWhy(at, tray, to)
  return optionText(
    words.options.soldierFrom(from, squaresName(square), squaresName(to)),
    from === id ? [words.why.holds] : left,
    {
      icon: 'soldier',
      fold: words.options.folds.soldiers,
      ...onTray(at, tray.id),
      ...(isNewLoss(at, tray) ? { tone: 'threat' } : {}),
    },
  )
}

/** What a tower would do there: the trays it reaches, the best single tile, the portal it would be lost to. */
const aimOf = ({ open }: At, seat: Seat, tower: TowerId, site: SiteId, turn: Turn) => {
  const pieces = piecesOf(open, tower, site, turn)
  const placing: Placing = {
    seat,
    by: { kind: 'tower', site, tower },
    pieces,
    bound: {},
    placed: [],
  }
  const reached = new Set<TrayId>()
  let best = 0
  let soldiers = 0
  let mustHitPortal = false
  for (const piece of pieces) {
    const places = placesOf(open, placing, piece)
    if (piece.what === 'soldier' && places.length > 0) soldiers++
    for (const { tray: id, masks } of places) {
      reached.add(id)
      const tray = trayNamed(open, id)
      if (tray === undefined || piece.what === 'soldier') continue
      for (const mask of masks) best = Math.max(best, coveredBy(open, tray, mask).enemies)
    }
    const spared = piece.what === 'soldier' && open.soldiers === 0
    if (places.length > 0 && !spared && isCompulsory(open, placing, piece))
      mustHitPortal ||= places.every(({ tray: id }) => isPortal(open, id))
  }
  return { reached: [...reached], best, soldiers: Math.min(soldiers, open.soldiers), mustHitPortal }
}

/** A site and the way the card faces. */
export const siteText = (at: At, { seat, tower }: About<Rift, 'tower.site'>, site: SiteId, turn: Turn): OptionText => {
  const { words, open } = at
  const { why, options } = words
  const { reached, best, soldiers, mustHitPortal } = aimOf(at, seat, tower, site, turn)
  const upon = below(at, site)
  const names = reached.map(id => {
    const tray = trayNamed(open, id)
    return words.names.trayOn(id, tray ? cellName(tray.at) : '')
  })
  const hasPortal = reached.some(id => isPortal(open, id))
  return optionText(
    options.siteWay(site, wayOf(turn)),
    [
      upon === undefined ? undefined : why.upon(upon),
      reached.length === 0 ? why.noTarget : why.reaches(names),
      reached.length === 0 ? undefined : soldiers > 0 ? why.placesSoldiers(soldiers) : why.best(best),
      mustHitPortal ? why.onlyPortal : hasPortal ? why.mayHitPortal : undefined,
    ],
    {
      icon: 'build',
      group: options.siteGroup(site),
      subject: `site ${site}`,
      ...(mustHitPortal ? { tone: 'threat' } : {}),
      ...(reached.length === 0 ? { unfinished: true } : {}),
    },
  )
}
