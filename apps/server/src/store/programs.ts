import type { Program } from '@tabletome/match/protocol'
import type { Database } from '@tabletome/match/stores/sql'
import { skeletonOf } from '../identity/lookalikes.ts'
import { IS_UNLIKE, ONE_BY_ONE } from './people.ts'
import type { Programs } from './port.ts'
import { doing, holding, needing } from './statements.ts'

export const createPrograms = (database: Database): Programs => ({
  async add({ id, owner, name, hash, at }, most) {
    const added = await database.write(
      ONE_BY_ONE,
      holding(owner),
      needing(HAS_FEWER, owner, most),
      needing(ADD_UNLESS_LIKE, id, name, skeletonOf(name), at, owner),
      doing('insert into program_token (person_id, hash) values ($1, $2)', id, hash),
    )
    return added !== undefined
  },

  async byToken(hash) {
    const [row] = await database.all<{ id: string; name: string; program_of: string; seen_at: number | null }>(
      `select person.id, person.name, person.program_of, program_token.seen_at
       from program_token join person on person.id = program_token.person_id where program_token.hash = $1`,
      [hash],
    )
    if (!row) return undefined
    const { id, name, program_of: programOf } = row
    return { person: { id, name, account: false, programOf }, seenAt: Number(row.seen_at ?? 0) }
  },

  async touch(hash, at) {
    await database.write(doing('update program_token set seen_at = $2 where hash = $1', hash, at))
  },

  async of(owner) {
    const rows = await database.all<{
      id: string
      name: string
      created_at: number
      seen_at: number | null
      seats: number
    }>(
      `select person.id, person.name, person.created_at, program_token.seen_at,
         (select count(*) from seat join game_table on game_table.id = seat.table_id
           where seat.person_id = person.id and game_table.status <> 'over') as seats
       from person join program_token on program_token.person_id = person.id
       where person.program_of = $1 order by person.created_at, person.id`,
      [owner],
    )
    return rows.map(
      (row): Program => ({
        id: row.id,
        name: row.name,
        createdAt: Number(row.created_at),
        ...(row.seen_at === null ? {} : { seenAt: Number(row.seen_at) }),
        seats: Number(row.seats),
      }),
    )
  },

  async count(owner) {
    const [row] = await database.all<{ programs: number }>(`select ${COUNT} as programs`, [owner])
    return Number(row?.programs ?? 0)
  },
})

const COUNT = `(select count(*) from person join program_token on program_token.person_id = person.id
  where person.program_of = $1)`
const HAS_FEWER = `select 1 as fewer where ${COUNT} < cast($2 as integer)`
const ADD_UNLESS_LIKE = `insert into person (id, name, created_at, program_of)
  select cast($1 as text), cast($2 as text), cast($4 as bigint), cast($5 as text) where ${IS_UNLIKE}`
