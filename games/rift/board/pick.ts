import { pickOf } from '@tabletome/boardkit'
import type { SiteId, TrayId } from '../content/ids.ts'
import type { Turn } from '../content/types.ts'
import type { Seat } from '../rules/state/shape.ts'
import type { Square } from './hand/tiles.tsx'

export interface Pose {
  readonly turn: Turn
  readonly mirrored: boolean
}

/** What the reader has taken up and looks at. */
export interface Picked {
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
  /** A finger hides what it points at, so it points first and takes with the second tap. */
  readonly touching: boolean
}

export const { pickerAt, usePick, usePicker } = pickOf<Picked>({
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
  touching: false,
})

/** For whatever is pressed: by a finger or by a mouse. */
export const useNoteHand = () => {
  const { pick, setPick } = usePicker()
  return ({ pointerType }: { readonly pointerType: string }): void => {
    const touching = pointerType === 'touch' || pointerType === 'pen'
    if (touching !== pick().touching) setPick({ touching })
  }
}
