import type { Mark } from '../knowledge/marking.ts'
import type { Cause, Hex, Side, UnitId } from './state.ts'

export interface Moving {
  side: Side
  /** Only these; without them all of the side that act by themselves. */
  units?: readonly UnitId[]
  /** Takes the place of the printed Movement (VIC-RULING-95). */
  movement?: number
  cause: Cause
}
export interface Move {
  unit: UnitId
  movement?: number
  cause: Cause
}
export interface Marking {
  move: Move
  entry: string
  backup: boolean
  marks: readonly Mark[]
}
export interface Going {
  move: Move
  destinations: readonly Hex[]
}

export type Answer =
  | { do: 'unit'; unit: UnitId }
  | { do: 'auto' }
  | { do: 'mark'; unit: UnitId }
  | { do: 'hex'; hex: Hex }
  | { do: 'path'; path: readonly Hex[] }
  | { do: 'target'; unit: UnitId }
export type Thing = { is: 'unit'; unit: UnitId } | { is: 'hex'; hex: Hex }

/** What a rival, or a beast of the arena, does by itself; the other questions are still to be moved over. */
type Ways<P extends string> = {
  [Q in `${P}.move`]: { about: Moving; answers: 'unit' | 'auto' }
} & {
  [Q in `${P}.mark`]: { about: Marking; answers: 'mark' | 'hex' }
} & {
  [Q in `${P}.go`]: { about: Going; answers: 'hex' }
} & {
  [Q in `${P}.target`]: { about: { unit: UnitId }; answers: 'target' }
}
export type Questions = Ways<'rival'> &
  Ways<'arena'> & { 'rival.path': { about: { move: Move; to: Hex }; answers: 'path' } }
