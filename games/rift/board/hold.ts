import { handOf } from '../../board/hand.ts'
import type { SiteId, TrayId } from '../content/ids.ts'
import type { Turn } from '../content/types.ts'
import type { Seat } from '../rules/state.ts'
import type { Square } from './tiles.tsx'

export interface Pose {
  readonly turn: Turn
  readonly mirrored: boolean
}

/** What the reader's hand holds and looks at. */
export interface Hold {
  /** The tray in the zoom. */
  readonly tray: TrayId | undefined
  /** The piece in hand: how its options begin. */
  readonly piece: string | undefined
  readonly pose: Pose
  /** The square under the hand, in the view it was pointed at. */
  readonly at: Square | undefined
  readonly of: object | undefined
  /** The building site under the hand, and how the tower or the hero is turned. */
  readonly site: SiteId | undefined
  readonly turn: Turn
  /** What was turned by hand; anything else is shown the way that hits the most. */
  readonly turned: string | undefined
  /** Whose towers lie under the board, if not one's own. */
  readonly seat: Seat | undefined
  readonly forecast: boolean
}

export const { holdNow, setHold, useHold, letGo } = handOf<Hold>({
  tray: undefined,
  piece: undefined,
  pose: { turn: 0, mirrored: false },
  at: undefined,
  of: undefined,
  site: undefined,
  turn: 0,
  turned: undefined,
  seat: undefined,
  forecast: true,
})

/** A finger hides what it points at, so it points first and takes with the second tap. */
let touching = false
export const isTouching = () => touching
export const noteHand = ({ pointerType }: { readonly pointerType: string }): void => {
  touching = pointerType === 'touch' || pointerType === 'pen'
}
