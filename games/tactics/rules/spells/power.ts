import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { MOST_DICE } from '../../content/numbers.ts'
import { facesOf, stars } from '../../knowledge/dice.ts'
import { isEnemyOwner } from '../../knowledge/units.ts'
import { loseSupply } from '../health.ts'
import { attackerSeat, attackOf } from '../melee.ts'
import { choice, step } from '../state.ts'
import type { Play } from '../state.ts'
import { unitIn, unitOf } from '../units.ts'

/** Enemy Units roll three dice for nothing (TAC-ENEMY-ATTACK-06). */
export const spellPower = step('spell.begin', play => {
  const { attack } = play.state.open
  if (attack === undefined) return
  if (isEnemyOwner(unitIn(play, attack.attacker).owner)) rollStars(play, MOST_DICE)
  else play.next(choosePower())
})

/** Up to three further Mana, all at once and before the roll (TAC-SPELL-03, TAC-SPELL-05, TAC-RULING-29). */
const choosePower = choice('spell.power', {
  seat: attackerSeat,
  options: state => {
    const most = Math.min(MOST_DICE, unitOf(state.open, attackOf(state).attacker).supply)
    const list: Option[] = []
    for (let mana = 0; mana <= most; mana++) list.push(option(`power ${mana}`, powerUp({ mana })))
    return list
  },
})

const powerUp = step<{ mana: number }>('spell.powerUp', (play, { mana }) => {
  const { attack } = play.state.open
  if (attack === undefined || mana === 0) return
  loseSupply(play, attack.attacker, mana, 'power')
  rollStars(play, mana)
})

/** A spell cannot miss; no ★ leaves its basic effect (TAC-SPELL-04). */
const rollStars = (play: Play, dice: number): void => {
  const { attack, options } = play.state.open
  if (attack === undefined) return
  const faces = play.roll(facesOf(options.dieFaces), dice)
  attack.stars = stars(faces)
  play.emit({ type: 'rolled', unit: attack.attacker, for: 'star', faces, count: attack.stars })
}
