import { pass } from '@tabletome/engine'
import { pushes, facesOf } from './dice.query.ts'
import { pushesFor } from './striking.query.ts'
import { isImmune } from '../movement/slide.query.ts'
import { cardOf, isEnemyOwner } from '../units/units.query.ts'
import { stealArtifact } from '../movement/artifact.ts'
import { knockBack } from '../movement/knockBack.ts'
import { option, question, step } from '../state/kit.ts'
import type { Attack, Now, Play, Seat } from '../state/shape.ts'
import { playerOf, unitIn } from '../units/units.ts'

/**
 * After the damage the attacker may roll for Knock Back: not without red squares, nor against an immune unit (TAC-MELEE-04,
 * TAC-KNOCK-01, TAC-KNOCK-13, TAC-RULING-22). Enemy Units always roll (TAC-ENEMY-ATTACK-02).
 */
export const knockBackAfterMelee = (play: Play, { attacker, target }: Attack): void => {
  const by = unitIn(play, attacker)
  if (cardOf(by).melee.dice < 1) return
  if (isImmune(play.state.open, target)) return play.emit({ type: 'unmoved', unit: target, cause: 'melee' })
  play.next(isEnemyOwner(by.owner) ? rollKnockBack() : offerKnockBack())
}

export const attackOf = (state: Now): NonNullable<Now['open']['attack']> => {
  const { attack } = state.open
  if (attack === undefined) throw new Error('no attack')
  return attack
}
export const attackerSeat = (state: Now): Seat => playerOf(state.open, attackOf(state).attacker)

const offerKnockBack = question('melee.knockBack', {
  seat: attackerSeat,
  options: state => [option({ do: 'roll' }, rollKnockBack(), `unit ${attackOf(state).target}`), pass()],
})

/** Exactly the red squares; every ➤ must be applied (TAC-KNOCK-02, TAC-KNOCK-03, TAC-KNOCK-10). */
const rollKnockBack = step('melee.rollKnockBack', play => {
  const { open } = play.state
  const { attack } = open
  if (attack === undefined) return
  const { attacker, target, targetSerial, away } = attack
  const by = unitIn(play, attacker)
  const { melee, passive } = cardOf(by)
  const faces = play.roll(facesOf(open.options.dieFaces), melee.dice)
  const n = pushesFor(by, pushes(faces))
  play.emit({ type: 'rolled', unit: attacker, for: 'knockBack', faces, count: n })
  if (n === 0) return
  const needsMovement = open.options.artifactTheftNeedsMovement
  if (!needsMovement) stealArtifact(play, target, attacker)
  play.next(
    knockBack({
      unit: target,
      serial: targetSerial,
      way: away,
      n,
      by: attacker,
      bySeat: by.owner,
      cause: 'melee',
      ...(passive.collision === undefined ? {} : { collision: passive.collision }),
      ...(needsMovement ? { robs: attacker } : {}),
    }),
  )
})
