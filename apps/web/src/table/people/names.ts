import type { TableInfo, TableSeat } from '@tabletome/match/protocol'
import type { Names, SeatOnScreen } from '@tabletome/games/types'

/** An outside bot is called one wherever its name stands. */
export const nameIn = ({ name, program }: Pick<TableSeat, 'name' | 'program'>): string =>
  program === undefined ? name : `${name} (bot)`

/** With one person at this screen that person is “you”; with several everybody is called by name. */
export const namesAt = (table: TableInfo): Names => {
  const names = new Map(table.seats.map(each => [each.seat, nameIn(each)]))
  const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  return { of: seat => names.get(seat) ?? seat, isMe: seat => mine.length === 1 && mine[0] === seat }
}

export const seatsOnScreen = (
  table: TableInfo,
  waiting: readonly string[],
  names: Names,
  badges: Readonly<Record<string, string>> = {},
): SeatOnScreen[] =>
  table.seats.map(({ seat, bot, connected, ...sitter }) => ({
    seat,
    name: nameIn(sitter),
    isMe: names.isMe(seat),
    bot,
    connected,
    waiting: waiting.includes(seat),
    ...(badges[seat] === undefined ? {} : { badge: badges[seat] }),
  }))
