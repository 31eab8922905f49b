import { useSyncExternalStore } from 'react'

/** Where the reader is: everything that stands in the address bar. */
export interface Place {
  readonly path: string
  readonly hash: string
}

const listeners = new Set<() => void>()
const here = (): Place => ({ path: location.pathname, hash: location.hash })
let place: Place | undefined

const changed = () => {
  place = here()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    addEventListener('popstate', changed)
    addEventListener('hashchange', changed)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      removeEventListener('popstate', changed)
      removeEventListener('hashchange', changed)
    }
  }
}

const current = () => {
  place ??= here()
  return place
}

export const usePlace = (): Place => useSyncExternalStore(subscribe, current)

/** Moves on inside the page; the back button comes back. */
export const go = (to: string, how: { replace?: boolean } = {}) => {
  if (how.replace) history.replaceState({}, '', to)
  else history.pushState({}, '', to)
  changed()
}
