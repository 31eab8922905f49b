import { HEROES } from '../../content/heroes.ts'
import type { DeckId, RegionId } from '../../content/ids.ts'
import { WEEKS } from '../../content/numbers.ts'
import { why } from '../state/reasons.query.ts'
import { regionOf } from './regions.query.ts'
import { placeNamed } from './world.query.ts'
import { ask } from '../combat/fight.ts'
import { noteOdyssey } from './legacy.ts'
import { freeOptions, whyNotFree } from '../effects/deeds.ts'
import { acceptOpportunity } from './opportunities.ts'
import { spectate } from './spectate.ts'
import { ending, go, step } from '../state/kit.ts'
import type { Anchor, Free, Now, Offers } from '../state/shape.ts'

/** At a capital there is nothing to decide; elsewhere the front card is accepted or watched (VIC-EVENT-01…03). */
export const event = step('event.phase', play => {
  const { open } = play.state
  open.phase = 'event'
  const deck = deckHere(open)
  if (deck !== undefined) return play.next(decide({ deck }))
  open.phase = 'combat'
  if (open.act < 4) return play.next(go('combat.preparePrimus', { hero: primusOf(open, regionOf(open.place)) }))
  noteOdyssey(play)
  play.next(go('combat.prepareScion'))
})

/** The deck of this kind of place; a capital has none. */
const deckHere = ({ place }: Now['open']): DeckId | undefined => {
  const { kind } = placeNamed(place)
  return kind === 'sport' || kind === 'bloodshed' || kind === 'opportunity' ? kind : undefined
}
const primusOf = ({ primuses }: Now['open'], region: RegionId) => {
  for (const { hero, defeated } of primuses) if (!defeated && HEROES[hero].home === region) return hero
  throw new Error(`no primus is to be faced in ${region}`)
}

/** With 11 weeks marked the last one is kept for the capital (VIC-ACT-04, VIC-EVENT-06, VIC-RULING-17). */
const hasWeek = ({ weeks }: Now['open']): boolean => weeks < WEEKS - 1

const decide = ask('event', {
  repeat: true,
  options: ({ open }, { deck }) => {
    const front = open.fronts[deck]
    const list: Offers<'accept' | 'spectate' | Free> = []
    const at: Anchor = front === undefined ? `deck ${deck}` : `card ${front}`
    if (front !== undefined && hasWeek(open)) list.push(ending({ do: 'accept' }, accept({ deck }), at))
    list.push(ending({ do: 'spectate' }, spectate({ deck }), at))
    list.push(...freeOptions(open))
    return list
  },
  whyNot: ({ open }, { deck }, { answer }) => {
    if (answer?.do !== 'accept') return whyNotFree(open, answer)
    if (!hasWeek(open)) return why('VIC-EVENT-06', 'noWeekToAccept', { weeks: open.weeks })
    return open.fronts[deck] === undefined ? why('VIC-RULING-114', 'deckEmpty', { deck }) : undefined
  },
})

/** Sport and Bloodshed are combats, Opportunities are not (VIC-EVENT-05). */
const accept = step('event.accept', (play, { deck }) => {
  const { open } = play.state
  const card = open.fronts[deck]
  if (card === undefined) throw new Error(`the ${deck} deck is empty`)
  play.emit({ type: 'accepted', card })
  if (deck === 'opportunity') return play.next(acceptOpportunity())
  open.phase = 'combat'
  play.next(go('combat.prepareEvent'))
})
