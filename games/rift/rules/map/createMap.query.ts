import type { Colour, SiteId, Spawn } from '../../content/ids.ts'
import { COLOURS, SITE_COLOURS, SITE_IDS, WHITE_SITES } from '../../content/sites.ts'
import type { Cell } from '../state/shape.ts'
import { cellOf, STRIDE, VEC, type Way } from './cells.query.ts'
import type { CellKind, Exit, KingdomMap, SpawnPoint } from './map.query.ts'

const ARROWS: Readonly<Record<string, number>> = { '^': -STRIDE, '>': 1, v: STRIDE, '<': -1 }
const SIDE_WAYS: readonly (readonly [number, Way])[] = [
  [-STRIDE, 'n'],
  [1, 'e'],
  [STRIDE, 's'],
  [-1, 'w'],
]
const MOST_WIDE = 13

interface Drawn {
  readonly kinds: CellKind[]
  readonly letters: string[]
  readonly next: number[]
  readonly cells: Cell[]
  readonly path: Cell[]
  gateA: Cell
  gateB: Cell
}

/** Reads the rows of a map: every path space has one successor (RIFT-RULING-05). */
export const createMap = (code: string, rows: readonly string[], players: number): KingdomMap => {
  const fail = (what: string): never => {
    throw new Error(`The map "${code}" ${what}`)
  }
  const width = rows[0]?.length ?? 0
  if (rows.some(row => row.length !== width)) fail('has rows of different lengths')
  if (width === 0 || width > MOST_WIDE || rows.length > STRIDE) fail('is too small or too large')
  if (![1, 2, 3, 4].includes(players)) fail(`is not for ${players} players`)

  const drawn = draw(rows)
  for (const [cell, letter] of drawn.letters.entries())
    if (letter !== undefined && !'.^v<>ABXY_123456'.includes(letter) && !SITE_IDS.includes(letter as SiteId))
      fail(`has "${letter}" in it at ${cell}`)

  const owners = ownersOf(players, code.startsWith('map:'))
  const siteCells = new Map<SiteId, Cell>()
  for (const cell of drawn.cells) {
    const site = drawn.letters[cell] as SiteId
    if (drawn.kinds[cell] !== 'site') continue
    if (owners.get(site) === undefined) drawn.kinds[cell] = 'ground'
    else if (siteCells.has(site)) fail(`has two sites ${site}`)
    else siteCells.set(site, cell)
  }

  const exits = exitsOf(drawn)
  if (exits.length === 0) fail('has no exit')
  const routes = new Map<Cell, readonly Cell[]>()
  const lastOf = (from: Cell): Cell => {
    const route = routes.get(from)
    return route?.[route.length - 1] ?? -1
  }
  for (const cell of drawn.path) {
    const route: Cell[] = []
    for (let at = cell; at >= 0; at = drawn.next[at] ?? -1) {
      if (drawn.kinds[at] !== 'path') fail(`has a path that leaves itself after ${route.length} spaces`)
      if (route.includes(at)) fail('has a path that goes round in circles')
      route.push(at)
    }
    routes.set(cell, route)
    if (!exits.some(exit => exit.last === lastOf(cell))) fail('has a path that leads to no exit')
  }
  const spawns = spawnsOf(drawn)
  if (spawns.length === 0) fail('has no spawn point')
  const sideOf = new Map(exits.map(exit => [exit.last, exit.side]))
  const spawnFronts = new Map(spawns.map(each => [each.spawn, each.front]))

  return {
    code,
    players,
    width,
    height: rows.length,
    cells: drawn.cells,
    kindOf: cell => drawn.kinds[cell] ?? 'void',
    path: drawn.path,
    next: cell => drawn.next[cell] ?? -1,
    exits: exits.filter((exit, i) => exits.findIndex(other => other.at === exit.at) === i),
    exitSide: cell => sideOf.get(lastOf(cell)) ?? 's',
    sites: SITE_IDS.filter(site => siteCells.has(site)),
    siteAt: cell => (drawn.kinds[cell] === 'site' ? (drawn.letters[cell] as SiteId) : undefined),
    cellOfSite: site => siteCells.get(site) ?? -1,
    ownerOf: site => (siteCells.has(site) ? owners.get(site) : undefined),
    spawns,
    routeOf: spawn => routes.get(spawnFronts.get(spawn) ?? -1) ?? [],
    order: orderOf(spawns, routes),
    entries: drawn.path.filter(cell => VEC.some(vec => exits.some(exit => exit.at === cell + vec))),
    gates: drawn.gateA >= 0 && drawn.gateB >= 0 ? [drawn.gateA, drawn.gateB] : undefined,
    movesLeft: cell => routes.get(cell)?.length ?? 0,
  }
}

