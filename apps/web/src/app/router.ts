import { createStore } from '@tabletome/boardkit'

/** Where the reader is: everything that stands in the address bar. */
export interface Place {
  readonly path: string
  readonly hash: string
}

const store = createStore(
  (): Place => ({ path: location.pathname, hash: location.hash }),
  changed => {
    addEventListener('popstate', changed)
    addEventListener('hashchange', changed)
    return () => {
      removeEventListener('popstate', changed)
      removeEventListener('hashchange', changed)
    }
  },
)
export const usePlace = store.use

/** Moves on inside the page; the back button comes back. */
export const go = (to: string, how: { replace?: boolean } = {}) => {
  if (how.replace) history.replaceState({}, '', to)
  else history.pushState({}, '', to)
  store.refresh()
}
