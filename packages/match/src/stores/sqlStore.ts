/** Records in a database: what is acknowledged is on disk, and the key of a line decides who was first. */
import type { MatchStore, RecordEnd, RecordHead, RecordLine, UndoRequest } from '../types.ts'
import type { Saved, Shape } from '@tabletome/engine'
import { isUniqueViolation } from './database.ts'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

/** No match has more lines than this. */
const ANY_SEQ = 2_147_483_647

/** The database must have been opened with `matchMigrations`. It stays the caller's to close. */
export const sqlStore = (database: Database): MatchStore => ({
  async create(head, seed) {
    try {
      await database.write({ sql: sql.create, params: [head.match, JSON.stringify(head), seed, head.createdAt] })
    } catch (error) {
      if (isUniqueViolation(error)) throw new Error(`There is already a match ${head.match}`, { cause: error })
      throw error
    }
  },

  async append(match, line) {
    try {
      const written = await database.write(
        { sql: sql.count, params: [match, line.seq, line.at], needed: true },
        { sql: sql.append, params: [match, line.seq, JSON.stringify(line)] },
      )
      if (!written) throw new Error(`No match ${match} that has a line ${line.seq - 1}`)
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  },

  async finish(match, end) {
    const finished = await database.write({ sql: sql.finish, params: [match, JSON.stringify(end)], needed: true })
    if (!finished) throw new Error(`No match ${match}`)
  },

  async saveSnapshot(match, seq, rules, position) {
    await database.write({ sql: sql.snapshot, params: [match, seq, rules, JSON.stringify(position)] })
  },

  async latestSnapshot(match, upTo = ANY_SEQ) {
    const [row] = await database.all<{ seq: number; rules: number; position: string }>(sql.latestSnapshot, [
      match,
      upTo,
    ])
    return row && { seq: row.seq, rules: row.rules, position: JSON.parse(row.position) as Saved<Shape> }
  },

  async read(match, afterSeq = 0) {
    const [row] = await database.all<{ head: string; seed: string; ending: string | null }>(sql.head, [match])
    if (!row) return undefined
    const lines = await database.all<{ line: string }>(sql.lines, [match, afterSeq])
    return {
      head: JSON.parse(row.head) as RecordHead,
      lines: lines.map(({ line }) => JSON.parse(line) as RecordLine),
      ...(row.ending !== null && { end: JSON.parse(row.ending) as RecordEnd }),
      seed: row.seed,
    }
  },

  async list() {
    const rows = await database.all<{ head: string; line_count: number; ending: string | null; changed_at: number }>(
      sql.list,
    )
    return rows.map(row => ({
      head: JSON.parse(row.head) as RecordHead,
      lines: row.line_count,
      over: row.ending !== null,
      changedAt: row.changed_at,
    }))
  },

  async remove(match) {
    await database.write(
      { sql: sql.removeRequest, params: [match] },
      { sql: sql.removeSnapshots, params: [match] },
      { sql: sql.removeLines, params: [match] },
      { sql: sql.remove, params: [match] },
    )
  },

  requests: {
    async read(match) {
      const [row] = await database.all<{ request: string }>(sql.request, [match])
      return row && (JSON.parse(row.request) as UndoRequest)
    },
    async replace(match, before, request) {
      const [old, next] = [before && JSON.stringify(before), request && JSON.stringify(request)]
      if (old === undefined && next === undefined) return true
      const change =
        old === undefined
          ? { sql: sql.newRequest, params: [match, next ?? ''] }
          : next === undefined
            ? { sql: sql.endRequest, params: [match, old] }
            : { sql: sql.changeRequest, params: [match, old, next] }
      return (await database.write({ ...change, needed: true })) !== undefined
    },
  },
})
