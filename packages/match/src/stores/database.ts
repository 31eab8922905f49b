/**
 * One SQLite connection with migrations and group commit, shared by the match store and by whoever keeps more tables
 * in the same file (the server).
 *
 *   const database = await openDatabase('data/tabletome.db', [...matchMigrations, ...serverMigrations])
 *   const rows = database.all<{ name: string }>('select name from person where id = $1', [id])
 *   await database.write(tx => tx.run('insert into person (id, name) values ($1, $2)', [id, name]))
 *
 * - `all` reads at once and sees only what is committed.
 * - `write(work)` queues `work`. Everything queued in one turn of the event loop shares one transaction and one fsync;
 *   if one throws, the group is done again with a savepoint each, so that it is taken back alone and rejects only its
 *   own caller. So `work` may run twice, and is synchronous: no await inside. The promise resolves after the commit:
 *   what it returned is safe on disk.
 *   Writes are done in the order they were queued, and never overlap.
 * - SQL is portable to PostgreSQL: text, integer, bigint (times in ms), JSON as text, `$1` placeholders, ids made by
 *   the application, no booleans, no JSON operators. `isUniqueViolation(error)` tells a duplicate key in any driver.
 * - Migrations are numbered per owner, done once each in the order of the list, all in one transaction. A file written
 *   by a newer version is refused.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { isBusy, openDriver, placeholders } from './sqliteDriver.ts'
import type { SqliteDriver, SqlValue } from './sqliteDriver.ts'

export interface Migration {
  /** Whose tables: `match`, `server`. */
  readonly owner: string
  /** From 1, without gaps. */
  readonly number: number
  readonly statements: readonly string[]
}
export interface Reader {
  all<R extends object>(sql: string, params?: readonly SqlValue[]): R[]
}
export interface Writer extends Reader {
  /** How many rows changed. */
  run(sql: string, params?: readonly SqlValue[]): number
}
export interface Database extends Reader {
  readonly driver: SqliteDriver['name']
  write<R>(work: (tx: Writer) => R): Promise<R>
  /** Commits what is queued, then closes. Later writes are rejected. */
  close(): Promise<void>
}

/**
 * While another program writes to the file, a group waits for its turn without holding up everything else: it blocks only for
 * a moment, tries again a little later, and gives up after a while.
 */
const BUSY = { blockMilliseconds: 10, againMilliseconds: 100, patienceMilliseconds: 5000 }

interface Job {
  readonly run: () => void
  readonly accept: () => void
  readonly reject: (error: unknown) => void
}

export const openDatabase = async (path: string, migrations: readonly Migration[]): Promise<Database> => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const driver = await openDriver(path)
  try {
    driver.exec('pragma busy_timeout = 5000')
    driver.exec('pragma journal_mode = wal')
    driver.exec('pragma synchronous = full')
    driver.exec('pragma foreign_keys = on')
    const writer = statementsOf(driver)
    migrate(driver, writer, migrations)
    emptyJournal(driver)
    driver.exec(`pragma busy_timeout = ${BUSY.blockMilliseconds}`)
    return grouped(driver, writer)
  } catch (error) {
    driver.close()
    throw error
  }
}

/** Everything into the file itself, as far as nobody else is reading: what is in one place cannot be torn apart. */
const emptyJournal = (driver: SqliteDriver): void => {
  try {
    driver.exec('pragma wal_checkpoint(truncate)')
  } catch (error) {
    if (!isBusy(error)) throw error
  }
}

const statementsOf = (driver: SqliteDriver): Writer => {
  const prepared = new Map<string, { run: Writer['run']; all: Writer['all'] }>()
  const statement = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const { sql: text, order } = placeholders(sql)
    const compiled = driver.prepare(text)
    const inOrder = (params: readonly SqlValue[]) =>
      order.map(index => {
        const value = params[index]
        if (value === undefined) throw new Error(`No value for $${index + 1} in: ${sql}`)
        return value
      })
    const made = {
      run: (_sql: string, params: readonly SqlValue[] = []) => compiled.run(inOrder(params)),
      all: <R extends object>(_sql: string, params: readonly SqlValue[] = []) => compiled.all(inOrder(params)) as R[],
    }
    prepared.set(sql, made)
    return made
  }
  return {
    run: (sql, params) => statement(sql).run(sql, params),
    all: (sql, params) => statement(sql).all(sql, params),
  }
}

