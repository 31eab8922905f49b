/** Opening a stored match: from its latest snapshot, from the start, or, where the rules have changed too much, from where it stood. */
import { load } from '@tabletome/engine'
import type { Game, Shape } from '@tabletome/engine'
import { startOf } from './position.ts'
import type { Position } from './position.ts'
import { Replay, startTable } from './replay.ts'
import { replayAnswer, startTrail } from './replayAnswer.ts'
import type { Trail } from './replayAnswer.ts'
import { Timeline } from './timeline.ts'
import type { Place } from './timeline.ts'
import type { MatchRecord, MatchStore, RecordLine, UndoLine } from './types.ts'

export interface Opening {
  readonly game: Game<Shape>
  readonly store: MatchStore
  readonly match: string
  readonly now: () => number
  /** Told about what went wrong and was dealt with: a rule that throws, rules that diverge, a store that fails. */
  readonly report?: (error: unknown) => void
}
export interface Restored {
  readonly record: MatchRecord & { readonly seed: string }
  readonly position: Position
  /** The seq of the latest snapshot. */
  readonly snapshot: number
}

/** Undefined: there is no such match. */
export const restore = async (opening: Opening): Promise<Restored | undefined> => {
  const { game, store, match } = opening
  const record = await store.read(match)
  if (!record) return undefined
  if (record.head.game !== game.id) throw new Error(`Match ${match} is one of ${record.head.game}, not of ${game.id}`)
  const latest = await store.latestSnapshot(match)
  const snapshot = latest?.seq ?? 0
  try {
    const position = fromSnapshot(game, record, latest) ?? new Replay(game, record, record.seed).at(record.lines.length)
    return { record, position, snapshot }
  } catch (error) {
    opening.report?.(error)
    return goOn(opening, record, snapshot)
  }
}

/** Nothing if the snapshot is of other rules, off the way, or so late that undo would have to lead behind it. */
const fromSnapshot = (
  game: Game<Shape>,
  record: Restored['record'],
  snapshot: Awaited<ReturnType<MatchStore['latestSnapshot']>>,
): Position | undefined => {
  if (!snapshot || snapshot.rules !== game.version || snapshot.seq > record.lines.length) return undefined
  const replay = new Replay(game, record, record.seed)
  if (!replay.know(snapshot.seq, snapshot.position)) return undefined
  const position = replay.at(record.lines.length)
  let earliest = position
  while (earliest.before) earliest = earliest.before
  return earliest.seq === snapshot.seq ? undefined : position
}

/** The rules have diverged: on from the stored position, as far as the later answers still fit. The log says so. */
const goOn = async (opening: Opening, record: Restored['record'], snapshot: number): Promise<Restored> => {
  const { game, store, match, now } = opening
  const seq = record.lines.length + 1
  const { position: from, table } = await furthest(opening, record)
  if (record.end) return { record, position: from, snapshot }
  const line: UndoLine = {
    seq,
    seat: '',
    undo: from.seq,
    digest: table.digest(),
    at: now(),
    rules: game.version,
    position: table.save(),
  }
  if (!(await store.append(match, line))) {
    const again = await restore(opening)
    if (!again) throw new Error(`No match ${match}`)
    return again
  }
  const lines: readonly RecordLine[] = [...record.lines, line]
  return { record: { ...record, lines }, position: startOf(seq, table, []), snapshot }
}

const furthest = async (opening: Opening, record: Restored['record']) => {
  const way = new Timeline(record.lines).wayTo(record.lines.length)
  let trail: Trail = startTrail((await storedPosition(opening, way)) ?? firstPosition(opening.game, record, way[0]))
  for (const { seq, line } of way) {
    if (seq <= trail.position.seq || !line || 'undo' in line) continue
    try {
      trail = replayAnswer(trail, line, 'ignored')
    } catch {
      break
    }
  }
  return { position: trail.position, table: trail.position.table }
}

const firstPosition = (game: Game<Shape>, { head, seed }: Restored['record'], first: Place | undefined): Position =>
  first?.line && 'undo' in first.line && first.line.position
    ? startOf(first.seq, load(game, first.line.position), [])
    : startOf(0, startTable(game, head, seed))

/** The latest snapshot on the way that these rules can still load. */
const storedPosition = async ({ game, store, match }: Opening, way: readonly Place[]): Promise<Position | undefined> => {
  let upTo = way.at(-1)?.seq ?? 0
  for (;;) {
    const snapshot = await store.latestSnapshot(match, upTo)
    if (!snapshot) return undefined
    upTo = snapshot.seq - 1
    if (!way.some(({ seq }) => seq === snapshot.seq)) continue
    try {
      return startOf(snapshot.seq, load(game, snapshot.position), [])
    } catch {
      // Its question does not exist any more: an earlier one may do.
    }
  }
}
