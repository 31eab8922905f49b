import { useState } from 'react'
import { Dialog, Icon, Pile, Pips } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { ACTION_POINTS } from '../../content/levels.ts'
import { HERO_IDS } from '../../content/cards.ts'
import { anyDestroyed } from '../../rules/land/map.query.ts'
import { foeArrivesAfterRound, knownTop } from '../../rules/round/cards.query.ts'
import { AnchorButton, optionsAt } from '../map/Anchor.tsx'
import { CardFace } from './CardFace.tsx'
import { cardGlyph, glyphs } from '../art/glyphs.ts'
import { answersOf, nameOf, viewOf } from '../read.ts'
import { say } from '../words.ts'

const DiscardList = ({ board, onClose }: { board: BoardProps; onClose: () => void }) => {
  const { discard } = viewOf(board.view).open
  return (
    <Dialog title={say(board.text, 'discard')} close={say(board.text, 'close')} onClose={onClose}>
      {discard.length === 0 ? <p className="soft">{say(board.text, 'discardEmpty')}</p> : undefined}
      <div className="faces">
        {[...discard].reverse().map(card => (
          <CardFace key={card} board={board} anchor={`card ${card}`} glyph={cardGlyph(card)} />
        ))}
      </div>
    </Dialog>
  )
}

/** Player Cards to choose from; on a desk they stand in the list alone, with what they can do. */
const HeroRow = ({ board }: { board: BoardProps }) => (
  <ul className="hero-grid" aria-label={say(board.text, 'heroes')}>
    {HERO_IDS.filter(hero => optionsAt(board, [`hero ${hero}`]).length > 0).map(hero => (
      <li key={hero}>
        <AnchorButton board={board} anchors={[`hero ${hero}`]} className="hero-card">
          <Icon body={glyphs[hero]} size={24} />
          <span>{nameOf(board.text, board.view, `hero ${hero}`)}</span>
        </AnchorButton>
      </li>
    ))}
  </ul>
)

/** Cards of the Discard Pile to choose from. */
const CardRow = ({ board }: { board: BoardProps }) => (
  <ul className="hero-row">
    {answersOf(board, 'card').map(({ id, answer: { card } }) => (
      <li key={id}>
        <CardFace board={board} anchor={`card ${card}`} glyph={cardGlyph(card)} />
      </li>
    ))}
  </ul>
)

const ActionPoints = ({ board }: { board: BoardProps }) => {
  const { open } = viewOf(board.view)
  const { text } = board
  const { turn } = open
  const next = anyDestroyed(open) ? ACTION_POINTS.afterDestruction : ACTION_POINTS.normal
  const left = turn ? (turn.card === 'own' ? turn.ap : turn.pool) : next
  const granted = turn ? Math.max(turn.granted, left) : next
  const after = board.foreseen ? viewOf(board.foreseen).open.turn : undefined
  const afterLeft = after?.card === 'own' ? after.ap : after?.pool
  const spent = turn && afterLeft !== undefined ? Math.max(0, left - afterLeft) : 0
  return (
    <div className="tray-ap">
      <span className="label">{say(text, turn ? (turn.card === 'own' ? 'apLeft' : 'poolLeft') : 'apNext')}</span>
      <span className="row ap-row">
        <b className="num ap-number">{left}</b>
        <Pips left={left} planned={spent} of={granted} label={say(text, 'apOf', { left, granted })} />
      </span>
      <span className="small soft">{say(text, granted > ACTION_POINTS.normal ? 'apFour' : 'apThree')}</span>
    </div>
  )
}

/** Piles and counters: Turn Deck, Discard Pile, Horde with the Foe's arrival, Action Points and why so many. */
export const Dock = (board: BoardProps) => {
  const [looking, setLooking] = useState(false)
  const { view, text } = board
  const { open, piles } = viewOf(view)
  const asked = viewOf(view).agenda.at(-1)?.do
  if (asked === 'setup.chooseHero' && board.compact)
    return (
      <div className="defenders-tray">
        <HeroRow board={board} />
      </div>
    )
  if (asked === 'ability.chooseCard' && board.options.length > 0)
    return (
      <div className="defenders-tray">
        <CardRow board={board} />
      </div>
    )
  const top = knownTop(viewOf(view))
  const foeRound = foeArrivesAfterRound(viewOf(view))
  const arrival = foeRound === undefined ? say(text, 'foeHere') : say(text, 'foeComes', { round: foeRound })
  return (
    <div className={board.compact ? 'defenders-tray compact' : 'defenders-tray'}>
      <Pile
        icon={top ? cardGlyph(top) : glyphs.deck}
        count={piles.turn}
        name={top ? nameOf(text, view, `card ${top}`) : say(text, 'turnDeck')}
        back={!top}
        label={say(text, 'turnDeckSize', { cards: piles.turn })}
        {...(top ? { onOpen: () => board.open(`card ${top}`) } : {})}
      />
      <Pile
        icon={cardGlyph(open.discard.at(-1) ?? '')}
        count={open.discard.length}
        name={say(text, 'discard')}
        label={say(text, 'discardSize', { cards: open.discard.length })}
        onOpen={() => setLooking(true)}
      />
      <Pile
        icon={glyphs.horde}
        count={piles.horde}
        name={
          <>
            {say(text, 'horde')}
            <br />
            {arrival}
          </>
        }
        back
        label={`${say(text, 'hordeSize', { cards: piles.horde })}, ${arrival}`}
      />
      <ActionPoints board={board} />
      {looking ? <DiscardList board={board} onClose={() => setLooking(false)} /> : undefined}
    </div>
  )
}
