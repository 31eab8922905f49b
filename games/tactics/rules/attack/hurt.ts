import { captureAll } from './capture.ts'
import { captureOf } from './health.ts'
import { openWindow } from '../turn/openWindow.ts'
import { go } from '../state/kit.ts'
import type { AttackKind, Play, Term, UnitId } from '../state/shape.ts'
import { unitIn } from '../units/units.ts'

/** Damage of one attack to one unit, summed up (TAC-RULING-18). */
export interface Hit {
  unit: UnitId
  amount: number
  terms: Term[]
}

/** Health comes off; 0 damage is told too, but nobody took damage then (TAC-RULING-20). */
const takeDamage = (
  play: Play,
  by: UnitId,
  kind: AttackKind,
  { unit: id, amount, terms }: Hit,
  area: boolean,
): number => {
  const unit = unitIn(play, id)
  const from = unit.health
  const to = Math.max(0, from - amount)
  unit.health = to
  if (amount > 0) unit.damaged = true
  play.emit({ type: 'damaged', unit: id, by, kind, amount, from, to, terms, area })
  return to
}

/**
 * The primary target is damaged; at 0 Health it is captured, otherwise it reacts at once, before the rest of the attack (TAC-MELEE-03, TAC-ABILITY-02, TAC-ABILITY-03, TAC-ABILITY-04).
 */
export const damage = (play: Play, by: UnitId, kind: AttackKind, hit: Hit): void => {
  const { unit, amount } = hit
  if (takeDamage(play, by, kind, hit, false) === 0)
    return play.next(go('capture', captureOf(play, unit, { owner: unitIn(play, by).owner, unit: by })))
  play.moment('wounded', { unit, by, kind, amount, area: false })
  if (amount > 0) openWindow(play, { window: 'damaged', unit, amount })
}

/** All in an area at once, then the captures, the reactions and the windows, each in order (TAC-RULING-85). */
export const damageArea = (play: Play, by: UnitId, kind: AttackKind, hits: readonly Hit[]): void => {
  const behind = { owner: unitIn(play, by).owner, unit: by }
  const captures = []
  const survivors: Hit[] = []
  for (const hit of hits)
    if (takeDamage(play, by, kind, hit, true) === 0) captures.push(captureOf(play, hit.unit, behind))
    else survivors.push(hit)
  if (captures.length > 0) play.next(captureAll({ captures }))
  for (const { unit, amount } of survivors) play.moment('wounded', { unit, by, kind, amount, area: true })
  for (const { unit, amount } of survivors) if (amount > 0) openWindow(play, { window: 'damaged', unit, amount })
}
