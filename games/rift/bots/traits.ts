import type { Trait } from '@tabletome/bots'
import { UNIT_IDS } from '../content/heroes.ts'
import { bossIn, uncovered } from '../rules/march/trays.query.ts'
import type { View } from '../rules/state/shape.ts'

/** What people would point at in Rift: hearts, portals, what marches on the path, heroes and towers. */
export function traits({ open, outcome }: View): readonly Trait[] {
  const boss = bossIn(open)
  const found: Trait[] = [
    { id: 'won', amount: outcome?.result === 'won' ? 1 : 0, worth: 12 },
    { id: 'lasting', amount: outcome?.result === 'lost' ? 0 : 1, worth: 8 },
    { id: 'hearts', amount: open.hearts, worth: 1.5 },
    { id: 'portals', amount: open.portals.destroyed, worth: 3 },
    { id: 'hordes', amount: -open.trays.length, worth: 1.2 },
    { id: 'crystals', amount: open.crystals, worth: 0.5 },
    { id: 'squares', amount: -open.trays.reduce((sum, tray) => sum + uncovered(open, tray), 0), worth: 0.12 },
    { id: 'towers', amount: Object.values(open.sites).reduce((sum, built) => sum + built.length, 0), worth: 0.4 },
    { id: 'soldiers', amount: open.soldiers, worth: 0.1 },
  ]
  if (boss) found.push({ id: 'boss', about: boss.id, amount: boss.life ?? 0, worth: 3 })
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero === undefined || hero.place === 'gone') continue
    found.push({ id: 'up', about: id, amount: hero.place === 'out' ? 0 : 1, worth: 1.5 })
    found.push({ id: 'health', about: id, amount: hero.health, worth: 0.5 })
    found.push({ id: 'abilities', about: id, amount: hero.abilities.filter(({ up }) => up).length, worth: 0.4 })
  }
  return found
}
