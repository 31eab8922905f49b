/** Opening a stored match: from a snapshot, from the start, or, where the rules have changed too much, from where it stood. */
import { load } from '@tabletome/engine'
import type { Game, Shape } from '@tabletome/engine'
import { startOf } from './turnpoint.ts'
import type { Turnpoint } from './turnpoint.ts'
import { Replay, startTable } from './replay.ts'
import { Diverged, replayAnswer, startTrail } from './replayAnswer.ts'
import type { Trail } from './replayAnswer.ts'
import { snapshotsOnTheWay } from './snapshots.ts'
import { Timeline } from './timeline.ts'
import type { Place } from './timeline.ts'
import type { MatchRecord, MatchStore, UndoLine } from './types.ts'

export interface Opening {
  readonly game: Game<Shape>
  readonly store: MatchStore
  readonly match: string
  readonly now: () => number
  /** Told about what went wrong and was dealt with: a rule that throws, rules that diverge, a store that fails. */
  readonly report?: (error: unknown) => void
}
type StoredRecord = MatchRecord & { readonly seed: string }
export interface Restored {
  readonly record: StoredRecord
  readonly turnpoint: Turnpoint
  /** The seq of the latest snapshot; 0 if there is none. */
  readonly snapshot: number
}

/** Undefined: there is no such match. */
export const restore = async (opening: Opening): Promise<Restored | undefined> => {
  const { game, store, match } = opening
  const record = await store.read(match)
  if (!record) return undefined
  if (record.head.game !== game.id) throw new Error(`Match ${match} is one of ${record.head.game}, not of ${game.id}`)
  const snapshot = (await store.latestSnapshot(match))?.seq ?? 0
  try {
    const turnpoint = (await fromSnapshot(opening, record)) ?? (await fromStart(opening, record))
    return { record, turnpoint, snapshot }
  } catch (error) {
    opening.report?.(error)
    return goOn(opening, record, snapshot)
  }
}

/** Undo seldom leads further back than to one of the last snapshots. */
const TRIES = 3

/** Nothing if there is none of these rules, or if undo could lead behind them: then only the start will do. */
const fromSnapshot = async ({ game, store, match }: Opening, record: StoredRecord): Promise<Turnpoint | undefined> => {
  const timeline = new Timeline(record.lines)
  let tries = 0
  for await (const snapshot of snapshotsOnTheWay(store, match, timeline, timeline.length)) {
    const replay = new Replay(game, record, record.seed)
    if (snapshot.rules !== game.version || !replay.know(snapshot.seq, snapshot.position)) continue
    const turnpoint = replay.at(replay.length)
    let earliest = turnpoint
    while (earliest.before) earliest = earliest.before
    if (earliest.seq !== snapshot.seq) return turnpoint
    tries += 1
    if (tries === TRIES) return undefined
  }
  return undefined
}

/** Where new rules ran on past the last line, what everybody saw is truer, if it is stored and still can be played. */
const fromStart = async (opening: Opening, record: StoredRecord): Promise<Turnpoint> => {
  const replay = new Replay(opening.game, record, record.seed)
  const turnpoint = replay.at(replay.length)
  if (!replay.isSure(replay.length) && (await storedPosition(opening, replay.timeline))?.seq === turnpoint.seq)
    throw new Diverged(turnpoint.seq, 'the position is not the recorded one')
  return turnpoint
}

/** The rules have diverged: on from the stored position, as far as the later answers still fit. The log says so. */
const goOn = async (opening: Opening, record: StoredRecord, snapshot: number): Promise<Restored> => {
  const { game, store, match, now } = opening
  const turnpoint = await furthest(opening, record)
  if (record.end) return { record, turnpoint, snapshot }
  const { position } = turnpoint
  const line: UndoLine = {
    seq: record.lines.length + 1,
    seat: '',
    undo: turnpoint.seq,
    digest: position.digest(),
    at: now(),
    rules: game.version,
    position: position.save(),
  }
  if (await store.append(match, line)) {
    const lines = [...record.lines, line]
    return { record: { ...record, lines }, turnpoint: startOf(line.seq, position, []), snapshot }
  }
  // Somebody else has written meanwhile, perhaps the same.
  const again = await restore(opening)
  if (!again) throw new Error(`There is no match ${match}`)
  return again
}

const furthest = async (opening: Opening, record: StoredRecord): Promise<Turnpoint> => {
  const timeline = new Timeline(record.lines)
  const way = timeline.wayTo(timeline.length)
  let trail: Trail = startTrail(
    (await storedPosition(opening, timeline)) ?? firstPosition(opening.game, record, way[0]),
  )
  for (const { seq, line } of way) {
    if (seq <= trail.turnpoint.seq || !line || 'undo' in line) continue
    try {
      trail = replayAnswer(trail, line, 'ignored')
    } catch {
      break
    }
  }
  return trail.turnpoint
}

const storedPosition = async ({ game, store, match }: Opening, timeline: Timeline): Promise<Turnpoint | undefined> => {
  for await (const { seq, position } of snapshotsOnTheWay(store, match, timeline, timeline.length)) {
    try {
      return startOf(seq, load(game, position), [])
    } catch {
      // Its question does not exist any more: an earlier one may do.
    }
  }
  return undefined
}

const firstPosition = (game: Game<Shape>, { head, seed }: StoredRecord, first: Place | undefined): Turnpoint =>
  first?.line && 'undo' in first.line && first.line.position
    ? startOf(first.seq, load(game, first.line.position), [])
    : startOf(0, startTable(game, head, seed))
