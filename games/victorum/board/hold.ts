import { handOf } from '../../board/hand.ts'
import type { UnitId } from '../rules/state.ts'

/** What the reader looks at and holds. */
export interface Hold {
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
export const { holdNow, setHold, useHold, letGo } = handOf<Hold>({
  intent: true,
  threat: false,
  labels: false,
  unit: undefined,
  over: undefined,
  picked: undefined,
})
