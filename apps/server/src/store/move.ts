import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Database, SqlValue } from '@tabletome/match/stores/sql'
import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import { Damaged, openSqliteDatabase, problemsOf } from '@tabletome/match/stores/sqlite'
import { ALL_MIGRATIONS } from './migrations.ts'
import { doing } from './statements.ts'

/** Everything that is kept, each table after those it refers to, with the columns by which its rows are told apart. */
const TABLES: readonly { readonly name: string; readonly key: readonly string[] }[] = [
  { name: 'person', key: ['id'] },
  { name: 'session', key: ['hash'] },
  { name: 'device', key: ['hash'] },
  { name: 'program_token', key: ['person_id'] },
  { name: 'game_table', key: ['id'] },
  { name: 'seat', key: ['table_id', 'seat'] },
  { name: 'talk', key: ['table_id', 'n'] },
  { name: 'unlisted', key: ['person_id', 'table_id'] },
  { name: 'push_device', key: ['endpoint'] },
  { name: 'learned', key: ['person_id'] },
  { name: 'push_wish', key: ['table_id', 'person_id'] },
  { name: 'played', key: ['person_id', 'match_id'] },
  { name: 'record_cleared', key: ['person_id'] },
  { name: 'server_secret', key: ['name'] },
  { name: 'match', key: ['id'] },
  { name: 'match_line', key: ['match_id', 'seq'] },
  { name: 'match_snapshot', key: ['match_id', 'seq'] },
  { name: 'undo_request', key: ['match_id'] },
]
const ROWS_AT_ONCE = 200

/** One table, as it lies in both: how many rows, and a digest of all of them. */
export interface Moved {
  readonly table: string
  readonly rows: number
  readonly digest: string
}
type Row = Record<string, SqlValue>

/**
 * Copies everything from a folder with a SQLite file to an empty PostgreSQL, and compares both by counts and digests. The server
 * must be stopped. Throws when the target holds anything, or when something differs.
 */
export const move = async (folder: string, url: string, tell: (moved: Moved) => void): Promise<readonly Moved[]> => {
  const path = join(folder, 'tabletome.db')
  const problems = await problemsOf(path)
  if (problems.length > 0) throw new Damaged(path, problems)
  const from = await openSqliteDatabase(path, ALL_MIGRATIONS)
  const to = await openPostgresDatabase(url, ALL_MIGRATIONS, { patienceMilliseconds: 60_000 })
  try {
    for (const { name } of TABLES)
      if ((await to.all(`select 1 as found from ${name} limit 1`)).length > 0)
        throw new Error(`The target is not empty: there are rows in ${name}. Nothing was copied.`)
    const all: Moved[] = []
    for (const { name, key } of TABLES) {
      await copy(from, to, name, key)
      const [there, here] = [await summary(from, name, key), await summary(to, name, key)]
      if (there.rows !== here.rows || there.digest !== here.digest)
        throw new Error(
          `${name} differs after copying: ${there.rows} rows there, ${here.rows} here. Empty the target and try again.`,
        )
      tell(here)
      all.push(here)
    }
    return all
  } finally {
    await to.close()
    await from.close()
  }
}

/** Every table of a database: how many rows, and a digest of all of them. */
export const summariesOf = async (database: Database): Promise<readonly Moved[]> => {
  const all: Moved[] = []
  for (const { name, key } of TABLES) all.push(await summary(database, name, key))
  return all
}

/** In the order of the key, page by page, so that memory stays small. */
const pages = async function* (
  database: Database,
  table: string,
  key: readonly string[],
): AsyncGenerator<readonly Row[]> {
  // The order of letters must be the same in both.
  const order = key.map(column => (NUMBERS.includes(column) ? column : collated(database, column))).join(', ')
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await database.all<Row>(
      `select * from ${table} order by ${order} limit ${ROWS_AT_ONCE} offset ${offset}`,
    )
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}
const NUMBERS = ['seq', 'n']
const collated = (database: Database, column: string): string =>
  database.kind === 'postgres' ? `${column} collate "C"` : column

const copy = async (from: Database, to: Database, table: string, key: readonly string[]): Promise<void> => {
  for await (const rows of pages(from, table, key)) {
    const columns = Object.keys(rows[0] ?? {})
    const places = columns.map((_, at) => `$${at + 1}`).join(', ')
    const sql = `insert into ${table} (${columns.join(', ')}) values (${places})`
    await to.write(...rows.map(row => doing(sql, ...columns.map(column => row[column] ?? null))))
  }
}

const summary = async (database: Database, table: string, key: readonly string[]): Promise<Moved> => {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of pages(database, table, key)) {
    count += rows.length
    for (const row of rows)
      hash.update(
        JSON.stringify(
          Object.keys(row)
            .sort()
            .map(column => [column, row[column]]),
        ),
      )
  }
  return { table, rows: count, digest: hash.digest('hex') }
}
