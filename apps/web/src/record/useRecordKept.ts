import { endFor } from '@tabletome/games/outcome.ts'
import { useEffect, useRef } from 'react'
import type { AtTable } from '../table/context.ts'

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
    import('./keep.ts').then(({ keepInRecord }) => keepInRecord(at, end)).catch(() => undefined)
  })
}
