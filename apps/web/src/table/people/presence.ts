import type { TableInfo, TableSeat } from '@tabletome/match/protocol'

/** Whoever reloads a page is not away. */
const BLINK = 15_000

/** Since how many milliseconds the person of a seat is away; nothing for those who are here, or only just gone. */
export const awayFor = ({ awaySince, standIn }: TableSeat, now: number): number | undefined => {
  if (awaySince === undefined || standIn || now - awaySince < BLINK) return undefined
  return now - awaySince
}

export type Attendance =
  /** A bot sits in a seat of mine; `paused`: it has stopped because I am back. */
  | { readonly is: 'bot'; readonly seat: TableSeat; readonly paused: boolean }
  /** I wait for somebody who is away; `botIn`: milliseconds until a bot may play on. */
  | { readonly is: 'away'; readonly seat: TableSeat; readonly away: number | undefined; readonly botIn: number }

/** What has to be said about who is here, to whoever plays. */
export const attendanceOf = (table: TableInfo, waiting: readonly string[], now: number): Attendance | undefined => {
  if (table.status !== 'playing' || !table.seats.some(seat => seat.mine)) return undefined
  const mine = table.seats.find(seat => seat.mine && seat.standIn)
  if (mine) return { is: 'bot', seat: mine, paused: mine.paused === true }
  const awaited = table.seats.filter(seat => !seat.mine && waiting.includes(seat.seat) && seat.botFrom !== undefined)
  for (const seat of awaited) {
    const botIn = Math.max(0, (seat.botFrom ?? 0) - now)
    const away = awayFor(seat, now)
    if (away !== undefined || (table.pace === 'turns' && botIn === 0)) return { is: 'away', seat, away, botIn }
  }
  return undefined
}

/** “1:04”. */
export const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
