/**
 * Prices and amounts as a player reads them off the table, for the second line of an option. What really happens is the rules'
 * business; the tests hold these figures against it.
 */
import { ABILITIES, TURN_CARDS } from '../../content/cards.ts'
import { HEROES } from '../../content/heroes.ts'
import type { ArtifactId } from '../../content/ids.ts'
import { DESTRUCTION, REGIONS } from '../../content/regions.ts'
import type { AbilityCard } from '../../content/types.ts'
import { isDestroyed } from '../../rules/land/map.query.ts'
import type { Attack, Colour, PlaceId, RegionId, WayId } from '../../rules/state/shape.ts'
import { defenderOf, type OpenView } from '../read.ts'

export const maxHpOf = (open: OpenView, colour: Colour) => HEROES[defenderOf(open, colour).hero].hp

const amountOf = (ability: string) => ABILITIES.get(ability)?.card.amount ?? 0

/** Under an All Defenders Card a Turn begins with its first action (DEF-ALL-04). */
const isFresh = ({ turn }: OpenView, colour: Colour) => turn?.card === 'all' && !turn.begun.includes(colour)

/** Its Turn begins with this action, in the Capital: Restored before anything is paid (DEF-RULING-59). */
export const isRestoredFirst = (open: OpenView, colour: Colour) => {
  const { hp, at } = defenderOf(open, colour)
  return isFresh(open, colour) && at === 'capital' && hp < maxHpOf(open, colour)
}

const carries = (open: OpenView, colour: Colour, artifact: ArtifactId) =>
  defenderOf(open, colour).artifacts.includes(artifact)

/** The Kraken makes its Region dear and switches its Ability off. */
const krakenAt = ({ foe }: OpenView, place: PlaceId) => foe?.id === 'kraken' && foe.at === place

export const surchargeOf = (open: OpenView, place: PlaceId) => (krakenAt(open, place) ? 1 : 0)

/** The Ability of a Region, unless it is Destroyed or switched off. */
export const abilityAt = (open: OpenView, region: RegionId): AbilityCard | undefined =>
  isDestroyed(open, region) || krakenAt(open, region) ? undefined : REGIONS[region][open.regions[region].side]

export const threatOf = (open: OpenView, place: PlaceId) =>
  place === 'capital' ? open.capital : open.regions[place].threat

export const lowered = (open: OpenView, place: PlaceId, amount: number) => Math.max(0, threatOf(open, place) - amount)

export const secureAmount = (open: OpenView, colour: Colour) =>
  1 + (carries(open, colour, 'hammer') ? amountOf('hammer') : 0)

export const fightDamage = (open: OpenView, colour: Colour) => {
  const used = !isFresh(open, colour) && defenderOf(open, colour).usedThisTurn.includes('spear')
  return 1 + (carries(open, colour, 'spear') && !used ? amountOf('spear') : 0)
}

export const sacrificeGain = (open: OpenView, colour: Colour) =>
  1 + (defenderOf(open, colour).hero === 'barbarian' && !open.drained ? amountOf('fury') : 0)

/** The way's own price, additions, reductions, then the Shield (DEF-RULING-56). */
export const defendCost = (open: OpenView, colour: Colour, way: WayId, { card, region }: Attack) => {
  const { kind } = TURN_CARDS[card]
  let cost = kind === 'dire' ? 2 : 1
  if (way === 'avengingFlight') cost = amountOf(way)
  if (way === 'sandstorm') cost = 0
  if (way === 'longshot') cost += amountOf(way)
  const local = way === 'inPlace' ? abilityAt(open, region)?.id : undefined
  if (local === 'canopy' && !open.usedThisRound.includes('canopy')) cost -= amountOf('canopy')
  if (local === 'vigil' && open.circle === colour) cost -= amountOf('vigil')
  if (carries(open, colour, 'shield') && !open.usedThisRound.includes('shield')) cost = 0
  return Math.max(0, cost)
}

/** What one more Threat does: where it goes, and whether something falls (DEF-CAPITAL-01, DEF-DESTROY-04). */
export const oneMoreThreat = (open: OpenView, region: RegionId) => {
  const wasDestroyed = isDestroyed(open, region)
  const from = open.regions[region].threat
  const falls = !wasDestroyed && from + 1 >= DESTRUCTION.region
  const capital = wasDestroyed || falls
  return { wasDestroyed, from, to: from + 1, falls, capital, lost: capital && open.capital + 1 >= DESTRUCTION.capital }
}
