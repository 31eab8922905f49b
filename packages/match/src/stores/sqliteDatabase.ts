/**
 * One SQLite file: read here, at once; written by a thread of its own, where everything that comes during one commit shares the
 * next one. So no fsync holds up this thread, and what is acknowledged is on disk.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { MIGRATION_TABLE, migrationsToDo } from './database.ts'
import type { Database, Migration } from './database.ts'
import { emptyJournal, openDriver, setForSafety, statementsOf } from './sqliteDriver.ts'
import type { DriverName, SqliteDriver } from './sqliteDriver.ts'
import { openWriter } from './writer.ts'
import type { OnCommit } from './writer.ts'

export interface SqliteDatabase extends Database {
  readonly kind: DriverName
  /** Writes that have not been committed yet. */
  readonly waiting: number
}

const OPEN_BUSY_MILLISECONDS = 5000
/** Readers wait for nobody in WAL, except for a moment while the file is being set up. */
const READ_BUSY_MILLISECONDS = 100

export const openSqliteDatabase = async (
  path: string,
  migrations: readonly Migration[],
  { driver: name, onCommit = () => undefined }: { driver?: DriverName; onCommit?: OnCommit } = {},
): Promise<SqliteDatabase> => {
  mkdirSync(dirname(path), { recursive: true })
  const driver = await openDriver(path, name)
  try {
    setForSafety(driver, OPEN_BUSY_MILLISECONDS)
    migrate(driver, migrations)
    emptyJournal(driver)
    driver.exec(`pragma busy_timeout = ${READ_BUSY_MILLISECONDS}`)
    const { all } = statementsOf(driver)
    const writer = await openWriter(path, driver.name, onCommit)
    let isClosed = false
    return {
      kind: driver.name,
      clock: `cast(unixepoch('subsec') * 1000 as integer)`,
      all: async (sql, params) => all(sql, params),
      write: (...statements) => writer.write(statements),
      get waiting() {
        return writer.waiting
      },
      async close() {
        if (isClosed) return
        isClosed = true
        driver.close()
        await writer.close()
      },
    }
  } catch (error) {
    driver.close()
    throw error
  }
}

const migrate = (driver: SqliteDriver, migrations: readonly Migration[]): void => {
  const { all, run } = statementsOf(driver)
  driver.exec('begin immediate')
  try {
    driver.exec(MIGRATION_TABLE)
    const applied = all<{ owner: string; number: number }>('select owner, number from migration')
    for (const { owner, number, statements } of migrationsToDo(migrations, applied)) {
      for (const statement of statements) driver.exec(statement)
      run('insert into migration (owner, number) values ($1, $2)', [owner, number])
    }
    driver.exec('commit')
  } catch (error) {
    driver.exec('rollback')
    throw error
  }
}
