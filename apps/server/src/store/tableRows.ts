import type { Setup } from '@tabletome/engine'
import type { SeatKind } from '@tabletome/match/protocol'
import type { Reader, Writer } from '@tabletome/match/stores/sqlite'
import type { SeatRow, Status, TableRow } from './port.ts'

export const insert = (tx: Writer, table: TableRow): void => {
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

export interface RawTable {
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

export const tablesWith = (reader: Reader, condition: string, params: readonly string[], limit = 1): TableRow[] =>
  reader
    .all<RawTable>(`select * from game_table where ${condition} order by changed_at desc limit ${limit}`, params)
    .map(row => ({ ...tableOf(row), seats: seatsOf(reader, row.id) }))

export const seatsOf = (reader: Reader, table: string): SeatRow[] =>
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

export const tableOf = (row: RawTable): Omit<TableRow, 'seats'> => ({
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
