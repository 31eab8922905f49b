import type { Spell, SpellId } from '../../content/types.ts'
import { cardOf } from '../../knowledge/units.ts'
import { gainHealth, stealSupply } from '../health.ts'
import type { Attack, Play } from '../state.ts'
import { isStill, unitIn } from '../units.ts'
import { recover, weaken } from '../weak.ts'
import { areaDamage } from './area.ts'
import { passage } from './passage.ts'
import { pushTarget } from './push.ts'
import type { SpellCode } from './spell.ts'

export { spellPower } from './power.ts'

const perStar = (stars: number): number => stars
const beyondFirst = (stars: number): number => Math.max(0, stars - 1)
const oneForTwo = (stars: number): number => (stars >= 2 ? 1 : 0)
const targetStays = (play: Play, { target, targetSerial }: Attack): boolean =>
  isStill(play.state.open, target, targetSerial)

/** Each ★ is 1 more damage. */
const ember: SpellCode = { starDamage: perStar }
/** A push of 1, and 1 more for each ★. */
const gale: SpellCode = { effects: (play, cast) => pushTarget(play, cast, 1 + cast.stars) }
/** 2 Health and 1 more for each ★; with two ★ the token too. */
const mend: SpellCode = {
  effects: (play, { target, stars }) => {
    gainHealth(play, target, 2 + stars, 'mend')
    if (stars >= 2) recover(play, target, 'mend')
  },
}
/** Everybody next to the target takes 1 for each ★, at most so much. */
export const stormOf = (most: number): SpellCode => ({
  effects: (play, cast) => areaDamage(play, cast, 1, Math.min(most, cast.stars)),
})
/** From so many ★ on the target becomes Weakened, also one of a player's last two (TAC-RULING-87). */
const weakenFrom = (needed: number) => (play: Play, cast: Attack) => {
  if (cast.stars >= needed && targetStays(play, cast)) weaken(play, cast.target, 'hex')
}
/** The caster takes 1 Ammo or Mana, and 1 more for each ★, as Mana (TAC-RULING-93). */
const leech: SpellCode = {
  effects: (play, cast) => {
    if (targetStays(play, cast)) stealSupply(play, cast.target, cast.attacker, 1 + cast.stars, 'leech')
  },
}
/** The caster regains 1 Health for each ★. */
const healing = (cause: string): SpellCode => ({
  effects: (play, { attacker, stars }) => {
    gainHealth(play, attacker, stars, cause)
  },
})

/** Every spell by the name its card gives it; the “Solo Enemy” sides have their own. */
export const SPELLS: Readonly<Record<SpellId, SpellCode>> = {
  ember,
  gale,
  mend,
  storm: stormOf(2),
  hex: { starDamage: beyondFirst, effects: weakenFrom(1) },
  passage,
  leech,
  frost: healing('frost'),
  soloEmber: ember,
  soloGale: { effects: (play, cast) => pushTarget(play, cast, cast.stars) },
  soloMend: healing('mend'),
  soloStorm: { effects: (play, cast) => areaDamage(play, cast, 1, oneForTwo(cast.stars)) },
  soloHex: { effects: weakenFrom(2) },
  soloPassage: { effects: (play, cast) => pushTarget(play, cast, oneForTwo(cast.stars)) },
  soloLeech: { starDamage: oneForTwo },
  soloFrost: healing('frost'),
}

/** Damage the ★ add for the primary target (TAC-SPELL-04). */
export const starDamage = (spell: Spell | undefined, stars: number): number =>
  spell === undefined ? 0 : (SPELLS[spell.id].starDamage?.(stars) ?? 0)

/** The rest of the spell's text. */
export const spellEffects = (play: Play, cast: Attack): void => {
  const { spell } = cardOf(unitIn(play, cast.attacker))
  if (spell !== undefined) SPELLS[spell.id].effects?.(play, cast)
}
