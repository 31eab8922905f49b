import { BOXES, TERRAIN_OF } from '../../content/boxes.ts'
import { BOX_IDS } from '../../content/ids.ts'
import { FRONT_BOXES } from '../../content/realms.ts'
import { AREAS, BATTLE, FRONT } from '../../content/scrolls.ts'
import type { AreaId, Corner, PlacedBox, Scroll, Terrain, Way } from '../../content/types.ts'
import type { Space } from '../state/shape.ts'
import { SHEET, spaceAt, spaceOf, STRIDE, WAYS, xOf, yOf } from './spaces.query.ts'

/** A box where it stands: everything in spaces of the Realm Map. */
export interface StandingBox extends PlacedBox {
  readonly width: number
  readonly height: number
  readonly rise: number
  /** The spaces it covers, those of boxes stacked on it included. */
  readonly spaces: readonly Space[]
  /** Terrain of its top, in the order of `spaces`. */
  readonly top: readonly Terrain[]
  readonly portals: readonly { readonly cell: Space; readonly side: Way }[]
}
export interface Area {
  readonly spaces: readonly Space[]
  readonly trigger: Space
}
/** A realm is data: a scroll with boxes on it, or a drawn map (TAC-BUILDER-09). */
export interface Realm {
  readonly code: string
  readonly width: number
  readonly height: number
  /** Terrain of the scroll by space; nothing off the map. */
  readonly scroll: readonly (Terrain | undefined)[]
  /** Heights of the scroll itself: 0, but for drawn maps. */
  readonly heights: readonly number[]
  /** In placing order. */
  readonly boxes: readonly StandingBox[]
  /** Portals that belong to no box: drawn maps only. */
  readonly openings: readonly { readonly cell: Space; readonly side: Way }[]
  readonly corners: Readonly<Record<Corner, readonly Space[]>>
  readonly areas: Readonly<Partial<Record<AreaId, Area>>>
  readonly artifact?: Space
  /** Spaces no box may cover. */
  readonly uncovered: readonly Space[]
}

export const createRealm = (code: string): Realm => {
  if (code === 'front') return realmFrom(code, FRONT, FRONT_BOXES)
  if (code.startsWith('battle:')) return realmFrom(code, BATTLE, boxesOf(code))
  if (code.startsWith('map:')) return drawnMap(code)
  throw new Error(`There is no realm "${code}"`)
}

export const codeOf = (boxes: readonly PlacedBox[]): string =>
  `battle:${boxes.map(({ box, at, turn }) => `${box}@${at}.${turn}`).join(',')}`

/** The boxes of a realm's code in placing order; throws if it names what does not exist. */
export const boxesOf = (code: string): readonly PlacedBox[] => {
  if (code === 'front') return FRONT_BOXES
  const list = code.slice('battle:'.length)
  return list === '' ? [] : list.split(',').map(boxFrom)
}
const boxFrom = (text: string): PlacedBox => {
  const [, name, at = '', turn] = /^(\dx\d)@([A-Z]\d+)\.([0-3])$/.exec(text) ?? []
  const box = BOX_IDS.find(each => each === name)
  if (box === undefined || spaceOf(at) === undefined) throw new Error(`"${text}" is no box of a realm, as 8x5@D1.0 is`)
  return { box, at, turn: Number(turn) as PlacedBox['turn'] }
}

const realmFrom = (code: string, scroll: Scroll, placed: readonly PlacedBox[]): Realm => {
  const boxes = placed.map(standing)
  for (const { box, at, width, height } of boxes) {
    const corner = spaceOf(at) ?? 0
    if (xOf(corner) + width > scroll.width || yOf(corner) + height > scroll.height)
      throw new Error(`The box ${box} at ${at} does not fit on the scroll`)
  }
  const terrain = new Array<Terrain | undefined>(SHEET).fill(undefined)
  scroll.rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) terrain[STRIDE * y + x] = TERRAIN_OF[row.charAt(x)]
  })
  const covered = new Set(scroll === FRONT ? [] : boxes.flatMap(({ spaces }) => spaces))
  const areas: Partial<Record<AreaId, Area>> = {}
  for (const area of AREAS) {
    const { spaces, trigger } = scroll.areas[area]
    areas[area] = { spaces: named(spaces).filter(space => !covered.has(space)), trigger: named([trigger])[0] ?? -1 }
  }
  return {
    code,
    width: scroll.width,
    height: scroll.height,
    scroll: terrain,
    heights: new Array<number>(SHEET).fill(0),
    boxes,
    openings: [],
    corners: {
      nw: named(scroll.corners.nw),
      ne: named(scroll.corners.ne),
      sw: named(scroll.corners.sw),
      se: named(scroll.corners.se),
    },
    areas,
    ...(scroll.artifact === undefined ? {} : { artifact: spaceOf(scroll.artifact) ?? -1 }),
    uncovered: named(scroll.uncovered),
  }
}
const named = (names: readonly string[]): Space[] => names.map(name => spaceOf(name) ?? -1)

