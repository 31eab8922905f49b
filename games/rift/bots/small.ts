import type { Answer, AnswerBy } from '@tabletome/engine'
import { SITE_COLOURS } from '../content/sites.ts'
import type { AbilityId, Colour, SiteId, TowerId, TrayId, UnitId } from '../content/ids.ts'
import { lowerOf } from '../rules/boss/bosses.query.ts'
import { around } from '../rules/map/cells.query.ts'
import { faceDownOf } from '../rules/heroes/heroChoices.query.ts'
import { fullHealthOf } from '../rules/heroes/heroes.query.ts'
import { faceOf, trayNamed } from '../rules/march/trays.query.ts'
import type { Cell, Mask, Rift } from '../rules/state/shape.ts'
import { bits } from './cost.ts'
import type { Field } from './field.ts'
import { arsenalWorth, withTower } from './hands.ts'
import { healthWorth, wayCost } from './heroes/heroCosts.ts'
import { type Outlook, once } from './outlook.ts'
import { purchasesOf } from './passes.ts'
import { ABILITY_WORTH, HEROES_LIKED, SPELLS_LIKED } from './points.ts'

/* Scores of single answers of the questions outside attacks. */

/** The lower its place in a list, the better. */
const liked = (list: readonly string[], id: string): number => -list.indexOf(id)
const LAST = -100

export const heroLiked = (hero: UnitId): number => liked(HEROES_LIKED, hero)
export const benchLiked = (answer: Answer<Rift, 'setup.bench'>): number =>
  answer.do === 'done' ? LAST : heroLiked(answer.hero)
export const spellLiked = (answer: Answer<Rift, 'setup.spells'>): number =>
  answer.do === 'done' ? LAST : liked(SPELLS_LIKED, answer.spell)
export const pairWorth = ({ first, second }: AnswerBy<Rift, 'pair'>): number =>
  ABILITY_WORTH[first] + ABILITY_WORTH[second]

/** The colour whose sites see least of what is on its way. */
export const colourWorth = ({ field }: Outlook, colour: Colour): number => {
  let seen = 0
  for (const site of SITE_COLOURS[1][colour] ?? []) seen += sightOf(field, site)
  return -seen
}
const sightOf = (field: Field, site: SiteId): number => {
  let sum = 0
  for (const cell of around(field.map, field.map.cellOfSite(site))) {
    const target = field.tops[cell]
    if (target !== undefined) sum += target.face.isPortal ? 2 : 1
    else if (field.map.spawns.some(({ front }) => front === cell)) sum += 0.7
    else if (field.map.kindOf(cell) === 'path') sum += 0.1
  }
  return sum
}

/** Whom it helps most: health, and abilities face up. */
export const needOf = ({ field: { open, weights } }: Outlook, unit: UnitId): number => {
  const hero = open.heroes[unit]
  if (hero === undefined) return 0
  const { points } = weights
  const healed = Math.min(fullHealthOf(unit), hero.health + 1)
  let need = healthWorth(points, unit, healed) - healthWorth(points, unit, hero.health)
  for (const ability of faceDownOf(open, unit)) need = Math.max(need, ABILITY_WORTH[ability])
  return need + 0.01
}
export const flipWorth = (ability: AbilityId): number => ABILITY_WORTH[ability]

export const suffererWorth = ({ field: { open, weights } }: Outlook, unit: UnitId): number => {
  const health = open.heroes[unit]?.health ?? 0
  return healthWorth(weights.points, unit, health - 1) - healthWorth(weights.points, unit, health)
}

/** Near the hordes, and not where towers are to be built. */
export const displacedWorth = ({ field }: Outlook, cell: Cell): number =>
  -wayCost(field, cell) - (field.map.siteAt(cell) === undefined ? 0 : field.weights.points.siteTaken / 3)

export const struckWorth = (
  { field: { open, weights } }: Outlook,
  { site, index }: AnswerBy<Rift, 'strike'>,
): number => {
  const built = open.sites[site]?.[index]
  return built === undefined ? 0 : -weights.power[built.tower]
}
/** Sent home: rather one that holds no tray. */
export const caughtWorth = ({ field: { open } }: Outlook, who: UnitId): number => {
  const hero = open.heroes[who]
  return hero === undefined ? 0 : (hero.base === 0 ? 1 : 0) - hero.health / 10 + (who === 'wildcat' ? 0.5 : 0)
}
export const tileWorth = ({ field: { open } }: Outlook, boss: TrayId, square: Mask): number => {
  const tray = trayNamed(open, boss)
  const tile = tray?.tiles.find(({ mask }) => (mask & -mask) === square)
  return tray === undefined || tile === undefined ? 0 : -bits(tile.mask & faceOf(tray).squares)
}
export const lowerWorth = ({ field: { open, weights } }: Outlook, tower: TowerId): number => {
  const lower = lowerOf(open, tower)
  return lower === undefined ? 0 : weights.power[lower] - weights.power[tower]
}

/** Towers on white sites go to whoever has most use for them; to be ready is 0. */
export const giveWorth = ({ field: { open }, arsenal, needs }: Outlook, answer: Answer<Rift, 'pickup'>): number => {
  if (answer.do !== 'give') return answer.do === 'ready' ? 0 : -1
  const { site, index, to } = answer
  const given = open.given.find(each => each.site === site && each.index === index)
  const built = open.sites[site]?.[index]
  if (given === undefined || built === undefined) return -1
  const now = withTower(arsenal, built.by, built.tower, given.to, built.tower)
  const then = withTower(arsenal, built.by, built.tower, to, built.tower)
  return arsenalWorth(then, needs) - arsenalWorth(now, needs) - needs.weights.points.least
}

export const tradeWorth = (
  outlook: Outlook,
  { id, answer }: { readonly id: string; readonly answer: Answer<Rift, 'shop'> },
): number => {
  if (answer.do !== 'buy') return answer.do === 'ready' ? 0 : -1
  const { field, arsenal, needs } = outlook
  const purchases = once(outlook, 'shop', () => purchasesOf(field.open, arsenal, needs))
  return purchases.find(each => each.id === id)?.score ?? -1
}
