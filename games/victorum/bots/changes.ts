import type { OpportunityId } from '../content/ids.ts'
import { B } from '../content/lineups.ts'
import type { FightCard } from '../content/types.ts'
import { fightNamed } from '../rules/campaign/events.query.ts'
import { fullHealth } from '../rules/units/stats.query.ts'
import { oddsOfEvent } from './odds.ts'
import { POINTS } from './points.ts'
import type { FightScores } from './scores.ts'

/** What the rewards of cards with a change are worth once it is won. */
const PRIZES: Readonly<Partial<Record<OpportunityId, number>>> = { O01: 1.6, O04: 1.6, O33: 0.4, O34: 1.1 }
/** Below that a handicap is not asked for. */
const SAFE = 0.85

/** The event as the change makes it (O01 a bag unit more, O04 the hero alone, O33 a camp unit fewer). */
const changed = (card: FightCard, id: OpportunityId): FightCard => {
  const { rival, player } = card
  if (id === 'O01') return { ...card, rival: [...rival, B] }
  if (id === 'O04') return { ...card, player: { hero: true, camp: 0 } }
  return id === 'O33' ? { ...card, player: { ...player, camp: player.camp - 1 } } : card
}

/** A handicap is taken where the event will be won all the same, alone only by a hero that is well and can be saved. */
export const change: FightScores['combat.change']['change'] = ({ open, combat }, { card: id }) => {
  if (combat.event === undefined) return 0
  const chance = oddsOfEvent(open, changed(fightNamed(combat.event), id), combat.region)
  if (chance < SAFE) return -1
  if (id === 'O04' && (open.hero.blessings === 0 || open.hero.hp < fullHealth(open))) return -1
  const price = (1 - chance) * (POINTS.upgrade + 0.3 * open.act) + (id === 'O34' ? POINTS.bane : 0)
  return chance * (PRIZES[id] ?? 0) - price
}
