import type { Database, Reader } from '@tabletome/match/stores/sqlite'
import type { Held, Status, Tables } from './port.ts'
import { insert, seatsOf, tableOf, tablesWith } from './tableRows.ts'
import type { RawTable } from './tableRows.ts'

export const sqliteTables = (database: Database): Tables => ({
  create: (table, most = Number.POSITIVE_INFINITY) =>
    database.write(tx => {
      const sql = `select count(*) as tables from game_table where owner = $1 and status <> 'over'`
      const [made] = tx.all<{ tables: number }>(sql, [table.owner])
      if (Number(made?.tables ?? 0) >= most) return false
      insert(tx, table)
      return true
    }),

  async get(id) {
    return tablesWith(database, 'id = $1', [id])[0]
  },

  of: async (person, limit) =>
    tablesWith(
      database,
      'owner = $1 or exists (select 1 from seat where seat.table_id = game_table.id and seat.person_id = $1)',
      [person],
      limit,
    ),

  open: async limit =>
    database
      .all<RawTable>(
        `select * from (
          select game_table.*, row_number() over (partition by owner order by changed_at desc) as turn from game_table
          where status = 'gathering' and exists (
            select 1 from seat where seat.table_id = game_table.id and seat.kind = 'empty' and seat.offer = 'open')
        ) as open_tables order by turn, changed_at desc limit ${limit}`,
      )
      .map(row => ({ ...tableOf(row), seats: seatsOf(database, row.id) })),

  heldBy: async person => heldBy(database, person),

  takeSeat: (table, seat, { person, nonce, invite }, at, most) =>
    changeSeat(
      database,
      table,
      at,
      invite === undefined
        ? {
            sql: `update seat set kind = 'person', person_id = $3, nonce = $4, invite = null
              where table_id = $1 and seat = $2 and kind = 'empty' and offer = 'open' and ${IS_GATHERING}`,
            params: [table, seat, person, nonce],
          }
        : {
            sql: `update seat set kind = 'person', person_id = $3, nonce = $4, invite = null
              where table_id = $1 and seat = $2 and kind = 'empty' and invite = $5 and ${IS_GATHERING}`,
            params: [table, seat, person, nonce, invite],
          },
      tx => {
        const held = heldBy(tx, person)
        return (
          most === undefined || (held.tables < most.tables && (invite !== undefined || held.gathering < most.gathering))
        )
      },
    ),

  freeSeat: (table, seat, person, invite, at) =>
    changeSeat(database, table, at, {
      sql: `update seat set kind = 'empty', person_id = null, nonce = '',
          offer = case offer when 'me' then 'friend' else offer end,
          invite = case offer when 'open' then null else $4 end
        where table_id = $1 and seat = $2 and person_id = $3 and ${IS_GATHERING}`,
      params: [table, seat, person, invite],
    }),

  addNonce: (table, owner, nonce) =>
    database.write(tx => {
      tx.run('update seat set nonce = $3 where table_id = $1 and person_id = $2', [table, owner, nonce])
      tx.run('update game_table set awaits_nonce = 0 where id = $1', [table])
    }),

  renewInvite: (table, seat, invite, at) =>
    changeSeat(database, table, at, {
      sql: `update seat set invite = $3
        where table_id = $1 and seat = $2 and kind = 'empty' and invite is not null and ${IS_GATHERING}`,
      params: [table, seat, invite],
    }),

  fillWithBots: async (table, bot, at) => {
    await changeSeat(database, table, at, {
      sql: `update seat set kind = 'bot', bot = $2, invite = null
        where table_id = $1 and kind = 'empty' and ${IS_GATHERING}`,
      params: [table, bot],
    })
  },

  giveToBot: (table, seat, person, bot, at) =>
    changeSeat(database, table, at, {
      sql: `update seat set kind = 'bot', person_id = null, bot = $4
        where table_id = $1 and seat = $2 and person_id = $3`,
      params: [table, seat, person, bot],
    }),

  standIn: (table, seat, bot, at) =>
    changeSeat(database, table, at, {
      sql: `update seat set bot = $3 where table_id = $1 and seat = $2 and kind = 'person'`,
      params: [table, seat, bot ?? null],
    }),

  setOwner: (table, owner) =>
    database.write(tx => {
      tx.run('update game_table set owner = $2 where id = $1', [table, owner])
    }),

  note: progress =>
    database.write(tx => {
      for (const { table, status, seq, waiting, at } of progress)
        tx.run('update game_table set status = $2, seq = $3, waiting = $4, changed_at = $5 where id = $1', [
          table,
          status,
          seq,
          JSON.stringify(waiting),
          at,
        ])
    }),

  unattended: async () =>
    database
      .all<{ id: string }>(
        `select id from game_table where
          (status = 'gathering' and awaits_nonce = 0 and not exists (
            select 1 from seat where seat.table_id = game_table.id and seat.kind = 'empty'))
          or (status = 'playing' and (
            (pace = 'turns' and exists (
              select 1 from seat where seat.table_id = game_table.id and seat.bot is not null))
            or exists (select 1 from match where match.id = game_table.id
              and (match.line_count <> game_table.seq or match.ending is not null))))`,
      )
      .map(row => row.id),

  remove: table =>
    database.write(tx => {
      tx.run('delete from game_table where id = $1', [table])
    }),

  forgotten: async (before, limit) =>
    database
      .all<{ id: string }>(`select id from game_table where status = 'gathering' and changed_at < $1 limit $2`, [
        before,
        limit,
      ])
      .map(row => row.id),
})

const IS_GATHERING = `exists (select 1 from game_table where id = $1 and status = 'gathering')`

const changeSeat = (
  database: Database,
  table: string,
  at: number,
  change: { sql: string; params: readonly (string | number | null)[] },
  isAllowed: (tx: Reader) => boolean = () => true,
): Promise<boolean> =>
  database.write(tx => {
    if (!isAllowed(tx)) return false
    if (tx.run(change.sql, change.params) === 0) return false
    tx.run('update game_table set changed_at = $2 where id = $1', [table, at])
    return true
  })

const heldBy = (reader: Reader, person: string): Held => {
  const rows = reader.all<{ status: Status; tables: number }>(
    `select status, count(*) as tables from game_table where status <> 'over' and owner <> $1
      and exists (select 1 from seat where seat.table_id = game_table.id and seat.person_id = $1) group by status`,
    [person],
  )
  const of = (status: Status): number => Number(rows.find(row => row.status === status)?.tables ?? 0)
  return { tables: of('gathering') + of('playing'), gathering: of('gathering') }
}
