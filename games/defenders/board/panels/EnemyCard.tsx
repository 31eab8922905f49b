import type { ReactNode } from 'react'
import { Card, CardArt } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { TURN_CARDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { DESTRUCTION } from '../../content/regions.ts'
import { isDestroyed } from '../../rules/land/map.query.ts'
import type { CardId } from '../../rules/state/shape.ts'
import { AnchorButton } from '../map/Anchor.tsx'
import { cardGlyph } from '../art/glyphs.ts'
import { factOf, nameOf, viewOf } from '../read.ts'
import { ShortLine } from '../map/ShortLine.tsx'
import { effectState, type Strike, strikesOf } from '../strikes.ts'
import { say } from '../words.ts'

const MARKS = { first: 'I', second: 'II', attack: '!' } as const
const STRIKE_WORDS = { done: 'strikeDone', now: 'strikeNow', next: 'strikeNext' } as const

interface StepProps {
  /** The mark in its disc, and what it is called. */
  mark: string
  called: string
  state: Strike['state']
  children: ReactNode
}

const Step = ({ mark, called, state, children }: StepProps) => (
  <li className={`strike ${state}`} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
    <span className="strike-order" aria-hidden="true">
      {mark}
    </span>
    <span className="spoken">{called}</span>
    <div>{children}</div>
  </li>
)

/** One attack: the Region, what it would do to it, and how far it has come. */
const Attack = ({ board, strike, order }: { board: BoardProps; strike: Strike; order: keyof typeof MARKS }) => {
  const { open } = viewOf(board.view)
  const { region, state } = strike
  const { threat } = open.regions[region]
  const rises = isDestroyed(open, region)
    ? { name: nameOf(board.text, board.view, 'place capital'), from: open.capital, last: DESTRUCTION.capital }
    : { name: '', from: threat, last: DESTRUCTION.region }
  const falls = rises.from + 1 >= rises.last
  return (
    <Step mark={MARKS[order]} called={say(board.text, order)} state={state}>
      <b>{nameOf(board.text, board.view, `place ${region}`)}</b>{' '}
      {state === 'now' || state === 'next' ? (
        <span className={falls ? 'bad' : 'soft'}>
          {rises.name} {rises.from} → {rises.from + 1}
        </span>
      ) : undefined}
      <span className="small soft strike-state">{say(board.text, STRIKE_WORDS[state])}</span>
    </Step>
  )
}

/** An Enemy or Dire Enemy with its attacks in order, and its effect before or after them. */
export const EnemyCard = ({ board, card }: { board: BoardProps; card: CardId }) => {
  const { view, text } = board
  const face = text.card(`card ${card}`, view)
  const strikes = strikesOf(viewOf(view), factOf(board.fact))
  const printed = TURN_CARDS[card]
  const dire = printed.kind === 'dire' ? DIRE[printed.id] : undefined
  const early = dire?.timing === 'beforeDefend'
  const carried = effectState(viewOf(view), card, strikes, factOf(board.fact))
  const effect =
    dire && carried ? (
      <Step mark="✦" called={say(text, 'effect')} state={carried}>
        <ShortLine board={board} anchor={`ability ${dire.effect}`} id={dire.effect} />
      </Step>
    ) : undefined
  return (
    <Card
      icon={cardGlyph(card)}
      name={face?.title ?? ''}
      kind={face?.kind}
      seat="sable"
      className={dire ? 'enemy dire' : 'enemy'}
    >
      <div className="enemy-body">
        <AnchorButton board={board} anchors={[`card ${card}`]} label={face?.title ?? ''} className="enemy-art">
          <CardArt icon={cardGlyph(card)} height={104} />
        </AnchorButton>
        <ol className="strikes">
          {early ? effect : undefined}
          {strikes.map((strike, i) => (
            <Attack
              key={strike.region}
              board={board}
              strike={strike}
              order={dire ? 'attack' : i ? 'second' : 'first'}
            />
          ))}
          {early ? undefined : effect}
        </ol>
      </div>
    </Card>
  )
}
