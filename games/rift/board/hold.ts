import { useSyncExternalStore } from 'react'
import type { SiteId, TrayId } from '../content/ids.ts'
import type { Turn } from '../content/types.ts'
import type { Seat } from '../rules/state.ts'
import type { Square } from './tiles.tsx'

export interface Pose {
  readonly turn: Turn
  readonly mirrored: boolean
}

/**
 * What the reader's hand holds and looks at. Map, zoomed tray and cards are drawn apart from each other but belong to one hand,
 * so it is kept here while the page lives.
 */
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

const EMPTY: Hold = {
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
}

let now = EMPTY
const listeners = new Set<() => void>()

export const holdNow = (): Hold => now
export const setHold = (change: Partial<Hold>): void => {
  now = { ...now, ...change }
  for (const listener of listeners) listener()
}
/** For tests: an empty hand. */
export const letGo = (): void => setHold(EMPTY)

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useHold = (): Hold => useSyncExternalStore(listen, holdNow, holdNow)

/** A finger hides what it points at, so it points first and takes with the second tap. */
let touching = false
export const isTouching = () => touching
export const noteHand = ({ pointerType }: { readonly pointerType: string }): void => {
  touching = pointerType === 'touch' || pointerType === 'pen'
}
