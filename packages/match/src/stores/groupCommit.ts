/** Writes that come together share one transaction and one fsync; each is done whole or not at all. */
import { givesRows } from './database.ts'
import type { Outcome, Statement } from './database.ts'
import { statementsOf } from './sqliteDriver.ts'
import type { SqliteDriver } from './sqliteDriver.ts'

export type Write = readonly Statement[]
export type Written = { readonly outcomes: readonly Outcome[] | undefined } | { readonly error: unknown }

/** A needed statement had no effect. */
class InVain extends Error {}

/** Gives what became of each write, when those that went well are on disk. Throws when nothing could be stored at all. */
export const createGroupCommit = (driver: SqliteDriver): ((writes: readonly Write[]) => readonly Written[]) => {
  const { all, run } = statementsOf(driver)

  const doOne = ({ sql, params, needed }: Statement): Outcome => {
    const rows = givesRows(sql) ? all(sql, params) : undefined
    const outcome = { count: rows?.length ?? run(sql, params), rows: rows ?? [] }
    if (needed && outcome.count === 0) throw new InVain()
    return outcome
  }
  const doAll = (write: Write): Written => ({ outcomes: write.map(doOne) })

  /** Each with its own savepoint, so that one that fails is taken back alone. */
  const doAlone = (write: Write): Written => {
    driver.exec('savepoint one')
    try {
      const written = doAll(write)
      driver.exec('release one')
      return written
    } catch (error) {
      driver.exec('rollback to one')
      driver.exec('release one')
      return error instanceof InVain ? { outcomes: undefined } : { error }
    }
  }
  const inOneTransaction = (writes: readonly Write[], how: (write: Write) => Written): readonly Written[] => {
    driver.exec('begin immediate')
    try {
      const written = writes.map(how)
      driver.exec('commit')
      return written
    } catch (error) {
      try {
        driver.exec('rollback')
      } catch {
        // SQLite has already rolled back by itself.
      }
      throw error
    }
  }

  return writes => {
    try {
      return inOneTransaction(writes, doAll)
    } catch {
      // One of them failed, as seldom happens: now they are done again one by one.
      return inOneTransaction(writes, doAlone)
    }
  }
}
