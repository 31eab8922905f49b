import { Damaged, openSqliteDatabase, problemsOf } from '@tabletome/match/stores/sqlite'
import type { DriverName } from '@tabletome/match/stores/sqlite'
import { ALL_MIGRATIONS } from './migrations.ts'
import type { Store } from './port.ts'
import { openStore } from './sqlStore.ts'

export interface SqliteOptions {
  readonly driver?: DriverName
  /** After each commit: how many writes shared it, and how long it took. */
  readonly onCommit?: (writes: number, milliseconds: number) => void
}

/** Everything in one file. A damaged one is not touched. */
export const openSqlite = async (
  path: string,
  options: SqliteOptions = {},
): Promise<Store & { readonly waiting: number }> => {
  const problems = await problemsOf(path)
  if (problems.length > 0) throw new Damaged(path, problems)
  const database = await openSqliteDatabase(path, ALL_MIGRATIONS, options)
  const store = await openStore(database)
  return {
    ...store,
    get waiting() {
      return database.waiting
    },
  }
}
