import { BUY_OFF, BUY_OFF_NEEDS } from '../../content/numbers.ts'
import type { AttackKind } from '../../content/types.ts'
import { attacksOf } from '../../rules/turn/limits.query.ts'
import { canAimFrom } from '../../rules/attack/targets.query.ts'
import { isHero } from '../../rules/units/units.query.ts'
import { type Blow, blowOf } from './blow.ts'
import type { OpenView } from '../read.ts'

/** One way to answer an attack, before any Knock Back. */
export interface Answer {
  readonly kind: AttackKind
  readonly amount: number
  /** Below 1 where a missile may go wide. */
  readonly odds: number
}
export interface Answers {
  readonly list: readonly Answer[]
  /** A Weakened unit pays for its token first. */
  readonly pays: number
  /** Enemy Units always answer, in melee if they can. */
  readonly sure: boolean
}

/** What the target of an attack could answer with from where it stands, if the damage leaves it in play (TAC-COUNTER-04…11). */
export const answersTo = (open: OpenView, { attacker, target, amount, after }: Blow): Answers | undefined => {
  const unit = open.units[target]
  if (!unit || amount < 1 || after <= 0 || (unit.weakened && after < BUY_OFF_NEEDS)) return undefined
  const damaged = { ...open, units: { ...open.units, [target]: { ...unit, health: after } } }
  const hero = isHero(unit)
  const list = attacksOf(unit).flatMap((kind): Answer[] => {
    if (kind !== 'melee' && hero && unit.supply < 1) return []
    if (!canAimFrom(damaged, target, unit.at, kind, attacker)) return []
    const answer = blowOf(damaged, { with: kind, attacker: target, target: attacker })
    return answer ? [{ kind, amount: answer.amount, odds: answer.hit?.odds ?? 1 }] : []
  })
  if (list.length === 0) return undefined
  return { list: hero ? list : list.slice(0, 1), pays: unit.weakened ? BUY_OFF : 0, sure: !hero }
}
