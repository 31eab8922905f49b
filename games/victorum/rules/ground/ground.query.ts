import type { RegionId } from '../../content/ids.ts'
import { REGION_IDS } from '../../content/regions.ts'
import type { Hex, Now } from '../state/shape.ts'
import { arenaOf } from '../arena/arenas.query.ts'
import { HEX_COUNT, HEXES, neighbours } from './hexes.query.ts'
import { isLocal } from '../units/kinds.query.ts'

type Open = Now['open']
type Unit = NonNullable<Open['combat']>['units'][number]

/** Where no way leads: more than any Movement. */
export const FAR = 99

/** Sets of hexes are bits of two words, since the arena has more hexes than a word has bits. */
const HALF = 19
const LOW = Int32Array.from(HEXES, hex => (hex < HALF ? 1 << hex : 0))
const HIGH = Int32Array.from(HEXES, hex => (hex < HALF ? 0 : 1 << (hex - HALF)))
const bitsOf = (words: Int32Array, hexes: readonly Hex[]): number => {
  let bits = 0
  for (const hex of hexes) bits |= words[hex] as number
  return bits
}
const NEAR_LOW = Int32Array.from(HEXES, hex => bitsOf(LOW, neighbours(hex)))
const NEAR_HIGH = Int32Array.from(HEXES, hex => bitsOf(HIGH, neighbours(hex)))

interface HexSet {
  readonly low: number
  readonly high: number
}
const setOf = (hexes: readonly Hex[]): HexSet => ({ low: bitsOf(LOW, hexes), high: bitsOf(HIGH, hexes) })
const NOWHERE = setOf([])
const OPEN_GROUND = new Map<RegionId, HexSet>()
for (const id of REGION_IDS) OPEN_GROUND.set(id, setOf(HEXES.filter(hex => !arenaOf(id).blocked[hex])))
export const CLOUD_HEXES: readonly Hex[] = arenaOf('KUN').zones.cloud ?? []
const CLOUDS = setOf(CLOUD_HEXES)

/** What the unit that is asked about finds: hexes that are free and hexes that others stand on. Looked at anew by every question. */
let freeLow = 0
let freeHigh = 0
let takenLow = 0
let takenHigh = 0

/** Units take hexes, all but the mover's own; vents, walls and the chariot close them (VIC-STATUS-09). */
export const survey = ({ combat }: Open, unit: Unit): void => {
  if (combat === undefined) return
  const { units, chariot } = combat
  takenLow = 0
  takenHigh = 0
  for (let i = 0; i < units.length; i++) {
    const { id, at } = units[i] as Unit
    if (at < 0 || id === unit.id) continue
    takenLow |= LOW[at] as number
    takenHigh |= HIGH[at] as number
  }
  const { low, high } = OPEN_GROUND.get(combat.region) ?? NOWHERE
  freeLow = low & ~takenLow
  freeHigh = high & ~takenHigh
  if (chariot === undefined || chariot < 0) return
  freeLow &= ~(LOW[chariot] as number)
  freeHigh &= ~(HIGH[chariot] as number)
  takenLow &= ~(LOW[chariot] as number)
  takenHigh &= ~(HIGH[chariot] as number)
}
export const isFree = (hex: Hex): boolean =>
  ((freeLow & (LOW[hex] as number)) | (freeHigh & (HIGH[hex] as number))) !== 0
export const isTaken = (hex: Hex): boolean =>
  ((takenLow & (LOW[hex] as number)) | (takenHigh & (HIGH[hex] as number))) !== 0

/** Each cloud step is next to every other one, for movement only, and for local units at no cost (VIC-RULING-111). */
export const hasClouds = ({ combat }: Open): boolean =>
  combat !== undefined && arenaOf(combat.region).zones.cloud !== undefined

/**
 * Fills `costs` ring by ring from the hexes that cost nothing, as far as `most` or until one hex is reached; FAR is where no way
 * leads. Who vaults passes hexes that others stand on.
 */
export const spread = (
  open: Open,
  unit: Unit,
  costs: Int8Array,
  from: readonly Hex[],
  vaults: boolean,
  most = FAR,
  until?: Hex,
): void => {
  const { low: cloudsLow, high: cloudsHigh } = hasClouds(open) ? CLOUDS : NOWHERE
  const glides = hasClouds(open) && isLocal(open, unit)
  for (let hex = 0; hex < HEX_COUNT; hex++) costs[hex] = FAR
  let low = bitsOf(LOW, from)
  let high = bitsOf(HIGH, from)
  let leftLow = (vaults ? freeLow | takenLow : freeLow) & ~low
  let leftHigh = (vaults ? freeHigh | takenHigh : freeHigh) & ~high
  for (let cost = 0; (low | high) !== 0; cost++) {
    const isOnCloud = ((low & cloudsLow) | (high & cloudsHigh)) !== 0
    if (isOnCloud && glides) {
      low |= cloudsLow & leftLow
      high |= cloudsHigh & leftHigh
      leftLow &= ~low
      leftHigh &= ~high
    }
    let nextLow = isOnCloud ? cloudsLow : 0
    let nextHigh = isOnCloud ? cloudsHigh : 0
    for (let bits = low; bits !== 0; bits &= bits - 1) {
      const hex = 31 - Math.clz32(bits & -bits)
      costs[hex] = cost
      nextLow |= NEAR_LOW[hex] as number
      nextHigh |= NEAR_HIGH[hex] as number
    }
    for (let bits = high; bits !== 0; bits &= bits - 1) {
      const hex = HALF + 31 - Math.clz32(bits & -bits)
      costs[hex] = cost
      nextLow |= NEAR_LOW[hex] as number
      nextHigh |= NEAR_HIGH[hex] as number
    }
    if (cost === most || (until !== undefined && costs[until] !== FAR)) return
    low = nextLow & leftLow
    high = nextHigh & leftHigh
    leftLow &= ~low
    leftHigh &= ~high
  }
}
