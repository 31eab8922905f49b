import { useEffect, useMemo, useState } from 'react'
import { type Line, linesOf } from './chronicle.ts'
import type { AtTable } from '../context.ts'
import { seenUpTo, setSeen, setStood } from './seen.ts'

const WORTH_TELLING = 2

export interface RecapState {
  readonly lines: readonly Line[]
  close(): void
}

/** What others did between the last visit and this one. */
export const useRecap = ({ table, state, text, names, position }: AtTable): RecapState | undefined => {
  const [since] = useState(() => seenUpTo(table.id))
  const [upTo] = useState(position.seq)
  const [closed, setClosed] = useState(false)
  const { seq } = position
  useEffect(() => setSeen(table.id, seq), [table.id, seq])
  const { label } = text.headline(position.view, names)
  useEffect(() => setStood(table.id, label), [table.id, label])
  const mine = useMemo(() => new Set(table.seats.filter(seat => seat.mine).map(({ seat }) => seat)), [table])
  const stoodIn = table.seats.some(seat => seat.mine && seat.standIn)
  const lines = useMemo(() => {
    if (since === undefined || since >= upTo) return []
    const missed = state.history.filter(each => each.seq > since && each.seq <= upTo)
    const byOthers = missed.some(({ seat }) => seat !== undefined && (!mine.has(seat) || stoodIn))
    return byOthers ? linesOf(missed, text, names).filter(({ heading }) => !heading) : []
  }, [since, upTo, state.history, mine, stoodIn, text, names])
  if (closed || lines.length < WORTH_TELLING) return undefined
  return { lines, close: () => setClosed(true) }
}
