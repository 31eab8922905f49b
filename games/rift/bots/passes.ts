import type { TowerId } from '../content/ids.ts'
import { midasUpgrades } from '../rules/spells/spells.query.ts'
import { priceOf, upgradesOf } from '../rules/towers/towers.query.ts'
import { TOWER_IDS } from '../content/towers.ts'
import type { Seat } from '../rules/state/shape.ts'
import { words } from '../words.ts'
import type { Open } from './field.ts'
import { type Arsenal, arsenalWorth, type Needs, withTower } from './hands.ts'

export interface Scored {
  readonly id: string
  readonly score: number
}

/** What passing a card in hand gains, or upgrading it alone: it is there again next round, one level higher. */
export const passesOf = (open: Open, seat: Seat, tower: TowerId, arsenal: Arsenal, needs: Needs): Scored[] => {
  const ups = upgradesOf(open, tower)
  const alone = open.seats.length === 1
  if (ups.length === 0) return []
  const before = arsenalWorth(arsenal, needs)
  const found: Scored[] = []
  for (const to of open.seats) {
    if (to === seat && !alone) continue
    for (const as of ups) {
      const branch = ups.length > 1 ? as : 'next'
      const score = arsenalWorth(withTower(arsenal, seat, tower, to, as), needs) - before
      found.push({ id: passId(alone, tower, to, branch), score })
    }
  }
  return found.sort(best)
}
const passId = (alone: boolean, tower: TowerId, to: Seat, as: TowerId | 'next'): string =>
  words.id(alone ? { do: 'upgrade', tower, as } : { do: 'pass', tower, to, as })
const best = (a: Scored, b: Scored): number => b.score - a.score

/** The same with Hand of Midas, which raises it twice (RIFT-RULING-62). */
export const midasOf = (open: Open, seat: Seat, arsenal: Arsenal, needs: Needs): Scored[] => {
  const alone = open.seats.length === 1
  const before = arsenalWorth(arsenal, needs)
  const found: Scored[] = []
  for (const tower of new Set(open.hands[seat]))
    for (const as of midasUpgrades(open, tower))
      for (const to of open.seats) {
        if (to === seat && !alone) continue
        const score = arsenalWorth(withTower(arsenal, seat, tower, to, as), needs) - before
        found.push({ id: passId(alone, tower, to, as), score })
      }
  return found.sort(best)
}

/** What buying gains, the price taken off: crystals are good for nothing but towers (RIFT-BUY-01, RIFT-BUY-02). */
export const purchasesOf = (open: Open, arsenal: Arsenal, needs: Needs): Scored[] => {
  const { points } = needs.weights
  const before = arsenalWorth(arsenal, needs)
  const found: Scored[] = []
  for (const tower of TOWER_IDS) {
    const price = priceOf(open, tower)
    if (price === undefined || price > open.crystals || (open.supply[tower] ?? 0) === 0) continue
    for (const to of open.seats) {
      const gain = arsenalWorth(withTower(arsenal, undefined, undefined, to, tower), needs) - before
      found.push({ id: words.id({ do: 'buy', tower, to }), score: gain - points.crystal * points.thrift * price })
    }
  }
  return found.sort(best)
}
