import { ABILITIES } from '../content/abilities.ts'
import { UNIT_IDS } from '../content/heroes.ts'
import type { AbilityId, UnitId } from '../content/ids.ts'
import type { Now } from '../rules/state.ts'
import { kingDistance } from './cells.ts'
import { heroOf } from './heroes.ts'
import { type Why, why } from './reasons.ts'

type Open = Now['open']

/** Actions that choose a hero: `basic` is Lilith's. */
export type Chooser = 'basic' | 'like-the-wind' | 'hammer-time' | 'hocus-pocus' | 'flaming-frenzy' | 'surge-of-flames'

/** Who may be chosen, in table order; one that gains nothing too (RIFT-RULING-93). */
export const choosable = (open: Open, by: UnitId, as: Chooser): UnitId[] => {
  const units: UnitId[] = []
  for (const id of UNIT_IDS) if (whyNotChoose(open, by, as, id) === undefined) units.push(id)
  return units
}

/**
 * Heals reach whoever is not knocked out, refreshes also who is, moves only who has not regenerated this round
 * (RIFT-REGEN-03, RIFT-RULING-39, RIFT-RULING-43, RIFT-RULING-93).
 */
export const whyNotChoose = (open: Open, by: UnitId, as: Chooser, id: UnitId): Why | undefined => {
  const hero = open.heroes[id]
  if (hero === undefined || hero.place === 'gone') return why('RIFT-RULING-93', 'notInGame', { hero: id })
  if (hero.place === 'bench') return why('RIFT-RULING-93', 'onBench', { hero: id })
  if (hero.place === 'map') return whyNotNear(open, by, as, id)
  if (id === 'wildcat') return why('RIFT-ALLERIA-05', 'wildcatAway', {})
  switch (as) {
    case 'hammer-time':
      return undefined
    case 'flaming-frenzy':
      return hero.place === 'out' ? why('RIFT-HERO-10', 'knockedOut', { hero: id }) : undefined
    case 'hocus-pocus':
      if (hero.place === 'out') return why('RIFT-RULING-43', 'knockedOut', { hero: id })
      return hero.locked ? why('RIFT-REGEN-03', 'regenerated', { hero: id }) : undefined
    default:
      return why('RIFT-RULING-93', 'notOnMap', { hero: id })
  }
}

/** Lilith reaches her own space and those around it, Surge of Flames himself and the spaces around only. */
const whyNotNear = (open: Open, by: UnitId, as: Chooser, id: UnitId): Why | undefined => {
  if (id === by || (as !== 'basic' && as !== 'surge-of-flames')) return undefined
  const distance = kingDistance(heroOf(open, by).at, heroOf(open, id).at)
  if (as === 'basic') return distance <= 1 ? undefined : why('RIFT-LILITH-02', 'notNextTo', { hero: id })
  return distance === 1 ? undefined : why('RIFT-IGNUS-04', 'notNextTo', { hero: id })
}

/** Abilities that lie face down (RIFT-LILITH-02, RIFT-MALIK-02). */
export const faceDownOf = (open: Open, id: UnitId): AbilityId[] => {
  const down: AbilityId[] = []
  for (const tile of heroOf(open, id).abilities) if (!tile.up) down.push(tile.id)
  return down
}

/** What lies in a slot of any hero of this game, face up or down, but Knowledge is Power itself (RIFT-MAGNUS-05, RIFT-RULING-44). */
export const copyable = (open: Open): AbilityId[] => {
  const found: AbilityId[] = []
  for (const id of UNIT_IDS)
    for (const tile of open.heroes[id]?.abilities ?? []) if (isCopyable(open, id, tile.id)) found.push(tile.id)
  return found
}
const isCopyable = (open: Open, owner: UnitId, ability: AbilityId): boolean =>
  ability !== 'knowledge-is-power' && open.heroes[owner]?.place !== 'bench' && !open.heroes[owner]?.called

/** Why Knowledge is Power cannot copy that. */
export const whyNotCopy = (open: Open, ability: AbilityId): Why | undefined => {
  if (ability === 'knowledge-is-power') return why('RIFT-RULING-44', 'copiesItself', {})
  return copyable(open).includes(ability)
    ? undefined
    : why('RIFT-RULING-44', 'abilityNotInGame', { ability, hero: ABILITIES[ability].hero })
}

/** Extra actions of It's Hammer Time: neither itself nor, when copied, the tile that copies it (RIFT-MALIK-03, RIFT-RULING-44). */
export const extraAbilities = (open: Open, id: UnitId): AbilityId[] => {
  const found: AbilityId[] = []
  for (const tile of heroOf(open, id).abilities)
    if (tile.up && tile.id !== 'hammer-time' && tile.id !== 'knowledge-is-power') found.push(tile.id)
  return found
}