const draw = (rows: readonly string[]): Drawn => {
  const drawn: Drawn = { kinds: [], letters: [], next: [], cells: [], path: [], gateA: -1, gateB: -1 }
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const cell = cellOf(x, y)
      const letter = row[x] ?? '_'
      drawn.letters[cell] = letter
      if ('_XY123456'.includes(letter)) continue
      drawn.cells.push(cell)
      if (letter === 'A') drawn.gateA = cell
      if (letter === 'B') drawn.gateB = cell
      const isPath = letter === 'A' || letter === 'B' || ARROWS[letter] !== undefined
      drawn.kinds[cell] = isPath ? 'path' : letter === '.' ? 'ground' : 'site'
      if (!isPath) continue
      drawn.path.push(cell)
      drawn.next[cell] = cell + (ARROWS[letter] ?? STRIDE)
    }
  if (drawn.gateA >= 0) drawn.next[drawn.gateA] = drawn.gateB
  return drawn
}

/** The sites of each colour; a map drawn for a test uses all its sites. */
const ownersOf = (players: number, all: boolean): ReadonlyMap<SiteId, Colour | 'white'> => {
  const owners = new Map<SiteId, Colour | 'white'>()
  for (const site of WHITE_SITES) owners.set(site, 'white')
  if (all) for (const site of SITE_IDS) if (!owners.has(site)) owners.set(site, 'red')
  const used = COLOURS.slice(0, players === 1 ? 3 : players)
  if (all) for (const colour of used) for (const site of SITE_COLOURS[4][colour] ?? []) owners.set(site, colour)
  for (const colour of used)
    for (const site of SITE_COLOURS[players as 1 | 2 | 3 | 4][colour] ?? []) owners.set(site, colour)
  return owners
}

/** One for each last path space; its successor is written −1. */
const exitsOf = (drawn: Drawn): Exit[] => {
  const exits: Exit[] = []
  for (const last of drawn.path) {
    const at = drawn.next[last] ?? -1
    const name = drawn.letters[at]
    if (name !== 'X' && name !== 'Y') continue
    const side = SIDE_WAYS.find(([vec]) => vec === at - last)?.[1] ?? 's'
    exits.push({ name, at, side, last })
    drawn.next[last] = -1
  }
  return exits.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

const spawnsOf = (drawn: Drawn): SpawnPoint[] => {
  const spawns: SpawnPoint[] = []
  for (const [at, letter] of drawn.letters.entries()) {
    if (letter === undefined || !'123456'.includes(letter)) continue
    const vec = SIDE_WAYS.find(([each]) => drawn.kinds[at + each] === 'path')?.[0]
    if (vec !== undefined) spawns.push({ spawn: Number(letter) as Spawn, at, front: at + vec })
  }
  return spawns.sort((a, b) => a.spawn - b.spawn)
}

/** Section by section in token order, each from the exit upwards (RIFT-FORK-01, RIFT-FORK-02, RIFT-FORK-04). */
const orderOf = (spawns: readonly SpawnPoint[], routes: ReadonlyMap<Cell, readonly Cell[]>): Cell[] => {
  const order: Cell[] = []
  for (const { front } of spawns)
    for (const cell of (routes.get(front) ?? []).toReversed()) if (!order.includes(cell)) order.push(cell)
  return order
}
