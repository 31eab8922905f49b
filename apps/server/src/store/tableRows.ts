import type { Setup } from '@tabletome/engine'
import type { Database, SqlValue, Statement } from '@tabletome/match/stores/sql'
import { NOBODY } from './port.ts'
import type { SeatRow, StandIn, Status, TableRow } from './port.ts'
import { lives } from '../together/shared.ts'
import { doing } from './statements.ts'

/** The table and its seats. */
export const insertions = (table: TableRow): readonly Statement[] => [
  doing(
    `insert into game_table (id, game, setup, owner, pace, spectators, undo, status, seed, seed_commit, seq, waiting,
      created_at, changed_at, awaits_nonce, stand_in, hints)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
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
    table.standIn ?? null,
    table.hints ? 1 : 0,
  ),
  ...table.seats.map((seat, position) =>
    doing(
      `insert into seat (table_id, position, seat, offer, kind, person_id, bot, invite, nonce, invited)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      table.id,
      position,
      seat.seat,
      seat.offer,
      seat.kind,
      seat.person ?? null,
      seat.bot ?? null,
      seat.invite ?? null,
      seat.nonce,
      seat.invited?.person ?? null,
    ),
  ),
]

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
  stand_in: string | null
  hints: number
  rematch: string | null
  seed: string
  seed_commit: string
  seq: number
  waiting: string
  created_at: number
  changed_at: number
}
interface RawSeat {
  table_id: string
  seat: string
  offer: SeatRow['offer']
  kind: SeatRow['kind']
  person_id: string | null
  name: string | null
  login: string | null
  program_of: string | null
  program_name: string | null
  bot: string | null
  bot_at: number | null
  bot_seq: number | null
  bot_by: string | null
  by_name: string | null
  invite: string | null
  invited: string | null
  invited_name: string | null
  nonce: string
}

/** Where tables are read, and by which of several processes. */
export interface Place {
  readonly database: Database
  readonly process: string | undefined
}

/** Those that fit, the last changed first. */
export const tablesWith = (
  place: Place,
  condition: string,
  params: readonly SqlValue[],
  limit = 1,
): Promise<TableRow[]> =>
  tablesFrom(place, `select * from game_table where ${condition} order by changed_at desc limit ${limit}`, params)

/** The tables that a query gives, in its order, with their seats. */
export const tablesFrom = async (
  { database, process }: Place,
  query: string,
  params: readonly SqlValue[] = [],
): Promise<TableRow[]> => {
  const [rows, sitting, there] = await Promise.all([
    database.all<RawTable>(query, params),
    database.all<RawSeat>(
      `select seat.table_id, seat.seat, seat.offer, seat.kind, seat.person_id, person.name, person.login,
         person.program_of, maker.name as program_name, seat.bot,
         seat.bot_at, seat.bot_seq, seat.bot_by, asker.name as by_name, seat.invite, seat.invited, guest.name as invited_name,
         seat.nonce
       from seat left join person on person.id = seat.person_id left join person as asker on asker.id = seat.bot_by
         left join person as guest on guest.id = seat.invited left join person as maker on maker.id = person.program_of
       where seat.table_id in (select id from (${query}) as wanted) order by seat.position`,
      params,
    ),
    process === undefined
      ? []
      : database.all<{ table_id: string; person_id: string; since: number }>(
          `select table_id, person_id, since from attendance
           where table_id in (select id from (${query}) as wanted) and process_id <> $${params.length + 1}
             and ${lives(database.clock)}`,
          [...params, process],
        ),
  ])
  const elsewhere = new Map<string, Map<string, number>>()
  for (const { table_id, person_id, since } of there)
    elsewhere.set(table_id, (elsewhere.get(table_id) ?? new Map<string, number>()).set(person_id, Number(since)))
  const seats = new Map<string, SeatRow[]>()
  for (const row of sitting) seats.set(row.table_id, [...(seats.get(row.table_id) ?? []), seatOf(row)])
  // A table that came or went between the two looks has no seats here.
  return rows.flatMap(row => {
    const at = seats.get(row.id)
    const others = elsewhere.get(row.id)
    return at ? [{ ...tableOf(row), seats: at, ...(others && { elsewhere: others }) }] : []
  })
}

const seatOf = (row: RawSeat): SeatRow => ({
  seat: row.seat,
  offer: row.offer,
  kind: row.kind,
  ...(row.person_id === null ? {} : { person: row.person_id }),
  name: row.name ?? '',
  ...(row.login === null ? {} : { account: true as const }),
  ...(row.program_of === null ? {} : { program: { of: row.program_of, name: row.program_name ?? NOBODY } }),
  ...(row.bot === null ? {} : { bot: row.bot }),
  ...(row.kind === 'person' && row.bot !== null ? { standIn: standInOf(row) } : {}),
  ...(row.invite === null ? {} : { invite: row.invite }),
  ...(row.invited === null ? {} : { invited: { person: row.invited, name: row.invited_name ?? '' } }),
  nonce: row.nonce,
})

/** A bot that stood in before this was noted: for the person, from the start. */
const standInOf = (row: RawSeat): StandIn => ({
  at: Number(row.bot_at ?? 0),
  seq: Number(row.bot_seq ?? 0),
  by: row.bot_by ?? row.person_id ?? '',
  byName: row.by_name ?? row.name ?? '',
})

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
  ...(row.stand_in === null ? {} : { standIn: row.stand_in }),
  ...(Number(row.hints) === 1 ? { hints: true } : {}),
  ...(row.rematch === null ? {} : { rematch: row.rematch }),
  seed: row.seed,
  seedCommit: row.seed_commit,
  seq: Number(row.seq),
  waiting: JSON.parse(row.waiting) as string[],
  createdAt: Number(row.created_at),
  changedAt: Number(row.changed_at),
})
