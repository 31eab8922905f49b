import { useSyncExternalStore } from 'react'

export interface Store<T> {
  read(): T
  set(value: T): void
  /** Reads it anew from where it came. */
  refresh(): void
  subscribe(listener: () => void): () => void
  use(): T
}

/** Something that changes, and whoever wants to know of it; `watch` runs for as long as anybody does. */
export const createStore = <T>(first: () => T, watch?: (changed: () => void) => () => void): Store<T> => {
  let known: { readonly value: T } | undefined
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()
  const become = (next: typeof known) => {
    known = next
    for (const listener of listeners) listener()
  }
  const read = () => (known ??= { value: first() }).value
  const refresh = () => become(undefined)
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) stop = watch?.(refresh)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop?.()
    }
  }
  return {
    read,
    set: value => become({ value }),
    refresh,
    subscribe,
    use: () => useSyncExternalStore(subscribe, read, read),
  }
}
