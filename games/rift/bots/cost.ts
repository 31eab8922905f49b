import { BIG_HEARTS, MOST_CRYSTALS } from '../content/numbers.ts'
import type { Mask } from '../rules/state/shape.ts'
import type { Field, Target } from './field.ts'
import { HORDE_RISK, POINTS, PORTAL_BASE, PORTAL_SQUARE } from './points.ts'

/** How many squares, without a loop: this is asked more often than anything else. */
export const bits = (mask: Mask): number => {
  let n = mask - ((mask >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/**
 * What a tray will have cost after phases 3 and 4 of this round, with these pieces on it; below 0 if it falls. It goes by the
 * rules of phases 3 and 4 for this tray alone: clear, shake off, heal, hold, move, escape.
 */
export const costOf = (field: Field, target: Target, tiles: Mask, soldiers: Mask, bases: Mask): number => {
  const { face, moves } = target
  const bare = face.squares & ~(tiles | soldiers | bases)
  if (bare === 0) return -prizeOf(field, target)
  const heals = target.mends || (face.heal & bare) !== 0
  const kept = heals ? 0 : tiles
  const held = face.flying ? 0 : soldiers | bases
  const open = face.squares & ~(kept | held)
  const fast = !target.slow && (target.rushes || (face.speed & open) !== 0)
  let steps = fast ? 2 : 1
  if (target.stays) steps = 0
  else if (!face.flying && bases !== 0) steps = 0
  else if (!face.flying && soldiers !== 0) steps--
  const left = moves - steps - (steps > 0 ? target.skips : 0)
  const grave = face.isPortal || face.isBoss
  if (left <= 0 && !grave) return escapeCost(field, target, kept)
  const spoiled = heals ? POINTS.healing * bits(tiles & face.squares) : 0
  const half = face.flying ? 0 : POINTS.underBase * bits(bases & face.squares & ~kept)
  const work = Math.max(0.3, workOf(target, face.squares & ~kept) - half - spoiled)
  const runs = (face.speed & ~kept) !== 0
  const cost = restCost(field, target, left, runs, work)
  if (target.charge === 0 || fast) return cost
  return (1 - target.charge) * cost + target.charge * restCost(field, target, left - 1, runs, work)
}

const WEST = 0b00001_00001_00001_00001_00001
const EAST = WEST << 4

/** Squares still to be covered; some count more. */
export const workOf = ({ face }: Target, left: Mask): number => {
  const touched = (left << 5) | (left >> 5) | ((left & ~EAST) << 1) | ((left & ~WEST) >> 1)
  return (
    bits(left) +
    POINTS.resistant * bits(left & (face.physical | face.magical)) +
    POINTS.immune * bits(left & face.physical & face.magical) +
    POINTS.deadly * bits(left & face.deadly) +
    POINTS.lonely * bits(left & ~touched)
  )
}

/** A tray that then has so many moves to go; a portal that has none costs a little less the more of it is covered. */
const restCost = (field: Field, target: Target, left: number, runs: boolean, work: number): number => {
  const { face } = target
  if (face.isBoss) return bossCost(left, runs, work, target.lives, target.later)
  const rounds = roundsOf(left, runs)
  if (face.isPortal) return (PORTAL_BASE[rounds] as number) + (PORTAL_SQUARE[rounds] as number) * work
  const late = rounds > field.time ? POINTS.tooLate : 1
  return late * POINTS.heart * (HORDE_RISK[rounds] as number) * work
}
const roundsOf = (left: number, runs: boolean): number =>
  Math.max(0, Math.min(runs ? Math.ceil(left / 2) : left, HORDE_RISK.length - 1))

/** A boss loses one life a round at most, and each time it moves on: what counts are the moves it has to spare. */
const bossCost = (left: number, runs: boolean, work: number, lives: number, later: number): number => {
  if (left <= 0) return (PORTAL_BASE[0] as number) + (PORTAL_SQUARE[0] as number) * work + POINTS.laterLife * later
  const spare = left - lives
  const rounds = Math.max(1, roundsOf(spare, runs && lives === 0))
  const haste = spare < 1 ? POINTS.haste * (1 - spare) : 0
  return (PORTAL_BASE[rounds] as number) + (PORTAL_SQUARE[rounds] as number) * work + haste + POINTS.laterLife * later
}

/** Hearts, the last ones dearer; crystals come all the same (RIFT-EXIT-02…06). */
const escapeCost = ({ open }: Field, { face }: Target, kept: Mask): number => {
  let lost = 0
  for (const { mask, enemy } of face.enemies) if ((mask & ~kept) !== 0) lost += enemy.big ? BIG_HEARTS : 1
  return heartCost(open.hearts, lost) - crystalWorth(open.crystals, face.crystals)
}

export const heartCost = (hearts: number, lost: number): number => {
  if (lost >= hearts) return POINTS.lost + lost
  return lost * POINTS.heart + POINTS.lastHearts * POINTS.heart * (1 / (hearts - lost) - 1 / hearts)
}

export const crystalWorth = (have: number, gained: number): number =>
  POINTS.crystal * Math.max(0, Math.min(gained, MOST_CRYSTALS - have))

/** Six squares that resist physical damage come up where a ghost horde falls (RIFT-GHOST-03). */
const GHOST_WORK = 7

const prizeOf = (field: Field, target: Target): number => {
  const { open } = field
  const { face, moves, later } = target
  if (face.isBoss) {
    if (later === 0) return POINTS.won / 2
    const left = moves - (target.nextRuns && !target.slow ? 2 : 1) - target.skips
    const rest = bossCost(left, target.nextRuns, target.next, target.lives - 1, later - target.next)
    return POINTS.lifeCleared + crystalWorth(open.crystals, 1) - rest
  }
  const prize = crystalWorth(open.crystals, face.crystals)
  if (face.isPortal) return prize + POINTS.portalClosed + (field.isLastPortal ? POINTS.won : 0)
  return face.ghost ? prize - restCost(field, target, Math.max(1, moves - 1), false, GHOST_WORK) : prize
}
