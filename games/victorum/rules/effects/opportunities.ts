import type { OpportunityId } from '../../content/ids.ts'
import { B } from '../../content/lineups.ts'
import type { RivalSlot } from '../../content/types.ts'
import { drawBane } from '../camp/banes.ts'
import { combatIn, combatOf } from '../combat/fight.ts'
import type { Now, Play } from '../state/shape.ts'

/** A handicap that an Opportunity in camp lets you take for an event (VIC-OPPORTUNITY-06, VIC-RULING-107). */
interface Change {
  /** Before all else, or once it is known what is fought. */
  readonly at: 'first' | 'sport' | 'bloodshed'
  can(state: Now): boolean
  make?(play: Play): void
  /** Rivals more. */
  readonly slots?: readonly RivalSlot[]
}
const CHANGES: Readonly<Partial<Record<OpportunityId, Change>>> = {
  /** One bane more. */
  O34: { at: 'first', can: ({ piles }) => piles.banes > 0, make: play => play.next(drawBane()) },
  /** A camp unit fewer. */
  O33: {
    at: 'sport',
    can: ({ open }) => combatOf(open).places.camp > 0,
    make: play => {
      combatIn(play).places.camp--
    },
  },
  /** A bag unit more against you. */
  O01: { at: 'bloodshed', can: () => true, slots: [B] },
  /** The hero alone. */
  O04: {
    at: 'bloodshed',
    can: ({ open }) => combatOf(open).places.hero,
    make: play => {
      combatIn(play).places.camp = 0
    },
  },
}
export const changeNamed = (card: OpportunityId): Change => {
  const change = CHANGES[card]
  if (change === undefined) throw new Error(`${card} changes no event`)
  return change
}
export const changesAt = (at: Change['at']): OpportunityId[] => {
  const list: OpportunityId[] = []
  for (const [card, change] of Object.entries(CHANGES)) if (change?.at === at) list.push(card as OpportunityId)
  return list
}
