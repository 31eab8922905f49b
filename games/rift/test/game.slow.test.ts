import type { Setup, Position } from '@tabletome/engine'
import { checkGame } from '@tabletome/engine/testing'
import { describe, expect, test } from 'vitest'
import { DECK_IDS } from '../content/cards.ts'
import { UNIT_IDS } from '../content/heroes.ts'
import { MOST_CRYSTALS, SOLDIERS } from '../content/numbers.ts'
import { SITE_IDS, SPAWNS } from '../content/sites.ts'
import { TOWER_IDS, TOWERS } from '../content/towers.ts'
import { game } from '../index.ts'
import { fullHealthOf } from '../rules/heroes/heroes.query.ts'
import { mapIn } from '../rules/map/map.query.ts'
import { isBlocked } from '../rules/march/order.query.ts'
import { count } from '../rules/placing/shapes.query.ts'
import { crystalsOf } from '../rules/march/stacks.query.ts'
import { basesOn, faceOf, topAt } from '../rules/march/trays.query.ts'
import type { Open, Rift } from '../rules/state/shape.ts'
import { withHearts } from './sturdy.ts'

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** What must be true of any position; plain checks, because there are many positions. */
const holds = (position: Position<Rift>): void => {
  const open = position.state.open as Open
  must(open.crystals >= 0 && open.crystals <= MOST_CRYSTALS, `${open.crystals} crystals`)
  must(open.hearts >= 0 && open.hearts <= open.heartsOf, `${open.hearts} hearts`)
  must((open.hearts === 0) === (position.outcome?.cause === 'hearts'), 'no hearts, and the game goes on')
  everyTowerOnce(open)
  everyCardOnce(position)
  traysHold(open)
  heroesHold(position)
}

const everyTowerOnce = (open: Open): void => {
  const out = [...Object.values(open.hands).flat(), ...Object.values(open.incoming).flat()]
  for (const site of SITE_IDS) for (const { tower } of open.sites[site] ?? []) out.push(tower)
  for (const tower of TOWER_IDS) {
    const there = (open.supply[tower] ?? 0) + out.filter(each => each === tower).length
    const copies = TOWERS[tower].level > open.maxLevel ? 0 : TOWERS[tower].copies
    must(there === copies && (open.supply[tower] ?? 0) >= 0, `${there} cards of ${tower}`)
  }
  for (const site of SITE_IDS) {
    const built = open.sites[site] ?? []
    const soldiers = built.filter(({ tower }) => TOWERS[tower].family === 'soldier').length
    must(built.length < 2 || (built.length === 2 && soldiers > 0), `${built.length} towers on ${site}`)
  }
}

/** On the path, in a pile, or out of play; the one that is landing is in the agenda. */
const everyCardOnce = (position: Position<Rift>): void => {
  const { open } = position.state
  const { piles } = position.save()
  const cards = [...open.trays.map(({ id }) => id), ...open.gone, ...piles.ghosts]
  for (const deck of DECK_IDS) cards.push(...piles[`deck${deck}`])
  for (const spawn of SPAWNS) {
    const stack = piles[`stack${spawn}`]
    cards.push(...stack)
    must(stack.length === (open.slots[spawn]?.length ?? 0), `stack ${spawn} and its list differ`)
    const top = stack.at(-1)
    must(open.tops[spawn] === (top && crystalsOf(top)), `stack ${spawn} shows a wrong back`)
  }
  for (const { do: id, with: about } of position.agenda)
    if (id === 'spawn.land') cards.push((about as { tray: (typeof cards)[number] }).tray)
  must(new Set(cards).size === cards.length, `not each card once: ${cards.toSorted().join()}`)
  const portals = cards.filter(card => card.startsWith('P')).length
  must(portals === 18, `${portals} portals`)
}

