import type { Die } from '../../content/ids.ts'
import { HEAD, SCIONS } from '../../content/scions.ts'
import type { ScionEffect } from '../../content/types.ts'
import type { Hex, Seen, UnitId } from '../state/shape.ts'
import { banesInPlay } from '../camp/banes.query.ts'
import { compass, distance, HEXES } from '../ground/hexes.query.ts'
import { targetsFor } from '../rivals/marking.query.ts'
import { isAbleToMove } from '../rivals/rivals.query.ts'
import { isDazed, rangeOf } from '../units/stats.query.ts'
import { worth } from '../rivals/targets.query.ts'
import { isBlocked, opponentsOf, type SeenUnit, unitAt } from '../units/units.query.ts'

type Open = Seen['open']

// ---------------------------------------------------------------- the set-up
const MOST_DARKNESS_AT_FIRST = 4

/** Banes in play, and those a scion's set-up has taken out of the game: what the cards count (VIC-RULING-92). */
export const banesCounted = (open: Open): number => banesInPlay(open).length + open.removed.length
/** What the set-up makes, or has made, of the card (Hydra has taken the banes out of the game by then, VIC-SCION-23): Health on top of the printed one, the dice, the darkness. */
export const scionBonus = (open: Open): number => (SCIONS[open.scion].perBane === 'health' ? banesCounted(open) : 0)
export const scionDice = (open: Open): Die[] => {
  const { dice: printed, perBane } = SCIONS[open.scion]
  const dice = [...printed]
  if (perBane === 'die') for (let banes = banesCounted(open); banes > 0; banes--) dice.push('Y')
  return dice
}
export const firstDarkness = (open: Open): number =>
  SCIONS[open.scion].perBane === 'darkness' ? Math.min(MOST_DARKNESS_AT_FIRST, banesCounted(open)) : 0

// ---------------------------------------------------------------- its pieces
/** The scion's own chips that are in combat (VIC-SCION-22). */
export const scionChips = ({ combat }: Open): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (const unit of combat?.units ?? []) if (unit.side === 'rival' && unit.elite) list.push(unit)
  return list
}
export const headsOf = ({ combat }: Open): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (const unit of combat?.units ?? []) if (unit.kind === HEAD.id) list.push(unit)
  return list
}
export const shadesOf = ({ combat }: Open): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (const unit of combat?.units ?? []) if (unit.id.startsWith('shade.')) list.push(unit)
  return list
}

// ---------------------------------------------------------------- the dice
/** A dazed scion rolls nothing; once Hydra is gone its Heads go on (VIC-SCION-09, VIC-SCION-29). */
export const doesRoll = (open: Open): boolean => {
  const chips = scionChips(open)
  return (chips.length > 0 ? chips : headsOf(open)).some(unit => !isDazed(open, unit))
}
/** The dice of the next roll: none without an effect, and fewer green ones for a blinded Balor (VIC-SCION-12, VIC-RULING-96). */
export const activityPool = (open: Open): Die[] => {
  const { effects } = SCIONS[open.scion]
  const { dice = [], blinded = 0 } = open.combat?.scion ?? {}
  let missing = blinded
  const pool: Die[] = []
  for (const die of dice) {
    if (!effects.some(effect => effect.dice.includes(die))) continue
    if (die === 'G' && missing > 0) missing--
    else pool.push(die)
  }
  return pool
}
type Rolled = readonly { readonly die: Die; readonly hit: boolean }[]
const hitsOn = (rolled: Rolled, dice: readonly Die[]): number =>
  rolled.filter(({ die, hit }) => hit && dice.includes(die)).length
/** X of a total, else how often an effect happens (VIC-SCION-14…18, VIC-RULING-97). */
export const sizeOf = ({ dice, mode }: ScionEffect, rolled: Rolled): number => {
  const hits = hitsOn(rolled, dice)
  if (mode === 'single') return Math.min(1, hits)
  if (mode !== 'pair') return hits
  const [one = 'Y', other = one] = dice
  return one === other ? Math.floor(hits / 2) : Math.min(hitsOn(rolled, [one]), hitsOn(rolled, [other]))
}

// ---------------------------------------------------------------- whom and where
/** A stunned Head neither moves nor strikes (VIC-RULING-98). */
export const canStrike = (open: Open, unit: SeenUnit): boolean => isAbleToMove(open, unit)

const NOBODY: readonly UnitId[] = []
/**
 * Whom an effect of the scion's dice is aimed at: by its list within Range, Taunt or not, unless the effect names somebody else;
 * several where they are equally good (VIC-SCION-19, VIC-RULING-95).
 */
export const scionTargets = (open: Open, run: string, unit: SeenUnit): readonly UnitId[] => {
  if (!canStrike(open, unit)) return NOBODY
  const aims = SCIONS[open.scion].effects.find(effect => effect.run === run)?.aims
  if (aims !== undefined) return best(open, unit, aims.range, aims.by)
  return targetsFor(open, unit, rangeOf(open, unit))
}
const best = (open: Open, unit: SeenUnit, range: number, by: 'deadliest' | 'weakest'): UnitId[] => {
  const list: UnitId[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const other of opponentsOf(open, unit)) {
    if (other.elite || distance(unit.at, other.at) > range) continue
    const value = worth(open, by, other, 0)
    if (value > most) list.length = 0
    if (value >= most) list.push(other.id)
    most = Math.max(most, value)
  }
  return list
}

/** The free hexes, and that one, from which the nearest of these hexes is farthest (VIC-RULING-98, VIC-RULING-106). */
export const farthestHexes = (open: Open, from: readonly Hex[], own?: Hex): Hex[] => {
  let list: Hex[] = []
  let most = -1
  for (const hex of HEXES) {
    if (hex !== own && isBlocked(open, hex)) continue
    let near = Number.POSITIVE_INFINITY
    for (const other of from) near = Math.min(near, distance(hex, other))
    if (near > most) list = []
    if (near >= most) list.push(hex)
    most = Math.max(most, near)
  }
  return list
}

/** Everybody else on the straight line from that hex to the edge, friend or foe (Balor). */
export const unitsInLine = (open: Open, from: Hex, face: number): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (let hex = compass(from, face); hex >= 0; hex = compass(hex, face)) {
    const unit = unitAt(open, hex)
    if (unit !== undefined) list.push(unit)
  }
  return list
}
