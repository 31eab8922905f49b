import type { SiteId, Slot, TowerId } from '../content/ids.ts'
import { SPAWNS } from '../content/sites.ts'
import { TOWERS } from '../content/towers.ts'
import { mapIn } from '../rules/map/map.query.ts'
import { isSoldierTower, seatOfSite } from '../rules/towers/towers.query.ts'
import { coverOf, faceOf } from '../rules/march/trays.query.ts'
import type { Seat } from '../rules/state/shape.ts'
import { bits } from './cost.ts'
import { type Open, timeLeft } from './field.ts'
import { POINTS, POWER } from './points.ts'

/** All towers of the team that are not lost, by seat: in hands, on their way, on sites. */
export interface Arsenal {
  readonly seats: readonly Seat[]
  readonly towers: readonly (readonly TowerId[])[]
}
export const arsenalOf = (open: Open): Arsenal => ({
  seats: open.seats,
  towers: open.seats.map(seat => {
    const list = [...open.hands[seat], ...open.incoming[seat]]
    for (const site of mapIn(open).sites)
      for (const { tower, by, faceDown } of open.sites[site] ?? []) if (by === seat && !faceDown) list.push(tower)
    return list
  }),
})

/** The same after one tower has gone from a seat and another has come to one. */
export const withTower = (
  { seats, towers }: Arsenal,
  from: Seat | undefined,
  lost: TowerId | undefined,
  to?: Seat,
  gained?: TowerId,
): Arsenal => ({
  seats,
  towers: seats.map((seat, i) => {
    const list = [...(towers[i] ?? [])]
    if (seat === from && lost !== undefined) list.splice(list.indexOf(lost), 1)
    if (seat === to && gained !== undefined) list.push(gained)
    return list
  }),
})

/** What must be known of the position to weigh towers: worked out once. */
export interface Needs {
  readonly time: number
  /** By seat: sites it can build on in a round. */
  readonly sites: readonly number[]
  /** By level: squares of portals that need a tower of that level, the far ones less. */
  readonly portals: readonly number[]
  /** A boss is there or will come. */
  readonly boss: boolean
}

const PORTAL_SQUARES = 7
const PATIENCE = 0.9

export const needsOf = (open: Open): Needs => {
  const map = mapIn(open)
  const sites = open.seats.map(seat => {
    let count = 0
    for (const site of map.sites) count += siteShare(open, site, seat)
    return open.seats.length === 1 ? count * (2 / 3) : count
  })
  const portals = [0, 0, 0, 0, 0]
  for (const tray of open.trays) {
    const { level, squares } = faceOf(tray)
    if (level !== undefined) portals[level] = (portals[level] ?? 0) + bits(squares & ~coverOf(open, tray))
  }
  for (const spawn of SPAWNS)
    (open.slots[spawn] ?? []).forEach((slot, i) => {
      const level = portalLevel(slot)
      if (level > 0) portals[level] = (portals[level] ?? 0) + PORTAL_SQUARES * PATIENCE ** (i + 1)
    })
  return { time: timeLeft(open), sites, portals, boss: !open.bossBeaten }
}
const portalLevel = (slot: Slot): number => (slot[0] === 'P' ? Number(slot[1]) : 0)
const siteShare = (open: Open, site: SiteId, seat: Seat): number => {
  const owner = seatOfSite(open, site)
  return owner === seat ? 1 : owner === undefined ? 1 / open.seats.length : 0
}

/** Beyond its sites a player can use a tower only now and then; soldiers share sites. */
const SPARE = 0.45
const USELESS = 0.2
/** So many soldier towers keep a boss where it is. */
const HOLDERS = 2

/** What all towers of the team are worth for the rounds to come, less what portals will ask of them in vain. */
export const arsenalWorth = ({ towers }: Arsenal, needs: Needs): number => {
  let power = 0
  let holders = 0
  const reach = [0, 0, 0, 0, 0]
  for (let seat = 0; seat < towers.length; seat++) {
    const list = [...(towers[seat] ?? [])].sort(byPower)
    let sites = needs.sites[seat] ?? 0
    let shared = sites
    for (const tower of list) {
      if (isSoldierTower(tower)) holders++
      const room = isSoldierTower(tower) ? shared-- : sites--
      power += POWER[tower] * (room >= 1 ? 1 : room > 0 ? SPARE + (1 - SPARE) * room : room > -1 ? SPARE : USELESS)
      const { level } = TOWERS[tower]
      for (let each = 1; each <= level; each++) reach[each] = (reach[each] ?? 0) + POWER[tower]
    }
  }
  let needed = 0
  let short = 0
  for (let level = 4; level > 0; level--) {
    needed += needs.portals[level] ?? 0
    short = Math.max(short, needed - (reach[level] ?? 0))
  }
  const held = needs.boss ? POINTS.holder * Math.min(holders, HOLDERS) : 0
  return POINTS.tower * power * needs.time - POINTS.shortage * short + held
}
const byPower = (a: TowerId, b: TowerId): number => POWER[b] - POWER[a]

/** What the team loses with a tower. */
export const towerWorth = (arsenal: Arsenal, needs: Needs, seat: Seat, tower: TowerId): number =>
  arsenalWorth(arsenal, needs) - arsenalWorth(withTower(arsenal, seat, tower), needs)
