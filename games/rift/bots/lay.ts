import type { Way } from '../rules/map/cells.query.ts'
import { placementsOf } from '../rules/placing/shapes.query.ts'
import { sideTouched } from '../rules/placing/sides.query.ts'
import type { SeenPiece } from '../rules/placing/targets.query.ts'
import type { Mask } from '../rules/state/shape.ts'
import { bits } from './cost.ts'
import type { Field } from './field.ts'
import { baseOf, listTries } from './tries.ts'
import type { Attack, Ground, Lay, Trial, Try } from './trial.ts'

/** Trials that are gone on with after each piece. */
const BEAM = 4

/** The best places for all pieces of an attack: the larger first, from the best few so far. */
export const bestLay = (field: Field, ground: Ground, attack: Attack, beam = BEAM): Lay => {
  let trials: Trial[] = [firstTrial(field, ground, attack)]
  for (const piece of inOrder(attack.pieces)) {
    const tries: Try[] = []
    for (const trial of trials) listTries(field, ground, attack, trial, piece, tries)
    if (tries.length === 0) continue
    tries.sort(byGain)
    trials = kept(field, attack, tries, piece, beam)
  }
  const best = trials[0] as Trial
  const { gain, steps, tiles, soldiers, costs, hitsPortal } = best
  return { gain, steps, hitsPortal, ground: { tiles, soldiers, bases: ground.bases, costs } }
}
const byGain = (a: Try, b: Try): number => b.gain - a.gain

const sizes = new Map<SeenPiece['what'], number>()
const sizeOf = (what: SeenPiece['what']): number => {
  let size = sizes.get(what)
  if (size === undefined) {
    size = what === 'soldier' ? 0.5 : bits(placementsOf(what, 0)[0] ?? 0)
    sizes.set(what, size)
  }
  return size
}
const inOrder = (pieces: readonly SeenPiece[]): readonly SeenPiece[] =>
  pieces.length < 2 ? pieces : pieces.toSorted((a, b) => sizeOf(b.what) - sizeOf(a.what))

const firstTrial = (field: Field, ground: Ground, { placing }: Attack): Trial => {
  const laid: Mask[] = ground.tiles.map(() => 0)
  const bound: (number | undefined)[] = []
  const sides: Way[] = []
  let hitsPortal = false
  for (const target of field.targets)
    for (const each of placing?.placed ?? []) {
      if (each.tray !== target.id) continue
      laid[target.index] = (laid[target.index] as number) | each.mask
      hitsPortal ||= target.face.isPortal
      if (each.side !== undefined) sides.push(each.side)
    }
  for (const [group, tray] of Object.entries(placing?.bound ?? {}))
    bound[Number(group)] = field.targets.find(({ id }) => id === tray)?.index
  return {
    gain: 0,
    tiles: [...ground.tiles],
    soldiers: [...ground.soldiers],
    costs: [...ground.costs],
    supply: field.open.soldiers,
    hitsPortal,
    bound,
    laid,
    sides,
    steps: [],
  }
}

const kept = (field: Field, attack: Attack, tries: readonly Try[], piece: SeenPiece, beam: number): Trial[] => {
  const trials: Trial[] = []
  for (let i = 0; i < tries.length && trials.length < beam; i++) {
    const made = tries[i] as Try
    if (trials.some(trial => trial.gain === made.gain && isSame(trial, made))) continue
    trials.push(trialOf(made, piece, piece.side ? baseOf(field, attack) : 0))
  }
  return trials
}
/** Two like pieces the other way round. */
const isSame = (trial: Trial, { from, target, mask }: Try): boolean => {
  for (let i = 0; i < trial.laid.length; i++) {
    const laid = (from.laid[i] as number) | (target?.index === i ? mask : 0)
    if (trial.laid[i] !== laid) return false
  }
  return true
}

const trialOf = ({ from, target, mask, gain, cost }: Try, piece: SeenPiece, base: Mask): Trial => {
  const steps = [...from.steps, { piece, target, mask }]
  if (target === undefined) return { ...from, gain, steps }
  const { index } = target
  const isSoldier = piece.what === 'soldier'
  const tiles = [...from.tiles]
  const soldiers = [...from.soldiers]
  const costs = [...from.costs]
  const laid = [...from.laid]
  const bound = [...from.bound]
  if (isSoldier) soldiers[index] = (soldiers[index] as number) | mask
  else tiles[index] = (tiles[index] as number) | mask
  const side = piece.side ? sideTouched(base, mask) : undefined
  costs[index] = cost
  laid[index] = (laid[index] as number) | mask
  if (piece.group !== undefined) bound[piece.group] = index
  return {
    gain,
    tiles,
    soldiers,
    costs,
    supply: from.supply - (isSoldier ? 1 : 0),
    hitsPortal: from.hitsPortal || target.face.isPortal,
    bound,
    laid,
    sides: side === undefined ? from.sides : [...from.sides, side],
    steps,
  }
}
