import type { TableInfo, TableSeat } from '@tabletome/match/protocol'
import { botName } from '../identity/names.ts'
import type { Presence } from '../play/presence.ts'
import type { SeatRow, TableRow } from '../store/port.ts'

/** How far a loaded match has come: newer than what the store has noted. */
export interface Standing {
  readonly seq: number
  readonly waiting: readonly string[]
  readonly over: boolean
}

/** A table as one person may see it. */
export const tableInfo = (
  table: TableRow,
  person: string | undefined,
  presence: Presence,
  standing: Standing | undefined,
): TableInfo => ({
  id: table.id,
  game: table.game,
  setup: table.setup,
  pace: table.pace,
  spectators: table.spectators,
  undo: table.undo,
  status: table.status === 'playing' && standing?.over ? 'over' : table.status,
  seats: table.seats.map((seat, chair) => ({ ...seatInfo(table, seat, person, presence), name: nameAt(seat, chair) })),
  owner: table.owner === person,
  seq: standing?.seq ?? table.seq,
  waiting: standing?.waiting ?? table.waiting,
  seedCommit: table.seedCommit,
  ...(table.awaitsNonce && table.status === 'gathering' ? { awaitsNonce: true } : {}),
  createdAt: table.createdAt,
  changedAt: table.changedAt,
})

const seatInfo = (
  table: TableRow,
  seat: SeatRow,
  person: string | undefined,
  presence: Presence,
): Omit<TableSeat, 'name'> => ({
  seat: seat.seat,
  kind: seat.kind,
  ...(seat.bot === undefined ? {} : { bot: seat.bot }),
  ...(seat.kind === 'person' && seat.bot !== undefined ? { standIn: true } : {}),
  ...(seat.account ? { account: true } : {}),
  mine: person !== undefined && seat.person === person,
  connected: seat.kind === 'bot' || (seat.person !== undefined && presence.isHere(table.id, seat.person)),
  ...(seat.invite !== undefined && table.owner === person ? { invite: seat.invite } : {}),
  ...(seat.kind === 'empty' && seat.offer === 'open' ? { open: true } : {}),
})

/** How whoever plays that seat is called. */
export const nameAt = (seat: SeatRow, chair: number): string => (seat.kind === 'bot' ? botName(chair) : seat.name)

export const seatsOf = (table: TableRow, person: string | undefined): readonly string[] =>
  person === undefined ? [] : table.seats.filter(seat => seat.person === person).map(seat => seat.seat)

export const isAt = (table: TableRow, person: string | undefined): boolean =>
  person !== undefined && (table.owner === person || table.seats.some(seat => seat.person === person))

/** Those at the table always; others if spectators are welcome, or while a seat is open to anybody. */
export const mayWatch = (table: TableRow, person: string | undefined): boolean =>
  isAt(table, person) ||
  table.spectators ||
  (table.status === 'gathering' && table.seats.some(seat => seat.kind === 'empty' && seat.offer === 'open'))
