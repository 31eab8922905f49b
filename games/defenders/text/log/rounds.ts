import type { CardId } from '../../rules/state/shape.ts'
import { cardName } from '../names.ts'
import type { Words } from '../words.ts'
import { cardAt, placeAt, type Tellers } from './line.ts'

/** Which face stands for a card among the icons. */
const cardIcon = (card: CardId) => (card.startsWith('turn.') ? 'turn' : card.startsWith('all.') ? 'all' : card)

/** Rounds, cards and piles. */
export const roundLines = (words: Words) => {
  const { log } = words
  const names = (cards: readonly CardId[]) => cards.map(card => cardName(words, card))
  return {
    mapDealt: () => ({ text: log.mapDealt, icon: 'capital' }),
    roundBegan: ({ round }) => ({ text: log.round(round), icon: 'round', heading: true, round: true }),
    drawn: ({ card }) => ({ text: cardName(words, card), icon: cardIcon(card), at: [cardAt(card)], heading: true }),
    discarded: ({ card, unresolved }) =>
      unresolved
        ? { text: log.discardedUnresolved(cardName(words, card)), icon: 'discard', at: [cardAt(card)] }
        : undefined,
    cardsShown: ({ cards }) => ({
      text: log.cardsShown(names(cards)),
      icon: 'deck',
      at: cards.map(cardAt),
    }),
    cardsPlaced: ({ cards, where }) => ({
      text: where === 'top' ? log.placedOnTop(names(cards)) : log.placedBelow(names(cards)),
      icon: 'deck',
      at: cards.map(cardAt),
    }),
    topBuried: ({ card }) => ({
      text: log.topBuried(card === undefined ? undefined : cardName(words, card)),
      icon: 'deck',
    }),
    entombed: ({ card, defender }) => ({
      text: log.entombed(defender, cardName(words, card)),
      tone: 'good',
      icon: 'tomb',
      at: [placeAt('ruins')],
    }),
    leftTomb: ({ card }) => ({ text: log.leftTomb(cardName(words, card)), icon: 'tomb', at: [placeAt('ruins')] }),
    roundEnded: ({ round }) => ({ text: log.roundEnded(round), icon: 'round', heading: true }),
    hordeAdded: ({ left }) => ({ text: log.hordeAdded(left), icon: 'horde' }),
    reshuffled: ({ cards }) => ({ text: log.reshuffled(cards), icon: 'shuffle' }),
    ended: ({ result }) =>
      result === 'won'
        ? { text: log.won, tone: 'good', icon: 'won', heading: true }
        : { text: log.lost, tone: 'bad', icon: 'lost', heading: true },
  } satisfies Partial<Tellers>
}
