import type { TableInfo } from '@tabletome/match/protocol'
import type { Names, SeatOnScreen } from '@tabletome/games/types'

/** With one person at this screen that person is “you”; with several everybody is called by name. */
export const namesAt = (table: TableInfo): Names => {
  const names = new Map(table.seats.map(({ seat, name }) => [seat, name]))
  const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  return { of: seat => names.get(seat) ?? seat, isMe: seat => mine.length === 1 && mine[0] === seat }
}

export const seatsOnScreen = (
  table: TableInfo,
  waiting: readonly string[],
  names: Names,
  badges: Readonly<Record<string, string>> = {},
): SeatOnScreen[] =>
  table.seats.map(({ seat, name, bot, connected }) => ({
    seat,
    name,
    isMe: names.isMe(seat),
    bot,
    connected,
    waiting: waiting.includes(seat),
    ...(badges[seat] === undefined ? {} : { badge: badges[seat] }),
  }))