/** A box turned clockwise by quarters and put in its place (TAC-BUILDER-02). */
export const standing = (placed: PlacedBox): StandingBox => {
  const { width, height, rise, top, portals } = BOXES[placed.box]
  const { turn } = placed
  const wide = turn % 2 === 0 ? width : height
  const high = turn % 2 === 0 ? height : width
  const corner = spaceOf(placed.at) ?? 0
  const local = (column: number, row: number): [number, number] => {
    let [x, y, h, w] = [column, row, height, width]
    for (let i = 0; i < turn; i++) [x, y, h, w] = [h - 1 - y, x, w, h]
    return [x, y]
  }
  const tops = new Map<Space, Terrain>()
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = local(column, row)
      tops.set(corner + STRIDE * y + x, TERRAIN_OF[top[row]?.charAt(column) ?? '.'] ?? 'plain')
    }
  const spaces = [...tops.keys()].sort((a, b) => a - b)
  return {
    ...placed,
    width: wide,
    height: high,
    rise,
    spaces,
    top: spaces.map(space => tops.get(space) ?? 'plain'),
    portals: portals.map(({ cell, side }) => {
      const [x, y] = local(cell[0], cell[1])
      return { cell: corner + STRIDE * y + x, side: WAYS[(WAYS.indexOf(side) + turn) % 4] ?? side }
    }),
  }
}

/** A map drawn cell by cell: what a test or another set of terrain may bring (TAC-BUILDER-09). */
const drawnMap = (code: string): Realm => {
  const [drawing = '', ...extras] = code.slice('map:'.length).split(';')
  const terrain = new Array<Terrain | undefined>(SHEET).fill(undefined)
  const heights = new Array<number>(SHEET).fill(0)
  const rows = drawing.split('/').map(row => row.replaceAll(/\s/g, ''))
  const width = Math.max(...rows.map(row => row.length / 2))
  if (width > STRIDE || rows.length > STRIDE) throw new Error('A map has at most 26 rows of 26 spaces')
  rows.forEach((row, y) => {
    if (!/^(?:\d[.=~f^vb]|--)+$/.test(row)) throw new Error(`"${row}" is no row of a map, as "0.1f2~" is`)
    for (let x = 0; 2 * x < row.length; x++) {
      terrain[STRIDE * y + x] = TERRAIN_OF[row.charAt(2 * x + 1)]
      heights[STRIDE * y + x] = terrain[STRIDE * y + x] === undefined ? 0 : Number(row.charAt(2 * x))
    }
  })
  const areas: Partial<Record<AreaId, Area>> = {}
  let openings: Realm['openings'] = []
  let artifact: Space | undefined
  for (const extra of extras) {
    const [name = '', list = ''] = extra.split(':')
    const spaces = [...list.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => spaceAt(Number(x), Number(y)))
    const area = AREAS.find(each => each === name)
    if (name === 'portals') openings = openingsFrom(list)
    else if (name === 'artifact') artifact = spaces[0]
    else if (area !== undefined) areas[area] = { spaces, trigger: spaces[0] ?? -1 }
    else throw new Error(`A map has no "${name}"`)
  }
  return {
    code,
    width,
    height: rows.length,
    scroll: terrain,
    heights,
    boxes: [],
    openings,
    corners: blocksOf(width, rows.length),
    areas,
    ...(artifact === undefined ? {} : { artifact }),
    uncovered: [],
  }
}
const openingsFrom = (list: string): Realm['openings'] =>
  [...list.matchAll(/(\d+),(\d+),([nesw])/g)].map(([, x, y, side]) => ({
    cell: spaceAt(Number(x), Number(y)),
    side: WAYS.find(way => way === side) ?? 'n',
  }))

/** The 2 × 2 blocks in the corners of the grid (TAC-RULING-53); none on a map too small for four. */
const blocksOf = (width: number, height: number): Realm['corners'] => {
  const block = (x: number, y: number): Space[] =>
    width < 4 || height < 4 ? [] : [spaceAt(x, y), spaceAt(x + 1, y), spaceAt(x, y + 1), spaceAt(x + 1, y + 1)]
  return {
    nw: block(0, 0),
    ne: block(width - 2, 0),
    sw: block(0, height - 2),
    se: block(width - 2, height - 2),
  }
}
