import type { Hex, Seen } from '../state/shape.ts'
import { arenaOf } from './arenas.query.ts'
import { compass, neighbours } from '../ground/hexes.query.ts'
import { isLocal } from '../units/kinds.query.ts'
import { isBlocked, type SeenUnit } from '../units/units.query.ts'

type Open = Seen['open']

/** The Caldera: what an ember does to the unit on its hex. */
export const EMBER_DAMAGE = 1
/** Local units do not mind the embers, and the scion's troop does not either. */
export const ignoresEmbers = (open: Open, unit: SeenUnit): boolean =>
  isLocal(open, unit) || (open.combat?.kind === 'scion' && unit.side === 'rival')
/** Where an ember goes by a face of the arena die: it stays at the edge, a vent or another ember. */
export const emberGoes = ({ combat }: Open, from: Hex, face: number): Hex => {
  const to = compass(from, face)
  if (combat === undefined || to < 0 || combat.embers.includes(to)) return from
  return arenaOf(combat.region).blocked[to] ? from : to
}

/** The Great Hippodrome: what the chariot does to whoever is in its way, local units spared. */
export const CHARIOT_DAMAGE = 2
/** The next hex of the track, clockwise. */
export const nextOnTrack = (hex: Hex): Hex => {
  const { track } = arenaOf('PAR')
  return track[(track.indexOf(hex) + 1) % track.length] ?? hex
}
/** Where a unit in the chariot's way may be pushed: free hexes beside it that are not on the track. */
export const hexesOffTrack = (open: Open, from: Hex): Hex[] => {
  const { track } = arenaOf('PAR')
  const list: Hex[] = []
  for (const hex of neighbours(from)) if (!track.includes(hex) && !isBlocked(open, hex)) list.push(hex)
  return list
}
