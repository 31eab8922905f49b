import type { Reason } from '@tabletome/engine'
import { ABILITIES, type AbilityOwner } from '../../content/cards.ts'
import type { AbilityId } from '../../content/ids.ts'
import { HEROES } from '../../content/heroes.ts'
import { REGIONS, REGION_IDS } from '../../content/regions.ts'
import type { AbilityCard } from '../../content/types.ts'
import { coloursInPlay } from '../defenders/inPlay.query.ts'
import { isDestroyed } from '../land/map.query.ts'
import { surcharge } from './move.ts'
import { defenderOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { modifiers } from '../state/kit.ts'
import type { CardId, Colour, Now, RegionId } from '../state/shape.ts'
import { isTooTired, tooDear, type User } from './user.ts'
import type { Active } from '../effects/effect.ts'
import { EFFECTS } from '../effects/index.ts'

/** A text of the Foe switches the Ability of a Region off (DEF-REGION-05, DEF-RULING-66). */
export const isSwitchedOff = (state: Now, region: RegionId): boolean =>
  modifiers(state, 'regionOff', { region }).some(({ adds }) => adds)

/**
 * The Ability of a Region, on the side in play, unless it is Destroyed or switched off (DEF-REGION-03, DEF-REGION-04).
 */
export const regionAbility = (state: Now, region: RegionId): AbilityCard<AbilityId> | undefined =>
  isDestroyed(state.open, region) || isSwitchedOff(state, region)
    ? undefined
    : REGIONS[region][state.open.regions[region].side]

/** The Abilities a Defender might use on its Turn: its own, its Region's, its Artifacts' (DEF-ABILITY-01). */
export const abilitiesToUse = (state: Now, user: User): AbilityId[] => {
  const { hero, artifacts } = defenderOf(state, user.colour)
  const found: AbilityId[] = []
  if (EFFECTS[HEROES[hero].ability.id].use) found.push(HEROES[hero].ability.id)
  if (user.at !== 'capital') {
    const { id } = REGIONS[user.at][state.open.regions[user.at].side]
    if (EFFECTS[id].use) found.push(id)
  }
  for (const artifact of artifacts) if (EFFECTS[artifact].use) found.push(artifact)
  return found
}

/**
 * Why an Ability cannot be used now; it is judged before anything is paid (DEF-ABILITY-01…06, DEF-RULING-37,
 * DEF-RULING-58).
 */
export const whyNotUse = (state: Now, user: User, ability: AbilityId): Reason | undefined => {
  const owner = ABILITIES.get(ability)
  if (owner === undefined) return undefined
  const code = EFFECTS[ability].use
  return (
    whyNotTheirs(state, user, owner) ??
    (code === undefined ? refuse('DEF-ABILITY-03', 'appliesByItself', { ability }) : undefined) ??
    whyNotPrinted(state, user, owner.card) ??
    (code === undefined ? undefined : whyNotHere(state, user, code, owner.card))
  )
}

const whyNotTheirs = (state: Now, user: User, owner: AbilityOwner): Reason | undefined => {
  const { hero, artifacts } = defenderOf(state, user.colour)
  const ability = owner.card.id
  if (owner.owner === 'hero') {
    if (hero !== owner.hero) return refuse('DEF-ABILITY-01', 'notYours', { ability })
    return state.open.drained ? refuse('DEF-ABILITY-07', 'drained', { ability }) : undefined
  }
  if (owner.owner === 'artifact')
    return artifacts.includes(owner.artifact) ? undefined : refuse('DEF-ARTIFACT-08', 'notCarried', { ability })
  const { region: place } = owner
  if (state.open.regions[place].side !== owner.side) return refuse('DEF-REGION-04', 'otherSide', { ability, place })
  if (user.at !== place) return refuse('DEF-REGION-01', 'notThere', { ability, place })
  if (isDestroyed(state.open, place)) return refuse('DEF-REGION-03', 'abilityDestroyed', { ability, place })
  return isSwitchedOff(state, place) ? refuse('DEF-RULING-66', 'switchedOff', { ability, place }) : undefined
}

/**
 * What stands on the card: limit, price, what an Exhausted Defender may not do, and nothing free while AP of a
 * Sacrifice wait (DEF-ABILITY-04, DEF-ABILITY-05, DEF-EXHAUST-04, DEF-RULING-27).
 */
const whyNotPrinted = (state: Now, user: User, card: AbilityCard): Reason | undefined => {
  const { id: ability, ap = 0, hp = 0, counts = 'none' } = card
  if (user.used.includes(ability)) return refuse('DEF-ABILITY-04', 'usedThisTurn', { ability })
  if (card.limit === 'round' && state.open.usedThisRound.includes(ability))
    return refuse('DEF-ABILITY-04', 'usedThisRound', { ability })
  if (user.mustSpend && ap === 0) return refuse('DEF-SACRIFICE-04', 'mustSpend', { has: user.ap })
  if (isTooTired(state, user, counts)) return refuse('DEF-ABILITY-05', 'exhausted', { defender: user.colour })
  if (user.hp < hp) return refuse('DEF-EXHAUST-04', 'notEnoughHp', { needs: hp, has: user.hp })
  return tooDear(user, ap)
}

/** What the Ability itself asks for; one that could change nothing cannot be used (DEF-ABILITY-06). */
const whyNotHere = (
  state: Now,
  user: User,
  code: Active,
  { id: ability }: AbilityCard<AbilityId>,
): Reason | undefined => {
  switch (code.asks) {
    case 'region':
      return noneOf(ability, REGION_IDS, region => whyNotRegion(state, user, ability, region))
    case 'defender':
      return noneOf(ability, coloursInPlay(state.open), colour => whyNotDefender(state, user, ability, colour))
    case 'card':
      return noneOf(ability, state.open.discard, card => whyNotCard(state, user, ability, card))
    default:
      return code.barred?.(state, user)
  }
}

/** Undefined if one of them is a target; else what is wrong with all of them. */
const noneOf = <X>(ability: AbilityId, candidates: readonly X[], whyNot: (candidate: X) => Reason | undefined) => {
  const keys = new Set<string>()
  let last: Reason | undefined
  for (const candidate of candidates) {
    last = whyNot(candidate)
    if (last === undefined) return undefined
    keys.add(last.key)
  }
  const isCommon = last !== undefined && keys.size === 1 && COMMON.has(last.key)
  return isCommon ? last : refuse('DEF-ABILITY-06', 'nothingWouldChange', { ability })
}
/** Reasons that do not speak of one candidate. */
const COMMON: ReadonlySet<string> = new Set(['foeHidden', 'tombFull', 'notEnoughAp'])

/** Why a Region is no target (DEF-RULING-37: only where something would change). */
export const whyNotRegion = (state: Now, user: User, ability: AbilityId, region: RegionId): Reason | undefined => {
  const code = EFFECTS[ability].use
  if (code?.asks !== 'region') return undefined
  return code.barred(state, user, region) ?? tooDear(user, priceAt(state, ability, region))
}

/** AP an Ability costs for a target: the place may add to it (DEF-RULING-65). */
export const priceAt = (state: Now, ability: AbilityId, region: RegionId): number => {
  const code = EFFECTS[ability].use
  const ap = ABILITIES.get(ability)?.card.ap ?? 0
  return code?.asks === 'region' && code.enters ? ap + surcharge(state, region) : ap
}

export const whyNotDefender = (state: Now, user: User, ability: AbilityId, colour: Colour): Reason | undefined => {
  const code = EFFECTS[ability].use
  if (code?.asks !== 'defender') return undefined
  if (state.open.defenders[colour] === undefined) return refuse('DEF-SETUP-06', 'notInPlay', { defender: colour })
  return code.barred(state, user, colour)
}

export const whyNotCard = (state: Now, user: User, ability: AbilityId, card: CardId): Reason | undefined => {
  const code = EFFECTS[ability].use
  if (code?.asks !== 'card') return undefined
  if (!state.open.discard.includes(card)) return refuse('DEF-RULING-33', 'notInDiscard', { card })
  return code.barred(state, user, card)
}
