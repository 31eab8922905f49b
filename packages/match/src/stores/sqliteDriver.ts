/** One SQLite file through whichever driver this Node has: `node:sqlite`, else libsql. The file format is the same. */

export type SqlValue = string | number | null

export interface Statement {
  run(params: readonly SqlValue[]): number
  all(params: readonly SqlValue[]): unknown[]
}
export interface SqliteDriver {
  readonly name: 'node:sqlite' | 'libsql'
  exec(sql: string): void
  prepare(sql: string): Statement
  close(): void
}

export const openDriver = async (path: string): Promise<SqliteDriver> => {
  const builtIn: typeof import('node:sqlite') | undefined = process.getBuiltinModule('node:sqlite')
  return builtIn ? nodeDriver(builtIn, path) : libsqlDriver(path)
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

const DUPLICATE_CODES: readonly unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']
/** Extended result codes of SQLite: primary key and unique constraint. */
const DUPLICATE_NUMBERS: readonly unknown[] = [1555, 2067]

/** A row with that key is already there, in the words of every driver (libsql, node:sqlite, PostgreSQL). */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && DUPLICATE_CODES.includes(error.code)) ||
    ('errcode' in error && DUPLICATE_NUMBERS.includes(error.errcode)))
