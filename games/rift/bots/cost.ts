import { BIG_HEARTS, MOST_CRYSTALS } from '../content/numbers.ts'
import type { Mask } from '../rules/state/shape.ts'
import type { Field, Target } from './field.ts'
import type { Points, Weights } from './points.ts'

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
  const { points } = field.weights
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
  const spoiled = heals ? points.healing * bits(tiles & face.squares) : 0
  const half = face.flying ? 0 : points.underBase * bits(bases & face.squares & ~kept)
  const work = Math.max(0.3, workOf(points, target, face.squares & ~kept) - half - spoiled)
  const runs = (face.speed & ~kept) !== 0
  const cost = restCost(field, target, left, runs, work)
  if (target.charge === 0 || fast) return cost
  return (1 - target.charge) * cost + target.charge * restCost(field, target, left - 1, runs, work)
}

const WEST = 0b00001_00001_00001_00001_00001
const EAST = WEST << 4

/** Squares still to be covered; some count more. */
export const workOf = (points: Points, { face }: Target, left: Mask): number => {
  const touched = (left << 5) | (left >> 5) | ((left & ~EAST) << 1) | ((left & ~WEST) >> 1)
  return (
    bits(left) +
    points.resistant * bits(left & (face.physical | face.magical)) +
    points.immune * bits(left & face.physical & face.magical) +
    points.deadly * bits(left & face.deadly) +
    points.lonely * bits(left & ~touched)
  )
}

/** A tray that then has so many moves to go; a portal that has none costs a little less the more of it is covered. */
const restCost = (field: Field, target: Target, left: number, runs: boolean, work: number): number => {
  const { face } = target
  const { points, hordeRisk, portalBase, portalSquare } = field.weights
  if (face.isBoss)
    return bossCost(field.weights, sightedOf(points, target, left), runs, work, target.lives, target.later)
  if (face.isPortal) {
    const inSight = roundsOf(sightedOf(points, target, left), runs)
    return at(portalBase, inSight) + at(portalSquare, inSight) * work
  }
  const rounds = roundsOf(left, runs)
  const late = rounds > field.time ? points.tooLate : 1
  return late * points.heart * (hordeRisk[rounds] as number) * work
}
/** The moves on which a portal or boss can still be attacked, one that has any left always a little. */
const sightedOf = ({ blind }: Points, target: Target, left: number): number => {
  const unseen = target.blind[left]
  return unseen === undefined || left <= 0 ? left : Math.max(LEAST_SIGHT, left - blind * unseen)
}
const LEAST_SIGHT = 0.3
/** Between two rows of a table, what lies between them. */
const at = (table: readonly number[], index: number): number => {
  const below = Math.floor(index)
  const [low = 0, high = low] = [table[below], table[below + 1]]
  return below === index ? low : low + (index - below) * (high - low)
}
/** Further away it makes no difference. */
const FARTHEST = 10
const roundsOf = (left: number, runs: boolean): number =>
  Math.max(0, Math.min(runs ? Math.ceil(left / 2) : left, FARTHEST))

/** A boss loses one life a round at most, and each time it moves on: what counts are the moves it has to spare. */
const bossCost = (
  { points, portalBase, portalSquare }: Weights,
  left: number,
  runs: boolean,
  work: number,
  lives: number,
  later: number,
): number => {
  if (left <= 0) return at(portalBase, 0) + at(portalSquare, 0) * work + points.laterLife * later
  const spare = left - lives
  const rounds = Math.max(1, roundsOf(spare, runs && lives === 0))
  const haste = spare < 1 ? points.haste * (1 - spare) : 0
  return at(portalBase, rounds) + at(portalSquare, rounds) * work + haste + points.laterLife * later
}

/** Hearts, the last ones dearer; crystals come all the same (RIFT-EXIT-02…06). */
const escapeCost = ({ open, weights: { points } }: Field, { face }: Target, kept: Mask): number => {
  let lost = 0
  for (const { mask, enemy } of face.enemies) if ((mask & ~kept) !== 0) lost += enemy.big ? BIG_HEARTS : 1
  return heartCost(points, open.hearts, lost) - crystalWorth(points, open.crystals, face.crystals)
}

export const heartCost = (points: Points, hearts: number, lost: number): number => {
  if (lost >= hearts) return points.lost + lost
  return lost * points.heart + points.lastHearts * points.heart * (1 / (hearts - lost) - 1 / hearts)
}

export const crystalWorth = (points: Points, have: number, gained: number): number =>
  points.crystal * Math.max(0, Math.min(gained, MOST_CRYSTALS - have))

/** Six squares that resist physical damage come up where a ghost horde falls (RIFT-GHOST-03). */
const GHOST_WORK = 7

const prizeOf = (field: Field, target: Target): number => {
  const { open, weights } = field
  const { points } = weights
  const { face, moves, later } = target
  if (face.isBoss) {
    if (later === 0) return points.won / 2
    const left = moves - (target.nextRuns && !target.slow ? 2 : 1) - target.skips
    const rest = bossCost(
      weights,
      sightedOf(points, target, left),
      target.nextRuns,
      target.next,
      target.lives - 1,
      later - target.next,
    )
    return points.lifeCleared + crystalWorth(points, open.crystals, 1) - rest
  }
  const prize = crystalWorth(points, open.crystals, face.crystals)
  if (face.isPortal) return prize + points.portalClosed + (field.isLastPortal ? points.won : 0)
  return face.ghost ? prize - restCost(field, target, Math.max(1, moves - 1), false, GHOST_WORK) : prize
}
