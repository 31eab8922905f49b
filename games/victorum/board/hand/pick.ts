import { type Picker, pickOf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { UnitId } from '../../rules/state/shape.ts'

/** What the reader looks at and has taken up. */
export interface Picked {
  /** What the rivals will do, drawn on the arena. */
  readonly intent: boolean
  /** Where they could strike in their next turn. */
  readonly threat: boolean
  /** Names of the hexes. */
  readonly labels: boolean
  /** The unit that is shown in full. */
  readonly unit: UnitId | undefined
  /** The unit under the pointer: its reach is drawn. */
  readonly over: UnitId | undefined
  /** A piece picked up in camp, waiting for a hex or a unit: `unit archer.1`, `tactic stun`. */
  readonly picked: string | undefined
}
export const { pickerAt, usePick, usePicker } = pickOf<Picked>({
  intent: true,
  threat: false,
  labels: false,
  unit: undefined,
  over: undefined,
  picked: undefined,
})

/** The piece that waits for a hex or a unit to go with. */
export const pickUp = ({ setPick }: Picker<Picked>, board: BoardProps, anchor: string | undefined): void => {
  setPick({ picked: anchor })
  board.setSubject(anchor)
}
