import { BALLISTA } from '../../content/numbers.ts'
import type { AttackKind } from '../../content/types.ts'
import { cardOf } from '../units/units.query.ts'

type Striker = Parameters<typeof cardOf>[0]

/** As the card says it, before dice and terms (TAC-MELEE-03). */
export const printedDamage = (attacker: Striker, kind: AttackKind): number => {
  const { melee, missile, spell } = cardOf(attacker)
  if (kind === 'melee') return melee.damage
  if (kind === 'missile') return missile?.damage ?? 0
  return kind === 'ballista' ? BALLISTA.damage : (spell?.damage ?? 0)
}

/** A charge counts one ➤ more after a Move. */
export const pushesFor = (attacker: Striker & { readonly moved?: boolean }, rolled: number): number =>
  rolled + (attacker.moved ? (cardOf(attacker).passive.charge ?? 0) : 0)

/** The Ammo that so many ✖ cost: one that is braced is forgiven some while it has not moved. */
export const ammoFor = (shooter: Striker & { readonly moved?: boolean }, misses: number): number =>
  shooter.moved ? misses : Math.max(0, misses - (cardOf(shooter).passive.braced ?? 0))
