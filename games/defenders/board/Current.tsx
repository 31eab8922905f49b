import type { ReactNode } from 'react'
import { Card, CardArt, Icon, MiniToken, Pips } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import { TURN_CARDS } from '../content/cards.ts'
import { DIRE } from '../content/dire.ts'
import { DESTRUCTION } from '../content/regions.ts'
import { coloursInPlay, isDestroyed } from '../knowledge.ts'
import type { ArtifactId, DireId } from '../content/ids.ts'
import type { CardId, Colour } from '../rules/state.ts'
import { AnchorButton } from './Anchor.tsx'
import { maxHp } from './faces.ts'
import { cardGlyph, glyphs } from './glyphs.ts'
import { ARMS, choiceOf, factOf, nameOf, viewOf } from './read.ts'
import { ShortLine } from './ShortLine.tsx'
import { type Strike, strikesOf } from './strikes.ts'
import { say } from './words.ts'

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

const EnemyCard = ({ board, card }: { board: BoardProps; card: CardId }) => {
  const { view, text } = board
  const face = text.card(`card ${card}`, view)
  const strikes = strikesOf(viewOf(view), factOf(board.fact))
  const dire = card in DIRE ? DIRE[card as DireId] : undefined
  const early = dire?.timing === 'beforeDefend'
  const struck = strikes.every(({ state }) => state === 'done')
  const effect = dire ? (
    <Step mark="✦" called={say(text, 'effect')} state={early ? 'done' : struck ? 'now' : 'next'}>
      <ShortLine line={text.words(`short.${dire.effect}`)} />
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

/** A Turn: whose it is, and the AP left. */
const TurnPanel = ({ board, colour }: { board: BoardProps; colour: Colour }) => {
  const { view, text, names } = board
  const { open } = viewOf(view)
  const defender = open.defenders[colour]
  if (!defender || open.turn?.card !== 'own') return undefined
  const { ap, granted } = open.turn
  const of = Math.max(ap, granted)
  return (
    <Card
      icon={glyphs[defender.hero]}
      name={nameOf(text, view, `hero ${defender.hero}`)}
      kind={names.of(defender.seat)}
      seat={ARMS[colour]}
    >
      <div className="turn-body">
        <MiniToken
          seat={ARMS[colour]}
          glyph={glyphs[defender.hero]}
          size={62}
          hp={defender.hp}
          max={maxHp(open, colour)}
        />
        <div className="grow">
          <span className="label">{say(text, 'apLeft')}</span>
          <span className="row ap-row">
            <b className="num ap-number">{ap}</b>
            <Pips left={ap} of={of} label={say(text, 'apOf', { left: ap, granted: of })} />
          </span>
          <span className="small soft">{say(text, of > 3 ? 'apFour' : 'apThree')}</span>
        </div>
      </div>
    </Card>
  )
}

/** An All Defenders card: the common pool, who has begun a Turn, who agrees to end. */
const PoolPanel = ({ board, card }: { board: BoardProps; card: CardId | undefined }) => {
  const { view, text, names } = board
  const { open } = viewOf(view)
  const { turn } = open
  if (turn?.card !== 'all') return undefined
  const face = text.card(`card ${card ?? 'all.1'}`, view)
  return (
    <Card icon={glyphs.all} name={face?.title ?? ''} kind={face?.kind}>
      <div className="turn-body pool">
        <div>
          <span className="label">{say(text, 'poolLeft')}</span>
          <span className="row ap-row">
            <b className="num ap-number">{turn.pool}</b>
            <Pips
              left={turn.pool}
              of={turn.granted}
              label={say(text, 'apOf', { left: turn.pool, granted: turn.granted })}
            />
          </span>
        </div>
        <ul className="pool-people">
          {coloursInPlay(open).map(colour => {
            const defender = open.defenders[colour]
            if (!defender) return undefined
            const ready = turn.ready.includes(defender.seat)
            return (
              <li key={colour} className="row small">
                <MiniToken seat={ARMS[colour]} glyph={glyphs[defender.hero]} size={24} />
                <span className="grow">{names.of(defender.seat)}</span>
                <span className={ready ? 'good' : 'soft'}>
                  {say(text, ready ? 'ready' : turn.begun.includes(colour) ? 'hasActed' : 'beginsTurn')}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

/** A card face that can be looked up, or chosen where one is asked for. */
export const CardFace = ({
  board,
  anchor,
  glyph,
  tag,
}: {
  board: BoardProps
  anchor: string
  glyph: string
  tag?: string
}) => {
  const face = board.text.card(anchor, board.view)
  return (
    <AnchorButton board={board} anchors={[anchor]} label={face ? `${face.title}: ${face.text}` : ''} className="face">
      <span className="face-head">
        <Icon body={glyph} size={18} />
        <span className="grow">{face?.title}</span>
        {tag ? <span className="face-tag">{tag}</span> : undefined}
      </span>
      <span className="face-text">{face?.text}</span>
    </AnchorButton>
  )
}

/** The Artifact just drawn, while its owner decides what to drop for it. */
const artifactOnOffer = (board: BoardProps): ArtifactId | undefined => {
  if (choiceOf(board.view) !== 'artifact.choose') return undefined
  const about = board.view.agenda.at(-1)?.with
  return typeof about === 'object' && about !== null && 'artifact' in about && typeof about.artifact === 'string'
    ? (about.artifact as ArtifactId)
    : undefined
}

const Offer = ({ board, artifact }: { board: BoardProps; artifact: ArtifactId }) => {
  const carried = board.options.flatMap(({ id }) => (id.startsWith('drop ') ? [id.slice(5) as ArtifactId] : []))
  return (
    <section className="offer" aria-label={say(board.text, 'newArtifact')}>
      <CardFace
        board={board}
        anchor={`artifact ${artifact}`}
        glyph={glyphs[artifact]}
        tag={say(board.text, 'newArtifact')}
      />
      {carried.map(id => (
        <CardFace key={id} board={board} anchor={`artifact ${id}`} glyph={glyphs[id]} />
      ))}
    </section>
  )
}

const Quiet = ({ board }: { board: BoardProps }) => {
  const { open } = viewOf(board.view)
  const choosing = choiceOf(board.view) === 'setup.chooseHero'
  return (
    <section className="card quiet-current">
      <Icon body={choosing ? glyphs.turn : glyphs.round} size={26} />
      <div>
        <b className="seat-name">{say(board.text, 'round', { round: open.round })}</b>
        <div className="small soft">{say(board.text, choosing ? 'choosingHeroes' : 'betweenCards')}</div>
      </div>
    </section>
  )
}

const Resolving = ({ board }: { board: BoardProps }) => {
  const { open } = viewOf(board.view)
  const card = open.resolving
  const kind = card && TURN_CARDS[card].kind
  if (card && (kind === 'enemy' || kind === 'dire')) return <EnemyCard board={board} card={card} />
  if (open.turn?.card === 'own') return <TurnPanel board={board} colour={open.turn.defender} />
  if (open.turn?.card === 'all') return <PoolPanel board={board} card={card} />
  return <Quiet board={board} />
}

/** What is being resolved, large, with the step it has come to; cards and Artifacts on show below it. */
export const Current = (board: BoardProps) => {
  const { open } = viewOf(board.view)
  const artifact = artifactOnOffer(board)
  return (
    <div className={board.compact ? 'defenders-current compact' : 'defenders-current'}>
      <Resolving board={board} />
      {artifact ? <Offer board={board} artifact={artifact} /> : undefined}
      {open.shown.length > 0 ? (
        <section className="offer" aria-label={say(board.text, 'shownCards')}>
          {open.shown.map((card, i) => (
            <CardFace key={card} board={board} anchor={`card ${card}`} glyph={cardGlyph(card)} tag={String(i + 1)} />
          ))}
        </section>
      ) : undefined}
    </div>
  )
}
