import type { HeroId, SiteId, SpellId, TowerId, TrayId, UnitId } from '../content/ids.ts'
import { COLOURS, SITE_COLOURS } from '../content/sites.ts'
import { lowerOf } from '../knowledge/bosses.ts'
import { around, cellNamed } from '../knowledge/cells.ts'
import { faceDownOf } from '../knowledge/heroChoices.ts'
import { fullHealthOf } from '../knowledge/heroes.ts'
import { maskNamed } from '../knowledge/shapes.ts'
import { faceOf, trayNamed } from '../knowledge/trays.ts'
import type { Seat } from '../rules/state.ts'
import type { Outlook } from './acts.ts'
import { bits } from './cost.ts'
import type { Field } from './field.ts'
import { arsenalWorth, withTower } from './hands.ts'
import { healthWorth, wayCost } from './heroCosts.ts'
import { purchasesOf } from './passes.ts'
import { ABILITY_WORTH, HEROES_LIKED, POINTS, POWER, SPELLS_LIKED } from './points.ts'

/** Scores of single options of the questions outside attacks: a number for each id. */
export type Score = (outlook: Outlook, id: string, words: readonly string[], seat: Seat, about: unknown) => number

/** The lower its place in a list, the better. */
const liked = <I extends string>(list: readonly I[], id: string | undefined): number =>
  -list.findIndex(each => each === id)

const setupHero: Score = (_outlook, _id, [, hero]) => liked<HeroId>(HEROES_LIKED, hero)
const setupBench: Score = (_outlook, id, [, hero]) => (id === 'done' ? -100 : liked<HeroId>(HEROES_LIKED, hero))
const setupSpells: Score = (_outlook, id, [, spell]) => (id === 'done' ? -100 : liked<SpellId>(SPELLS_LIKED, spell))
const setupAbilities: Score = (_outlook, _id, [, ...pair]) =>
  pair.reduce((sum, ability) => sum + (ABILITY_WORTH[ability as keyof typeof ABILITY_WORTH] ?? 0), 0)

/** The colour whose sites see least of what is on its way. */
const nameColour: Score = ({ field }, _id, [, name]) => {
  const colour = COLOURS.find(each => each === name)
  let seen = 0
  for (const site of (colour && SITE_COLOURS[1][colour]) ?? []) seen += sightOf(field, site)
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
const needOf: Score = ({ field: { open } }, id, [, who]) => {
  const unit = who as UnitId
  const hero = open.heroes[unit]
  if (id === 'none' || hero === undefined) return 0
  let need = healthWorth(unit, Math.min(fullHealthOf(unit), hero.health + 1)) - healthWorth(unit, hero.health)
  for (const ability of faceDownOf(open, unit)) need = Math.max(need, ABILITY_WORTH[ability])
  return need + 0.01
}
const flip: Score = (_outlook, _id, [, ability]) => ABILITY_WORTH[ability as keyof typeof ABILITY_WORTH] ?? 0

const sufferer: Score = ({ field: { open } }, _id, [, who]) => {
  const unit = who as UnitId
  const health = open.heroes[unit]?.health ?? 0
  return healthWorth(unit, health - 1) - healthWorth(unit, health)
}

/** Near the hordes, and not where towers are to be built. */
const displaced: Score = ({ field }, _id, [, name = '']) => {
  const cell = cellNamed(name) ?? -1
  return -wayCost(field, cell) - (field.map.siteAt(cell) === undefined ? 0 : POINTS.siteTaken / 3)
}

const loseTower: Score = ({ field: { open } }, _id, [, site, index]) => {
  const built = open.sites[site as SiteId]?.[Number(index)]
  return built === undefined ? 0 : -POWER[built.tower]
}
/** Sent home: rather one that holds no tray. */
const loseHero: Score = ({ field: { open } }, _id, [, who]) => {
  const hero = open.heroes[who as UnitId]
  return hero === undefined ? 0 : (hero.base === 0 ? 1 : 0) - hero.health / 10 + (who === 'wildcat' ? 0.5 : 0)
}
const loseTile: Score = ({ field: { open } }, _id, [, square = ''], _seat, about) => {
  const boss = (about as { boss?: TrayId; tray?: TrayId } | undefined)?.boss ?? 'B2'
  const tray = trayNamed(open, boss)
  const tile = tray?.tiles.find(({ mask }) => (mask & -mask) === maskNamed(square))
  return tray === undefined || tile === undefined ? 0 : -bits(tile.mask & faceOf(tray).squares)
}
const lowerTower: Score = ({ field: { open } }, _id, [, name]) => {
  const tower = name as TowerId
  const lower = lowerOf(open, tower)
  return lower === undefined ? 0 : POWER[lower] - POWER[tower]
}

/** Towers on white sites go to whoever has most use for them; to be ready is 0. */
const give: Score = ({ field: { open }, arsenal, needs }, id, [, site, index, to]) => {
  if (id === 'ready') return 0
  if (id === 'unready') return -1
  const given = open.given.find(each => each.site === site && each.index === Number(index))
  const built = open.sites[site as SiteId]?.[Number(index)]
  if (given === undefined || built === undefined) return -1
  const now = withTower(arsenal, built.by, built.tower, given.to, built.tower)
  const then = withTower(arsenal, built.by, built.tower, to as Seat, built.tower)
  return arsenalWorth(then, needs) - arsenalWorth(now, needs) - POINTS.least
}

const trade: Score = ({ field: { open }, arsenal, needs }, id) => {
  if (id === 'ready') return 0
  if (!id.startsWith('buy ')) return -1
  return purchasesOf(open, arsenal, needs).find(each => each.id === id)?.score ?? -1
}

export const SMALL: Readonly<Record<string, Score>> = {
  'setup.hero': setupHero,
  'setup.bench': setupBench,
  'setup.abilities': setupAbilities,
  'setup.spells': setupSpells,
  'round.colour': nameColour,
  'ability.hero': needOf,
  'ability.flip': flip,
  'spell.hero': sufferer,
  displace: displaced,
  'boss.tower': loseTower,
  'boss.hero': loseHero,
  'boss.tile': loseTile,
  'boss.paradox': lowerTower,
  pickup: give,
  shop: trade,
}
