import { BUY_OFF_NEEDS } from '../../content/numbers.ts'
import { attacksOf } from '../turn/limits.query.ts'
import { canAimFrom, whyNotTarget } from './targets.query.ts'
import { isEnemyOwner } from '../units/units.query.ts'
import { attack } from './attack.ts'
import { openWindow } from '../turn/openWindow.ts'
import { refuse, type ReasonKey } from '../state/reasons.ts'
import { option, question, step } from '../state/kit.ts'
import type { CounterKind, Now, Offers, UnitId } from '../state/shape.ts'
import { isStill, playerOf, unitIn, unitOf } from '../units/units.ts'
import { payOff } from '../turn/weak.ts'

/**
 * What a unit could answer an attacker with, from where both stand now: only attacks, only on the attacker, with 1 Ammo or Mana
 * to begin; a Weakened unit needs the Health to lose its token first (TAC-COUNTER-04…07, 11, TAC-WEAK-09,
 * TAC-RULING-32…34).
 */
export const countersOf = (open: Now['open'], id: UnitId, attacker: UnitId): CounterKind[] => {
  const unit = unitOf(open, id)
  if (unit.weakened && unit.health < BUY_OFF_NEEDS) return []
  const found: CounterKind[] = []
  for (const kind of attacksOf(unit)) {
    if (kind !== 'melee' && unit.supply < 1 && !isEnemyOwner(unit.owner)) continue
    if (canAimFrom(open, id, unit.at, kind, attacker)) found.push(kind)
  }
  return found
}

/**
 * The primary target that directly took damage may Counter, once everything else of the attack is done; a Counter is never
 * Countered; an Enemy Unit always does, in melee if it can (TAC-COUNTER-01…03, 10, 14…16,
 * TAC-BALLISTA-08, TAC-ENEMY-ATTACK-08, TAC-ENEMY-ATTACK-09).
 */
export const counterCheck = step('counter.check', play => {
  const { open } = play.state
  const current = open.attack
  if (current === undefined) return
  const { attacker, attackerSerial, target, targetSerial, direct, emptied } = current
  if (current.counter) {
    openWindow(play, { window: 'counterDone', attacker, target, direct, emptied: emptied.slice() })
    return
  }
  if (direct < 1 || !isStill(open, attacker, attackerSerial) || !isStill(open, target, targetSerial)) return
  const [first] = countersOf(open, target, attacker)
  if (first === undefined) return
  play.next(
    isEnemyOwner(unitIn(play, target).owner)
      ? counter({ unit: target, attacker, kind: first })
      : offerCounter({ unit: target, attacker }),
  )
})

const offerCounter = question('counter.offer', {
  seat: ({ open }, { unit }) => playerOf(open, unit),
  options: ({ open }, { unit, attacker }) => {
    const list: Offers<'counter' | 'pass'> = []
    for (const kind of countersOf(open, unit, attacker))
      list.push(option({ do: 'counter', kind }, counter({ unit, attacker, kind }), `unit ${attacker}`))
    list.push(option({ do: 'pass' }, decline({ unit })))
    return list
  },
  whyNot: ({ open }, { unit, attacker }, { answer }) => {
    if (answer?.do !== 'counter') return undefined
    const { kind } = answer
    const why = whyNotTarget(open, unit, kind, attacker)
    if (why !== undefined) return why
    if (kind !== 'melee' && unitOf(open, unit).supply < 1) return refuse('TAC-COUNTER-06', LACKS[kind])
    return undefined
  },
})
const LACKS: Readonly<Record<'missile' | 'spell', ReasonKey>> = { missile: 'noAmmo', spell: 'noMana' }

const decline = step('counter.decline', (play, { unit }) => play.emit({ type: 'counterDeclined', unit }))

/** A whole attack, paid for, with all it does; no action, and the turn goes on (TAC-COUNTER-06, 08, 09, 12, 13). */
const counter = step('counter', (play, { unit, attacker, kind }) => {
  const rage = play.state.open.attack?.rage ?? 0
  if (unitIn(play, unit).weakened) payOff(play, unit)
  play.next(attack({ kind, attacker: unit, target: attacker, counter: true, bonus: kind === 'melee' ? rage : 0 }))
})
