/**
 * Wakes whoever must look again, in this process and in others. It carries ids only and may lose them: the store is the
 * truth, and a receiver always reads it.
 */
export interface Bus {
  publish(ids: readonly BusId[]): void
  /** Gives back what ends the subscription. */
  subscribe(listener: (ids: readonly BusId[]) => void): () => void
  close(): Promise<void>
}

/** What has changed: the seats or the status of a table, its match, its talk; or the sessions of a person. */
export type BusId = `${'table' | 'match' | 'talk' | 'person'}:${string}`
