import type { SiteId, Slot, TowerId } from '../content/ids.ts'
import { SPAWNS } from '../content/sites.ts'
import { TOWERS } from '../content/towers.ts'
import type { DamageType } from '../content/types.ts'
import { mapIn } from '../rules/map/map.query.ts'
import { isSoldierTower, seatOfSite } from '../rules/towers/towers.query.ts'
import { coverOf, faceOf } from '../rules/march/trays.query.ts'
import type { Seat } from '../rules/state/shape.ts'
import { bits } from './cost.ts'
import { type Open, type Target, timeLeft } from './field.ts'
import { createSupply, type Demand, demandsOf, shortOf, typeOf, without } from './mismatch.ts'
import type { Weights } from './points.ts'
import { sees } from './sights.ts'

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
  readonly weights: Weights
  readonly time: number
  /** By seat: sites it can build on in a round. */
  readonly sites: readonly number[]
  /** By level: squares of portals that need a tower of that level, the far ones less. */
  readonly portals: readonly number[]
  /** By seat: the share of portals and bosses that its sites will see. */
  readonly sights: readonly number[]
  /** The same by type of damage, if that is reckoned with. */
  readonly demands: readonly Demand[]
  /** A boss is there or will come. */
  readonly boss: boolean
}

const PORTAL_SQUARES = 7
const PATIENCE = 0.9

export const needsOf = (open: Open, weights: Weights): Needs => {
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
  const demands = weights.points.mismatch > 0 ? demandsOf(open, PATIENCE) : []
  const sights = weights.points.sight > 0 ? open.seats.map(seat => sightOf(open, seat)) : []
  return { weights, time: timeLeft(open, weights), sites, portals, sights, demands, boss: !open.bossBeaten }
}
const portalLevel = (slot: Slot): number => (slot[0] === 'P' ? Number(slot[1]) : 0)
const siteShare = (open: Open, site: SiteId, seat: Seat): number => {
  const owner = seatOfSite(open, site)
  return owner === seat ? 1 : owner === undefined ? 1 / open.seats.length : 0
}

/** Of portals and bosses, how many the sites of a seat will see after their next move or the one after. */
const sightOf = (open: Open, seat: Seat): number => {
  const map = mapIn(open)
  let [seen, all] = [0, 0]
  for (const tray of open.trays) {
    const { isPortal, isBoss } = faceOf(tray)
    if (!isPortal && !isBoss) continue
    const next = map.next(tray.at)
    for (const cell of [next, map.next(next)]) {
      if (cell < 0) continue
      all++
      const mine = map.sites.filter(site => siteShare(open, site, seat) > 0 && sees(map.cellOfSite(site), cell)).length
      seen += Math.min(1, mine / 2)
    }
  }
  return all === 0 ? 0 : seen / all
}

/** Beyond its sites a player can use a tower only now and then; soldiers share sites. */
const SPARE = 0.45
const USELESS = 0.2
/** So many soldier towers keep a boss where it is. */
const HOLDERS = 2

/** What all towers of the team are worth for the rounds to come, less what portals will ask of them in vain. */
export const arsenalWorth = ({ towers }: Arsenal, needs: Needs): number => {
  const { points, power: powers } = needs.weights
  let power = 0
  let seen = 0
  let holders = 0
  const reach = [0, 0, 0, 0, 0]
  const supply = needs.demands.length > 0 ? createSupply() : []
  for (let seat = 0; seat < towers.length; seat++) {
    const list = (towers[seat] ?? []).toSorted((a, b) => powers[b] - powers[a])
    let sites = needs.sites[seat] ?? 0
    let shared = sites
    const sight = points.sight * (needs.sights[seat] ?? 0)
    for (const tower of list) {
      if (isSoldierTower(tower)) holders++
      const room = isSoldierTower(tower) ? shared-- : sites--
      power += powers[tower] * (room >= 1 ? 1 : room > 0 ? SPARE + (1 - SPARE) * room : room > -1 ? SPARE : USELESS)
      seen += sight * powers[tower]
      const { level } = TOWERS[tower]
      for (let each = 1; each <= level; each++) {
        reach[each] = (reach[each] ?? 0) + powers[tower]
        const typed = supply[each]
        if (typed !== undefined) typed[typeOf(tower)] += powers[tower]
      }
    }
  }
  let needed = 0
  let short = 0
  for (let level = 4; level > 0; level--) {
    needed += needs.portals[level] ?? 0
    short = Math.max(short, needed - (reach[level] ?? 0))
  }
  const held = needs.boss ? points.holder * Math.min(holders, HOLDERS) : 0
  const mismatch = needs.demands.length > 0 ? points.mismatch * Math.max(0, shortOf(needs.demands, supply) - short) : 0
  return points.tower * power * needs.time - points.shortage * short - mismatch + held + seen
}

/** What the team loses with a tower that is spent on a portal, by the portal: what it covers there nobody need cover any more. */
export const priceOn = (arsenal: Arsenal, needs: Needs, seat: Seat, tower: TowerId): ((target: Target) => number) => {
  const worth = towerWorth(arsenal, needs, seat, tower)
  const { points, power } = needs.weights
  if (points.spent === 0) return () => worth
  const rest = withTower(arsenal, seat, tower)
  const before = arsenalWorth(rest, needs)
  const known = new Map<Target, number>()
  return target => {
    let price = known.get(target)
    if (price === undefined) {
      const after = arsenalWorth(rest, needsWithout(needs, target, typeOf(tower), power[tower]))
      known.set(target, (price = worth - points.spent * (after - before)))
    }
    return price
  }
}
/** The same needs once a tower of that type has covered as much of a portal as it can. */
const needsWithout = (
  needs: Needs,
  { face, tiles, soldiers, bases }: Target,
  type: DamageType,
  power: number,
): Needs => {
  const { level } = face
  if (level === undefined) return needs
  const bare = face.squares & ~(tiles | soldiers | bases)
  const portals = [...needs.portals]
  portals[level] = (portals[level] ?? 0) - Math.min(power, bits(bare))
  const demands = needs.demands.map((demand, each) =>
    each === level ? without(demand, face, bare, type, power) : demand,
  )
  return { ...needs, portals, demands }
}

/** What the team loses with a tower. */
const towerWorth = (arsenal: Arsenal, needs: Needs, seat: Seat, tower: TowerId): number =>
  arsenalWorth(arsenal, needs) - arsenalWorth(withTower(arsenal, seat, tower), needs)
