import { UNIT_IDS } from '../../content/heroes.ts'
import type { Colour, SiteId, TowerId } from '../../content/ids.ts'
import { PRICES } from '../../content/numbers.ts'
import { COLOURS } from '../../content/sites.ts'
import { TOWER_IDS, TOWERS } from '../../content/towers.ts'
import type { Turn } from '../../content/types.ts'
import type { Piece, Seat } from '../state/shape.ts'
import { mapIn } from '../map/map.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { stormIn } from '../march/storms.query.ts'
import { targetCells } from '../placing/targets.query.ts'
import type { SeenOpen } from '../march/trays.query.ts'

/** What a tower places when it is built there: tiles joined by “+” make a group (RIFT-TOWER-08, RIFT-DAMAGE-09). */
export const piecesOf = (open: SeenOpen, tower: TowerId, site: SiteId, turn: Turn): Piece[] => {
  const pieces: Piece[] = []
  const origin = mapIn(open).cellOfSite(site)
  let group = 0
  for (const { type, arrows, groups, soldiers, free } of TOWERS[tower].attacks) {
    const cells = targetCells(open, origin, arrows, turn)
    const lies = free ? 'free' : turn
    for (const tiles of groups) {
      if (tiles.length > 1) group++
      for (const what of tiles)
        pieces.push(tiles.length > 1 ? { what, type, turn: lies, cells, group } : { what, type, turn: lies, cells })
    }
    for (let i = 0; i < soldiers; i++) pieces.push({ what: 'soldier', type, turn, cells })
  }
  return pieces
}

export const isSoldierTower = (tower: TowerId): boolean => TOWERS[tower].family === 'soldier'

/** Alone one has three colours (RIFT-SOLO-02), else one each in seat order (RIFT-SETUP-16). */
export const coloursOf = (open: SeenOpen, seat: Seat): readonly Colour[] => {
  if (open.seats.length === 1) return COLOURS.slice(0, 3)
  const at = open.seats.indexOf(seat)
  return COLOURS.slice(at, at + 1)
}
/** Whose site it is; undefined if it is white or not on this map. */
export const seatOfSite = (open: SeenOpen, site: SiteId): Seat | undefined => {
  const owner = mapIn(open).ownerOf(site)
  if (owner === undefined || owner === 'white') return undefined
  return open.seats.length === 1 ? open.seats[0] : open.seats[COLOURS.indexOf(owner)]
}

/** Why a tower cannot be played there (RIFT-TOWER-01…06, RIFT-WHITE-01, RIFT-SOLO-03, RIFT-SOLO-05). */
export const whyNotSite = (open: SeenOpen, seat: Seat, tower: TowerId, site: SiteId): Why | undefined => {
  const map = mapIn(open)
  const owner = map.ownerOf(site)
  if (owner === undefined) return why('RIFT-TOWER-01', 'noSuchSite', { site })
  if (owner !== 'white') {
    if (seatOfSite(open, site) !== seat) return why('RIFT-TOWER-02', 'otherColour', { site, colour: owner })
    if (open.eliminated === owner) return why('RIFT-SOLO-03', 'colourNamed', { site, colour: owner })
  }
  const cell = map.cellOfSite(site)
  for (const unit of UNIT_IDS) {
    const hero = open.heroes[unit]
    if (hero !== undefined && hero.place === 'map' && hero.at === cell)
      return why('RIFT-TOWER-03', 'heroOnSite', { site, hero: unit })
  }
  const built = open.sites[site]
  const below = built?.[0]
  if (built === undefined || below === undefined) return undefined
  if (built.length > 1) return why('RIFT-TOWER-05', 'twoTowers', { site })
  if (isSoldierTower(tower) || isSoldierTower(below.tower)) return undefined
  return why('RIFT-TOWER-04', 'siteTaken', { site, tower: below.tower })
}

/** What a tower can become: its family, so many levels up, in the supply and within the cap (RIFT-PASS-02, -05, -07). */
export const upgradesOf = (open: SeenOpen, tower: TowerId, levels = 1): TowerId[] => {
  const upgrades: TowerId[] = []
  const level = TOWERS[tower].level + levels
  if (level > open.maxLevel) return upgrades
  for (const id of FAMILIES.get(tower) ?? [])
    if (TOWERS[id].level === level && (open.supply[id] ?? 0) > 0) upgrades.push(id)
  return upgrades
}
/** The family of every tower, in the order of the tables. */
const FAMILIES = new Map(
  TOWER_IDS.map(tower => [tower, TOWER_IDS.filter(id => TOWERS[id].family === TOWERS[tower].family)]),
)

/** In crystals; undefined if it cannot be bought at all (RIFT-BUY-01…03, -08). */
export const priceOf = (open: SeenOpen, tower: TowerId): number | undefined => {
  const { level } = TOWERS[tower]
  if (level > 2 || level > open.maxLevel) return undefined
  return Math.max(1, PRICES[level as 1 | 2] + (stormIn(open)?.price ?? 0))
}

export const countOf = (hand: readonly TowerId[], tower: TowerId): number => {
  let count = 0
  for (const each of hand) if (each === tower) count++
  return count
}
