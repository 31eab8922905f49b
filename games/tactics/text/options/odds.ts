/** Chances and figures before the dice fall, for the second line of an option. The tests hold them against the rules. */
import { BALLISTA } from '../../content/numbers.ts'
import { damageOf } from '../../rules/attack/damage.query.ts'
import { oddsOf } from '../../rules/attack/dice.query.ts'
import { cardOf, isHero } from '../../rules/units/units.query.ts'
import type { AttackKind, UnitId } from '../../rules/state/shape.ts'
import type { Odds } from '../en/options.ts'
import type { OpenView } from '../read.ts'

const printedDamage = (open: OpenView, attacker: UnitId, kind: AttackKind): number | undefined => {
  const unit = open.units[attacker]
  if (unit === undefined) return undefined
  const { melee, missile, spell } = cardOf(unit)
  if (kind === 'melee') return melee.damage
  if (kind === 'missile') return missile?.damage
  return kind === 'spell' ? spell?.damage : BALLISTA.damage
}

/** The exact damage of an attack, before stars; nothing for a spell that is none. */
export const blowOf = (open: OpenView, kind: AttackKind, attacker: UnitId, target: UnitId, rage = 0) => {
  const printed = printedDamage(open, attacker, kind)
  const from = open.units[target]?.health
  if (printed === undefined || from === undefined) return undefined
  const { amount, terms } = damageOf(open, {
    kind,
    attacker,
    target,
    printed,
    ...(rage > 0 ? { bonus: rage, bonusCause: 'enraged' } : {}),
  })
  return { amount, terms, from, to: Math.max(0, from - amount) }
}

/** The chance that the Ammo lasts: one is paid first, then one for each miss (TAC-MISSILE-05…08). */
export const hitChance = (open: OpenView, attacker: UnitId): number | undefined => {
  const unit = open.units[attacker]
  const missile = unit && cardOf(unit).missile
  if (unit === undefined || missile === undefined || !isHero(unit)) return undefined
  const { braced = 0 } = cardOf(unit).passive
  const forgiven = unit.moved ? 0 : braced
  let sum = 0
  oddsOf(open.options.dieFaces, 'miss', missile.dice).forEach((share, misses) => {
    if (Math.max(0, misses - forgiven) <= unit.supply - 1) sum += share
  })
  return sum
}

/** Pushes of a Knock Back roll, with one more for a charge. */
export const pushOdds = (open: OpenView, attacker: UnitId): Odds[] => {
  const unit = open.units[attacker]
  if (unit === undefined) return []
  const { melee, passive } = cardOf(unit)
  const more = unit.moved ? (passive.charge ?? 0) : 0
  return oddsOf(open.options.dieFaces, 'push', melee.dice).map((share, n) => [n + more, share] as const)
}

export const starOdds = (open: OpenView, dice: number): Odds[] =>
  oddsOf(open.options.dieFaces, 'star', dice).map((share, n) => [n, share] as const)

/** At least one push lets a unit through a Cave-In (TAC-DUNGEON-15). */
export const caveInChance = (open: OpenView, id: UnitId): number => {
  const unit = open.units[id]
  return unit === undefined ? 0 : 1 - (oddsOf(open.options.dieFaces, 'push', cardOf(unit).melee.dice)[0] ?? 1)
}
