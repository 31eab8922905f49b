import { ABILITIES } from '../../content/abilities.ts'
import { HEROES, UNIT_IDS } from '../../content/heroes.ts'
import type { AbilityId, Chooser, UnitId } from '../../content/ids.ts'
import type { Choosing } from '../../content/types.ts'
import type { Now } from '../state/shape.ts'
import { kingDistance } from '../map/cells.query.ts'
import { heroOf } from './heroes.query.ts'
import { type Why, why } from '../state/reasons.query.ts'

type Open = Now['open']

/** Whom a basic attack or an ability may be for. */
export const choosingOf = (by: UnitId, as: AbilityId | 'basic'): Choosing | undefined =>
  as !== 'basic' ? ABILITIES[as].chooses : by === 'wildcat' ? undefined : HEROES[by].basic.chooses

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
  const choosing = choosingOf(by, as)
  if (choosing === undefined || hero === undefined || hero.place === 'gone')
    return why('RIFT-RULING-93', 'notInGame', { hero: id })
  if (hero.place === 'bench') return why('RIFT-RULING-93', 'onBench', { hero: id })
  if (hero.place === 'map') return whyNotNear(open, by, choosing, id)
  if (id === 'wildcat') return why('RIFT-ALLERIA-05', 'wildcatAway', {})
  const { among, rule } = choosing
  if (among === 'all') return undefined
  if (among !== 'standing' && among !== 'movable') return why('RIFT-RULING-93', 'notOnMap', { hero: id })
  if (hero.place === 'out') return why(rule, 'knockedOut', { hero: id })
  return among === 'movable' && hero.locked ? why('RIFT-REGEN-03', 'regenerated', { hero: id }) : undefined
}

/** Lilith reaches her own space and those around it, Surge of Flames himself and the spaces around only. */
const whyNotNear = (open: Open, by: UnitId, { among, rule }: Choosing, id: UnitId): Why | undefined => {
  if (id === by || (among !== 'near' && among !== 'beside')) return undefined
  const distance = kingDistance(heroOf(open, by).at, heroOf(open, id).at)
  const isNear = among === 'near' ? distance <= 1 : distance === 1
  return isNear ? undefined : why(rule, 'notNextTo', { hero: id })
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
  !ABILITIES[ability].copies && open.heroes[owner]?.place !== 'bench' && !open.heroes[owner]?.called

/** Why Knowledge is Power cannot copy that. */
export const whyNotCopy = (open: Open, ability: AbilityId): Why | undefined => {
  if (ABILITIES[ability].copies) return why('RIFT-RULING-44', 'copiesItself', {})
  return copyable(open).includes(ability)
    ? undefined
    : why('RIFT-RULING-44', 'abilityNotInGame', { ability, hero: ABILITIES[ability].hero })
}

/** Extra actions of It's Hammer Time: neither itself nor, when copied, the tile that copies it (RIFT-MALIK-03, RIFT-RULING-44). */
export const extraAbilities = (open: Open, id: UnitId): AbilityId[] => {
  const found: AbilityId[] = []
  for (const tile of heroOf(open, id).abilities)
    if (tile.up && !ABILITIES[tile.id].again && !ABILITIES[tile.id].copies) found.push(tile.id)
  return found
}