const migrate = (driver: SqliteDriver, writer: Writer, migrations: readonly Migration[]): void => {
  driver.exec('begin immediate')
  try {
    driver.exec(
      'create table if not exists migration (owner text not null, number integer not null, primary key (owner, number))',
    )
    const applied = writer.all<{ owner: string; number: number }>('select owner, number from migration')
    const isIn = (list: readonly { owner: string; number: number }[], one: { owner: string; number: number }) =>
      list.some(other => other.owner === one.owner && other.number === one.number)
    const owners = new Set(migrations.map(migration => migration.owner))
    const unknown = applied.find(one => owners.has(one.owner) && !isIn(migrations, one))
    if (unknown)
      throw new Error(`The database was written by a newer version (migration ${unknown.owner} ${unknown.number})`)
    for (const migration of migrations) {
      if (isIn(applied, migration)) continue
      for (const statement of migration.statements) driver.exec(statement)
      writer.run('insert into migration (owner, number) values ($1, $2)', [migration.owner, migration.number])
    }
    driver.exec('commit')
  } catch (error) {
    driver.exec('rollback')
    throw error
  }
}

const grouped = (driver: SqliteDriver, writer: Writer): Database => {
  let queue: Job[] = []
  let closed = false
  let busySince: number | undefined

  /** All in one transaction, as it nearly always goes. False: one of them failed, and nothing is stored. */
  const commitTogether = (jobs: readonly Job[]): boolean => {
    driver.exec('begin immediate')
    try {
      for (const job of jobs) job.run()
    } catch {
      driver.exec('rollback')
      return false
    }
    driver.exec('commit')
    return true
  }

  /** Each with its own savepoint, so that one that fails is taken back alone. */
  const commitApart = (
    jobs: readonly Job[],
  ): { good: readonly Job[]; bad: readonly { job: Job; error: unknown }[] } => {
    const good: Job[] = []
    const bad: { job: Job; error: unknown }[] = []
    driver.exec('begin immediate')
    for (const job of jobs) {
      driver.exec('savepoint one')
      try {
        job.run()
        good.push(job)
      } catch (error) {
        driver.exec('rollback to one')
        bad.push({ job, error })
      }
      driver.exec('release one')
    }
    driver.exec('commit')
    return { good, bad }
  }

  const commitGroup = (): void => {
    const jobs = queue
    queue = []
    if (jobs.length === 0) return
    try {
      const { good, bad } = commitTogether(jobs) ? { good: jobs, bad: [] } : commitApart(jobs)
      for (const job of good) job.accept()
      for (const { job, error } of bad) job.reject(error)
      busySince = undefined
    } catch (error) {
      if (isBusy(error) && !closed) {
        busySince ??= performance.now()
        if (performance.now() - busySince < BUSY.patienceMilliseconds) {
          queue = [...jobs, ...queue]
          setTimeout(commitGroup, BUSY.againMilliseconds)
          return
        }
      }
      busySince = undefined
      // The disk or the lock failed, not one of the writes: nothing of this group is stored.
      try {
        driver.exec('rollback')
      } catch {
        // SQLite has already rolled back by itself.
      }
      for (const job of jobs) job.reject(error)
    }
  }

  return {
    driver: driver.name,
    all: (sql, params) => writer.all(sql, params),
    write: <R>(work: (tx: Writer) => R) =>
      new Promise<R>((resolve, reject) => {
        if (closed) {
          reject(new Error('The database is closed'))
          return
        }
        let result: { value: R } | undefined
        if (queue.length === 0) setImmediate(commitGroup)
        queue.push({
          run: () => {
            result = { value: work(writer) }
          },
          accept: () => {
            if (result) resolve(result.value)
          },
          reject,
        })
      }),
    close: async () => {
      if (closed) return
      closed = true
      driver.exec(`pragma busy_timeout = ${BUSY.patienceMilliseconds}`)
      commitGroup()
      emptyJournal(driver)
      driver.close()
    },
  }
}
