/** Records in SQLite: what is acknowledged is on disk, and many matches share one commit. */
import type { MatchStore, RecordEnd, RecordHead, RecordLine } from '../types.ts'
import type { Saved, Shape } from '@tabletome/engine'
import type { Database } from './database.ts'
import { isUniqueViolation } from './sqliteDriver.ts'
import { sql } from './sql.ts'

export { openDatabase } from './database.ts'
export type { Database, Migration, Reader, Writer } from './database.ts'
export { Damaged, problemsOf } from './integrity.ts'
export { isBusy, isUniqueViolation, openDriver } from './sqliteDriver.ts'
export type { SqlValue } from './sqliteDriver.ts'
export { matchMigrations } from './sql.ts'

/** No match has more lines than this. */
const ANY_SEQ = 2_147_483_647

/** The database must have been opened with `matchMigrations`. It stays the caller's to close. */
export const sqliteStore = (database: Database): MatchStore => ({
  async create(head, seed) {
    try {
      await database.write(tx => tx.run(sql.create, [head.match, JSON.stringify(head), seed, head.createdAt]))
    } catch (error) {
      if (isUniqueViolation(error)) throw new Error(`There is already a match ${head.match}`, { cause: error })
      throw error
    }
  },

  async append(match, line) {
    try {
      await database.write(tx => {
        if (tx.run(sql.append, [match, line.seq, JSON.stringify(line)]) === 0)
          throw new Error(`No match ${match} that has a line ${line.seq - 1}`)
        tx.run(sql.count, [match, line.seq, line.at])
      })
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  },

  async finish(match, end) {
    const changed = await database.write(tx => tx.run(sql.finish, [match, JSON.stringify(end)]))
    if (changed === 0) throw new Error(`No match ${match}`)
  },

  async saveSnapshot(match, seq, rules, position) {
    await database.write(tx => tx.run(sql.snapshot, [match, seq, rules, JSON.stringify(position)]))
  },

  async latestSnapshot(match, upTo = ANY_SEQ) {
    const [row] = database.all<{ seq: number; rules: number; position: string }>(sql.latestSnapshot, [match, upTo])
    return row && { seq: row.seq, rules: row.rules, position: JSON.parse(row.position) as Saved<Shape> }
  },

  async read(match, afterSeq = 0) {
    const [row] = database.all<{ head: string; seed: string; ending: string | null }>(sql.head, [match])
    if (!row) return undefined
    const lines = database.all<{ line: string }>(sql.lines, [match, afterSeq])
    return {
      head: JSON.parse(row.head) as RecordHead,
      lines: lines.map(({ line }) => JSON.parse(line) as RecordLine),
      ...(row.ending !== null && { end: JSON.parse(row.ending) as RecordEnd }),
      seed: row.seed,
    }
  },

  async list() {
    const rows = database.all<{ head: string; line_count: number; ending: string | null; changed_at: number }>(sql.list)
    return rows.map(row => ({
      head: JSON.parse(row.head) as RecordHead,
      lines: row.line_count,
      over: row.ending !== null,
      changedAt: row.changed_at,
    }))
  },

  async remove(match) {
    await database.write(tx => {
      tx.run(sql.removeSnapshots, [match])
      tx.run(sql.removeLines, [match])
      tx.run(sql.remove, [match])
    })
  },
})
