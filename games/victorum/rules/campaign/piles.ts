import type { BagChip, ChipId, DeckId, EventId, OpportunityId, RegionId } from '../../content/ids.ts'
import type { Cause, Play } from '../state/shape.ts'

/**
 * The front card of a deck and the front chip of a stack lie open in `fronts` and `stacks`: they are not in their piles, which
 * hold only what is behind them (VIC-GEN-07, VIC-GEN-08). Cards that were put in order are in the pile and in `known`.
 */
type Card = EventId | OpportunityId

/** Turns the next card of a deck up, if it has no front. */
export const showFront = (play: Play, deck: DeckId): void => {
  const { open } = play.state
  if (open.fronts[deck] !== undefined) return
  const card = play.draw(deck)
  if (card === undefined) return
  open.fronts[deck] = card
  open.known[deck].shift()
  play.emit({ type: 'cardRevealed', deck, card })
}
/** Takes the front card away; the one behind it is seen at once (VIC-GEN-08). */
export const takeFront = (play: Play, deck: DeckId): Card | undefined => {
  const { fronts } = play.state.open
  const card = fronts[deck]
  delete fronts[deck]
  showFront(play, deck)
  return card
}
/** To the back of its deck, as all that is discarded (VIC-GEN-13). The only card of a deck is its front. */
export const putUnder = (play: Play, deck: DeckId, card: Card): void => {
  play.place(deck, card, 'bottom')
  showFront(play, deck)
}
/** Behind the front in this order, the next first: the player knows them until they are drawn (VIC-RULING-25). */
export const putInOrder = (play: Play, deck: DeckId, cards: readonly Card[]): void => {
  const { known } = play.state.open
  for (const card of cards.toReversed()) play.place(deck, card)
  known[deck] = [...cards, ...known[deck]]
}

/** The front chip of a faction stack; the next one is seen at once (VIC-LINEUP-02, VIC-GEN-08). */
export const takeLocal = (play: Play, region: RegionId): ChipId | undefined => {
  const { stacks } = play.state.open
  const chip = stacks[region]
  const next = play.draw(region)
  if (next === undefined) delete stacks[region]
  else stacks[region] = next
  return chip
}

/** A random chip: what is in the bag is known, the order never (VIC-RULING-26). */
export const drawBag = (play: Play, cause: Cause): BagChip | undefined => {
  const { open } = play.state
  if (open.bag.length === 0) return undefined
  play.shuffle('bag')
  const what = play.draw('bag')
  if (what === undefined) return undefined
  open.bag.splice(open.bag.indexOf(what), 1)
  play.emit({ type: 'bagDrawn', what, cause })
  return what
}
export const putInBag = (play: Play, what: BagChip): void => {
  const { bag } = play.state.open
  play.place('bag', what)
  let at = bag.length
  while (at > 0 && (bag[at - 1] as BagChip) > what) at--
  bag.splice(at, 0, what)
}
/** Takes a known thing out of the bag, such as a bane that is removed. */
export const takeFromBag = (play: Play, what: BagChip): boolean => {
  const { bag } = play.state.open
  const index = bag.indexOf(what)
  if (index < 0) return false
  bag.splice(index, 1)
  const aside: BagChip[] = []
  for (let chip = play.draw('bag'); chip !== undefined && chip !== what; chip = play.draw('bag')) aside.push(chip)
  for (const chip of aside) play.place('bag', chip)
  return true
}
