import { createStore } from '@tabletome/boardkit'

/** A short message over the page, with at most one thing to do about it. */
export interface Notice {
  readonly id: string
  readonly text: string
  readonly action?: { readonly name: string; run(): void }
  /** Stays until it is put away. */
  readonly lasting?: boolean
  /** Good to know and no more: shown for a moment, never at a table, and nothing below it is out of reach. */
  readonly passing?: boolean
}

const SHOWN_FOR = 7000
const PASSING_FOR = 3000
const store = createStore((): readonly Notice[] => [])
const timers = new Map<string, ReturnType<typeof setTimeout>>()

export const dismiss = (id: string) => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  store.set(store.read().filter(notice => notice.id !== id))
}

/** The same id replaces the notice that is there. */
export const notify = (notice: Notice) => {
  dismiss(notice.id)
  store.set([...store.read(), notice])
  if (!notice.lasting)
    timers.set(
      notice.id,
      setTimeout(() => dismiss(notice.id), notice.passing ? PASSING_FOR : SHOWN_FOR),
    )
}

export const useNotices = store.use
