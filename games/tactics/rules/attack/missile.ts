import { facesOf, misses } from './dice.query.ts'
import { cardOf, isEnemyOwner } from '../units/units.query.ts'
import { ammoFor } from './striking.query.ts'
import { loseSupply } from './health.ts'
import { step } from '../state/kit.ts'
import { unitIn } from '../units/units.ts'

/**
 * As many dice as green squares; each ✖ costs 1 more Ammo, paid if it can be, otherwise all is gone and the shot misses
 * (TAC-MISSILE-04…08, TAC-RULING-28). Enemy Units always hit (TAC-ENEMY-ATTACK-05).
 */
export const shoot = step('missile.shoot', play => {
  const { open } = play.state
  const { attack } = open
  if (attack === undefined) return
  const unit = unitIn(play, attack.attacker)
  const { missile } = cardOf(unit)
  if (isEnemyOwner(unit.owner) || missile === undefined) return
  const faces = missile.dice === 0 ? [] : play.roll(facesOf(open.options.dieFaces), missile.dice)
  const rolled = misses(faces)
  play.emit({ type: 'rolled', unit: attack.attacker, for: 'miss', faces, count: rolled })
  const needed = ammoFor(unit, rolled)
  const had = unit.supply
  loseSupply(play, attack.attacker, Math.min(needed, had), 'miss')
  if (needed > had) {
    attack.missed = true
    return play.emit({ type: 'missed', attacker: attack.attacker, target: attack.target, needed, had })
  }
  play.moment('shot', { unit: attack.attacker, misses: rolled })
})
