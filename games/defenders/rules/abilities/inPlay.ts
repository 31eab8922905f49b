import type { AbilityInPlay } from '@tabletome/engine'
import { ARTIFACTS } from '../../content/artifacts.ts'
import { DIRE_IDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { FOES } from '../../content/foes.ts'
import { HEROES } from '../../content/heroes.ts'
import { COLOURS } from '../../content/levels.ts'
import { REGIONS, REGION_IDS } from '../../content/regions.ts'
import type { AbilityCard } from '../../content/types.ts'
import { ring } from '../../knowledge.ts'
import { defendersKit } from '../state.ts'
import type { Now } from '../state.ts'
import { useActives, type AbilityCode } from './ability.ts'
import { regionAbility } from './use.ts'

type Owner = 'region' | 'hero' | 'artifact' | 'foe' | 'dire'
const NOTHING: readonly AbilityInPlay[] = []

/** Tells the engine which Abilities there are, and which are in play at a moment or for an amount. */
export const useAbilities = (abilities: Readonly<Record<string, AbilityCode>>): void => {
  useActives(abilities)
  const parts = Object.fromEntries(Object.entries(abilities).map(([id, code]) => [id, code.parts]))
  const listeners = listenersOf(abilities)
  defendersKit.useAbilities(parts, (state, event) => {
    const heard = listeners.get(event)
    return heard === undefined ? NOTHING : inPlay(state, heard)
  })
}

type Heard = { readonly owners: ReadonlySet<Owner>; readonly ids: ReadonlySet<string> }

/** Moment or amount → who listens: made once, so that most questions cost nothing. */
const listenersOf = (abilities: Readonly<Record<string, AbilityCode>>): ReadonlyMap<string, Heard> => {
  const heard = new Map<string, { owners: Set<Owner>; ids: Set<string> }>()
  for (const [id, { parts }] of Object.entries(abilities))
    for (const part of parts) {
      const event = part.kind === 'reaction' ? part.moment : part.amount
      const entry = heard.get(event) ?? { owners: new Set(), ids: new Set() }
      heard.set(event, entry)
      entry.owners.add(ownerOf(id))
      entry.ids.add(id)
    }
  return heard
}

const ownerOf = (id: string): Owner => {
  if (Object.values(HEROES).some(({ ability }) => ability.id === id)) return 'hero'
  if (REGION_IDS.some(region => REGIONS[region].A.id === id || REGIONS[region].B.id === id)) return 'region'
  if (DIRE_IDS.some(card => DIRE[card].effect === id)) return 'dire'
  return Object.hasOwn(FOES, id) ? 'foe' : 'artifact'
}

/**
 * In the order of the end of a Round: Regions clockwise from the left, Player Cards and Artifacts in colour order, the Foe
 * (DEF-RULING-30, 41). What is Destroyed, switched off, drained or used up is not in play (DEF-REGION-03, DEF-RULING-66, 67).
 */
const inPlay = (state: Now, { owners, ids }: Heard): AbilityInPlay[] => {
  const found: AbilityInPlay[] = []
  const { open } = state
  if (owners.has('region'))
    for (const region of ring(open)) {
      if (!ids.has(REGIONS[region][open.regions[region].side].id)) continue
      const card = regionAbility(state, region)
      if (card !== undefined && !isUsedUp(state, card, undefined)) found.push({ ability: card.id, self: region })
    }
  if (owners.has('hero') && !open.drained)
    for (const colour of COLOURS) {
      const defender = open.defenders[colour]
      if (defender === undefined) continue
      const card = HEROES[defender.hero].ability
      if (ids.has(card.id) && !isUsedUp(state, card, defender.usedThisTurn))
        found.push({ ability: card.id, self: colour })
    }
  if (owners.has('artifact'))
    for (const colour of COLOURS) {
      const defender = open.defenders[colour]
      if (defender === undefined) continue
      for (const artifact of defender.artifacts)
        if (ids.has(artifact) && !isUsedUp(state, ARTIFACTS[artifact].ability, defender.usedThisTurn))
          found.push({ ability: artifact, self: colour })
    }
  if (owners.has('dire')) for (const card of DIRE_IDS) found.push({ ability: DIRE[card].effect, self: card })
  if (owners.has('foe') && open.foe !== undefined && ids.has(open.foe.id))
    found.push({ ability: open.foe.id, self: open.foe.id })
  return found
}

const isUsedUp = (state: Now, { id, limit }: AbilityCard, thisTurn: readonly string[] | undefined): boolean =>
  limit === 'round'
    ? state.open.usedThisRound.includes(id)
    : limit === 'turn' && thisTurn !== undefined && thisTurn.includes(id)
