import type { Database, Reader } from '@tabletome/match/stores/sqlite'
import { isUniqueViolation } from '@tabletome/match/stores/sqlite'
import type { RecordHead } from '@tabletome/match'
import { skeletonOf } from '../identity/lookalikes.ts'
import { NOBODY } from './port.ts'
import type { Account, People } from './port.ts'

export const sqlitePeople = (database: Database): People => ({
  addGuest: (person, session, at) =>
    database.write(tx => {
      tx.run('insert into person (id, name, created_at) values ($1, $2, $3)', [person.id, person.name, at])
      tx.run('insert into session (hash, person_id, created_at, seen_at) values ($1, $2, $3, $3)', [
        session,
        person.id,
        at,
      ])
    }),

  async session(hash) {
    const [row] = database.all<{ id: string; name: string; login: string | null; seen_at: number }>(
      `select person.id, person.name, person.login, session.seen_at
       from session join person on person.id = session.person_id where session.hash = $1`,
      [hash],
    )
    if (!row) return undefined
    return { person: { id: row.id, name: row.name, account: row.login !== null }, seenAt: Number(row.seen_at) }
  },

  addSession: (person, hash, at) =>
    database.write(tx => {
      tx.run('insert into session (hash, person_id, created_at, seen_at) values ($1, $2, $3, $3)', [hash, person, at])
    }),

  touchSession: (hash, at) =>
    database.write(tx => {
      tx.run('update session set seen_at = $2 where hash = $1', [hash, at])
    }),

  endSession: hash =>
    database.write(tx => {
      tx.run('delete from session where hash = $1', [hash])
    }),

  endOtherSessions: (person, keep) =>
    database.write(tx => {
      tx.run('delete from session where person_id = $1 and hash <> $2', [person, keep])
    }),

  rename: (person, name, login) =>
    unlessTaken(
      database.write(tx => {
        if (isLikeAnother(tx, person, name)) return false
        tx.run('update person set name = $2 where id = $1', [person, name])
        tx.run('update person set login = $2, skeleton = $3 where id = $1 and login is not null', [
          person,
          login,
          skeletonOf(name),
        ])
        return true
      }),
    ),

  setPassword: (person, login, password) =>
    unlessTaken(
      database.write(tx => {
        const [known] = tx.all<{ name: string }>('select name from person where id = $1', [person])
        const name = known?.name ?? login
        if (isLikeAnother(tx, person, name)) return false
        tx.run('update person set login = $2, password = $3, skeleton = $4 where id = $1', [
          person,
          login,
          password,
          skeletonOf(name),
        ])
        return true
      }),
    ),

  async account(login) {
    const [row] = database.all<Account>(
      'select id, name, password from person where login = $1 and password is not null',
      [login],
    )
    return row
  },

  async passwordOf(person) {
    const [row] = database.all<{ password: string | null }>('select password from person where id = $1', [person])
    return row?.password ?? undefined
  },

  addDevice: (person, hash, at) =>
    database.write(tx => {
      tx.run('insert into device (hash, person_id, created_at) values ($1, $2, $3)', [hash, person, at])
    }),

  async knowsDevice(person, hash) {
    return database.all('select 1 from device where hash = $1 and person_id = $2', [hash, person]).length > 0
  },

  bringAlong: (guest, account) =>
    database.write(tx => {
      tx.run('update seat set person_id = $2 where person_id = $1', [guest, account])
      tx.run('update game_table set owner = $2 where owner = $1', [guest, account])
      tx.run('delete from session where person_id = $1', [guest])
      tx.run('delete from person where id = $1', [guest])
    }),

  forget: (person, seats) =>
    database.write(tx => {
      const [known] = tx.all<{ name: string }>('select name from person where id = $1', [person])
      for (const { table, seat } of seats) {
        tx.run('delete from talk where table_id = $1 and (seat = $2 or said_by = $3)', [table, seat, known?.name ?? ''])
        const [match] = tx.all<{ head: string }>('select head from match where id = $1', [table])
        if (!match) continue
        const head = JSON.parse(match.head) as RecordHead
        const renamed = { ...head, seats: { ...head.seats, [seat]: NOBODY } }
        tx.run('update match set head = $2 where id = $1', [table, JSON.stringify(renamed)])
      }
      tx.run('delete from session where person_id = $1', [person])
      tx.run('delete from device where person_id = $1', [person])
      tx.run('update person set name = $2, login = null, password = null, skeleton = null where id = $1', [
        person,
        NOBODY,
      ])
      tx.run(`delete from person where id = $1 and ${IS_IDLE_GUEST}`, [person])
    }),

  tidy: (sessions, guests) =>
    database.write(tx => {
      tx.run('delete from session where seen_at < $1', [sessions])
      tx.run('delete from device where created_at < $1', [sessions])
      tx.run(`delete from session where seen_at < $1 and person_id in (select id from person where ${IS_IDLE_GUEST})`, [
        guests,
      ])
      tx.run(
        `delete from person where ${IS_IDLE_GUEST}
          and not exists (select 1 from session where session.person_id = person.id)`,
      )
    }),
})

const IS_IDLE_GUEST = `login is null
  and not exists (select 1 from seat where seat.person_id = person.id)
  and not exists (select 1 from game_table where game_table.owner = person.id)`

/** Another account has a name that looks like this one. */
const isLikeAnother = (tx: Reader, person: string, name: string): boolean =>
  tx.all('select 1 from person where skeleton = $1 and login is not null and id <> $2', [skeletonOf(name), person])
    .length > 0

/** Accounts made before names were compared by how they look. */
export const addSkeletons = (database: Database): Promise<void> =>
  database.write(tx => {
    const missing = 'select id, name from person where login is not null and skeleton is null'
    for (const { id, name } of tx.all<{ id: string; name: string }>(missing))
      tx.run('update person set skeleton = $2 where id = $1', [id, skeletonOf(name)])
  })

const unlessTaken = async (work: Promise<boolean>): Promise<boolean> => {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
