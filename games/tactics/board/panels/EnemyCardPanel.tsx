import { Icon, MiniToken } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { ENEMY_CARDS } from '../../content/enemyCards.ts'
import type { EnemyCardId } from '../../content/ids.ts'
import { activationPlan } from '../../rules/enemies/enemyPlan.query.ts'
import { AnchorButton } from './Anchor.tsx'
import { glyphs } from '../art/glyphs.ts'
import { ARMS } from '../../content/arms.ts'
import { factOf, nameOf, openOf } from '../read.ts'
import { say } from '../words.ts'

const ANGLES = { n: 0, e: 90, s: 180, w: 270 } as const
const WAY_WORDS = { n: 'wayN', e: 'wayE', s: 'wayS', w: 'wayW' } as const

/** The compass of a card: an arrow to where its order begins, turning clockwise. */
export const CompassMark = ({ way, size = 40 }: { way: 'n' | 'e' | 's' | 'w'; size?: number }) => (
  <svg className="compass-mark" width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true">
    <circle r={20} />
    <g transform={`rotate(${ANGLES[way]})`}>
      <path d="M0 -19L6 4L0 0L-6 4Z" className="full" />
      <path d="M8 -12A15 15 0 0 1 14 3M10.5 -1L14 4L17.5 -1" />
    </g>
  </svg>
)

/** Whom it would look at, the first before all others. */
const Order = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const fact = factOf(board.fact)
  const { turn } = open
  const plan = turn?.card && turn.unit && open.units[turn.unit] ? activationPlan(open, turn.unit, turn.card) : undefined
  const among = fact?.type === 'enemyAimed' ? fact.among : (plan?.attack?.among ?? plan?.move?.among ?? [])
  if (among.length === 0) return undefined
  return (
    <>
      <p className="label">{say(board.text, 'aimOrder')}</p>
      <ol className="aim-order">
        {among.map(id => {
          const unit = open.units[id]
          return unit ? (
            <li key={id}>
              <MiniToken seat={ARMS[unit.owner]} glyph={glyphs[unit.class]} size={24} />
              {nameOf(board.text, board.view, `card ${unit.card}`)}
            </li>
          ) : undefined
        })}
      </ol>
    </>
  )
}

/** The Solo Enemy Card being carried out: whom it activates, its compass and its bonus. */
export const EnemyCardPanel = ({ board, card }: { board: BoardProps; card: EnemyCardId }) => {
  const open = openOf(board.view)
  const { compass, damage, move, climb } = ENEMY_CARDS[card]
  const { text, view } = board
  const id = open.turn?.unit
  const unit = id && open.units[id]
  const bonuses = [
    damage > 0 ? say(text, 'bonusDamage', { damage }) : undefined,
    move > 0 ? say(text, 'bonusMove', { mp: move }) : undefined,
    climb ? say(text, 'bonusClimb') : undefined,
  ].filter(Boolean)
  return (
    <section className="card seat-sable enemy-card">
      <AnchorButton board={board} anchor={`enemy ${card}`} className="card-head enemy-head">
        <Icon body={glyphs.enemy} size={20} />
        <span className="card-name">{nameOf(text, view, `enemy ${card}`)}</span>
      </AnchorButton>
      <div className="card-body enemy-body">
        <div className="row">
          <CompassMark way={compass} />
          <div className="grow">
            {unit ? (
              <div className="row">
                <MiniToken
                  seat={ARMS[unit.owner]}
                  glyph={glyphs[unit.class]}
                  size={28}
                  hp={unit.health}
                  max={unit.health}
                />
                <b>{say(text, 'activates', { unit: nameOf(text, view, `card ${unit.card}`) })}</b>
              </div>
            ) : undefined}
            <div className="small soft">
              {say(text, 'compassWay', { way: say(text, WAY_WORDS[compass]) })}
              {bonuses.length > 0 ? ` · ${bonuses.join(' · ')}` : ''}
            </div>
          </div>
        </div>
        <Order board={board} />
      </div>
    </section>
  )
}
