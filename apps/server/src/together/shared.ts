import type { Database, Statement } from '@tabletome/match/stores/sql'
import { doing, needing } from '../store/statements.ts'
import { GONE_MILLISECONDS } from './port.ts'
import type { Pulse, Together } from './port.ts'

/** So many tables are looked at by one query. */
const CHUNK = 200

/** Every bucket is full again after so long. */
const FULL_MILLISECONDS = 2 * 3600_000

/** Several processes: in the store, by the clock of the store. */
export const createShared = (database: Database, process: string): Together => {
  const { clock } = database
  const change = async (...statements: readonly Statement[]): Promise<boolean> =>
    (await database.write(...statements)) !== undefined

  const pulseOf = (tables: readonly string[]): Promise<Pulse[]> => {
    const ids = tables.map((_, at) => `$${at + 1}`).join(', ')
    return database.all<Pulse>(
      `select game_table.id as "table", game_table.changed_at as "changedAt",
         coalesce((select line_count from match where match.id = game_table.id), 0) as seq,
         coalesce((select max(n) from talk where talk.table_id = game_table.id), 0) as talk,
         (select count(*) from attendance where attendance.table_id = game_table.id and ${lives(clock)}) as people
       from game_table where game_table.id in (${ids})`,
      tables,
    )
  }

  return {
    isShared: true,

    lease: (name, milliseconds) =>
      change(
        needing(
          `insert into lease (name, holder, until) values ($1, $2, ${clock} + $3)
            on conflict (name) do update set holder = excluded.holder, until = excluded.until
            where lease.holder = excluded.holder or lease.until < ${clock}`,
          name,
          process,
          milliseconds,
        ),
      ),

    async take({ name, perSecond, burst }, key) {
      if (burst < 1) return false
      // How full it is: one more, less what has run out since.
      const left = `(bucket.level - (${clock} - bucket.at) * ${perSecond / 1000})`
      return change(
        needing(
          `insert into bucket (name, level, at) values ($1, 1, ${clock})
            on conflict (name) do update set at = excluded.at,
              level = 1 + case when ${left} > 0 then ${left} else 0 end
            where ${left} + 1 <= ${burst}`,
          `${name} ${key}`,
        ),
      )
    },

    async attend(table, person, isThere) {
      await change(
        isThere
          ? doing(
              `insert into attendance (process_id, table_id, person_id, since) values ($1, $2, $3, ${clock})
                on conflict do nothing`,
              process,
              table,
              person,
            )
          : doing(
              'delete from attendance where process_id = $1 and table_id = $2 and person_id = $3',
              process,
              table,
              person,
            ),
      )
    },

    async pulse(tables) {
      const found: Pulse[] = []
      for (let at = 0; at < tables.length; at += CHUNK) found.push(...(await pulseOf(tables.slice(at, at + CHUNK))))
      return found
    },

    async beat() {
      await change(
        doing(
          `insert into process (id, seen_at) values ($1, ${clock}) on conflict (id) do update set seen_at = excluded.seen_at`,
          process,
        ),
        doing(`delete from process where seen_at < ${clock} - ${GONE_MILLISECONDS * 10}`),
        doing('delete from attendance where not exists (select 1 from process where process.id = process_id)'),
        doing(`delete from bucket where at < ${clock} - ${FULL_MILLISECONDS}`),
        doing(`delete from lease where until < ${clock} - ${GONE_MILLISECONDS * 10}`),
      )
    },

    async leave() {
      await change(
        doing('delete from attendance where process_id = $1', process),
        doing('delete from lease where holder = $1', process),
        doing('delete from process where id = $1', process),
      )
    },
  }
}

/** Of a row of attendance: its process has been heard of lately. */
export const lives = (clock: string): string => `exists (
  select 1 from process where process.id = attendance.process_id and process.seen_at > ${clock} - ${GONE_MILLISECONDS})`
