import type { Spell } from '../../content/types.ts'
import { cardOf } from '../units/units.query.ts'
import { SPELL_EFFECTS } from '../effects/spells.ts'
import type { Attack, Play } from '../state/shape.ts'
import { unitIn } from '../units/units.ts'

/** Damage the ★ add for the primary target (TAC-SPELL-04). */
export const starDamage = (spell: Spell | undefined, stars: number): number =>
  spell === undefined ? 0 : (SPELL_EFFECTS[spell.id].use.starDamage?.(stars, spell.amount ?? 0) ?? 0)

/** The rest of the spell's text. */
export const spellEffects = (play: Play, cast: Attack): void => {
  const { spell } = cardOf(unitIn(play, cast.attacker))
  if (spell !== undefined) SPELL_EFFECTS[spell.id].use.effects?.(play, cast, spell.amount ?? 0)
}
