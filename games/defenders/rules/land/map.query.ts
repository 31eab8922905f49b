/** Where everything is: pure looks at a view, for rules, board, text and bots alike. */
import { REGION_IDS, SLOTS } from '../../content/regions.ts'
import type { Now, PlaceId, RegionId, Slot } from '../state/shape.ts'

type OpenNow = Now['open']

const SLOT_INDEX: Readonly<Record<Slot, number>> = { w: 0, nw: 1, ne: 2, e: 3, se: 4, sw: 5 }
const RING = SLOTS.length

/** All Outer Regions clockwise from the left: the order of effects on several (DEF-MAP-01, DEF-RULING-30). */
export const ring = (open: OpenNow): RegionId[] => {
  const regions = START.slice()
  for (const region of REGION_IDS) regions[SLOT_INDEX[open.regions[region].slot]] = region
  return regions
}
const START: readonly RegionId[] = REGION_IDS

const at = (regions: readonly RegionId[], index: number): RegionId => regions[index % RING] ?? 'forest'

/** The Outer Region in a slot. */
export const regionAt = (open: OpenNow, slot: Slot): RegionId => at(ring(open), SLOT_INDEX[slot])

/** The Region some steps further clockwise; the Capital is not on the ring (DEF-MAP-06). */
export const clockwise = (open: OpenNow, region: RegionId, steps: number): RegionId =>
  at(ring(open), SLOT_INDEX[open.regions[region].slot] + steps)

/** The Region three slots away (DEF-MAP-05). */
export const opposite = (open: OpenNow, region: RegionId): RegionId => clockwise(open, region, RING / 2)

/** The two neighbours of an Outer Region on the ring (DEF-MAP-04). */
export const adjacentOuter = (open: OpenNow, region: RegionId): [RegionId, RegionId] => {
  const regions = ring(open)
  const index = SLOT_INDEX[open.regions[region].slot]
  return [at(regions, index + RING - 1), at(regions, index + 1)]
}

/**
 * One step of movement away: the Capital touches the left and right Region only, and destruction changes nothing
 * (DEF-MAP-02, DEF-MAP-03, DEF-MAP-04, DEF-MAP-07, DEF-RULING-08).
 */
export const adjacent = (open: OpenNow, place: PlaceId): PlaceId[] => {
  if (place === 'capital') {
    const regions = ring(open)
    return [at(regions, SLOT_INDEX.w), at(regions, SLOT_INDEX.e)]
  }
  const places: PlaceId[] = adjacentOuter(open, place)
  const { slot } = open.regions[place]
  if (slot === 'w' || slot === 'e') places.push('capital')
  return places
}

export const areAdjacent = (open: OpenNow, one: PlaceId, other: PlaceId): boolean => adjacent(open, one).includes(other)

/** A Region whose Threat has ever reached the Destruction level (DEF-DESTROY-06). */
export const isDestroyed = (open: OpenNow, region: RegionId): boolean => open.regions[region].marker !== undefined

export const anyDestroyed = (open: OpenNow): boolean => {
  for (const region of REGION_IDS) if (isDestroyed(open, region)) return true
  return false
}
