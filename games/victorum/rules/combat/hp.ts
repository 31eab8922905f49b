import { hasEffect } from '../campaign/events.query.ts'
import { fullHealth, HERO, healthOf, heroHealth } from '../units/stats.query.ts'
import { findIn, unitIn } from './fight.ts'
import type { Cause, Play, UnitId } from '../state/shape.ts'

/** The hero's HP stand on the pad and under its chip alike (VIC-HERO-12). */
export const setHp = (play: Play, id: UnitId, hp: number): void => {
  const unit = play.state.open.combat === undefined ? undefined : findIn(play, id)
  if (unit !== undefined) unit.hp = hp
  if (id === HERO) play.state.open.hero.hp = hp
}

/** Never above Health, and not at all on Cursed Ground (VIC-UNIT-09, B13). Returns what was recovered. */
export const heal = (play: Play, id: UnitId, hp: number, cause: Cause): number => {
  if (hasEffect(play.state.open, 'rule:noHealing')) return 0
  const unit = unitIn(play, id)
  return raise(play, id, unit.hp, Math.min(unit.hp + hp, healthOf(play.state.open, unit)), cause)
}

/** Up to Health, never down; an Open Wound keeps the hero 1 short (VIC-UNIT-11, VIC-RULING-67). */
export const fullHeal = (play: Play, id: UnitId, cause: Cause): number => {
  const { open } = play.state
  if (hasEffect(open, 'rule:noHealing') && cause !== 'blessing') return 0
  const unit = unitIn(play, id)
  return raise(play, id, unit.hp, id === HERO ? fullHealth(open) : healthOf(open, unit), cause)
}

const raise = (play: Play, id: UnitId, from: number, to: number, cause: Cause): number => {
  if (to <= from) return 0
  setHp(play, id, to)
  play.emit({ type: 'healed', unit: id, from, to, cause })
  return to - from
}

/** The hero heals in camp or in combat (VIC-HERO-14): Feed the Dark, cards and prowess that act at the set-up. */
export const healHero = (play: Play, hp: number, cause: Cause): void => {
  const { open } = play.state
  if (hasEffect(open, 'rule:noHealing')) return
  const from = open.hero.hp
  raise(play, HERO, from, Math.min(from + hp, heroHealth(open)), cause)
}

/** Not healing: may go beyond Health (VIC-UNIT-10). */
export const gainHp = (play: Play, id: UnitId, hp: number, cause: Cause): void => {
  const { hp: from } = unitIn(play, id)
  setHp(play, id, from + hp)
  play.emit({ type: 'hpGained', unit: id, from, to: from + hp, cause })
}
