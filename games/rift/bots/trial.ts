import type { Frozen } from '@tabletome/engine'
import type { Way } from '../rules/map/cells.query.ts'
import type { SeenPiece, SeenSource } from '../rules/placing/targets.query.ts'
import type { Mask, Placing } from '../rules/state/shape.ts'
import { costOf } from './cost.ts'
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
  readonly price?: (target: Target) => number
  /** What a tile brings besides the squares it covers. */
  readonly bonus?: (target: Target, mask: Mask) => number
  /** Where the hero stands if that is not as in the position. */
  readonly open?: Open
}

export interface Trial {
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
export interface Try {
  readonly from: Trial
  readonly target: Target | undefined
  readonly mask: Mask
  readonly gain: number
  readonly cost: number
}
