import { type AbilityInPlay, heardBy } from '@tabletome/engine'
import { ABILITIES, ABILITY_IDS, type AbilityId } from '../../content/abilities.ts'
import { cardOf, unitsAtTable } from '../units/units.query.ts'
import { tacticsKit } from '../state/kit.ts'
import type { Now, Tactics } from '../state/shape.ts'
import { ABILITY_EFFECTS } from './abilities.ts'

/** Which abilities listen to a moment; made once, so that most moments cost nothing. */
const LISTENERS = new Map<string, Set<AbilityId>>()
for (const id of ABILITY_IDS)
  for (const moment of heardBy<Tactics>(ABILITY_EFFECTS[id]))
    LISTENERS.set(moment, (LISTENERS.get(moment) ?? new Set()).add(id))

/** Of units in play, owner by owner in the order Fighter, Wizard, Rogue, Beast. */
const inPlay = ({ open }: Now, moment: string): readonly AbilityInPlay<AbilityId>[] => {
  const found: AbilityInPlay<AbilityId>[] = []
  const heard = LISTENERS.get(moment)
  if (heard === undefined) return found
  for (const self of unitsAtTable(open)) {
    const unit = open.units[self]
    if (unit === undefined || unit.health < 1) continue
    const { ability } = cardOf(unit)
    if (ability !== undefined && heard.has(ability)) found.push({ ability, self })
  }
  return found
}

/** Tells the engine what every ability does, the number in its text, and which are in play at a moment. */
export const registerEffects = (): void => tacticsKit.useEffects(ABILITY_EFFECTS, id => ABILITIES[id].amount, inPlay)
