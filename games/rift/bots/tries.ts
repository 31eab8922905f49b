import { neighboursOf, placementsOf } from '../rules/placing/shapes.query.ts'
import { besideBase, SIDES } from '../rules/placing/sides.query.ts'
import { canBeAttacked, forbiddenTo, type SeenPiece } from '../rules/placing/targets.query.ts'
import type { Mask } from '../rules/state/shape.ts'
import { bits, costOf } from './cost.ts'
import type { Field, Target } from './field.ts'
import type { Attack, Ground, Trial, Try } from './trial.ts'

/** Places on a tray that are worth a closer look. */
const CLOSE = 5

/** Every place of a piece that is worth a look, or none where it may be given up (RIFT-TOWER-10, RIFT-RULING-15). */
export const listTries = (
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
      const cover = (trial.tiles[index] as number) | (trial.soldiers[index] as number) | (ground.bases[index] as number)
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
  if (target.face.isPortal && !trial.hitsPortal) gain -= attack.price?.(target) ?? 0
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

export const baseOf = (field: Field, { by, open = field.open }: Attack): Mask =>
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
