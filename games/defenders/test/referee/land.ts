import type { Open, PlaceId, RegionId, Slot } from '../../rules/state/shape.ts'

/** The Regions lie in a ring, clockwise from the left; the left and the right one touch the Capital (DEF-MAP). */
const CLOCK: readonly Slot[] = ['w', 'nw', 'ne', 'e', 'se', 'sw']
export const OUTER: readonly RegionId[] = ['forest', 'ruins', 'mountains', 'plains', 'coast', 'desert']

const hourOf = (open: Open, region: RegionId): number => CLOCK.indexOf(open.regions[region].slot)
const atHour = (open: Open, hour: number): RegionId => {
  const wanted = CLOCK[((hour % 6) + 6) % 6]
  const found = OUTER.find(region => open.regions[region].slot === wanted)
  if (found === undefined) throw new Error(`nothing lies at ${wanted}`)
  return found
}
export const onward = (open: Open, region: RegionId, hours: number): RegionId =>
  atHour(open, hourOf(open, region) + hours)
export const across = (open: Open, region: RegionId): RegionId => onward(open, region, 3)

/** Two in the ring, and the Capital for two of them. */
export const besides = (open: Open, place: PlaceId): PlaceId[] => {
  if (place === 'capital') return [atHour(open, 0), atHour(open, 3)]
  const ring: PlaceId[] = [onward(open, place, 1), onward(open, place, -1)]
  return hourOf(open, place) % 3 === 0 ? [...ring, 'capital'] : ring
}
export const isFallen = (open: Open, region: RegionId): boolean => open.regions[region].threat === 4
