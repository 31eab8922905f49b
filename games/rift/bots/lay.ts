import type { Frozen } from '@tabletome/engine'
import type { Way } from '../knowledge/cells.ts'
import { neighboursOf, placementsOf } from '../knowledge/shapes.ts'
import { besideBase, SIDES, sideTouched } from '../knowledge/sides.ts'
import { canBeAttacked, forbiddenTo, type SeenPiece, type SeenSource } from '../knowledge/targets.ts'
import type { Mask, Placing } from '../rules/state.ts'
import { bits, costOf } from './cost.ts'
import type { Field, Open, Target } from './field.ts'

/** What lies on the trays, by their index, while something is tried out. */
export interface Ground {
  readonly tiles: readonly Mask[]
  readonly soldiers: readonly Mask[]
  readonly bases: readonly Mask[]
  readonly costs: readonly number[]
}
export const groundOf = (field: Field): Ground => {
  const tiles: Mask[] = []
  const soldiers: Mask[] = []
  const bases: Mask[] = []
  const costs: number[] = []
  for (const target of field.targets) {
    tiles.push(target.tiles)
    soldiers.push(target.soldiers)
    bases.push(target.bases)
    costs.push(costOf(field, target, target.tiles, target.soldiers, target.bases))
  }
  return { tiles, soldiers, bases, costs }
}

export interface Laid {
  readonly piece: SeenPiece
  /** None: it is given up. */
  readonly target: Target | undefined
  readonly mask: Mask
}
/** Where all pieces of an attack go, and what that gains. */
export interface Lay {
  readonly gain: number
  readonly steps: readonly Laid[]
  readonly ground: Ground
  readonly hitsPortal: boolean
}
export interface Attack {
  readonly by: SeenSource
  readonly pieces: readonly SeenPiece[]
  /** What was placed before by the same attack. */
  readonly placing?: Frozen<Placing> | undefined
  /** What it costs to put anything on a portal: the tower. */
  readonly price?: number
  /** What a tile brings besides the squares it covers. */
  readonly bonus?: (target: Target, mask: Mask) => number
  /** Where the hero stands if that is not as in the position. */
  readonly open?: Open
}

interface Trial {
  readonly gain: number
  readonly tiles: Mask[]
  readonly soldiers: Mask[]
  readonly costs: number[]
  readonly supply: number
  readonly hitsPortal: boolean
  readonly bound: readonly (number | undefined)[]
  /** By tray: squares that this attack has covered. */
  readonly laid: Mask[]
  readonly sides: readonly Way[]
  readonly steps: readonly Laid[]
}
interface Try {
  readonly from: Trial
  readonly target: Target | undefined
  readonly mask: Mask
  readonly gain: number
  readonly cost: number
}

/** Trials that are gone on with after each piece, and places on a tray that are worth a closer look. */
const BEAM = 4
const CLOSE = 5

/** The best places for all pieces of an attack: the larger first, from the best few so far (P5, P6). */
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

const listTries = (
  field: Field,
  ground: Ground,
  attack: Attack,
  trial: Trial,
  piece: SeenPiece,
  tries: Try[],
): void => {
  const open = attack.open ?? field.open
  const bound = piece.group === undefined ? undefined : trial.bound[piece.group]
  const isSoldier = piece.what === 'soldier'
  let maySkip = piece.optional === true || (isSoldier && trial.supply === 0)
  let isFree = true
  if (!(isSoldier && trial.supply === 0))
    for (const cell of piece.cells) {
      const target = field.tops[cell]
      if (target === undefined || (bound !== undefined && bound !== target.index)) continue
      if (piece.apart && trial.laid[target.index] !== 0) continue
      if (!canBeAttacked(open, target.tray, attack.by, piece)) continue
      const masks = masksOn(field, ground, attack, trial, piece, target)
      if (masks.length === 0) continue
      const { index } = target
      const cover =
        (trial.tiles[index] as number) | (trial.soldiers[index] as number) | (ground.bases[index] as number)
      if ((target.face.squares & ~cover) !== 0) isFree = false
      for (const mask of masks) tries.push(tryOf(field, ground, attack, trial, piece, target, mask))
    }
  maySkip ||= isFree
  if (maySkip) tries.push({ from: trial, target: undefined, mask: 0, gain: trial.gain, cost: 0 })
}

