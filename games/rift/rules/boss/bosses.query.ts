import { BOSSES, SPECIAL_CARDS } from '../../content/bosses.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import type { BossId, SiteId, SpecialId, TowerId, TrayId, UnitId } from '../../content/ids.ts'
import { TOWERS, TOWER_IDS } from '../../content/towers.ts'
import type { Cell, Now, Seat } from '../state/shape.ts'
import { around, kingDistance } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'

type Open = Now['open']

/** Life cards of a boss: with one or two players the last one is left out (RIFT-BOSS-01). */
export const livesOf = (open: Open, boss: TrayId): number =>
  BOSSES[boss as BossId].lives.length - (open.seats.length <= 2 ? 1 : 0)

/** The face-up towers of the highest level on sites around a space: several if they tie (Wrecking Blow, RIFT-BOSS-01). */
export const highestTowers = (open: Open, at: Cell): { site: SiteId; index: number; tower: TowerId }[] => {
  const map = mapIn(open)
  let highest = 0
  let found: { site: SiteId; index: number; tower: TowerId }[] = []
  for (const cell of around(map, at)) {
    const site = map.siteAt(cell)
    if (site === undefined) continue
    for (const [index, { tower, faceDown }] of (open.sites[site] ?? []).entries()) {
      const { level } = TOWERS[tower]
      if (faceDown || level < highest) continue
      if (level > highest) found = []
      highest = level
      found.push({ site, index, tower })
    }
  }
  return found
}

/** The heroes on the map nearest to a space, in king moves: several if they tie (Web, RIFT-BOSS-01). */
export const nearestHeroes = (open: Open, at: Cell): UnitId[] => {
  let least = Number.POSITIVE_INFINITY
  let found: UnitId[] = []
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero?.place !== 'map') continue
    const distance = kingDistance(at, hero.at)
    if (distance > least) continue
    if (distance < least) found = []
    least = distance
    found.push(id)
  }
  return found
}

/** Heroes on the map at most so many king moves away; `engaged`: only those on trays (Stomp, Venom, Entropy, RIFT-BOSS-01). */
export const heroesWithin = (open: Open, at: Cell, most: number, engaged: boolean): UnitId[] => {
  const found: UnitId[] = []
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero?.place !== 'map' || kingDistance(at, hero.at) > most || (engaged && hero.base === 0)) continue
    found.push(id)
  }
  return found
}

/** The same family one level lower, if that card is in the supply; level 1 is never touched (Paradox, RIFT-BOSS-01). */
export const lowerOf = (open: Open, tower: TowerId): TowerId | undefined => {
  const { family, level } = TOWERS[tower]
  for (const id of TOWER_IDS)
    if (TOWERS[id].family === family && TOWERS[id].level === level - 1 && (open.supply[id] ?? 0) > 0) return id
  return undefined
}

/** What a player may pick for Paradox: each kind of tower once, the lowest level first. */
export const lowerable = (open: Open, seat: Seat): TowerId[] => {
  const incoming = open.incoming[seat]
  return TOWER_IDS.filter(tower => incoming.includes(tower) && lowerOf(open, tower) !== undefined).sort(
    (a, b) => TOWERS[a].level - TOWERS[b].level,
  )
}

/** Charge and Time Skip: the boss has speed for this activation (RIFT-BOSS-01). */
export const isBossSpeed = (special: SpecialId): boolean => SPECIAL_CARDS[special].speed === true
