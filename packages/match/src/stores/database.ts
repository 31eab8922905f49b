/**
 * What a store needs of a database, whichever it is: SQLite in a file, or PostgreSQL.
 *
 *   const database = await openSqliteDatabase('data/tabletome.db', [...matchMigrations, ...serverMigrations])
 *   const rows = await database.all<{ name: string }>('select name from person where id = $1', [id])
 *   await database.write({ sql: 'insert into person (id, name) values ($1, $2)', params: [id, name] })
 *
 * - `all` sees only what is committed.
 * - `write(…statements)` does all of them or none. The promise resolves after the commit: what was written is safe on disk.
 *   A write is data, not a function, so that it can be done by another thread together with others, or over a network.
 * - SQL is portable: text, integer, bigint (times in ms), JSON as text, `$1` placeholders, ids made by the application, no
 *   booleans, no JSON operators. `isUniqueViolation(error)` tells a duplicate key in any driver.
 * - Migrations are numbered per owner, done once each in the order of the list, all in one transaction. A database written
 *   by a newer version is refused.
 */
export type SqlValue = string | number | null

export interface Statement {
  readonly sql: string
  readonly params?: readonly SqlValue[]
  /** When it changes or finds nothing, nothing of this write is done. */
  readonly needed?: true
}
export interface Outcome {
  /** How many rows it changed, or gave. */
  readonly count: number
  /** Of a `select`, or with `returning`. */
  readonly rows: readonly object[]
}
export interface Database {
  readonly kind: 'node:sqlite' | 'libsql' | 'postgres'
  /** The time in milliseconds by the clock of the database, in its SQL: one clock for all processes. */
  readonly clock: string
  all<R extends object>(sql: string, params?: readonly SqlValue[]): Promise<R[]>
  /** Undefined: a needed statement had no effect, and nothing was written. */
  write(...statements: readonly Statement[]): Promise<readonly Outcome[] | undefined>
  /** Waits for what is being written, then closes. Later writes are rejected. */
  close(): Promise<void>
}

export interface Migration {
  /** Whose tables: `match`, `server`. */
  readonly owner: string
  /** From 1, without gaps. */
  readonly number: number
  readonly statements: readonly string[]
}
type Numbered = Pick<Migration, 'owner' | 'number'>

export const MIGRATION_TABLE =
  'create table if not exists migration (owner text not null, number integer not null, primary key (owner, number))'

/** Those still to be done. Throws when the database is newer than these. */
export const migrationsToDo = (
  migrations: readonly Migration[],
  applied: readonly Numbered[],
): readonly Migration[] => {
  const isIn = (list: readonly Numbered[], one: Numbered): boolean =>
    list.some(other => other.owner === one.owner && Number(other.number) === one.number)
  const owners = new Set(migrations.map(migration => migration.owner))
  const unknown = applied.find(
    one => owners.has(one.owner) && !isIn(migrations, { owner: one.owner, number: Number(one.number) }),
  )
  if (unknown)
    throw new Error(`The database was written by a newer version (migration ${unknown.owner} ${unknown.number})`)
  return migrations.filter(migration => !isIn(applied, migration))
}

/** Whether a statement gives rows. */
export const givesRows = (sql: string): boolean => /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql)

const DUPLICATE_CODES: readonly unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']
/** Extended result codes of SQLite: primary key and unique constraint. */
const DUPLICATE_NUMBERS: readonly unknown[] = [1555, 2067]

/** A row with that key is already there, in the words of every driver (libsql, node:sqlite, PostgreSQL). */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && DUPLICATE_CODES.includes(error.code)) ||
    ('errcode' in error && DUPLICATE_NUMBERS.includes(error.errcode)))
