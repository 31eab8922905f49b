import { endFor } from '@tabletome/games/outcome.ts'
import { parseRecord } from '@tabletome/match'
import { useEffect, useRef } from 'react'
import type { AtTable } from '../table/context.ts'
import { currentBook, keepBook, withPlayed } from './book.ts'
import { playedOf } from './played.ts'
import { syncRecord } from './sync.ts'

/** Reads the whole match once more: who answered what, and whether something was taken back. */
const keep = async ({ connection, table, position, text }: AtTable, end: 'won' | 'lost') => {
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

/** A match that ends at this screen goes into the record; one that was over when it was opened only if it was played online. */
export const useRecordKept = (at: AtTable, isLesson: boolean) => {
  const { kind, table, position, info } = at
  const wasOpen = useRef(!position.over)
  const kept = useRef(false)
  const seats = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  const end = position.over ? endFor(position.view.outcome, seats) : undefined
  // Rivals round one screen are several people: whose record would it be?
  const isTogether = info.modes.find(({ id }) => id === table.setup.mode)?.together === true
  const isOne = seats.length === 1 || (seats.length > 1 && isTogether)
  const isOurs = !isLesson && isOne && (kind === 'online' || wasOpen.current)
  useEffect(() => {
    if (!isOurs || end === undefined || kept.current) return
    kept.current = true
    // Without a network the record waits in the browser until the next time.
    keep(at, end).catch(() => undefined)
  })
}
