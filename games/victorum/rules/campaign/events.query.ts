import { BLOODSHEDS } from '../../content/bloodsheds.ts'
import type { EventId, OpportunityId } from '../../content/ids.ts'
import { OPPORTUNITIES } from '../../content/opportunities.ts'
import { SPORTS } from '../../content/sports.ts'
import type { EventEffect, FightCard, OpportunityCard } from '../../content/types.ts'
import type { Seen } from '../state/shape.ts'

const FIGHTS: Readonly<Record<EventId, FightCard>> = { ...SPORTS, ...BLOODSHEDS }

export const fightNamed = (id: EventId): FightCard => {
  const card = FIGHTS[id]
  if (card === undefined) throw new Error(`there is no event "${id}"`)
  return card
}
export const opportunityNamed = (id: OpportunityId): OpportunityCard => {
  const card = OPPORTUNITIES[id]
  if (card === undefined) throw new Error(`there is no opportunity "${id}"`)
  return card
}

/** The card of the combat in progress says so. */
export const hasEffect = ({ combat }: Seen['open'], effect: EventEffect): boolean => {
  if (combat?.event === undefined) return false
  const card = FIGHTS[combat.event]
  return card !== undefined && card.effects.length > 0 && card.effects.includes(effect)
}