const tryOf = (
  field: Field,
  ground: Ground,
  attack: Attack,
  trial: Trial,
  piece: SeenPiece,
  target: Target,
  mask: Mask,
): Try => {
  const { index } = target
  const tiles = trial.tiles[index] as number
  const soldiers = trial.soldiers[index] as number
  const isSoldier = piece.what === 'soldier'
  const cost = costOf(
    field,
    target,
    isSoldier ? tiles : tiles | mask,
    isSoldier ? soldiers | mask : soldiers,
    ground.bases[index] as number,
  )
  let gain = trial.gain + (trial.costs[index] as number) - cost
  if (attack.bonus !== undefined) gain += attack.bonus(target, mask)
  if (target.face.isPortal && !trial.hitsPortal) gain -= attack.price ?? 0
  return { from: trial, target, mask, gain, cost }
}

/** The few places on a tray that cover most, by a quick look. */
const masksOn = (
  field: Field,
  ground: Ground,
  attack: Attack,
  trial: Trial,
  piece: SeenPiece,
  target: Target,
): readonly Mask[] => {
  const { face, index } = target
  const cover = (trial.tiles[index] as number) | (trial.soldiers[index] as number) | (ground.bases[index] as number)
  const bare = face.squares & ~cover
  if (piece.what === 'soldier') return soldierMasks(target, bare & ~(face.deadly | forbiddenTo(face, piece.type)))
  const blocked = cover | face.icons | forbiddenTo(face, piece.type)
  const near = nearOf(field, ground, attack, trial, piece, target)
  const resists = piece.type === 'physical' ? face.magical : piece.type === 'magical' ? face.physical : 0
  const masks: Mask[] = []
  const looks: number[] = []
  for (const mask of placementsOf(piece.what, piece.turn)) {
    if ((mask & blocked) !== 0 || (mask & near) === 0) continue
    const hit = mask & bare
    let look = 4 * bits(hit) + bits(hit & (resists | face.heal | face.speed))
    if (attack.bonus !== undefined) look += 3 * attack.bonus(target, mask)
    insert(masks, looks, mask, look)
  }
  return masks
}

/** Sorted, the best first, and no more than are worth a closer look. */
const insert = (masks: Mask[], looks: number[], mask: Mask, look: number): void => {
  let at = masks.length
  while (at > 0 && (looks[at - 1] as number) < look) at--
  if (at >= CLOSE) return
  masks.splice(at, 0, mask)
  looks.splice(at, 0, look)
  if (masks.length > CLOSE) {
    masks.pop()
    looks.pop()
  }
}

/** Healers and runners first: one of each kind of enemy is enough to look at. */
const soldierMasks = ({ face }: Target, squares: Mask): readonly Mask[] => {
  const masks: Mask[] = []
  for (const kind of [face.heal, face.speed, face.magical, face.physical, face.squares]) {
    const found = squares & kind
    if (found === 0) continue
    const bit = found & -found
    if (!masks.includes(bit)) masks.push(bit)
  }
  return masks
}

const baseOf = (field: Field, { by, open = field.open }: Attack): Mask =>
  by.kind === 'hero' ? (open.heroes[by.hero]?.base ?? 0) : 0

/** Squares one of which the tile must cover: all, those beside the chain, or beside a free side of the base. */
const nearOf = (
  field: Field,
  ground: Ground,
  attack: Attack,
  trial: Trial,
  piece: SeenPiece,
  { index }: Target,
): Mask => {
  if (piece.side) {
    const base = baseOf(field, attack)
    let near = 0
    for (const side of SIDES) if (!trial.sides.includes(side)) near |= besideBase(base, side)
    return near & ~(ground.bases[index] as number)
  }
  if (!piece.chain || !trial.laid.some(laid => laid !== 0)) return ~0
  return neighboursOf(trial.laid[index] as number)
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
