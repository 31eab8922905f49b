import type { SiteId, TowerId } from '../content/ids.ts'
import type { Built, Fact, Open, Seat } from '../rules/state.ts'

/** One copy less of a tower in a list. */
const without = (list: readonly TowerId[], tower: TowerId): TowerId[] => {
  const at = list.indexOf(tower)
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}
const inSupply = (open: Open, tower: TowerId, change: number): Open => ({
  ...open,
  supply: { ...open.supply, [tower]: Math.max(0, (open.supply[tower] ?? 0) + change) },
})
const withHand = (open: Open, seat: Seat, hand: TowerId[]): Open => ({
  ...open,
  hands: { ...open.hands, [seat]: hand },
})
const withIncoming = (open: Open, seat: Seat, towers: TowerId[]): Open => ({
  ...open,
  incoming: { ...open.incoming, [seat]: towers },
})
const withSite = (open: Open, site: SiteId, built: readonly Built[]): Open => {
  const { [site]: _before, ...sites } = open.sites
  return { ...open, sites: built.length > 0 ? { ...sites, [site]: [...built] } : sites }
}

/** Off the sites: the builder's own copy before anybody else's. */
const takenFromSites = (open: Open, seat: Seat, tower: TowerId): Open => {
  const found = (Object.entries(open.sites) as [SiteId, Built[]][]).flatMap(([site, built]) =>
    built.flatMap((each, index) => (each.tower === tower && !each.faceDown ? [{ site, index, by: each.by }] : [])),
  )
  const given = open.given.find(each => each.to === seat && open.sites[each.site]?.[each.index]?.tower === tower)
  const taken = given ?? found.find(({ by }) => by === seat) ?? found[0]
  if (!taken) return open
  return withSite(
    open,
    taken.site,
    (open.sites[taken.site] ?? []).filter((_each, index) => index !== taken.index),
  )
}

/** What becomes of towers in hands, on sites and in the supply; undefined for facts about something else. */
export const towersAfter = (open: Open, fact: Fact): Open | undefined => {
  switch (fact.type) {
    case 'towersDealt': {
      const supplied = fact.towers.reduce((now, tower) => inSupply(now, tower, -1), open)
      return withHand(supplied, fact.seat, [...open.hands[fact.seat], ...fact.towers])
    }
    case 'towerBuilt': {
      const { seat, site, tower, turn } = fact
      const played = withHand(open, seat, without(open.hands[seat], tower))
      return withSite(played, site, [...(open.sites[site] ?? []), { tower, turn, by: seat, faceDown: false }])
    }
    case 'towerTurned':
      return withSite(
        open,
        fact.site,
        (open.sites[fact.site] ?? []).map((built, i) => (i === fact.index ? { ...built, faceDown: true } : built)),
      )
    case 'towerPassed': {
      const { seat, to, tower, as } = fact
      const passed = withHand(open, seat, without(open.hands[seat], tower))
      const arrives = withIncoming(passed, to, [...passed.incoming[to], as])
      return as === tower ? arrives : inSupply(inSupply(arrives, as, -1), tower, 1)
    }
    case 'towerLowered': {
      const { seat, tower, to } = fact
      const lowered = withIncoming(open, seat, [...without(open.incoming[seat], tower), to])
      return inSupply(inSupply(lowered, to, -1), tower, 1)
    }
    case 'assigned': {
      const { site, index, to } = fact
      const others = open.given.filter(each => each.site !== site || each.index !== index)
      return { ...open, given: [...others, { site, index, to }] }
    }
    case 'pickedUp': {
      const { seat, towers, arrived } = fact
      const cleared = towers.reduce((now, tower) => takenFromSites(now, seat, tower), open)
      return withIncoming(withHand(cleared, seat, [...open.hands[seat], ...towers, ...arrived]), seat, [])
    }
    case 'towerLost': {
      const built = open.sites[fact.site] ?? []
      const at = built.findIndex(({ tower, faceDown }) => tower === fact.tower && faceDown)
      return inSupply(withSite(open, fact.site, at < 0 ? built : built.filter((_each, i) => i !== at)), fact.tower, 1)
    }
    case 'bought': {
      const { tower, to, price, crystals } = fact
      const paid = { ...inSupply(open, tower, -1), crystals, bought: [...open.bought, { tower, to, price }] }
      return withHand(paid, to, [...open.hands[to], tower])
    }
    case 'refunded': {
      const { tower, to, crystals } = fact
      const at = open.bought.findIndex(each => each.tower === tower && each.to === to)
      const back = { ...inSupply(open, tower, 1), crystals, bought: open.bought.filter((_each, i) => i !== at) }
      return withHand(back, to, without(open.hands[to], tower))
    }
    default:
      return undefined
  }
}