const traysHold = (open: Open): void => {
  let soldiers = open.soldiers
  for (const tray of open.trays) {
    const face = faceOf(tray)
    let taken = 0
    for (const mask of [...tray.tiles.map(tile => tile.mask), tray.soldiers, basesOn(open, tray)]) {
      must((taken & mask) === 0, `two pieces on one square of ${tray.id}`)
      taken |= mask
    }
    must((taken & face.icons) === 0, `an icon of ${tray.id} is covered`)
    must((tray.soldiers & ~face.squares) === 0, `a soldier on a blank of ${tray.id}`)
    must(tray.at < 0 || !isBlocked(open, tray.at), `${tray.id} lies on a blocked space`)
    must(tray.at < 0 || mapIn(open).kindOf(tray.at) === 'path', `${tray.id} is off the path`)
    soldiers += count(tray.soldiers)
  }
  must(soldiers === SOLDIERS, `${soldiers} soldiers`)
}

const heroesHold = (position: Position<Rift>): void => {
  const { open } = position.state
  const isQuiet = position.decisions.every(({ choice }) => choice === 'act' || choice === 'shop')
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero === undefined) continue
    must(hero.health <= fullHealthOf(id), `${id} has ${hero.health} health`)
    must((hero.place === 'map') === hero.at >= 0, `${id} is ${hero.place} and at ${hero.at}`)
    must(hero.place === 'map' || hero.base === 0, `${id} has a base, but is ${hero.place}`)
    if (hero.place !== 'map') continue
    must(hero.health > 0 && mapIn(open).kindOf(hero.at) !== 'void', `${id} cannot be there`)
    if (!isQuiet) continue
    const tray = topAt(open, hero.at)
    must((tray !== undefined) === (hero.base !== 0), `${id} and the tray in its space do not fit`)
    if (tray) must(!faceOf(tray).isPortal && !faceOf(tray).isBoss, `${id} stands on ${tray.id}`)
    const site = mapIn(open).siteAt(hero.at)
    must(site === undefined || !open.sites[site]?.length, `${id} stands on a tower`)
  }
}

/** Every seat of one position in a few is looked at: it is dear. */
let asked = 0
/** What lies face down: nobody sees it, but cards that were just told to have left play and are shuffled in again. */
const hidden = (position: Position<Rift>): readonly string[] => {
  if (asked++ % 31 > 4) return []
  const { piles } = position.save()
  const told = new Set<string>()
  for (const { fact } of position.facts) if (fact.type === 'destroyed' || fact.type === 'escaped') told.add(fact.tray)
  const cards: string[] = [...piles.ghosts, ...piles.storms, ...piles.specials]
  for (const deck of DECK_IDS) cards.push(...piles[`deck${deck}`])
  for (const spawn of SPAWNS) cards.push(...piles[`stack${spawn}`].filter(card => !card.startsWith('B')))
  return cards.filter(card => !told.has(card))
}

const ALL: readonly Setup[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(scenario =>
  [1, 2, 3, 4].flatMap(players => [
    { mode: 'scenario', players, options: { scenario, roundLimit: 40 } },
    { mode: 'storm', players, options: { scenario, roundLimit: 20 } },
  ]),
)

const OTHERS: readonly Setup[] = [
  { mode: 'scenario', players: 2, options: { scenario: 5, difficulty: 'impossible' } },
  { mode: 'scenario', players: 3, options: { scenario: 6, storms: true } },
  { mode: 'scenario', players: 1, options: { scenario: 1, difficulty: 'story' } },
]

describe('random games', () => {
  test.each([...ALL, ...OTHERS])('$mode $options of $players hold together', setup => {
    const played = checkGame(game, { setups: [setup], games: 1, every: 29, hidden, holds })
    expect(played.games).toBe(1)
  })

  test.each(ALL.filter((_, i) => i % 5 === 3))('$mode $options of $players with many hearts hold together', setup => {
    const played = checkGame(withHearts(90), { setups: [setup], games: 1, every: 53, seed: 'late', hidden, holds })
    expect(played.games).toBe(1)
  })
})
