import { useEffect, useState } from 'react'
import type { TableInfo } from '@tabletome/match/protocol'
import type { TableState, TalkLine } from '../connection.ts'
import { heardUpTo, setHeard } from './heard.ts'

/** Said by somebody else: one’s own words are never news. */
export const isOthers = (table: TableInfo | undefined, { seat, from }: TalkLine): boolean => {
  const mine = table?.seats.filter(each => each.mine) ?? []
  return seat === undefined ? !mine.some(({ name }) => name === from) : !mine.some(each => each.seat === seat)
}

/** How many words of others were said since the talk was last open, also before this page was opened. */
export const useUnread = ({ table, talk }: Pick<TableState, 'table' | 'talk'>, isOpen: boolean): number => {
  const id = table?.id ?? ''
  const [read, setRead] = useState(() => heardUpTo(id))
  const last = talk.at(-1)?.n ?? 0
  useEffect(() => {
    if (!isOpen || last <= read) return
    setRead(last)
    setHeard(id, last)
  }, [isOpen, last, read, id])
  return isOpen ? 0 : talk.filter(line => line.n > read && isOthers(table, line)).length
}
