import { fullHealth, HERO } from '../units/stats.query.ts'
import { setHp } from '../combat/hp.ts'
import type { Cause, Play } from '../state/shape.ts'

/** The hero in camp or in the arena: up to its Health, never down (VIC-UNIT-11, VIC-RULING-67). */
export const fullHealHero = (play: Play, cause: Cause): void => {
  const { open } = play.state
  const from = open.hero.hp
  const to = fullHealth(open)
  if (to <= from) return
  setHp(play, HERO, to)
  play.emit({ type: 'healed', unit: HERO, from, to, cause })
}
