import type { Bus, BusId } from './port.ts'

/** For one process: everything published in one turn of the event loop arrives together, each id once. */
export const createInProcessBus = (onError: (error: unknown) => void): Bus => {
  const listeners = new Set<(ids: readonly BusId[]) => void>()
  let waiting = new Set<BusId>()
  let isClosed = false

  const deliver = (): void => {
    const ids = [...waiting]
    waiting = new Set()
    for (const listener of listeners)
      try {
        listener(ids)
      } catch (error) {
        onError(error)
      }
  }

  return {
    publish(ids) {
      if (isClosed || ids.length === 0) return
      if (waiting.size === 0) setImmediate(deliver)
      for (const id of ids) waiting.add(id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onReturn: () => undefined,
    latency: async () => undefined,
    async close() {
      isClosed = true
      listeners.clear()
    },
  }
}
