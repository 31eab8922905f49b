import type { Colour, ScenarioId, SiteId, Spawn } from '../../content/ids.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
import type { Cell, Seen } from '../state/shape.ts'
import type { Way } from './cells.query.ts'
import { knowMade } from '../march/made.query.ts'
import { createMap } from './createMap.query.ts'

export type CellKind = 'path' | 'site' | 'ground' | 'void'
export interface Exit {
  readonly name: 'X' | 'Y'
  readonly at: Cell
  /** From the last path space to the exit. */
  readonly side: Way
  readonly last: Cell
}
export interface SpawnPoint {
  readonly spawn: Spawn
  readonly at: Cell
  /** The path space in front of the stack. */
  readonly front: Cell
}
/** The map of a scenario as it is used with so many players. */
export interface KingdomMap {
  readonly code: string
  readonly players: number
  readonly width: number
  readonly height: number
  /** All that are not off the map: row by row. */
  readonly cells: readonly Cell[]
  kindOf(cell: Cell): CellKind
  readonly path: readonly Cell[]
  /** −1: the exit. */
  next(cell: Cell): Cell
  readonly exits: readonly Exit[]
  /** Of the exit that the path leads to from here (RIFT-RULING-03). */
  exitSide(cell: Cell): Way
  readonly sites: readonly SiteId[]
  siteAt(cell: Cell): SiteId | undefined
  cellOfSite(site: SiteId): Cell
  ownerOf(site: SiteId): Colour | 'white' | undefined
  readonly spawns: readonly SpawnPoint[]
  /** From the space in front of the stack to the last one. */
  routeOf(spawn: Spawn): readonly Cell[]
  /** In which trays are activated (RIFT-RULING-06, RIFT-RULING-91). */
  readonly order: readonly Cell[]
  /** Where heroes enter: path spaces beside an exit, corners too (RIFT-RULING-32). */
  readonly entries: readonly Cell[]
  /** Rift gates: heroes step from one to the other, trays from the first to the second (RIFT-RULING-90). */
  readonly gates: readonly [Cell, Cell] | undefined
  /** Into the kingdom; of a space off the path 0. */
  movesLeft(cell: Cell): number
}

const known: (Map<string, KingdomMap> | undefined)[] = []
/** More maps than any table needs at once; the oldest go. */
const MOST_KNOWN = 200

/** The map `1` … `10`, or `map:` and its rows joined by `/`, with the sites that so many players use. */
export const mapOf = (code: string, players: number): KingdomMap => {
  let maps = known[players]
  if (maps === undefined) {
    maps = new Map()
    known[players] = maps
  }
  const found = maps.get(code)
  if (found !== undefined) return found
  const made = createMap(code, rowsOf(code), players)
  if (maps.size >= MOST_KNOWN) maps.delete(maps.keys().next().value ?? '')
  maps.set(code, made)
  return made
}

const rowsOf = (code: string): readonly string[] => {
  if (code.startsWith('map:')) return code.slice(4).split('/')
  const scenario = SCENARIOS[Number(code) as ScenarioId]
  if (scenario === undefined || String(scenario.id) !== code) throw new Error(`There is no map "${code}"`)
  return scenario.map
}

/** Whoever looks at a map that was laid out by hand comes to know its cards. */
export const mapIn = (open: Seen['open']): KingdomMap => {
  if (open.made !== undefined) knowMade(open.made)
  return mapOf(open.map, open.seats.length)
}
