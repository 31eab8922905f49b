/**
 * Wakes whoever must look again, in this process and in others. It carries ids only and may lose them: the store is the
 * truth, and a receiver always reads it.
 */
export interface Bus {
  publish(ids: readonly BusId[]): void
  /** Gives back what ends the subscription. */
  subscribe(listener: (ids: readonly BusId[]) => void): () => void
  /** Told when the way to the other processes is open again: what they said meanwhile is lost. */
  onReturn(listener: () => void): void
  /** Milliseconds to where the messages go and back; undefined within one process. */
  latency(): Promise<number | undefined>
  close(): Promise<void>
}

/**
 * What has changed: the seats or the status of a table, its match, its talk; or the sessions of a person. Of a match also which
 * line it has come to, so that who knows that line need not look.
 */
export type BusId = `${'table' | 'match' | 'talk' | 'person'}:${string}`

export interface Wake {
  readonly kind: string
  readonly key: string
  readonly seq?: number
}
export const wakeOf = (id: BusId): Wake => {
  const [kind = '', key = '', seq] = id.split(':')
  return { kind, key, ...(seq === undefined ? {} : { seq: Number(seq) }) }
}
