/** One SQLite file through whichever driver this Node has: `node:sqlite`, else libsql. The file format is the same. */

import type { SqlValue } from './database.ts'

export interface Statement {
  run(params: readonly SqlValue[]): number
  all(params: readonly SqlValue[]): unknown[]
}
export type DriverName = 'node:sqlite' | 'libsql'
export interface SqliteDriver {
  readonly name: DriverName
  exec(sql: string): void
  prepare(sql: string): Statement
  close(): void
}

const builtIn = (): typeof import('node:sqlite') | undefined => process.getBuiltinModule('node:sqlite')

/** Those that this Node has, the best first. */
export const driversHere = (): readonly DriverName[] => (builtIn() ? ['node:sqlite', 'libsql'] : ['libsql'])

export const openDriver = async (path: string, name?: DriverName): Promise<SqliteDriver> => {
  const sqlite = name === 'libsql' ? undefined : builtIn()
  return sqlite ? nodeDriver(sqlite, path) : libsqlDriver(path)
}

const nodeDriver = (sqlite: typeof import('node:sqlite'), path: string): SqliteDriver => {
  const database = new sqlite.DatabaseSync(path)
  return {
    name: 'node:sqlite',
    exec: sql => database.exec(sql),
    prepare: sql => {
      const statement = database.prepare(sql)
      return {
        run: params => Number(statement.run(...params).changes),
        all: params => statement.all(...params),
      }
    },
    close: () => database.close(),
  }
}

const libsqlDriver = async (path: string): Promise<SqliteDriver> => {
  const { default: Libsql } = await import('libsql')
  const database = new Libsql(path)
  return {
    name: 'libsql',
    exec: sql => {
      database.exec(sql)
    },
    prepare: sql => {
      const statement = database.prepare(sql)
      return {
        run: params => statement.run(...params).changes,
        all: params => statement.all(...params),
      }
    },
    close: () => {
      database.close()
    },
  }
}

/** `$1` is portable SQL; SQLite drivers bind by order, so each `$n` becomes `?` and the values are put in that order. */
export const placeholders = (sql: string): { sql: string; order: readonly number[] } => {
  const order: number[] = []
  const text = sql.replace(/\$(\d+)/g, (_match, digits: string) => {
    order.push(Number(digits) - 1)
    return '?'
  })
  return { sql: text, order }
}

/** Another program is writing to the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('SQLITE_BUSY')) ||
    ('errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5))

/** The disk is full or fails, or the file may not be written: whatever was asked for, nothing can be stored now. */
const NOT_NOW = { numbers: [5, 6, 8, 10, 13], codes: /^SQLITE_(BUSY|LOCKED|READONLY|IOERR|FULL)/ }

export const cannotStore = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && NOT_NOW.codes.test(String(error.code))) ||
    ('errcode' in error && typeof error.errcode === 'number' && NOT_NOW.numbers.includes(error.errcode & 0xff)))

/** Everything acknowledged is on disk, and keys mean what they say. */
export const setForSafety = (driver: SqliteDriver, busyMilliseconds: number): void => {
  driver.exec(`pragma busy_timeout = ${busyMilliseconds}`)
  driver.exec('pragma journal_mode = wal')
  driver.exec('pragma synchronous = full')
  driver.exec('pragma foreign_keys = on')
}

/** Everything into the file itself, as far as nobody else is reading: what is in one place cannot be torn apart. */
export const emptyJournal = (driver: SqliteDriver): void => {
  try {
    driver.exec('pragma wal_checkpoint(truncate)')
  } catch (error) {
    if (!isBusy(error)) throw error
  }
}

export interface Statements {
  all<R extends object>(sql: string, params?: readonly SqlValue[]): R[]
  /** How many rows changed. */
  run(sql: string, params?: readonly SqlValue[]): number
}

/** Each statement is compiled once. */
export const statementsOf = (driver: SqliteDriver): Statements => {
  const prepared = new Map<string, { statement: Statement; order: readonly number[] }>()
  const prepare = (sql: string): { statement: Statement; order: readonly number[] } => {
    const known = prepared.get(sql)
    if (known) return known
    const { sql: text, order } = placeholders(sql)
    const made = { statement: driver.prepare(text), order }
    prepared.set(sql, made)
    return made
  }
  const inOrder = (sql: string, order: readonly number[], params: readonly SqlValue[]): readonly SqlValue[] =>
    order.map(index => {
      const value = params[index]
      if (value === undefined) throw new Error(`No value for $${index + 1} in: ${sql}`)
      return value
    })
  return {
    all: <R extends object>(sql: string, params: readonly SqlValue[] = []) => {
      const { statement, order } = prepare(sql)
      return statement.all(inOrder(sql, order, params)) as R[]
    },
    run: (sql, params = []) => {
      const { statement, order } = prepare(sql)
      return statement.run(inOrder(sql, order, params))
    },
  }
}
