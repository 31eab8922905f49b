import { Icon, MiniToken } from '@tabletome/boardkit'
import type { BoardProps, ExtraLeaf } from '../../../types.ts'
import { TURN_CARDS } from '../../content/cards.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { unknownInTurnDeck, unseenEnemies } from '../../rules/round/cards.query.ts'
import type { CardId } from '../../rules/state/shape.ts'
import { AnchorButton } from '../map/Anchor.tsx'
import { cardGlyph, glyphs } from '../art/glyphs.ts'
import { ARMS, nameOf, viewOf } from '../read.ts'
import { say } from '../words.ts'

/** Enemies first, in the order of the book, then the Defenders' own cards. */
const ORDER = { dire: 0, enemy: 1, defender: 2, allDefenders: 3 } as const
const inOrder = (cards: readonly CardId[]) =>
  [...cards].sort((a, b) => ORDER[TURN_CARDS[a].kind] - ORDER[TURN_CARDS[b].kind])

const CardIcon = ({ board, card }: { board: BoardProps; card: CardId }) => {
  const turn = TURN_CARDS[card]
  const hero = turn.kind === 'defender' ? viewOf(board.view).open.defenders[turn.colour]?.hero : undefined
  return turn.kind === 'defender' && hero ? (
    <MiniToken seat={ARMS[turn.colour]} glyph={glyphs[hero]} size={22} />
  ) : (
    <Icon body={cardGlyph(card)} size={18} className="soft" />
  )
}

const Row = ({ board, card, place }: { board: BoardProps; card: CardId; place?: string | undefined }) => {
  const { text, view } = board
  const turn = TURN_CARDS[card]
  const attacks = turn.kind === 'enemy' || turn.kind === 'dire' ? turn.attacks : []
  const where = attacks.map(region => nameOf(text, view, `place ${region}`)).join('\u2009›\u2009')
  const name = nameOf(text, view, `card ${card}`)
  return (
    <li>
      <AnchorButton board={board} anchors={[`card ${card}`]} className="deck-row">
        <CardIcon board={board} card={card} />
        <span className="grow">{name}</span>
        <span className="small soft">{place ?? where}</span>
      </AnchorButton>
    </li>
  )
}

/** Cards whose place in the deck everybody knows, by the words for it. */
const knownPlaces = (board: BoardProps) => {
  const { open, piles } = viewOf(board.view)
  const places = new Map<CardId, string>()
  for (const { position, card } of open.knownAt) {
    const word =
      position === 0
        ? say(board.text, 'onTop')
        : position === piles.turn - 1
          ? say(board.text, 'atBottom')
          : say(board.text, 'atPlace', { place: position + 1 })
    places.set(card, word)
  }
  return places
}

const Unknown = ({ board }: { board: BoardProps }) => {
  const { open } = viewOf(board.view)
  const cards = unknownInTurnDeck(viewOf(board.view))
  if (cards <= 0) return undefined
  const words =
    open.round === 1
      ? say(board.text, 'unknownEnemies', { cards })
      : cards === 1
        ? say(board.text, 'unknownCard')
        : say(board.text, 'unknownCards', { cards })
  return (
    <li className="deck-row">
      <Icon body={glyphs.unknown} size={18} className="soft" />
      <span className="grow">{words}</span>
    </li>
  )
}

/** What has not been met yet, and what has left the game for good. */
const More = ({ board }: { board: BoardProps }) => {
  const { view, text } = board
  const { open, piles } = viewOf(view)
  const { enemies, dire } = unseenEnemies(open)
  const gone = REGION_IDS.flatMap(region => {
    const { marker } = open.regions[region]
    return typeof marker === 'object' ? [marker.card] : []
  })
  const names = (cards: readonly CardId[]) =>
    cards.map(card => nameOf(text, view, `card ${card}`)).join(', ') || say(text, 'nothing')
  return (
    <details className="deck-more">
      <summary>{say(text, 'moreCards')}</summary>
      <p className="small">
        <b>{say(text, 'unseen')}</b> {names([...enemies, ...dire])}
      </p>
      {open.tomb ? (
        <p className="small">{say(text, 'tomb', { card: nameOf(text, view, `card ${open.tomb}`) })}</p>
      ) : undefined}
      <p className="small">
        <b>{say(text, 'gone')}</b> {names(gone)}
      </p>
      <p className="small soft">{say(text, 'leftover', { cards: piles.leftover })}</p>
    </details>
  )
}

const StillToCome = ({ board }: { board: BoardProps }) => {
  const { open } = viewOf(board.view)
  const places = knownPlaces(board)
  const placed = [...open.knownAt].sort((a, b) => a.position - b.position).map(({ card }) => card)
  const others = inOrder(open.inTurnDeck.filter(card => !places.has(card)))
  return (
    <div className="defenders-knowledge">
      <ul className="deck-list">
        {placed.map(card => (
          <Row key={card} board={board} card={card} place={places.get(card)} />
        ))}
        {others.map(card => (
          <Row key={card} board={board} card={card} />
        ))}
        <Unknown board={board} />
      </ul>
      <More board={board} />
    </div>
  )
}

/** What everybody knows of the Turn Deck: cards at known places first, then the rest in no order. */
export const leaves = (board: BoardProps): readonly ExtraLeaf[] => [
  {
    id: 'toCome',
    title: say(board.text, 'stillToCome'),
    aside: say(board.text, 'cardsAnyOrder', { cards: viewOf(board.view).piles.turn }),
    body: <StillToCome board={board} />,
  },
]
