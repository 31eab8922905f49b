import type { Setup } from '@tabletome/engine'
import type { SeatKind } from '@tabletome/match/protocol'
import type { Database, Reader, Writer } from '@tabletome/match/stores/sqlite'
import type { Held, SeatRow, Status, TableRow, Tables } from './port.ts'

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

const insert = (tx: Writer, table: TableRow): void => {
  tx.run(
    `insert into game_table (id, game, setup, owner, pace, spectators, undo, status, seed, seed_commit, seq, waiting,
      created_at, changed_at, awaits_nonce)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      table.id,
      table.game,
      JSON.stringify(table.setup),
      table.owner,
      table.pace,
      table.spectators ? 1 : 0,
      table.undo ? 1 : 0,
      table.status,
      table.seed,
      table.seedCommit,
      table.seq,
      JSON.stringify(table.waiting),
      table.createdAt,
      table.changedAt,
      table.awaitsNonce ? 1 : 0,
    ],
  )
  for (const [position, seat] of table.seats.entries())
    tx.run(
      `insert into seat (table_id, position, seat, offer, kind, person_id, bot, invite, nonce)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        table.id,
        position,
        seat.seat,
        seat.offer,
        seat.kind,
        seat.person ?? null,
        seat.bot ?? null,
        seat.invite ?? null,
        seat.nonce,
      ],
    )
}

interface RawTable {
  id: string
  game: string
  setup: string
  owner: string
  pace: 'live' | 'turns'
  spectators: number
  undo: number
  status: Status
  awaits_nonce: number
  seed: string
  seed_commit: string
  seq: number
  waiting: string
  created_at: number
  changed_at: number
}
interface RawSeat {
  seat: string
  offer: SeatKind
  kind: SeatRow['kind']
  person_id: string | null
  name: string | null
  login: string | null
  bot: string | null
  invite: string | null
  nonce: string
}

const tablesWith = (reader: Reader, condition: string, params: readonly string[], limit = 1): TableRow[] =>
  reader
    .all<RawTable>(`select * from game_table where ${condition} order by changed_at desc limit ${limit}`, params)
    .map(row => ({ ...tableOf(row), seats: seatsOf(reader, row.id) }))

const seatsOf = (reader: Reader, table: string): SeatRow[] =>
  reader
    .all<RawSeat>(
      `select seat.seat, seat.offer, seat.kind, seat.person_id, person.name, person.login, seat.bot, seat.invite, seat.nonce
       from seat left join person on person.id = seat.person_id where seat.table_id = $1 order by seat.position`,
      [table],
    )
    .map(row => ({
      seat: row.seat,
      offer: row.offer,
      kind: row.kind,
      ...(row.person_id === null ? {} : { person: row.person_id }),
      name: row.name ?? '',
      ...(row.login === null ? {} : { account: true as const }),
      ...(row.bot === null ? {} : { bot: row.bot }),
      ...(row.invite === null ? {} : { invite: row.invite }),
      nonce: row.nonce,
    }))

const tableOf = (row: RawTable): Omit<TableRow, 'seats'> => ({
  id: row.id,
  game: row.game,
  setup: JSON.parse(row.setup) as Setup,
  owner: row.owner,
  pace: row.pace,
  spectators: Number(row.spectators) === 1,
  undo: Number(row.undo) === 1,
  status: row.status,
  awaitsNonce: Number(row.awaits_nonce) === 1,
  seed: row.seed,
  seedCommit: row.seed_commit,
  seq: Number(row.seq),
  waiting: JSON.parse(row.waiting) as string[],
  createdAt: Number(row.created_at),
  changedAt: Number(row.changed_at),
})
