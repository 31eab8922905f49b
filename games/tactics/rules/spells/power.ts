import { MOST_DICE } from '../../content/numbers.ts'
import { facesOf, stars } from '../attack/dice.query.ts'
import { isEnemyOwner } from '../units/units.query.ts'
import { loseSupply } from '../attack/health.ts'
import { attackerSeat, attackOf } from '../attack/melee.ts'
import { option, question, step } from '../state/kit.ts'
import type { Offers, Play } from '../state/shape.ts'
import { unitIn, unitOf } from '../units/units.ts'

/** Enemy Units roll three dice for nothing (TAC-ENEMY-ATTACK-06). */
export const spellPower = step('spell.begin', play => {
  const { attack } = play.state.open
  if (attack === undefined) return
  if (isEnemyOwner(unitIn(play, attack.attacker).owner)) rollStars(play, MOST_DICE)
  else play.next(choosePower())
})

/** Up to three further Mana, all at once and before the roll (TAC-SPELL-03, TAC-SPELL-05, TAC-RULING-29). */
const choosePower = question('spell.power', {
  seat: attackerSeat,
  options: state => {
    const most = Math.min(MOST_DICE, unitOf(state.open, attackOf(state).attacker).supply)
    return POWERS.slice(0, most + 1)
  },
})

const powerUp = step('spell.powerUp', (play, { mana }) => {
  const { attack } = play.state.open
  if (attack === undefined || mana === 0) return
  loseSupply(play, attack.attacker, mana, 'power')
  rollStars(play, mana)
})

const POWERS: Offers<'power'> = []
for (let mana = 0; mana <= MOST_DICE; mana++) POWERS.push(option({ do: 'power', mana }, powerUp({ mana })))

/** A spell cannot miss; no ★ leaves its basic effect (TAC-SPELL-04). */
const rollStars = (play: Play, dice: number): void => {
  const { attack, options } = play.state.open
  if (attack === undefined) return
  const faces = play.roll(facesOf(options.dieFaces), dice)
  attack.stars = stars(faces)
  play.emit({ type: 'rolled', unit: attack.attacker, for: 'star', faces, count: attack.stars })
}
