import { parseRecord } from '@tabletome/match'
import type { AtTable } from '../table/context.ts'
import { currentBook, keepBook, withPlayed } from './book.ts'
import { playedOf } from './played.ts'
import { syncRecord } from './sync.ts'

/** Reads the whole match once more: who answered what, and whether something was taken back. */
export const keepInRecord = async ({ connection, table, position, text }: AtTable, end: 'won' | 'lost') => {
  const record = parseRecord(await connection.record())
  const mine = table.seats.filter(seat => seat.mine)
  const others = table.seats
    .filter(seat => !seat.mine)
    .map(({ name, kind, program }) =>
      kind === 'bot' || program !== undefined ? { name, bot: true as const } : { name },
    )
  const seats = mine.map(({ seat }) => seat)
  const heroes = text.heroes?.(position.view, seats) ?? []
  const at = record.lines.at(-1)?.at ?? record.head.createdAt
  keepBook(withPlayed(currentBook(), playedOf({ record, mine: seats, others, end, heroes, at })))
  await syncRecord()
}
