import type { AbilityInPlay, Heard } from '@tabletome/engine'
import { ABILITIES, type AbilityId } from '../../content/abilities.ts'
import { cardOf, unitsAtTable } from '../units/units.query.ts'
import { tacticsKit } from '../state/kit.ts'
import type { Now } from '../state/shape.ts'
import { ABILITY_EFFECTS } from './abilities.ts'

/** Of units in play, owner by owner in the order Fighter, Wizard, Rogue, Beast. */
const inPlay = ({ open }: Now, _event: string, heard: Heard): readonly AbilityInPlay<AbilityId>[] => {
  const found: AbilityInPlay<AbilityId>[] = []
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
