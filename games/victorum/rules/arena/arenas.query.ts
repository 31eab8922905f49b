import { ARENAS } from '../../content/arenas.ts'
import type { RegionId } from '../../content/ids.ts'
import { REGION_IDS } from '../../content/regions.ts'
import type { PriorityList } from '../../content/types.ts'
import type { Hex, Seen } from '../state/shape.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { HEXES, hexName, hexNamed } from '../ground/hexes.query.ts'

/** An arena card with its hexes as numbers. */
export interface Arena {
  readonly id: RegionId
  /** By hex: a pillar, pool or vent, never free. */
  readonly blocked: readonly boolean[]
  /** In the order of their numbers. */
  readonly rivalDeploy: readonly Hex[]
  readonly playerDeploy: readonly Hex[]
  readonly key: readonly Hex[] | 'trident'
  readonly zones: Readonly<Record<string, readonly Hex[]>>
  /** The chariot's way; empty elsewhere. */
  readonly track: readonly Hex[]
  readonly lists: readonly PriorityList[]
  readonly arenaTurn: boolean
  readonly localHp: number
  readonly laurel: boolean
  /** Beasts are kept here. */
  readonly kennels: boolean
}
type Open = Seen['open']

const hexesNamed = (names: readonly string[]): Hex[] => names.map(hexNamed)
const compile = (id: RegionId): Arena => {
  const { blocked, rivalDeploy, playerDeploy, key, zones, lists, arenaTurn, localHp = 0, laurel = false } = ARENAS[id]
  const compiled: Record<string, readonly Hex[]> = {}
  for (const [zone, names] of Object.entries(zones)) compiled[zone] = hexesNamed(names)
  if (key !== 'trident') compiled.key = hexesNamed(key)
  return {
    id,
    blocked: HEXES.map(hex => blocked.includes(hexName(hex))),
    rivalDeploy: hexesNamed(rivalDeploy),
    playerDeploy: hexesNamed(playerDeploy),
    key: key === 'trident' ? key : hexesNamed(key),
    zones: compiled,
    track: compiled.track ?? [],
    lists,
    arenaTurn,
    localHp,
    laurel,
    kennels: zones.beasts !== undefined,
  }
}
const COMPILED: Readonly<Record<RegionId, Arena>> = {
  LAM: compile('LAM'),
  ATL: compile('ATL'),
  REF: compile('REF'),
  ARG: compile('ARG'),
  VES: compile('VES'),
  AMA: compile('AMA'),
  PAR: compile('PAR'),
  KUN: compile('KUN'),
}
/** The first two deployment hexes in the order of the table (VIC-RULING-113). */
const firstTwo = new Map<readonly Hex[], readonly Hex[]>()
for (const id of REGION_IDS)
  for (const hexes of [COMPILED[id].rivalDeploy, COMPILED[id].playerDeploy]) firstTwo.set(hexes, hexes.slice(0, 2))
const SINGLE: readonly (readonly Hex[])[] = HEXES.map(hex => [hex])
const NONE: readonly Hex[] = []

export const arenaOf = (region: RegionId): Arena => COMPILED[region]
/** Posts give whoever stands on one the skill Pull. */
export const hasPosts = ({ combat }: Open): boolean =>
  combat !== undefined && COMPILED[combat.region].zones.post !== undefined
/** Does it stand in that zone of the arena? No other arena has one of that name. */
export const isInZone = (
  { region }: { readonly region: RegionId },
  { at }: { readonly at: Hex },
  zone: string,
): boolean => COMPILED[region].zones[zone]?.includes(at) === true

/** Printed ones, or wherever the trident is, carried or not (VIC-HILL-03, VIC-HILL-04, VIC-RULING-62). */
export const keyHexes = ({ combat }: Open): readonly Hex[] => {
  if (combat === undefined) return NONE
  const { key } = COMPILED[combat.region]
  if (key !== 'trident') return key
  if (combat.trident !== undefined && combat.trident >= 0) return SINGLE[combat.trident] ?? NONE
  for (const unit of combat.units) if (unit.carries.includes('trident')) return SINGLE[unit.at] ?? NONE
  return NONE
}
export const isKeyHex = (open: Open, hex: Hex): boolean => keyHexes(open).includes(hex)
/** The hexes of a zone of a list: `post`, `key`, `thicket` … */
export const zoneHexes = (open: Open, zone: string): readonly Hex[] => {
  if (open.combat === undefined) return NONE
  return zone === 'key' ? keyHexes(open) : (COMPILED[open.combat.region].zones[zone] ?? NONE)
}

/** Does the arena still do something of its own: embers, the chariot, beasts that live (VIC-ARENA-TURN-01)? */
export const canArenaAct = ({ combat }: Open): boolean => {
  if (combat === undefined) return false
  const { arenaTurn, kennels } = COMPILED[combat.region]
  return arenaTurn && (!kennels || combat.units.some(({ side }) => side === 'arena'))
}

/** In the order of their numbers; Broken Bridge leaves two (VIC-COMBAT-PREP-11). */
export const rivalDeployHexes = (open: Open): readonly Hex[] =>
  open.combat === undefined ? NONE : usable(open, COMPILED[open.combat.region].rivalDeploy)
export const playerDeployHexes = (open: Open): readonly Hex[] =>
  open.combat === undefined ? NONE : usable(open, COMPILED[open.combat.region].playerDeploy)
const usable = (open: Open, hexes: readonly Hex[]): readonly Hex[] =>
  hasEffect(open, 'rule:firstTwoHexes') ? (firstTwo.get(hexes) ?? hexes) : hexes
