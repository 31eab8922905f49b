import { join } from 'node:path'
import { openSqliteDatabase } from '@tabletome/match/stores/sqlite'
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io'
import { Async } from '../boardgameio/library.ts'

/**
 * boardgame.io's matches on disk: its own interface for stores, on the very database our server uses, commits shared in the
 * same way. As its own adapters do, it keeps the state whole and the log entry by entry.
 */
export async function sqliteStorage(folder: string): Promise<InstanceType<typeof Async>> {
  const tables = [
    'create table bgio_match (id text primary key, state text not null, initial text not null, metadata text not null)',
    'create table bgio_log (id text not null, number integer not null, entry text not null, primary key (id, number))',
  ]
  const database = await openSqliteDatabase(join(folder, 'boardgameio.db'), [
    { owner: 'bgio', number: 1, statements: tables },
  ])
  const logged = new Map<string, number>()

  return new (class extends Async {
    override async connect(): Promise<void> {}

    override async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
      const state = JSON.stringify(initialState)
      const sql = 'insert into bgio_match (id, state, initial, metadata) values ($1, $2, $3, $4)'
      await database.write({ sql, params: [id, state, state, JSON.stringify(metadata)] })
    }

    override async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
      const from = logged.get(id) ?? 0
      logged.set(id, from + deltalog.length)
      await database.write(
        { sql: 'update bgio_match set state = $2 where id = $1', params: [id, JSON.stringify(state)] },
        ...deltalog.map((entry, i) => ({
          sql: 'insert into bgio_log (id, number, entry) values ($1, $2, $3)',
          params: [id, from + i, JSON.stringify(entry)],
        })),
      )
    }

    override async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
      const sql = 'update bgio_match set metadata = $2 where id = $1'
      await database.write({ sql, params: [id, JSON.stringify(metadata)] })
    }

    override async fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): Promise<StorageAPI.FetchResult<O>> {
      const result: Partial<StorageAPI.FetchFields> = {}
      const column = async (name: 'state' | 'initial' | 'metadata'): Promise<unknown> => {
        const [row] = await database.all<{ value: string }>(`select ${name} as value from bgio_match where id = $1`, [
          id,
        ])
        return row && JSON.parse(row.value)
      }
      if (wanted.state) result.state = (await column('state')) as State
      if (wanted.initialState) result.initialState = (await column('initial')) as State
      if (wanted.metadata) result.metadata = (await column('metadata')) as Server.MatchData
      if (wanted.log) {
        const sql = 'select entry from bgio_log where id = $1 order by number'
        const entries = await database.all<{ entry: string }>(sql, [id])
        result.log = entries.map(({ entry }) => JSON.parse(entry) as LogEntry)
      }
      return result as StorageAPI.FetchResult<O>
    }

    override async wipe(id: string): Promise<void> {
      await database.write({ sql: 'delete from bgio_match where id = $1', params: [id] })
    }

    override async listMatches(): Promise<string[]> {
      return (await database.all<{ id: string }>('select id from bgio_match')).map(({ id }) => id)
    }
  })()
}
