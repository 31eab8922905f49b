/** What processes that share a store must agree on. One process alone agrees with itself. */
export interface Together {
  /** Whether others may be about. */
  readonly isShared: boolean
  /** True if the thing is this process's for so long: nobody else gets it before. Asking again makes it longer. */
  lease(name: string, milliseconds: number): Promise<boolean>
  /** One from a bucket that all processes draw from; false when it is empty. */
  take(bucket: Bucket, key: string): Promise<boolean>
  /** A person has come to a table by this process, or is no longer there. */
  attend(table: string, person: string, isThere: boolean): Promise<void>
  /** Of these tables what others may have changed. */
  pulse(tables: readonly string[]): Promise<readonly Pulse[]>
  /** Says that this process lives: to be called every few seconds. */
  beat(): Promise<void>
  /** Gives back everything. */
  leave(): Promise<void>
}
export interface Bucket {
  readonly name: string
  readonly perSecond: number
  readonly burst: number
}
/** Each number changes when there is something to tell. */
export interface Pulse {
  readonly table: string
  /** Lines of the match. */
  readonly seq: number
  readonly changedAt: number
  /** Number of the last thing said. */
  readonly talk: number
  /** People there, by all processes. */
  readonly people: number
}

export const BEAT_MILLISECONDS = 4000
/** A process that has not been heard of for so long is gone, and with it who was there by it. */
export const GONE_MILLISECONDS = 15_000
