import { useState } from 'react'
import { Dialog, Icon, Pips } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { TacticId } from '../../content/ids.ts'
import { ACTIONS, HAND_LIMIT } from '../../content/numbers.ts'
import { UNITS } from '../../content/units.ts'
import { AnchorButton } from './Anchor.tsx'
import { glyphs } from '../art/glyphs.ts'
import { optionsAt } from '../hand/places.ts'
import { answerOf, choiceOf, nameOf, openOf, viewOf } from '../read.ts'
import { say } from '../words.ts'

/** A Tactic Card face up: when it may be revealed and what it does. Gold round it while it can be. */
export const TacticCard = ({ board, card, still = false }: { board: BoardProps; card: TacticId; still?: boolean }) => {
  const { text } = board
  const live = !still && optionsAt(board, `tactic ${card}`).length > 0
  return (
    <AnchorButton board={board} anchor={`tactic ${card}`} className={live ? 'card tactic playable' : 'card tactic'}>
      <span className="card-head">
        <Icon body={glyphs.tactic} size={17} />
        <span className="card-name">{nameOf(text, board.view, `tactic ${card}`)}</span>
      </span>
      <span className="card-body">
        <b className="gold">{say(text, 'ifWord')}</b> {text.words(`tactic.${card}.if`)}{' '}
        <b className="gold">{say(text, 'thenWord')}</b> {text.words(`tactic.${card}.then`)}
      </span>
    </AnchorButton>
  )
}

const DiscardList = ({ board, onClose }: { board: BoardProps; onClose: () => void }) => {
  const { discard } = openOf(board.view)
  return (
    <Dialog title={say(board.text, 'discard')} close={say(board.text, 'close')} onClose={onClose}>
      {discard.length === 0 ? <p className="soft">{say(board.text, 'discardEmpty')}</p> : undefined}
      <div className="tactic-faces">
        {[...discard].reverse().map(card => (
          <TacticCard key={card} board={board} card={card} still />
        ))}
      </div>
    </Dialog>
  )
}

/** Unit Cards to choose from at the set-up of Solo and Co-op. */
const UnitChoice = ({ board }: { board: BoardProps }) => (
  <ul className="unit-choice" aria-label={say(board.text, 'keepOrGive')}>
    {board.options.flatMap(({ id, at }) => {
      const answer = answerOf(id)
      if (answer?.do !== 'keepUnit') return []
      const { card } = answer
      const unit = UNITS[card]
      const { health, move, melee, missile, supply } = unit.front
      return [
        <li key={id}>
          <AnchorButton board={board} anchor={at[0] ?? id} className="card unit-card">
            <span className="card-head">
              <Icon body={glyphs[unit.class]} size={18} />
              <span className="card-name">{nameOf(board.text, board.view, `card ${card}`)}</span>
            </span>
            <span className="card-body">
              <span className="row unit-card-stats">
                <Icon body={glyphs.health} size={15} /> {health} <Icon body={glyphs.move} size={15} /> {move}{' '}
                <Icon body={glyphs.melee} size={15} /> {melee.damage}
                {missile ? (
                  <>
                    {' '}
                    <Icon body={glyphs.missile} size={15} /> {missile.damage}·{missile.range}
                  </>
                ) : undefined}
                {supply > 0 ? (
                  <>
                    {' '}
                    <Icon body={unit.class === 'wizard' ? glyphs.mana : glyphs.ammo} size={15} /> {supply}
                  </>
                ) : undefined}
              </span>
              <span className="small">
                <b>{board.text.words(`ability.${unit.trait ?? card}`)}.</b>{' '}
                {board.text.words(`short.${unit.trait ?? card}`)}
              </span>
            </span>
          </AnchorButton>
        </li>,
      ]
    })}
  </ul>
)

/** A card of the team-mate's by its name: its words are one press away. */
const NamedCard = ({ board, card }: { board: BoardProps; card: TacticId }) => (
  <AnchorButton board={board} anchor={`tactic ${card}`} className="mate-card">
    <Icon body={glyphs.tactic} size={14} />
    <span className="card-name">{nameOf(board.text, board.view, `tactic ${card}`)}</span>
  </AnchorButton>
)

const Hand = ({ board }: { board: BoardProps }) => {
  const { own } = viewOf(board.view)
  const { text } = board
  if (!own) return undefined
  return (
    <div className="hand">
      {own.hand.length === 0 ? <p className="small soft hand-empty">{say(text, 'emptyHand')}</p> : undefined}
      {own.hand.map(card => (
        <TacticCard key={card} board={board} card={card} />
      ))}
      {own.mate && own.mate.length > 0 ? (
        <div className="mate-hand">
          <span className="label">{say(text, 'mateHand')}</span>
          {own.mate.map(card => (
            <NamedCard key={card} board={board} card={card} />
          ))}
        </div>
      ) : undefined}
    </div>
  )
}

/** How many cards are held, left and laid off. */
const Counts = ({ board, look }: { board: BoardProps; look: () => void }) => {
  const { text, view } = board
  const { piles, own } = viewOf(view)
  const { discard } = openOf(view)
  return (
    <div className="dock-cap">
      {own ? (
        <>
          <span className="label">{say(text, 'yourHand')}</span>
          <b className="num">
            {own.hand.length}
            <span className="faint">/{HAND_LIMIT}</span>
          </b>
        </>
      ) : undefined}
      <span className="small soft" title={say(text, 'tacticDeckSize', { cards: piles.tactics })}>
        <span aria-hidden="true">{say(text, 'deckShort', { cards: piles.tactics })}</span>
        <span className="spoken">{say(text, 'tacticDeckSize', { cards: piles.tactics })}</span>
      </span>
      <button
        type="button"
        className="small link-button"
        title={say(text, 'discardSize', { cards: discard.length })}
        onClick={look}
      >
        {say(text, 'discardShort', { cards: discard.length })}
        <span className="spoken">: {say(text, 'discardSize', { cards: discard.length })}</span>
      </button>
    </div>
  )
}

const Actions = ({ board }: { board: BoardProps }) => {
  const { turn } = openOf(board.view)
  if (!turn || turn.step !== 'actions' || turn.card) return undefined
  const left = turn.actionsLeft
  const after = board.foreseen ? openOf(board.foreseen).turn : undefined
  const planned = after && after.number === turn.number ? Math.max(0, left - after.actionsLeft) : 0
  return (
    <div className="tray-actions">
      <span className="label">{say(board.text, 'actions')}</span>
      <Pips
        left={left}
        planned={planned}
        of={Math.max(ACTIONS, left)}
        label={say(board.text, 'actionsLeft', { left })}
      />
      <span className="small soft">{say(board.text, 'unusedLost')}</span>
    </div>
  )
}

/** How many cards there are, one's own hand, and the actions of the turn as dots. */
export const Dock = (board: BoardProps) => {
  const [looking, setLooking] = useState(false)
  if (choiceOf(board.view) === 'setup.keepUnit' && board.options.length > 0)
    return (
      <div className="tactics-tray">
        <UnitChoice board={board} />
      </div>
    )
  return (
    <div className={board.compact ? 'tactics-tray compact' : 'tactics-tray'}>
      <Counts board={board} look={() => setLooking(true)} />
      <Hand board={board} />
      <Actions board={board} />
      {looking ? <DiscardList board={board} onClose={() => setLooking(false)} /> : undefined}
    </div>
  )
}
