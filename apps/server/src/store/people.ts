import { isUniqueViolation } from '@tabletome/match/stores/sql'
import type { Database, Statement } from '@tabletome/match/stores/sql'
import type { RecordHead } from '@tabletome/match'
import { skeletonOf } from '../identity/lookalikes.ts'
import { NOBODY } from './port.ts'
import { knownOf, SAID_BY } from './known.ts'
import type { Account, People } from './port.ts'
import { doing, needing } from './statements.ts'

export const createPeople = (database: Database): People => {
  const change = async (...statements: readonly Statement[]): Promise<void> => {
    await database.write(...statements)
  }
  const nameOf = async (person: string): Promise<string | undefined> => {
    const [row] = await database.all<{ name: string }>('select name from person where id = $1', [person])
    return row?.name
  }
  /** False when another account has that name, or one that looks like it. */
  const unlessTaken = async (...statements: readonly Statement[]): Promise<boolean> => {
    try {
      return (await database.write(ONE_BY_ONE, ...statements)) !== undefined
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }
  /** The record of a match without the name of who sat there. */
  const namelessHead = async (table: string, seat: string): Promise<readonly Statement[]> => {
    const [match] = await database.all<{ head: string }>('select head from match where id = $1', [table])
    if (!match) return []
    const head = JSON.parse(match.head) as RecordHead
    const nameless = { ...head, seats: { ...head.seats, [seat]: NOBODY } }
    return [doing('update match set head = $2 where id = $1', table, JSON.stringify(nameless))]
  }

  return {
    addGuest: (person, session, at) =>
      change(
        doing('insert into person (id, name, created_at) values ($1, $2, $3)', person.id, person.name, at),
        doing(ADD_SESSION, session, person.id, at),
      ),

    async session(hash) {
      const [row] = await database.all<{ id: string; name: string; login: string | null; seen_at: number }>(
        `select person.id, person.name, person.login, session.seen_at
         from session join person on person.id = session.person_id where session.hash = $1`,
        [hash],
      )
      if (!row) return undefined
      return { person: { id: row.id, name: row.name, account: row.login !== null }, seenAt: Number(row.seen_at) }
    },

    addSession: (person, hash, at) => change(doing(ADD_SESSION, hash, person, at)),

    touchSession: (hash, at) => change(doing('update session set seen_at = $2 where hash = $1', hash, at)),

    endSession: hash => change(doing('delete from session where hash = $1', hash)),

    endOtherSessions: (person, keep) =>
      change(doing('delete from session where person_id = $1 and hash <> $2', person, keep)),

    rename: (person, name, login) =>
      unlessTaken(
        needing(`update person set name = $2 where id = $1 and ${IS_UNLIKE}`, person, name, skeletonOf(name)),
        doing(
          'update person set login = $2, skeleton = $3 where id = $1 and login is not null',
          person,
          login,
          skeletonOf(name),
        ),
      ),

    async setPassword(person, login, password) {
      const skeleton = skeletonOf((await nameOf(person)) ?? login)
      const sql = `update person set login = $2, password = $4, skeleton = $3 where id = $1 and ${IS_UNLIKE}`
      return unlessTaken(needing(sql, person, login, skeleton, password))
    },

    async account(login) {
      const [row] = await database.all<Account>(
        'select id, name, password from person where login = $1 and password is not null',
        [login],
      )
      return row
    },

    async passwordOf(person) {
      const [row] = await database.all<{ password: string | null }>('select password from person where id = $1', [
        person,
      ])
      return row?.password ?? undefined
    },

    addDevice: (person, hash, at) =>
      change(doing('insert into device (hash, person_id, created_at) values ($1, $2, $3)', hash, person, at)),

    async knowsDevice(person, hash) {
      const found = await database.all('select 1 as known from device where hash = $1 and person_id = $2', [
        hash,
        person,
      ])
      return found.length > 0
    },

    bringAlong: (guest, account) =>
      change(
        doing('update seat set person_id = $2 where person_id = $1', guest, account),
        doing('update game_table set owner = $2 where owner = $1', guest, account),
        doing('update seat set invited = $2 where invited = $1', guest, account),
        doing('update person set program_of = $2 where program_of = $1', guest, account),
        doing('update push_device set person_id = $2 where person_id = $1', guest, account),
        ...Object.entries(TAKEN_ALONG).map(([name, columns]) =>
          doing(
            `insert into ${name} (person_id, ${columns}) select cast($2 as text), ${columns} from ${name} where person_id = $1
              on conflict do nothing`,
            guest,
            account,
          ),
        ),
        doing('delete from session where person_id = $1', guest),
        doing('delete from person where id = $1', guest),
      ),

    async learned(person) {
      const [row] = await database.all<{ progress: string }>('select progress from learned where person_id = $1', [
        person,
      ])
      return row?.progress
    },

    keepLearned: (person, progress, at) =>
      change(
        doing(
          `insert into learned (person_id, progress, at) values ($1, $2, $3)
            on conflict (person_id) do update set progress = excluded.progress, at = excluded.at`,
          person,
          progress,
          at,
        ),
      ),

    async forget(person, seats) {
      const name = (await nameOf(person)) ?? ''
      const heads: Statement[] = []
      for (const { table, seat } of seats) heads.push(...(await namelessHead(table, seat)))
      await change(
        doing(`delete from talk where ${SAID_BY}`, person),
        ...seats.map(({ table, seat }) =>
          doing('delete from talk where table_id = $1 and (seat = $2 or said_by = $3)', table, seat, name),
        ),
        ...heads,
        doing('delete from session where person_id = $1', person),
        ...[
          'program_token',
          'device',
          'push_device',
          'push_wish',
          'unlisted',
          'played',
          'record_cleared',
          'learned',
        ].map(name => doing(`delete from ${name} where person_id = $1`, person)),
        doing('update seat set invited = null where invited = $1', person),
        doing(
          'update person set name = $2, login = null, password = null, skeleton = null where id = $1',
          person,
          NOBODY,
        ),
        doing(`delete from person where id = $1 and ${IS_IDLE_GUEST}`, person),
      )
    },

    known: person => knownOf(database, person),

    tidy: (sessions, guests) =>
      change(
        doing('delete from session where seen_at < $1', sessions),
        doing('delete from device where created_at < $1', sessions),
        doing(
          `delete from session where seen_at < $1 and person_id in (select id from person where ${IS_IDLE_GUEST})`,
          guests,
        ),
        doing(
          `delete from person where ${IS_IDLE_GUEST}
            and not exists (select 1 from session where session.person_id = person.id)
            and not exists (select 1 from program_token where program_token.person_id = person.id)`,
        ),
        doing(
          `delete from program_token where not exists (
            select 1 from person join person as owner on owner.id = person.program_of
            where person.id = program_token.person_id)`,
        ),
      ),
  }
}

const ADD_SESSION = 'insert into session (hash, person_id, created_at, seen_at) values ($1, $2, $3, $3)'

/** What is kept of a person beside the seats. What both have learned, their browser puts together. */
const TAKEN_ALONG = { push_wish: 'table_id, told', unlisted: 'table_id', learned: 'progress, at' }

const IS_IDLE_GUEST = `login is null
  and not exists (select 1 from seat where seat.person_id = person.id)
  and not exists (select 1 from seat where seat.invited = person.id)
  and not exists (select 1 from game_table where game_table.owner = person.id)`

/** No other account has a name that looks like $3. */
export const IS_UNLIKE = `not exists (
  select 1 from person as other where other.skeleton = $3 and other.login is not null and other.id <> $1)`

/** Two who want names that look alike are asked one after the other. */
export const ONE_BY_ONE = doing(
  'insert into pulse (id, at) values (2, 0) on conflict (id) do update set at = excluded.at',
)

/** Accounts made before names were compared by how they look. */
export const addSkeletons = async (database: Database): Promise<void> => {
  const missing = 'select id, name from person where login is not null and skeleton is null'
  for (const { id, name } of await database.all<{ id: string; name: string }>(missing))
    await database.write(doing('update person set skeleton = $2 where id = $1', id, skeletonOf(name)))
}
