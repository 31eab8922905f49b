import type { SpellId } from '../../content/types.ts'
import { gainHealth, stealSupply } from '../attack/health.ts'
import { areaDamage } from '../spells/area.ts'
import { choosePassage } from '../spells/passage.ts'
import { pushTarget } from '../spells/push.ts'
import type { Attack, Play } from '../state/shape.ts'
import { isStill } from '../units/units.ts'
import { recover, weaken } from '../turn/weak.ts'
import type { SpellEffect } from './effect.ts'

const perStar = (stars: number): number => stars
const oneForTwo = (stars: number): number => (stars >= 2 ? 1 : 0)
const targetStays = (play: Play, { target, targetSerial }: Attack): boolean =>
  isStill(play.state.open, target, targetSerial)

/** From so many ★ on the target becomes Weakened, also one of a player's last two (TAC-RULING-87). */
const hex = (play: Play, cast: Attack, needed: number): void => {
  if (cast.stars >= needed && targetStays(play, cast)) weaken(play, cast.target, 'hex')
}
/** The caster regains 1 Health for each ★. */
const healing = (cause: string): SpellEffect => ({
  use: {
    effects: (play, { attacker, stars }) => {
      gainHealth(play, attacker, stars, cause)
    },
  },
})

/** What every spell does, by the name its card gives it; the “Solo Enemy” sides have their own. */
export const SPELL_EFFECTS: Readonly<Record<SpellId, SpellEffect>> = {
  /** Each ★ is 1 more damage. */
  ember: { use: { starDamage: perStar } },
  /** A push of 1, and 1 more for each ★. */
  gale: { use: { effects: (play, cast, n) => pushTarget(play, cast, n + cast.stars) } },
  /** 2 Health and 1 more for each ★; with two ★ the token too. */
  mend: {
    use: {
      effects: (play, { target, stars }, n) => {
        gainHealth(play, target, n + stars, 'mend')
        if (stars >= 2) recover(play, target, 'mend')
      },
    },
  },
  /** Everybody next to the target takes 1 for each ★, at most 2. */
  storm: { use: { effects: (play, cast, n) => areaDamage(play, cast, 1, Math.min(n, cast.stars)) } },
  /** With the first ★ the target becomes Weakened, every other is 1 more damage. */
  hex: { use: { starDamage: (stars, n) => Math.max(0, stars - n), effects: hex } },
  /** Places an ally or the caster on a free, passable space within 2, 1 more for each ★ (TAC-RULING-04). */
  passage: { use: { effects: (play, { stars }, n) => play.next(choosePassage({ reach: n + stars })) } },
  /** The caster takes 1 Ammo or Mana, and 1 more for each ★, as Mana (TAC-RULING-93). */
  leech: {
    use: {
      effects: (play, cast, n) => {
        if (targetStays(play, cast)) stealSupply(play, cast.target, cast.attacker, n + cast.stars, 'leech')
      },
    },
  },
  frost: healing('frost'),
  soloEmber: { use: { starDamage: perStar } },
  soloGale: { use: { effects: (play, cast) => pushTarget(play, cast, cast.stars) } },
  soloMend: healing('mend'),
  soloStorm: { use: { effects: (play, cast) => areaDamage(play, cast, 1, oneForTwo(cast.stars)) } },
  /** With the second ★ the target becomes Weakened. */
  soloHex: { use: { effects: hex } },
  soloPassage: { use: { effects: (play, cast) => pushTarget(play, cast, oneForTwo(cast.stars)) } },
  soloLeech: { use: { starDamage: oneForTwo } },
  soloFrost: healing('frost'),
}
