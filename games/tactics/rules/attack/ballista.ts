import { BALLISTA } from '../../content/numbers.ts'
import { isImmune } from '../movement/slide.query.ts'
import { knockBack } from '../movement/knockBack.ts'
import { attackerSeat, attackOf } from './melee.ts'
import { question, step } from '../state/kit.ts'
import { unitIn } from '../units/units.ts'
import { waysFrom } from '../movement/ways.ts'

/**
 * The firing player picks one of the four directions, also a blocked one; also after 0 damage, but not against an immune unit
 * (TAC-BALLISTA-04, TAC-BALLISTA-06, TAC-BALLISTA-07, TAC-RULING-17, TAC-RULING-88).
 */
export const chooseShotWay = question('ballista.way', {
  seat: attackerSeat,
  options: state => {
    const { target } = attackOf(state)
    return isImmune(state.open, target) ? [] : waysFrom(state.open, target, pushShot)
  },
})

const pushShot = step('ballista.push', (play, { way }) => {
  const { attack } = play.state.open
  if (attack === undefined) return
  const { attacker: by, target: unit, targetSerial: serial } = attack
  const bySeat = unitIn(play, by).owner
  play.next(knockBack({ unit, serial, way, n: BALLISTA.push, by, bySeat, cause: 'ballista' }))
})
