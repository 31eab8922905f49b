import { useSyncExternalStore } from 'react'

/**
 * What the reader's hand holds and looks at. Map, panels and cards are drawn apart from each other but belong to one hand, so it
 * is kept while the page lives.
 */
export const handOf = <Hold extends object>(empty: Hold) => {
  let now = empty
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const holdNow = (): Hold => now
  const setHold = (change: Partial<Hold>): void => {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }
  return {
    holdNow,
    setHold,
    useHold: (): Hold => useSyncExternalStore(listen, holdNow, holdNow),
    /** For tests: an empty hand. */
    letGo: (): void => setHold(empty),
  }
}
