import { HEROES, UNIT_IDS, WILDCAT } from '../../content/heroes.ts'
import type { AbilityId, HeroId, UnitId } from '../../content/ids.ts'
import type { Cell, Now, Seat } from '../state/shape.ts'
import { around, cellName } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { stormIn } from '../march/storms.query.ts'
import { baseBlocks } from '../placing/targets.query.ts'
import { faceOf, topAt } from '../march/trays.query.ts'
import { type Reach, reachFrom } from '../map/walking.query.ts'

type Open = Now['open']
type Hero = NonNullable<Open['heroes']['malik']>
type Tray = Open['trays'][number]

export const heroOf = (open: Open, id: UnitId): Hero => {
  const hero = open.heroes[id]
  if (hero === undefined) throw new Error(`${id} is not in this game`)
  return hero
}

export const fullHealthOf = (id: UnitId): number => (id === 'wildcat' ? WILDCAT.health : HEROES[id].health)

/** Move points of an activation; Heavy Legs takes one, never the last (RIFT-MOVE-01, RIFT-ALLERIA-02). */
export const pointsOf = (open: Open, id: UnitId): number => {
  const printed = id === 'wildcat' ? WILDCAT.move : HEROES[id].move
  return Math.max(1, printed + (stormIn(open)?.move ?? 0))
}

/** Everybody who belongs to a seat, wherever they are; the wildcat is an additional hero (RIFT-GAME-04, RIFT-ALLERIA-01). */
export const unitsOf = (open: Open, seat: Seat): UnitId[] => {
  const units: UnitId[] = []
  for (const id of UNIT_IDS) if (open.heroes[id]?.seat === seat) units.push(id)
  return units
}

/** Who makes every choice of the action in progress, for other heroes too (RIFT-RULING-35). */
export const actingSeat = (open: Open, id: UnitId): Seat => heroOf(open, open.active?.hero ?? id).seat

export const isOnMap = (open: Open, id: UnitId): boolean => open.heroes[id]?.place === 'map'

/** The tray the hero's base lies on: always the top one of its space (RIFT-ENGAGE-01, RIFT-ENGAGE-08). */
export const isEngagedOn = (open: Open, id: UnitId): Tray | undefined => {
  const hero = open.heroes[id]
  return hero === undefined || hero.base === 0 ? undefined : topAt(open, hero.at)
}

/** Shielded, or in the space of the one whose Earthquake lasts (RIFT-PROTECT-01…03, RIFT-MALIK-04, RIFT-RULING-47). */
export const isProtected = (open: Open, id: UnitId): boolean => {
  const hero = open.heroes[id]
  if (hero === undefined) return false
  if (hero.shielded) return true
  if (hero.place !== 'map') return false
  for (const other of UNIT_IDS) {
    const quaking = open.heroes[other]
    if (quaking?.quakes && quaking.place === 'map' && quaking.at === hero.at) return true
  }
  return false
}

/** Top trays on the 8 spaces around, neither portals nor bosses (RIFT-RULING-36). */
export const adjacentHordes = (open: Open, cell: Cell): Tray[] => {
  const hordes: Tray[] = []
  for (const next of around(mapIn(open), cell)) {
    const tray = topAt(open, next)
    if (tray !== undefined && isHorde(tray)) hordes.push(tray)
  }
  return hordes
}

/** Heroes can do nothing to portals and bosses (RIFT-HERO-12, RIFT-ACTION-06, RIFT-PORTAL-11). */
export const isHorde = (tray: Tray): boolean => {
  const { isPortal, isBoss } = faceOf(tray)
  return !isPortal && !isBoss
}

// ---------------------------------------------------------------- where heroes go

/** From its board the first point puts a hero on a path space beside an exit (RIFT-MOVE-06, RIFT-RULING-32). */
export const reachOf = (open: Open, id: UnitId, points: number): Reach => {
  const hero = heroOf(open, id)
  return reachFrom(mapIn(open), hero.place === 'map' ? hero.at : -1, points)
}

/**
 * Where a move of so many points may end. With two points an engaged hero may come back to its own tray and put its base
 * elsewhere (RIFT-MOVE-04…07, RIFT-MOVE-12, RIFT-RULING-30, RIFT-RULING-31).
 */
export const endsOf = (open: Open, id: UnitId, points: number): Cell[] => {
  const hero = heroOf(open, id)
  const ends: Cell[] = []
  for (const cell of reachOf(open, id, points).cells) {
    const stays = hero.place === 'map' && cell === hero.at
    if (stays ? points >= 2 && hero.base !== 0 : canEnd(open, cell)) ends.push(cell)
  }
  return ends
}

/** A hero that is not there yet may end a move on that space; others there do not matter (RIFT-HERO-11, RIFT-RULING-95). */
export const canEnd = (open: Open, cell: Cell): boolean => {
  const tray = topAt(open, cell)
  if (tray !== undefined) return isHorde(tray) && baseBlocks(open, tray).length > 0
  const site = mapIn(open).siteAt(cell)
  return site === undefined || !open.sites[site]?.length
}

