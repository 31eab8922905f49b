import { CARD_IDS, TURN_CARDS } from '../content/cards.ts'
import { COLOURS } from '../content/levels.ts'
import { DESTRUCTION, REGION_IDS } from '../content/regions.ts'
import type { CardId, Now, RegionId } from '../rules/state/shape.ts'

const REGION_INDEX = Object.fromEntries(REGION_IDS.map((region, index) => [region, index])) as Readonly<
  Record<RegionId, number>
>

/** What a Region has to expect, from what everybody knows. */
export interface Outlook {
  readonly region: RegionId
  readonly level: number
  readonly destroyed: boolean
  /** Attacks by the known cards still to come this Round. */
  now: number
  /** Attacks in a whole Round by the known cards of the cycle. */
  rate: number
  /** HP of the Defenders who are there and could Defend. */
  guard: number
}
type Seen = Pick<Now, 'open' | 'piles'>

/** The attacked Regions of every card, as positions in REGION_IDS. */
const ATTACKS = Object.fromEntries<readonly number[]>(
  CARD_IDS.map(id => {
    const card = TURN_CARDS[id]
    return [id, 'attacks' in card ? card.attacks.map(region => REGION_INDEX[region]) : []]
  }),
) as Readonly<Record<CardId, readonly number[]>>

/** All Outer Regions in the order of REGION_IDS. */
export function outlookOf({ open, piles }: Seen): readonly Outlook[] {
  const list: Outlook[] = []
  for (const region of REGION_IDS) {
    const { threat, marker } = open.regions[region]
    list.push({ region, level: threat, destroyed: marker !== undefined, now: 0, rate: 0, guard: 0 })
  }
  for (const card of open.inTurnDeck) for (const at of ATTACKS[card]) count(list[at], 1, 1)
  for (const card of open.discard) for (const at of ATTACKS[card]) count(list[at], 0, 1)
  if (open.resolving !== undefined) for (const at of ATTACKS[open.resolving]) count(list[at], 0, 1)
  if (open.tomb !== undefined) for (const at of ATTACKS[open.tomb]) count(list[at], 0, 1)
  const unknown = (piles.turn - open.inTurnDeck.length) / (DESTRUCTION.region - 1)
  for (const each of list) count(each, unknown, unknown)
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (defender !== undefined && defender.at !== 'capital') {
      const there = list[REGION_INDEX[defender.at]]
      if (there) there.guard += defender.hp
    }
  }
  return list
}

function count(outlook: Outlook | undefined, now: number, rate: number): void {
  if (!outlook) return
  outlook.now += now
  outlook.rate += rate
}
