import { TURN_CARDS } from '../../content/cards.ts'
import { DESTRUCTION } from '../../content/regions.ts'
import { isDestroyed } from '../land/map.query.ts'
import type { Now, RegionId } from '../state/shape.ts'

type OpenNow = Now['open']

export interface Forecast {
  /** Known cards still to come this Round that attack the Region, by the place it has on them. */
  readonly first: number
  readonly second: number
  readonly dire: number
  /** The level if none of them is Defended. */
  readonly level: number
  /** It would be Destroyed. */
  readonly falls: boolean
  /** Points that would go to the Capital. */
  readonly capital: number
}

/**
 * What the known cards of this Round may do to a Region: never the unknown card, the order, the Horde or the Leftovers.
 */
export const forecast = (open: OpenNow, region: RegionId): Forecast => {
  let first = 0
  let second = 0
  let dire = 0
  for (const id of open.inTurnDeck) {
    const card = TURN_CARDS[id]
    if (card.kind === 'dire' && card.attacks[0] === region) dire++
    else if (card.kind === 'enemy' && card.attacks[0] === region) first++
    else if (card.kind === 'enemy' && card.attacks[1] === region) second++
  }
  const { threat } = open.regions[region]
  const attacks = first + second + dire
  if (isDestroyed(open, region)) return { first, second, dire, level: threat, falls: false, capital: attacks }
  const falls = threat + attacks >= DESTRUCTION.region
  const level = Math.min(DESTRUCTION.region, threat + attacks)
  return { first, second, dire, level, falls, capital: falls ? threat + attacks - DESTRUCTION.region + 1 : 0 }
}
