import { BOX_IDS } from '../../content/ids.ts'
import type { AreaId, BoxId, Corner, Terrain } from '../../content/types.ts'
import type { Options, Space } from '../state/shape.ts'
import { type Area, type Realm, realmOf } from './realm.query.ts'
import { type Portal, type Relief, reliefOf } from './relief.query.ts'
import { BESIDE, SHEET } from './spaces.query.ts'
import type { Open } from '../units/units.query.ts'

export type { Portal } from './relief.query.ts'

/** The Realm Map as it is now: heights, terrain and portals, with flipped boxes impassable (TAC-TERRAIN-01). */
export interface Ground {
  readonly width: number
  readonly height: number
  /** Every space of the map, north to south, west to east. */
  readonly spaces: readonly Space[]
  /** By space, for loops; the functions below say the same. */
  readonly elevations: Int8Array
  readonly terrains: readonly (Terrain | undefined)[]
  /** 1 where a unit may be. */
  readonly passable: Uint8Array
  /** The passable spaces next to each, clockwise from north, −1 for none: `neighbours[4 * space + way]`. */
  readonly neighbours: Int16Array
  /** 1 in front of a live portal. */
  readonly atPortal: Uint8Array
  /** Spaces in front of live portals, north to south, west to east, each once. */
  readonly portalSpaces: readonly Space[]
  readonly portals: readonly Portal[]
  /** Boxes whose dungeon is occupied. */
  readonly flipped: readonly BoxId[]
  readonly villages: readonly Space[]
  readonly areas: Readonly<Partial<Record<AreaId, Area>>>
  readonly triggers: Readonly<Partial<Record<AreaId, Space>>>
  readonly corners: Readonly<Record<Corner, readonly Space[]>>
  /** Costs of steps by profile, filled when first asked for (movement/stepCost.query.ts). */
  readonly costs: Map<number, { readonly walk: Uint8Array; readonly enter: Uint8Array }>
  elevation(space: Space): number
  /** Plain off the map. */
  terrain(space: Space): Terrain
  isOn(space: Space): boolean
  isPassable(space: Space): boolean
  /** The topmost box there. */
  boxAt(space: Space): BoxId | undefined
  portalsAt(space: Space): readonly Portal[]
  /** The boxes with a portal there, each once. */
  doorsAt(space: Space): readonly BoxId[]
  area(space: Space): AreaId | undefined
}

const grounds = new WeakMap<Realm, Map<number, Ground>>()
let lastCode = ''
let lastKey = -1
let last: Ground | undefined

/** What shapes the ground. A realm without a match, as in the builder, has no more than this. */
export type Shaped = Pick<Open, 'realm' | 'flipped'> & { readonly options: Pick<Options, 'boxRise'> }

/** Memoised by realm, `boxRise` and flipped boxes: the same table gives the same object. */
export const groundOf = (open: Shaped): Ground => {
  let key = open.options.boxRise === 'count' ? 64 : 0
  for (const box in open.flipped)
    if (open.flipped[box as BoxId] !== undefined) key |= 1 << BOX_IDS.indexOf(box as BoxId)
  if (last !== undefined && key === lastKey && open.realm === lastCode) return last
  last = groundFor(open.realm, open.options.boxRise, key)
  lastCode = open.realm
  lastKey = key
  return last
}

const groundFor = (code: string, rise: Options['boxRise'], key: number): Ground => {
  const realm = realmOf(code)
  let made = grounds.get(realm)
  if (made === undefined) grounds.set(realm, (made = new Map<number, Ground>()))
  let ground = made.get(key)
  if (ground === undefined) {
    ground = makeGround(
      realm,
      rise,
      BOX_IDS.filter((_, index) => (key & (1 << index)) !== 0),
    )
    made.set(key, ground)
  }
  return ground
}

const makeGround = (realm: Realm, rise: Options['boxRise'], flipped: readonly BoxId[]): Ground =>
  wrap(realm, flipped, reliefOf(realm, rise, flipped))

const NO_PORTALS: readonly Portal[] = []
const NO_BOXES: readonly BoxId[] = []

const wrap = (
  realm: Realm,
  flipped: readonly BoxId[],
  { spaces, elevations, terrains, passable, topmost, portals }: Relief,
): Ground => {
  const at = new Map<Space, Portal[]>()
  for (const portal of portals) at.set(portal.space, [...(at.get(portal.space) ?? []), portal])
  const doors = new Map<Space, readonly BoxId[]>()
  for (const [space, there] of at) doors.set(space, [...new Set(there.map(({ box }) => box))])
  const areaOf = new Array<AreaId | undefined>(SHEET).fill(undefined)
  const triggers: Partial<Record<AreaId, Space>> = {}
  for (const [area, { spaces: flagged, trigger }] of Object.entries(realm.areas) as [AreaId, Area][]) {
    for (const space of flagged) areaOf[space] = area
    triggers[area] = trigger
  }
  const neighbours = BESIDE.map(to => (to >= 0 && passable[to] === 1 ? to : -1))
  const atPortal = new Uint8Array(SHEET)
  for (const { space } of portals) atPortal[space] = 1
  return {
    width: realm.width,
    height: realm.height,
    spaces,
    elevations,
    terrains,
    passable,
    neighbours,
    atPortal,
    portalSpaces: [...at.keys()].sort((a, b) => a - b),
    portals,
    flipped,
    villages: spaces.filter(space => terrains[space] === 'village'),
    areas: realm.areas,
    triggers,
    corners: realm.corners,
    costs: new Map(),
    elevation: space => elevations[space] ?? 0,
    terrain: space => terrains[space] ?? 'plain',
    isOn: space => terrains[space] !== undefined,
    isPassable: space => passable[space] === 1,
    boxAt: space => topmost[space],
    portalsAt: space => at.get(space) ?? NO_PORTALS,
    doorsAt: space => doors.get(space) ?? NO_BOXES,
    area: space => areaOf[space],
  }
}
