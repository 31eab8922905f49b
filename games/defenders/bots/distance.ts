import { SLOTS } from '../content/regions.ts'
import type { Defender, Now, PlaceId } from '../rules/state/shape.ts'

type Regions = Now['open']['regions']

const CAPITAL = SLOTS.length
const INDEX: Readonly<Record<string, number>> = { w: 0, nw: 1, ne: 2, e: 3, se: 4, sw: 5 }

/** Steps of movement between the six slots and the Capital, with the short cuts a Defender may have. */
function stepsWith(rootwalk: boolean, wings: boolean): readonly (readonly number[])[] {
  const touches = (from: number, to: number): boolean => {
    if (from > to) return touches(to, from)
    if (to === CAPITAL) return wings || from === 0 || from === 3
    const apart = to - from
    return apart === 1 || apart === 5 || (rootwalk && apart === 3)
  }
  const places = Array.from({ length: CAPITAL + 1 }, (_, i) => i)
  return places.map(from => {
    const steps = places.map(place => (place === from ? 0 : Number.POSITIVE_INFINITY))
    for (const _round of places)
      for (const one of places)
        for (const other of places)
          if (touches(one, other)) steps[other] = Math.min(steps[other] ?? 0, (steps[one] ?? 0) + 1)
    return steps
  })
}
const PLAIN = stepsWith(false, false)
const BY_ROOTS = stepsWith(true, false)
const BY_WINGS = stepsWith(false, true)
const BY_BOTH = stepsWith(true, true)

const indexOf = (regions: Regions, place: PlaceId): number =>
  place === 'capital' ? CAPITAL : (INDEX[regions[place].slot] ?? CAPITAL)

/** Moves a Defender needs from one place to another (DEF-MAP-02…04). */
export function distance(
  regions: Regions,
  from: PlaceId,
  to: PlaceId,
  who?: Pick<Defender, 'hero'> & { readonly artifacts: readonly string[] },
): number {
  const wings = who !== undefined && who.artifacts.includes('wings')
  const steps = who?.hero === 'druid' ? (wings ? BY_BOTH : BY_ROOTS) : wings ? BY_WINGS : PLAIN
  return steps[indexOf(regions, from)]?.[indexOf(regions, to)] ?? 0
}
