/** PostgreSQL as a database for stores: the same SQL and the same promises as SQLite, for several processes at once. */
import pg from 'pg'
import { Unavailable } from './unavailable.ts'
import { MIGRATION_TABLE, migrationsToDo } from './database.ts'
import type { Database, Migration, Outcome, SqlValue, Statement } from './database.ts'

export interface PostgresDatabase extends Database {
  readonly kind: 'postgres'
  /** Statements that wait for a connection. */
  readonly waiting: number
}
export interface PostgresOptions {
  /** Connections of this process. */
  readonly connections?: number
  /** How long anything may take before the database counts as lost. */
  readonly patienceMilliseconds?: number
  /** After each write: how many statements it had, and how long it took. */
  readonly onCommit?: (writes: number, milliseconds: number) => void
  /** A connection that nobody was using broke. */
  readonly onError?: (error: unknown) => void
}

const CONNECTIONS = 10
const PATIENCE_MILLISECONDS = 5000
/** Any number, the same in every process: one of them migrates, the others wait. */
const MIGRATION_LOCK = 7_164_201
/** Somebody else was writing the same rows: nothing was done, and it may be tried again. */
const AGAIN_CODES: readonly unknown[] = ['40001', '40P01']
const AGAIN_TIMES = 5
/** Classes of errors that say nothing about the statement: connection, resources, the server stops, the system. */
const LOST_CLASSES = ['08', '53', '57', '58']

export const openPostgresDatabase = async (
  url: string,
  migrations: readonly Migration[],
  { connections = CONNECTIONS, patienceMilliseconds = PATIENCE_MILLISECONDS, onCommit, onError }: PostgresOptions = {},
): Promise<PostgresDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patienceMilliseconds,
    query_timeout: patienceMilliseconds,
    statement_timeout: patienceMilliseconds,
    keepAlive: true,
    application_name: 'tabletome',
    types: { getTypeParser: (type: number) => PARSERS[type] ?? asText },
  })
  pool.on('error', error => onError?.(error))
  // While it is lent out, between two statements, nobody listens: a connection that breaks then would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  try {
    await inTransaction(pool, client => migrate(client, migrations))
  } catch (error) {
    await pool.end()
    throw error
  }

  const write = async (
    statements: readonly Statement[],
    left = AGAIN_TIMES,
  ): Promise<readonly Outcome[] | undefined> => {
    try {
      const [only, ...more] = statements
      // Alone a statement is a transaction by itself.
      if (only && more.length === 0) {
        const outcome = outcomeOf(await pool.query<object>(only.sql, [...(only.params ?? [])]))
        return only.needed && outcome.count === 0 ? undefined : [outcome]
      }
      return await inTransaction(pool, client => doAll(client, statements))
    } catch (error) {
      if (error instanceof InVain) return undefined
      if (left > 0 && AGAIN_CODES.includes(codeOf(error))) return write(statements, left - 1)
      throw unlessLost(error)
    }
  }

  const writing = new Set<Promise<unknown>>()
  let isClosed = false
  return {
    kind: 'postgres',
    clock: `cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    async all<R extends object>(sql: string, params: readonly SqlValue[] = []) {
      try {
        return (await pool.query<R>(sql, [...params])).rows
      } catch (error) {
        throw unlessLost(error)
      }
    },
    async write(...statements) {
      if (isClosed) throw new Unavailable('The database is closed')
      const since = performance.now()
      const done = write(statements)
      writing.add(done)
      try {
        return await done
      } finally {
        writing.delete(done)
        onCommit?.(1, performance.now() - since)
      }
    },
    get waiting() {
      return pool.waitingCount
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await Promise.allSettled(writing)
      await pool.end()
    },
  }
}

/** A needed statement had no effect. */
class InVain extends Error {}

const inTransaction = async <R>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<R>): Promise<R> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    if (isLost(error)) broken = error instanceof Error ? error : new Error(String(error))
    else await client.query('rollback').catch((failure: unknown) => (broken = asError(failure)))
    throw error
  } finally {
    // A connection in an unknown state is never used again.
    client.release(broken)
  }
}

const doAll = async (client: pg.PoolClient, statements: readonly Statement[]): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const { sql, params, needed } of statements) {
    const outcome = outcomeOf(await client.query<object>(sql, [...(params ?? [])]))
    if (needed && outcome.count === 0) throw new InVain()
    outcomes.push(outcome)
  }
  return outcomes
}

const migrate = async (client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query(MIGRATION_TABLE)
  const { rows } = await client.query<{ owner: string; number: number }>('select owner, number from migration')
  for (const { owner, number, statements } of migrationsToDo(migrations, rows)) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into migration (owner, number) values ($1, $2)', [owner, number])
  }
}

const outcomeOf = ({ rowCount, rows }: pg.QueryResult<object>): Outcome => ({ count: rowCount ?? rows.length, rows })
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The connection broke, took too long, or the server is going away: not the fault of the statement. */
const isLost = (error: unknown): boolean => {
  const code = codeOf(error)
  // Errors of the server have codes of five characters; those without are of the driver or the network.
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code))
    return error instanceof Error && !(error instanceof InVain)
  return LOST_CLASSES.some(each => code.startsWith(each))
}
const unlessLost = (error: unknown): unknown => (isLost(error) ? new Unavailable(error) : error)

const asText = (text: string): unknown => text
/** Numbers of PostgreSQL by the id of their type (int8, int2, int4, float8, numeric), all of which fit into ours. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  21: Number,
  23: Number,
  701: Number,
  1700: Number,
}
