import { useSyncExternalStore } from 'react'
import type { UnitId } from '../rules/state.ts'

/** What the reader looks at and holds. Map, panels and cards are drawn apart but belong to one hand, so it is kept while the page lives. */
export interface Hold {
  /** What the rivals will do, drawn on the arena. */
  readonly intent: boolean
  /** Where they could strike in their next turn. */
  readonly threat: boolean
  /** Names of the hexes. */
  readonly labels: boolean
  /** The unit that is shown in full. */
  readonly unit: UnitId | undefined
  /** A piece picked up in camp, waiting for a hex or a unit: `unit archer.1`, `tactic stun`. */
  readonly picked: string | undefined
}
const EMPTY: Hold = { intent: true, threat: false, labels: false, unit: undefined, picked: undefined }

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
