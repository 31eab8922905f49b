import type { TableInfo, TableSeat } from '@tabletome/match/protocol'
import { botName } from '../identity/names.ts'
import type { Limits } from '../limits.ts'
import type { Presence } from '../play/presence.ts'
import type { SeatRow, TableRow } from '../store/port.ts'

/** How far a loaded match has come: newer than what the store has noted. */
export interface Standing {
  readonly seq: number
  readonly waiting: readonly string[]
  readonly over: boolean
}

/** Who is there, and how long one waits for those who are not. */
export interface Attendance {
  readonly presence: Presence
  readonly limits: Pick<Limits, 'absentSeconds' | 'absentTurnsSeconds'>
}

/** A table as one person may see it. */
export const tableInfo = (
  table: TableRow,
  person: string | undefined,
  attendance: Attendance,
  standing: Standing | undefined,
): TableInfo => ({
  id: table.id,
  game: table.game,
  setup: table.setup,
  pace: table.pace,
  spectators: table.spectators,
  undo: table.undo,
  status: table.status === 'playing' && standing?.over ? 'over' : table.status,
  seats: table.seats.map((seat, chair) => ({
    ...seatInfo(table, seat, person, attendance),
    name: nameAt(seat, chair),
  })),
  owner: table.owner === person,
  ...madeBy(table),
  ...(table.standIn === undefined ? {} : { standIn: table.standIn }),
  ...(table.hints ? { hints: true } : {}),
  ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
  seq: standing?.seq ?? table.seq,
  waiting: standing?.waiting ?? table.waiting,
  seedCommit: table.seedCommit,
  ...(table.awaitsNonce && table.status === 'gathering' ? { awaitsNonce: true } : {}),
  createdAt: table.createdAt,
  changedAt: table.changedAt,
})

const madeBy = ({ owner, seats }: TableRow): { by?: string } => {
  const seat = seats.find(each => each.person === owner)
  return seat ? { by: seat.name } : {}
}

const seatInfo = (
  table: TableRow,
  seat: SeatRow,
  person: string | undefined,
  { presence, limits }: Attendance,
): Omit<TableSeat, 'name'> => ({
  seat: seat.seat,
  kind: seat.kind,
  ...(seat.bot === undefined ? {} : { bot: seat.bot }),
  ...(seat.program ? { program: seat.program.name } : {}),
  ...(seat.standIn ? { standIn: true, standInBy: seat.standIn.byName, standInSince: seat.standIn.seq } : {}),
  ...(isPaused(table, seat, presence) ? { paused: true } : {}),
  ...absence(table, seat, presence, limits),
  ...(seat.account ? { account: true } : {}),
  mine: person !== undefined && seat.person === person,
  connected: seat.kind === 'bot' || (seat.person !== undefined && presence.isHere(table.id, seat.person)),
  ...(seat.invite !== undefined && table.owner === person ? { invite: seat.invite } : {}),
  ...(seat.kind === 'empty' && seat.offer === 'open' ? { open: true } : {}),
  ...(seat.invited ? { invited: true } : {}),
  ...(seat.invited && seat.invited.person === person ? { forMe: true } : {}),
})

/** The person has come back since the bot began to stand in: the bot waits for a word. */
export const isPaused = (table: TableRow, seat: SeatRow, presence: Presence): boolean => {
  const since = seat.person === undefined ? undefined : presence.hereSince(table.id, seat.person)
  return seat.standIn !== undefined && since !== undefined && since > seat.standIn.at
}

const absence = (
  table: TableRow,
  seat: SeatRow,
  presence: Presence,
  limits: Attendance['limits'],
): { awaySince?: number; botFrom?: number } => {
  if (table.status !== 'playing' || seat.person === undefined || seat.standIn) return {}
  const since = presence.awaySince(table.id, seat.person)?.at
  if (since === undefined) return {}
  if (table.pace === 'turns') return { botFrom: table.changedAt + limits.absentTurnsSeconds * 1000 }
  return { awaySince: since, botFrom: since + limits.absentSeconds * 1000 }
}

/** How whoever plays that seat, or is to play it, is called. */
export const nameAt = (seat: SeatRow, chair: number): string =>
  seat.kind === 'bot' ? botName(chair) : (seat.invited?.name ?? seat.name)

export const seatsOf = (table: TableRow, person: string | undefined): readonly string[] =>
  person === undefined ? [] : table.seats.filter(seat => seat.person === person).map(seat => seat.seat)

export const isAt = (table: TableRow, person: string | undefined): boolean =>
  person !== undefined && (table.owner === person || table.seats.some(seat => seat.person === person))

/** Outside bots look on nowhere: they see the tables at which they have a seat, or one that is kept for them. */
export const mayPlayAt = (table: TableRow, person: string): boolean =>
  table.seats.some(seat => seat.person === person || seat.invited?.person === person)

/** Whoever it is, by a session or by a token. */
export interface Viewer {
  readonly person: string
  readonly isProgram?: true
}
export const maySee = (table: TableRow, { person, isProgram }: Viewer): boolean =>
  isProgram ? mayPlayAt(table, person) : mayWatch(table, person)

/** Those at the table always; others if spectators are welcome, or while a seat is open to anybody. */
export const mayWatch = (table: TableRow, person: string | undefined): boolean =>
  isAt(table, person) ||
  table.spectators ||
  table.seats.some(seat => seat.invited !== undefined && seat.invited.person === person) ||
  (table.status === 'gathering' && table.seats.some(seat => seat.kind === 'empty' && seat.offer === 'open'))
