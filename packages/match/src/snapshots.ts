/** Stored positions that lie on the way to where a match stood after some line, the latest first. */
import type { Timeline } from './timeline.ts'
import type { MatchStore } from './types.ts'

export type Snapshot = NonNullable<Awaited<ReturnType<MatchStore['latestSnapshot']>>>

/** Snapshots of positions that were undone since are passed over. */
export async function* snapshotsOnTheWay(
  store: MatchStore,
  match: string,
  timeline: Timeline,
  seq: number,
): AsyncGenerator<Snapshot> {
  const way = new Set(timeline.wayTo(seq).map(place => place.seq))
  for (let upTo = timeline.at(seq).seq; upTo > 0; ) {
    const snapshot = await store.latestSnapshot(match, upTo)
    if (!snapshot) return
    if (way.has(snapshot.seq)) yield snapshot
    upTo = snapshot.seq - 1
  }
}
