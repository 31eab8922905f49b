import type { Trait } from '@tabletome/bots'
import { COLOURS } from '../content/levels.ts'
import { REGION_IDS } from '../content/regions.ts'
import type { View } from '../rules/state/shape.ts'

/** What people would point at in Defenders: the land, the Foe, the Defenders. */
export function traits({ open, outcome }: View): readonly Trait[] {
  const found: Trait[] = [
    { id: 'won', amount: outcome?.result === 'won' ? 1 : 0, worth: 12 },
    { id: 'lasting', amount: outcome?.result === 'lost' ? 0 : 1, worth: 8 },
    { id: 'capital', amount: -open.capital, worth: 1.2 },
  ]
  for (const region of REGION_IDS) {
    const { threat, marker } = open.regions[region]
    found.push({ id: 'standing', about: region, amount: marker === undefined ? 1 : 0, worth: 3 })
    if (marker === undefined) found.push({ id: 'threat', about: region, amount: -threat, worth: 0.4 })
  }
  if (open.foe) found.push({ id: 'foe', about: open.foe.id, amount: -open.foe.hp, worth: 1 })
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (!defender) continue
    const { hero, hp, artifacts } = defender
    found.push({ id: 'awake', about: hero, amount: hp > 0 ? 1 : 0, worth: 1.5 })
    found.push({ id: 'hp', about: hero, amount: hp, worth: 0.4 })
    found.push({ id: 'artifacts', amount: artifacts.length, worth: 1 })
  }
  return found
}

/** Action Points that end with the turn. */
export const idle = ({ open: { turn } }: View): number => (turn?.card === 'own' ? turn.ap : (turn?.pool ?? 0))
