import { sqlStore } from '@tabletome/match/stores/sql'
import type { Database } from '@tabletome/match/stores/sql'
import { addSkeletons, createPeople } from './people.ts'
import type { Status, Store } from './port.ts'
import { createPrograms } from './programs.ts'
import { createPush } from './push.ts'
import { createRecords } from './records.ts'
import { doing } from './statements.ts'
import { createTables } from './tables.ts'
import { createTalk } from './talk.ts'

/**
 * Everything in one database, whichever it is. It must have been opened with the migrations of matches and of the server.
 * `process`: this one of several that share it.
 */
export const openStore = async (database: Database, process?: string): Promise<Store> => {
  await addSkeletons(database)
  return {
    people: createPeople(database),
    programs: createPrograms(database),
    tables: createTables(database, process),
    talk: createTalk(database),
    push: createPush(database),
    records: createRecords(database),
    matches: sqlStore(database),
    async check() {
      const sql = 'insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = excluded.at'
      await database.write(doing(sql, Date.now()))
    },
    async counts() {
      const counts: Record<Status, number> = { gathering: 0, playing: 0, over: 0 }
      const rows = await database.all<{ status: Status; tables: number }>(
        'select status, count(*) as tables from game_table group by status',
      )
      for (const row of rows) counts[row.status] = Number(row.tables)
      return counts
    },
    close: () => database.close(),
  }
}
