import type { Ability, AbilityInPlay } from '@tabletome/engine'
import type { AbilityId } from '../../content/types.ts'
import { cardOf, unitsAtTable } from '../../knowledge/units.ts'
import { tacticsKit } from '../state.ts'
import type { Now, Tactics } from '../state.ts'
import { enraged } from './enraged.ts'
import { lightFingers } from './lightFingers.ts'
import { quills } from './quills.ts'
import { regrowth } from './regrowth.ts'
import { relentless } from './relentless.ts'
import { retrieve } from './retrieve.ts'
import { stubborn } from './stubborn.ts'
import { vanish } from './vanish.ts'

/** What a card does at a moment; what it always does is data and is read by knowledge/ (TAC-ABILITY-01). */
const abilities: Readonly<Record<AbilityId, Ability<Tactics>>> = {
  stubborn: [stubborn],
  vanish: [vanish],
  enraged: [enraged],
  quills: [quills],
  relentless: [relentless],
  regrowth: [regrowth],
  lightFingers: [lightFingers],
  retrieve: [retrieve],
}

const HEARD = new Map<string, Set<AbilityId>>()
for (const [id, parts] of Object.entries(abilities) as [AbilityId, Ability<Tactics>][])
  for (const part of parts)
    if (part.kind === 'reaction') HEARD.set(part.moment, (HEARD.get(part.moment) ?? new Set()).add(id))

/** Of units in play, owner by owner in the order Fighter, Wizard, Rogue, Beast (P-02). */
const inPlay = ({ open }: Now, moment: string): readonly AbilityInPlay[] => {
  const found: AbilityInPlay[] = []
  const heard = HEARD.get(moment)
  if (heard === undefined) return found
  for (const self of unitsAtTable(open)) {
    const unit = open.units[self]
    if (unit === undefined || unit.health < 1) continue
    const { ability } = cardOf(unit)
    if (ability !== undefined && heard.has(ability)) found.push({ ability, self })
  }
  return found
}

export const registerAbilities = (): void => tacticsKit.useAbilities(abilities, inPlay)
