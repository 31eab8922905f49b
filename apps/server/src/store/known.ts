import type { Database } from '@tabletome/match/stores/sql'
import type { KnownOf } from './port.ts'

/** What was said by that person: from a seat of theirs, or under their name at a table they made. */
export const SAID_BY = `(
  exists (select 1 from seat where seat.table_id = talk.table_id and seat.seat = talk.seat and seat.person_id = $1)
  or (talk.said_by = (select name from person where id = $1)
    and exists (select 1 from game_table where game_table.id = talk.table_id and game_table.owner = $1)))`

/** Everything that is stored about a person; of passwords and tokens, which are hashes, only that there are some. */
export const knownOf = async (database: Database, person: string): Promise<KnownOf | undefined> => {
  const about = <R extends object>(sql: string): Promise<R[]> => database.all<R>(sql, [person])
  const [me] = await about<{ name: string; password: number; createdAt: number }>(
    `select name, case when password is null then 0 else 1 end as password, created_at as "createdAt" from person
      where id = $1`,
  )
  if (!me) return undefined
  const talk = await about<{ table: string; at: number; talk: string }>(
    `select table_id as "table", at, talk from talk where ${SAID_BY} order by table_id, n`,
  )
  const [learned] = await about<{ progress: string }>('select progress from learned where person_id = $1')
  return {
    id: person,
    ...me,
    password: me.password === 1,
    sessions: await about('select created_at as "createdAt", seen_at as "seenAt" from session where person_id = $1'),
    devices: await about('select created_at as "createdAt" from device where person_id = $1'),
    notifications: await about(
      'select endpoint, language, created_at as "createdAt" from push_device where person_id = $1',
    ),
    notifiedOf: (await about<{ id: string }>('select table_id as id from push_wish where person_id = $1')).map(
      ({ id }) => id,
    ),
    made: (await about<{ id: string }>('select id from game_table where owner = $1 order by created_at')).map(
      ({ id }) => id,
    ),
    seats: await about(
      `select game_table.id as "table", game_table.game, game_table.status, seat.seat, seat.nonce,
         game_table.created_at as "createdAt", game_table.changed_at as "changedAt"
       from seat join game_table on game_table.id = seat.table_id where seat.person_id = $1
       order by game_table.created_at, seat.position`,
    ),
    played: (
      await about<{ match: string; at: number; played: string }>(
        'select match_id as match, at, played from played where person_id = $1 order by at',
      )
    ).map(({ played, ...line }) => ({ ...line, played: JSON.parse(played) as unknown })),
    learned: JSON.parse(learned?.progress ?? '{}') as unknown,
    programs: await about(
      'select id, name, created_at as "createdAt" from person where program_of = $1 order by created_at, id',
    ),
    talk: talk.map(({ talk: said, ...line }) => ({ ...line, talk: JSON.parse(said) as unknown })),
  }
}
