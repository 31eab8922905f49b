import { DECKS, PLAIN_2 } from '../../content/cards.ts'
import type { CardId, DeckId, Slot, Spawn, TrayId } from '../../content/ids.ts'
import { INSTEAD } from '../../content/waves.ts'
import { cardOf, isBossId } from '../march/trays.query.ts'
import type { Play } from './shape.ts'

/**
 * Cards for the slots of a stack, drawn at random and put face down, the first slot on top. Which ones stays hidden; the
 * slots and the crystals on the back of the top card are open (RIFT-RULING-69).
 */
export const fillStack = (play: Play, spawn: Spawn, slots: readonly Slot[]): void => {
  const { open } = play.state
  const drawn = slots.map(slot => drawFor(play, slot))
  for (const { card } of drawn.toReversed()) play.place(`stack${spawn}`, card)
  open.slots[spawn] = drawn.map(({ slot }) => slot)
  const top = drawn[0]?.card
  if (top === undefined) delete open.tops[spawn]
  else open.tops[spawn] = isBossId(top) ? 0 : cardOf(top).crystals
}

const drawFor = (play: Play, slot: Slot): { card: TrayId; slot: Slot } => {
  if (isBossId(slot)) return { card: slot, slot }
  if (slot === '2a') {
    const plain = take(play, '2', true)
    return plain === undefined ? drawFor(play, '2') : { card: plain, slot }
  }
  const card = take(play, slot, false)
  if (card !== undefined) return { card, slot }
  const instead = INSTEAD[slot]
  if (instead === undefined) throw new Error(`no card is left for a slot ${slot}`)
  return drawFor(play, instead)
}

/** First those never drawn; when there is none, those that have left play are shuffled in again. */
const take = (play: Play, deck: DeckId, plain: boolean): CardId | undefined => {
  const found = search(play, deck, plain)
  if (found !== undefined) return found
  return takeBack(play, deck, plain) ? search(play, deck, plain) : undefined
}

/** The uppermost card that fits; those above it go below. */
const search = (play: Play, deck: DeckId, plain: boolean): CardId | undefined => {
  const aside: CardId[] = []
  let found: CardId | undefined
  while (found === undefined) {
    const card = play.draw(`deck${deck}`)
    if (card === undefined) break
    if (plain && !PLAIN_2.includes(card)) aside.push(card)
    else found = card
  }
  for (const card of aside) play.place(`deck${deck}`, card, 'bottom')
  return found
}

const takeBack = (play: Play, deck: DeckId, plain: boolean): boolean => {
  const { open } = play.state
  const back = open.gone.filter(card => DECKS[deck].includes(card) && (!plain || PLAIN_2.includes(card)))
  open.gone = open.gone.filter(card => !back.includes(card))
  for (const card of back) play.place(`deck${deck}`, card)
  if (back.length > 0) play.shuffle(`deck${deck}`)
  return back.length > 0
}
