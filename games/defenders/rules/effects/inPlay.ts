import type * as engine from '@tabletome/engine'
import { heardBy } from '@tabletome/engine'
import { ARTIFACTS } from '../../content/artifacts.ts'
import { ABILITIES, DIRE_IDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { FOES } from '../../content/foes.ts'
import { HEROES } from '../../content/heroes.ts'
import { COLOURS } from '../../content/levels.ts'
import { REGIONS } from '../../content/regions.ts'
import type { AbilityCard } from '../../content/types.ts'
import { ring } from '../land/map.query.ts'
import { defendersKit } from '../state/kit.ts'
import type { Defenders, Now, RegionId } from '../state/shape.ts'
import { regionAbility } from '../turn/use.ts'
import { EFFECTS } from './index.ts'

type AbilityInPlay = engine.AbilityInPlay<Defenders['ability']>
const NOTHING: readonly AbilityInPlay[] = []

/** Tells the engine what every card does, the number in its text, and which are in play at a moment or for an amount. */
export const registerEffects = (): void =>
  defendersKit.useEffects(
    EFFECTS,
    id => ABILITIES.get(id)?.card.amount ?? 0,
    (state, event) => {
      const heard = LISTENERS.get(event)
      return heard === undefined ? NOTHING : inPlay(state, heard)
    },
  )

/** Who can listen to one moment or amount; made once, so that most questions cost nothing. */
interface Heard {
  readonly ids: Set<string>
  /** Regions with such an Ability on one of their sides. */
  readonly regions: RegionId[]
  hero: boolean
  artifact: boolean
  dire: boolean
  foe: boolean
  /** Anybody but a Foe. */
  others: boolean
}

const listenersOf = (): ReadonlyMap<string, Heard> => {
  const listeners = new Map<string, Heard>()
  for (const [id, effect] of Object.entries(EFFECTS))
    for (const event of heardBy<Defenders>(effect)) {
      const heard = listeners.get(event) ?? nobody()
      listeners.set(event, heard)
      heard.ids.add(id)
      const owner = ABILITIES.get(id)
      heard.others ||= !Object.hasOwn(FOES, id)
      if (owner?.owner === 'region') {
        if (!heard.regions.includes(owner.region)) heard.regions.push(owner.region)
      } else heard[owner?.owner ?? (Object.hasOwn(FOES, id) ? 'foe' : 'dire')] = true
    }
  return listeners
}

const nobody = (): Heard => ({
  ids: new Set(),
  regions: [],
  hero: false,
  artifact: false,
  dire: false,
  foe: false,
  others: false,
})
const LISTENERS = listenersOf()

/**
 * In the order of the end of a Round: Regions clockwise from the left, Player Cards and Artifacts in colour order, the
 * Foe (DEF-RULING-30, DEF-RULING-41). What is Destroyed, switched off, drained or used up is not in play (DEF-REGION-03,
 * DEF-RULING-66, DEF-RULING-67).
 */
const inPlay = (state: Now, heard: Heard): readonly AbilityInPlay[] => {
  const { open } = state
  const foe = heard.foe && open.foe !== undefined && heard.ids.has(open.foe.id) ? open.foe.id : undefined
  if (foe === undefined && !heard.others) return NOTHING
  const found: AbilityInPlay[] = []
  if (heard.regions.length > 0) regionsInPlay(state, heard, found)
  if (heard.hero && !open.drained) heroesInPlay(state, heard, found)
  if (heard.artifact) artifactsInPlay(state, heard, found)
  if (heard.dire) for (const card of DIRE_IDS) found.push({ ability: DIRE[card].effect, self: card })
  if (foe !== undefined) found.push({ ability: foe, self: foe })
  return found
}

const regionsInPlay = (state: Now, { ids, regions }: Heard, found: AbilityInPlay[]): void => {
  let listening = 0
  for (const region of regions) if (ids.has(sideUp(state, region).id)) listening++
  if (listening === 0) return
  for (const region of listening === 1 ? regions : ring(state.open)) {
    if (!ids.has(sideUp(state, region).id)) continue
    const card = regionAbility(state, region)
    if (card !== undefined && !isUsedUp(state, card, undefined)) found.push({ ability: card.id, self: region })
  }
}
const sideUp = (state: Now, region: RegionId): AbilityCard => REGIONS[region][state.open.regions[region].side]

const heroesInPlay = (state: Now, { ids }: Heard, found: AbilityInPlay[]): void => {
  for (const colour of COLOURS) {
    const defender = state.open.defenders[colour]
    if (defender === undefined) continue
    const card = HEROES[defender.hero].ability
    if (ids.has(card.id) && !isUsedUp(state, card, defender.usedThisTurn))
      found.push({ ability: card.id, self: colour })
  }
}

const artifactsInPlay = (state: Now, { ids }: Heard, found: AbilityInPlay[]): void => {
  for (const colour of COLOURS) {
    const defender = state.open.defenders[colour]
    if (defender === undefined || defender.artifacts.length === 0) continue
    for (const artifact of defender.artifacts)
      if (ids.has(artifact) && !isUsedUp(state, ARTIFACTS[artifact].ability, defender.usedThisTurn))
        found.push({ ability: artifact, self: colour })
  }
}

const isUsedUp = (state: Now, { id, limit }: AbilityCard, thisTurn: readonly string[] | undefined): boolean =>
  limit === 'round'
    ? state.open.usedThisRound.includes(id)
    : limit === 'turn' && thisTurn !== undefined && thisTurn.includes(id)
