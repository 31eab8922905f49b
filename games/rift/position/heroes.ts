import { HERO_IDS, HEROES, WILDCAT } from '../content/heroes.ts'
import type { AbilityId, HeroId, UnitId } from '../content/ids.ts'
import { turnOf } from '../rules/map/cells.query.ts'
import type { KingdomMap } from '../rules/map/map.query.ts'
import { BASES } from '../rules/placing/shapes.query.ts'
import type { Hero, Open, Seat } from '../rules/state/shape.ts'
import { maskOf, space } from './trays.ts'
import type { Position } from './words.ts'

const USUAL: readonly HeroId[] = ['malik', 'alleria', 'lilith', 'magnus', 'ignus']

export const muster = (open: Open, position: Position, map: KingdomMap): void => {
  for (const [id, text] of Object.entries(position.heroes ?? {})) {
    open.heroes[id as UnitId] = heroFrom(id as UnitId, text, open, map)
  }
  for (const seat of open.seats) {
    const has = HERO_IDS.some(id => open.heroes[id]?.seat === seat && open.heroes[id]?.place !== 'bench')
    const free = USUAL.find(id => open.heroes[id] === undefined)
    if (!has && free !== undefined) open.heroes[free] = heroFrom(free, `${seat} board`, open, map)
  }
  const { alleria } = open.heroes
  if (alleria !== undefined && open.heroes.wildcat === undefined) {
    const place = alleria.place === 'bench' ? 'bench' : 'board'
    open.heroes.wildcat = heroFrom('wildcat', `${alleria.seat} ${place}`, open, map)
  }
}

const heroFrom = (id: UnitId, text: string, open: Open, map: KingdomMap): Hero => {
  const [seat, where = 'board', ...words] = text.split(/\s+/) as [Seat, string?, ...string[]]
  const off = (['board', 'out', 'bench', 'gone'] as const).find(place => place === where)
  const hero: Hero = {
    seat,
    place: off ?? 'map',
    at: off === undefined ? space(where, map) : -1,
    base: 0,
    facing: 0,
    health: off === 'out' ? 0 : id === 'wildcat' ? WILDCAT.health : HEROES[id].health,
    abilities: [],
    played: false,
    locked: false,
    shielded: false,
  }
  for (const word of words) describe(hero, word, id)
  if (hero.abilities.length === 0 && id !== 'wildcat' && off !== 'bench' && !hero.called)
    hero.abilities = HEROES[id].suggested.map(ability => ({ id: ability, up: true }))
  const onTray = open.trays.some(({ at }) => at === hero.at)
  if (onTray && hero.base === 0) throw new Error(`${id} on ${where} needs a base: there is a tray`)
  return hero
}

const describe = (hero: Hero, word: string, id: UnitId): void => {
  if (/^h\d+$/.test(word)) hero.health = Number(word.slice(1))
  else if (word.startsWith('base:')) hero.base = baseAt(word.slice(5))
  else if (word.startsWith('face:')) hero.facing = turnOf(word.slice(5)) ?? 0
  else if (word === 'played' || word === 'locked' || word === 'shielded') hero[word] = true
  else if (word === 'rises' || word === 'quakes' || word === 'called' || word === 'alone') hero[word] = true
  else if (/[+-]$/.test(word)) hero.abilities.push({ id: word.slice(0, -1) as AbilityId, up: word.endsWith('+') })
  else throw new Error(`what is "${word}" of ${id}?`)
}
const baseAt = (square: string): number => {
  const corner = maskOf(square)
  const base = BASES.find(mask => (mask & -mask) === corner)
  if (base === undefined) throw new Error(`no base at "${square}"`)
  return base
}