/** Every space where a hero may end a move (RIFT-RULING-43, RIFT-RULING-66). */
export const allEnds = (open: Open): Cell[] => {
  const ends: Cell[] = []
  for (const cell of mapIn(open).cells) if (canEnd(open, cell)) ends.push(cell)
  return ends
}

/** What about the space itself keeps a hero from ending a move there. */
export const whyNotEnd = (open: Open, id: UnitId, cell: Cell): Why | undefined => {
  const map = mapIn(open)
  const name = cellName(cell)
  if (map.kindOf(cell) === 'void') return why('RIFT-MOVE-03', 'offMap', {})
  const hero = open.heroes[id]
  if (hero?.place === 'map' && hero.at === cell) return undefined
  const tray = topAt(open, cell)
  if (tray !== undefined) {
    const { isPortal, isBoss } = faceOf(tray)
    if (isPortal) return why('RIFT-MOVE-05', 'endOnPortal', { cell: name, tray: tray.id })
    if (isBoss) return why('RIFT-MOVE-05', 'endOnBoss', { cell: name, tray: tray.id })
    return baseBlocks(open, tray).length > 0 ? undefined : why('RIFT-ENGAGE-05', 'noRoomForBase', { tray: tray.id })
  }
  const site = map.siteAt(cell)
  const tower = site === undefined ? undefined : open.sites[site]?.at(-1)
  return tower === undefined ? undefined : why('RIFT-MOVE-04', 'endOnTower', { cell: name, tower: tower.tower })
}

/** Why a move of so many points cannot end there: the space itself, or it is too far. */
export const whyNotGo = (open: Open, id: UnitId, points: number, cell: Cell): Why | undefined => {
  const there = whyNotEnd(open, id, cell)
  if (there !== undefined) return there
  const hero = heroOf(open, id)
  if (hero.place === 'map' && hero.at === cell)
    return points >= 2 && hero.base !== 0 ? undefined : why('RIFT-RULING-30', 'alreadyThere', { cell: cellName(cell) })
  if (reachOf(open, id, points).cost[cell] !== -1) return undefined
  return hero.place === 'map'
    ? why('RIFT-MOVE-01', 'tooFar', { cell: cellName(cell), points })
    : why('RIFT-MOVE-06', 'tooFarFromExit', { cell: cellName(cell), points })
}

// ---------------------------------------------------------------- what heroes may do

/** `activate`: play the hero card, or wake the wildcat; `call`: from the bench; else an action of the active hero. */
export type HeroDeed = 'activate' | 'call' | 'attack' | 'recover' | AbilityId

/** Undefined: it may. */
export const whyNotAct = (open: Open, id: UnitId, what: HeroDeed): Why | undefined => {
  const hero = open.heroes[id]
  if (hero === undefined) return why('RIFT-GAME-04', 'notInGame', { hero: id })
  if (what === 'call') return whyNotCall(hero, id)
  if (hero.place === 'gone') return why('RIFT-SOLO-08', 'heroGone', { hero: id })
  if (hero.place === 'bench') return why('RIFT-SOLO-07', 'onBench', { hero: id })
  if (what === 'activate') return whyNotActivate(hero, id)
  if (id === 'wildcat') return why('RIFT-ALLERIA-02', 'wildcatOnlyMoves', {})
  if (what === 'recover') return undefined
  if (hero.place !== 'map') return why('RIFT-HERO-13', 'notOnMap', { hero: id })
  return what === 'attack' ? undefined : whyNotUse(hero, id, what)
}

/** RIFT-HERO-01, RIFT-HERO-06, RIFT-REGEN-02, RIFT-ALLERIA-02, RIFT-ALLERIA-08, RIFT-RULING-66. */
const whyNotActivate = (hero: Hero, id: UnitId): Why | undefined => {
  if (hero.called) return why('RIFT-RULING-66', 'benchActsOnce', { hero: id })
  if (hero.place === 'out') return why('RIFT-HERO-09', 'knockedOut', { hero: id })
  if (hero.locked) return why('RIFT-REGEN-03', 'regenerated', { hero: id })
  if (id === 'wildcat') {
    if (hero.place !== 'map') return why('RIFT-ALLERIA-02', 'wildcatAway', {})
    return hero.played ? why('RIFT-ALLERIA-02', 'wildcatPlayed', {}) : undefined
  }
  return hero.played ? why('RIFT-HERO-01', 'heroPlayed', { hero: id }) : undefined
}

/** RIFT-SOLO-07, RIFT-SOLO-08. */
const whyNotCall = (hero: Hero, id: UnitId): Why | undefined =>
  hero.place === 'bench' && id !== 'wildcat' ? undefined : why('RIFT-SOLO-07', 'notOnBench', { hero: id })

/** RIFT-ACTION-07. */
const whyNotUse = (hero: Hero, id: UnitId, ability: AbilityId): Why | undefined => {
  const tile = hero.abilities.find(each => each.id === ability)
  if (tile === undefined) return why('RIFT-SETUP-08', 'abilityNotThere', { hero: id, ability })
  return tile.up ? undefined : why('RIFT-ACTION-07', 'abilityDown', { ability })
}

export const isHero = (id: UnitId): id is HeroId => id !== 'wildcat'
