import { Card, MiniToken, Pips } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { ACTION_POINTS } from '../../content/levels.ts'
import { coloursInPlay } from '../../rules/defenders/inPlay.query.ts'
import type { CardId, Colour } from '../../rules/state/shape.ts'
import { maxHp } from '../faces.ts'
import { glyphs } from '../art/glyphs.ts'
import { ARMS, nameOf, viewOf } from '../read.ts'
import { say } from '../words.ts'

/** A Turn: whose it is, and the AP left. */
export const TurnPanel = ({ board, colour }: { board: BoardProps; colour: Colour }) => {
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
          <span className="small soft">{say(text, of > ACTION_POINTS.normal ? 'apFour' : 'apThree')}</span>
        </div>
      </div>
    </Card>
  )
}

/** An All Defenders card: the common pool, who has begun a Turn, who agrees to end. */
export const PoolPanel = ({ board, card }: { board: BoardProps; card: CardId | undefined }) => {
  const { view, text } = board
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
                <span className="grow">{nameOf(text, view, `hero ${defender.hero}`)}</span>
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
