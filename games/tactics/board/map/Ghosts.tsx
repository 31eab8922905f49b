import { OrderMark, px } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { ENEMY_CARDS } from '../../content/enemyCards.ts'
import { activationPlan, inCompassOrder } from '../../rules/enemies/enemyPlan.query.ts'
import { ALL_UNITS, isHero } from '../../rules/units/units.query.ts'
import type { UnitId } from '../../rules/state/shape.ts'
import { ARMS } from '../../content/arms.ts'
import { factOf, openOf, type OpenView } from '../read.ts'
import { centreOf, type Scene, sideShown, standOf } from './scene.ts'
import { UnitToken } from './Units.tsx'

/** Units where the option being looked at would put them. */
export const Ghosts = ({ board, scene }: { board: BoardProps; scene: Scene }) => {
  if (!board.foreseen) return undefined
  const [open, then] = [openOf(board.view), openOf(board.foreseen)]
  return (
    <g className="ghosts" aria-hidden="true">
      {ALL_UNITS.map(id => {
        const unit = then.units[id]
        if (!unit || unit.at < 0 || unit.at === open.units[id]?.at) return undefined
        return <UnitToken key={id} open={then} id={id} unit={unit} at={standOf(scene, unit.at)} ghost />
      })}
    </g>
  )
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
const ANGLES = { n: 0, e: 90, s: 180, w: 270 } as const

/** Whom the activated Enemy Unit looks at, in the order it says itself, or clockwise from the arrow of its card. */
const orderOf = (board: BoardProps, open: OpenView): { from: UnitId; heroes: readonly UnitId[] } | undefined => {
  const fact = factOf(board.fact)
  if (fact?.type === 'enemyAimed') return { from: fact.unit, heroes: fact.among }
  const { turn } = open
  const unit = turn?.unit && open.units[turn.unit]
  if (!turn?.card || !turn.unit || !unit || unit.at < 0 || isHero(unit)) return undefined
  const plan = activationPlan(open, turn.unit, turn.card)
  const among = plan.attack?.among ?? plan.move?.among
  if (among && among.length > 0) return { from: turn.unit, heroes: among }
  const heroes = ALL_UNITS.filter(id => {
    const hero = open.units[id]
    return hero && hero.at >= 0 && isHero(hero)
  })
  return { from: turn.unit, heroes: inCompassOrder(open, unit.at, heroes, ENEMY_CARDS[turn.card].compass) }
}

/** Solo and Co-op: the compass of the current card on the activated unit, and the heroes numbered in its order. */
export const CompassOrder = ({ board, scene }: { board: BoardProps; scene: Scene }) => {
  const open = openOf(board.view)
  const order = orderOf(board, open)
  const enemy = order && open.units[order.from]
  if (!order || !enemy || enemy.at < 0) return undefined
  const card = open.turn?.card
  const [x, y] = centreOf(scene, enemy.at)
  return (
    <g className="compass-order" aria-hidden="true">
      {card ? (
        <g
          className={`compass seat-${ARMS[enemy.owner]}`}
          transform={`translate(${px(x)} ${px(y - 4)}) rotate(${ANGLES[sideShown(ENEMY_CARDS[card].compass, scene.turn)]})`}
        >
          <circle r={37} className="compass-under" />
          <circle r={37} className="compass-ring" />
          <path d="M0 -50L8 -35H-8Z" className="compass-arrow" />
          <path d="M26 -26A37 37 0 0 1 37 0" className="compass-turn" />
          <path d="M33 -6L37 2L41 -6" className="compass-turn" />
        </g>
      ) : undefined}
      {order.heroes.map((id, i) => {
        const hero = open.units[id]
        if (!hero || hero.at < 0) return undefined
        const [heroX, heroY] = standOf(scene, hero.at)
        return (
          <OrderMark key={id} at={[heroX + 19, heroY - 19]} order={ROMAN[i] ?? ''} state={i === 0 ? 'now' : 'next'} />
        )
      })}
    </g>
  )
}
