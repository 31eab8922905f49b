import { Damaged, matchMigrations, openDatabase, problemsOf, sqliteStore } from '@tabletome/match/stores/sqlite'
import type { Database } from '@tabletome/match/stores/sqlite'
import { serverMigrations } from './migrations.ts'
import { addSkeletons, sqlitePeople } from './people.ts'
import type { Status, Store } from './port.ts'
import { sqliteTables } from './tables.ts'
import { sqliteTalk } from './talk.ts'

/** Everything in one file, with one writer: what is written in one turn of the event loop shares one commit. */
export const openSqlite = async (path: string, onCommit: (writes: number) => void): Promise<Store> => {
  const problems = await problemsOf(path)
  if (problems.length > 0) throw new Damaged(path, problems)
  const database = counted(await openDatabase(path, [...matchMigrations, ...serverMigrations]), onCommit)
  await addSkeletons(database)
  return {
    people: sqlitePeople(database),
    tables: sqliteTables(database),
    talk: sqliteTalk(database),
    matches: sqliteStore(database),
    check: () =>
      database.write(tx => {
        tx.run('insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = excluded.at', [
          Date.now(),
        ])
      }),
    async counts() {
      const counts: Record<Status, number> = { gathering: 0, playing: 0, over: 0 }
      const rows = database.all<{ status: Status; tables: number }>(
        'select status, count(*) as tables from game_table group by status',
      )
      for (const row of rows) counts[row.status] = Number(row.tables)
      return counts
    },
    close: () => database.close(),
  }
}

/** Groups are made per turn of the event loop, so counting per turn tells their size. */
const counted = (database: Database, onCommit: (writes: number) => void): Database => {
  let writes = 0
  const tell = (): void => {
    onCommit(writes)
    writes = 0
  }
  return {
    ...database,
    write(work) {
      if (writes === 0) setImmediate(tell)
      writes += 1
      return database.write(work)
    },
  }
}
