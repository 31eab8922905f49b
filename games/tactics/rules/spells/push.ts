import { ENEMY_CARDS } from '../../content/enemyCards.ts'
import { isImmune } from '../movement/slide.query.ts'
import { isEnemyOwner } from '../units/units.query.ts'
import { knockBack } from '../movement/knockBack.ts'
import { attackerSeat, attackOf } from '../attack/melee.ts'
import { question, step } from '../state/kit.ts'
import type { Attack, Now, Play, Way } from '../state/shape.ts'
import { isStill, unitIn } from '../units/units.ts'
import { waysFrom } from '../movement/ways.ts'

/** Pushes the target in one direction the caster chooses after the roll (TAC-RULING-88, TAC-RULING-77). */
export const pushTarget = (play: Play, cast: Attack, n: number): void => {
  const { open } = play.state
  if (n < 1 || !isStill(open, cast.target, cast.targetSerial)) return
  if (isImmune(open, cast.target)) return play.emit({ type: 'unmoved', unit: cast.target, cause: 'spell' })
  if (isEnemyOwner(unitIn(play, cast.attacker).owner)) play.next(push({ way: enemyWay(open, cast), n }))
  else play.next(chooseWay({ n }))
}

/** The arrow of the card that activated it; outside its own activation north (TAC-RULING-77). */
const enemyWay = (open: Now['open'], cast: Attack): Way =>
  open.turn?.unit === cast.attacker && open.turn.card !== undefined ? ENEMY_CARDS[open.turn.card].compass : 'n'

const chooseWay = question('spell.way', {
  seat: attackerSeat,
  options: (state, { n }) => waysFrom(state.open, attackOf(state).target, ({ way }) => push({ way, n })),
})

const push = step('spell.push', (play, { way, n }) => {
  const { attack } = play.state.open
  if (attack === undefined) return
  const { attacker: by, target: unit, targetSerial: serial } = attack
  play.next(knockBack({ unit, serial, way, n, by, bySeat: unitIn(play, by).owner, cause: 'spell' }))
})
