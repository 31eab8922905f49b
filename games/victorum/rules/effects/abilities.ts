import type { AbilityId } from '../../content/skills.ts'
import { fightStep, findIn, unitIn } from '../combat/fight.ts'
import { heal } from '../combat/hp.ts'
import { addLasting } from '../combat/lasting.ts'
import { go } from '../state/kit.ts'
import { type Effect, numberOf, targetOf } from './skill.ts'
import { dash, pull, shove, swap } from './relocate.ts'

/** This unit heals N HP. */
const regen: Effect = (play, use) => {
  heal(play, use.unit, numberOf(play, use), 'regen')
}
/** An adjacent ally heals N HP. */
const mend: Effect = (play, use) => {
  heal(play, targetOf(use), numberOf(play, use), 'mend')
}
/** Its attacks lose their strongest die until the end of its next turn. */
const curse: Effect = (play, use) => addLasting(play, targetOf(use), 'cursed', 'curse')
/** Its Movement is 0 until the end of its next turn. */
const net: Effect = (play, use) => addLasting(play, targetOf(use), 'netted', 'net')
/** An ally deployed this turn stops being dazed. */
const rouse: Effect = (play, use) => {
  const ally = unitIn(play, targetOf(use))
  ally.dazed = false
  play.emit({ type: 'undazed', unit: ally.id, cause: 'rouse' })
}
/** 1 damage to an adjacent opponent, then this unit heals 1 HP. */
const leech: Effect = (play, use) => {
  play.next(
    go('harm', { units: [{ unit: targetOf(use), damage: 1 }], cause: 'leech', by: use.unit }),
    drink({ unit: use.unit }),
  )
}
const drink = fightStep('skill.drink', (play, { unit }) => {
  if (findIn(play, unit) !== undefined) heal(play, unit, 1, 'leech')
})

/** Abilities (VIC-SKILL-02). */
export const ABILITY_EFFECTS = {
  regen,
  pull,
  shove,
  mend,
  dash,
  swap,
  curse,
  rouse,
  leech,
  net,
} as const satisfies Readonly<Record<AbilityId, Effect>>
