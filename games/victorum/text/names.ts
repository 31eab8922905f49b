/** Names by id, whatever kind of thing it is. */
import { BANES } from '../content/banes.ts'
import { BLOODSHEDS } from '../content/bloodsheds.ts'
import { HEROES } from '../content/heroes.ts'
import { PROWESS, prowessOfLevel } from '../content/prowess.ts'
import type {
  BaneId,
  DeckId,
  Die,
  EventId,
  HeroId,
  OpportunityId,
  PlaceId,
  ProwessId,
  RegionId,
  ScionId,
  SkillId,
  TacticId,
} from '../content/ids.ts'
import { OPPORTUNITIES } from '../content/opportunities.ts'
import { PLACES } from '../content/places.ts'
import { REGION_IDS } from '../content/regions.ts'
import { SCIONS } from '../content/scions.ts'
import { SKILLS } from '../content/skills.ts'
import { SPORTS } from '../content/sports.ts'
import { TACTICS } from '../content/tactics.ts'
import type { Cause } from '../rules/state/shape.ts'
import type { Words } from './words.ts'

const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K => Object.hasOwn(table, id)

export const isSkill = (id: string): id is SkillId => isKey(SKILLS, id)
export const isTactic = (id: string): id is TacticId => isKey(TACTICS, id)
export const isProwess = (id: string): id is ProwessId => isKey(PROWESS, id)
export const isBane = (id: string): id is BaneId => isKey(BANES, id)
export const isFight = (id: string): id is EventId => isKey(SPORTS, id) || isKey(BLOODSHEDS, id)
export const isOpportunity = (id: string): id is OpportunityId => isKey(OPPORTUNITIES, id)
export const isHeroId = (id: string): id is HeroId => isKey(HEROES, id)
export const isScion = (id: string): id is ScionId => isKey(SCIONS, id)
export const isPlace = (id: string): id is PlaceId => isKey(PLACES, id)
export const isRegion = (id: string): id is RegionId => REGION_IDS.some(region => region === id)
export const isDeck = (id: string): id is DeckId => id === 'sport' || id === 'bloodshed' || id === 'opportunity'
export const isDie = (id: string): id is Die => id.length === 1 && 'YBGKR'.includes(id)

/** Who waits in a capital. */
export const guardName = ({ names }: Words, guard: HeroId | ScionId): string =>
  isScion(guard) ? names.scions[guard] : names.heroes[guard]

/** An event or Opportunity card. */
export const cardName = ({ names }: Words, id: string): string =>
  isFight(id) ? names.fight(id).name : isOpportunity(id) ? names.opportunity(id).name : ''

/** What made something happen; nothing if it has no name. */
export const causeName = (words: Words, cause: Cause): string => {
  const { names, causes, arenas } = words
  if (isKey(causes, cause)) return causes[cause]
  if (isSkill(cause)) return names.skills[cause].name
  if (isTactic(cause)) return names.tactics[cause].name
  if (isBane(cause)) return names.banes[cause].name
  const prowess = isProwess(cause) ? cause : prowessOfLevel(cause, 1)
  if (prowess !== undefined) return names.prowess[prowess].name
  if (isRegion(cause)) return arenas[cause].name
  const [scion = ''] = cause.split('.')
  if (isScion(scion)) return names.scions[scion]
  return (
    cardName(words, cause) || (cause === 'hero' || cause === 'primus' ? names.unit(cause) : unitCause(words, cause))
  )
}
/** Where several fall at once, an effect is called by its unit. */
const unitCause = ({ names }: Words, id: string): string => {
  const name = names.unit(id)
  return /^ ?\d*$/.test(name) ? '' : name
}
