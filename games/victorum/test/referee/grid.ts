import { ARENAS } from '../../content/arenas.ts'
import type { Combat, Hex, Unit } from '../../rules/state/shape.ts'

/** The hexagon of 37: rows A to G of 4, 5, 6, 7, 6, 5 and 4, numbered row by row; axial coordinates with D4 in the middle. */
const SPOTS: (readonly [q: number, r: number])[] = []
const NAMES = new Map<string, Hex>()
for (let r = -3; r <= 3; r++)
  for (let q = Math.max(-3, -3 - r); q <= Math.min(3, 3 - r); q++) {
    NAMES.set(`${'ABCDEFG'.charAt(r + 3)}${q - Math.max(-3, -3 - r) + 1}`, SPOTS.length)
    SPOTS.push([q, r])
  }
export const hexOf = (name: string): Hex => NAMES.get(name) ?? -1
export const apart = (a: Hex, b: Hex): number => {
  const [one, two] = [SPOTS[a], SPOTS[b]]
  if (one === undefined || two === undefined) return Number.POSITIVE_INFINITY
  const [dq, dr] = [one[0] - two[0], one[1] - two[1]]
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}
const ALL: readonly Hex[] = SPOTS.map((_, hex) => hex)
const BESIDE: readonly (readonly Hex[])[] = ALL.map(hex => ALL.filter(other => apart(hex, other) === 1))

export const zoneOf = (combat: Combat, zone: string): Hex[] => {
  const arena = ARENAS[combat.region]
  if (zone !== 'key') return (arena.zones[zone] ?? []).map(hexOf)
  if (arena.key !== 'trident') return arena.key.map(hexOf)
  const bearer = combat.units.find(({ carries }) => carries.includes('trident'))
  return [bearer?.at ?? combat.trident ?? -1].filter(hex => hex >= 0)
}
/** Pillars, pools, vents and the chariot. */
const isWall = (combat: Combat, hex: Hex): boolean =>
  ARENAS[combat.region].blocked.map(hexOf).includes(hex) || combat.chariot === hex
const isTaken = (combat: Combat, hex: Hex, but: string): boolean =>
  combat.units.some(({ id, at }) => id !== but && at === hex)
export const isFree = (combat: Combat, hex: Hex, but: string): boolean =>
  !isWall(combat, hex) && !isTaken(combat, hex, but)

/** What it costs to stop on every hex; cloud steps are next to one another, and free for those at home there. */
export const costsOf = (
  combat: Combat,
  unit: Unit,
  most: number,
  { vaults, local }: { vaults: boolean; local: boolean },
): Map<Hex, number> => {
  const clouds = zoneOf(combat, 'cloud')
  const least = new Map<Hex, number>([[unit.at, 0]])
  const stops = new Map<Hex, number>([[unit.at, 0]])
  if (most === 0) return stops
  for (let changed = true; changed; ) {
    changed = false
    for (const [from, spent] of least)
      for (const to of ALL) {
        const isStep = BESIDE[from]?.includes(to) === true
        const isCloud = from !== to && clouds.includes(from) && clouds.includes(to)
        if (!isStep && !isCloud) continue
        const cost = spent + (isCloud && local ? 0 : 1)
        if (cost > most || isWall(combat, to)) continue
        const taken = isTaken(combat, to, unit.id)
        if (taken && !vaults) continue
        if (cost >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue
        least.set(to, cost)
        if (!taken) stops.set(to, cost)
        changed = true
      }
  }
  return stops
}
