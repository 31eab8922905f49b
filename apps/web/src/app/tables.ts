import type { TableInfo } from '@tabletome/match/protocol'
import { useEffect, useState } from 'react'
import { local, mayHaveTables, onLocalEvent } from '../local/client.ts'
import { api, hasBeenOnline } from '../online/api.ts'
import { introduce } from '../online/introduce.ts'
import { refreshNews, useNews } from '../online/news.ts'
import type { Words } from '../text/index.ts'
import type { TableKind } from './routes.ts'
import { listed } from './time.ts'

export interface MyTable {
  readonly kind: TableKind
  readonly table: TableInfo
}
export interface Tables {
  /** Mine, local and online, the last played first. */
  readonly mine: readonly MyTable[]
  /** Online tables with a free seat. */
  readonly open: readonly TableInfo[]
  /** False until this browser's own tables were read. */
  readonly known: boolean
  /** Undefined until the server has answered, or not. */
  readonly reachable: boolean | undefined
}

const REFRESH = 15_000

/** All tables, kept fresh while the page shows them. */
export const useTables = (withOpen = false): Tables & { refresh(): void } => {
  const [here, setHere] = useState<readonly TableInfo[]>()
  const news = useNews()
  const [open, setOpen] = useState<readonly TableInfo[]>([])
  const [answered, setAnswered] = useState<boolean>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let current = true
    const readHere = () => {
      if (!mayHaveTables()) return setHere([])
      local()
        .list()
        .then(
          tables => current && setHere(tables),
          () => current && setHere([]),
        )
    }
    const readOpen = () => {
      if (!withOpen) return
      const list = async () => {
        if (!hasBeenOnline()) await introduce()
        void refreshNews()
        return api.tables('open')
      }
      list().then(
        free => {
          if (!current) return
          setOpen(free)
          setAnswered(true)
        },
        () => current && setAnswered(false),
      )
    }
    readHere()
    readOpen()
    const stop = onLocalEvent(event => event.event === 'tables' && readHere())
    const timer = setInterval(readOpen, REFRESH)
    return () => {
      current = false
      stop()
      clearInterval(timer)
    }
  }, [withOpen, asked])
  const reachable = withOpen ? answered : news.reachable
  const refresh = () => {
    setAsked(n => n + 1)
    void refreshNews()
  }
  const mine = [
    ...(here ?? []).map(table => ({ kind: 'local' as const, table })),
    ...news.mine.map(table => ({ kind: 'online' as const, table })),
  ].sort((a, b) => b.table.changedAt - a.table.changedAt)
  return { mine, open, known: here !== undefined, reachable, refresh }
}

/** Whose story of a match is told to the one who looks: the first seat of theirs where a person sits. */
export const storySeat = ({ seats }: Pick<TableInfo, 'seats'>): string | undefined =>
  seats.find(each => each.mine && each.kind === 'person')?.seat

/** “Defenders with Bram and Cleo”. */
export const tableName = (title: string, table: TableInfo, words: Words, language: string) => {
  const others = table.seats.filter(seat => !seat.mine && seat.kind !== 'empty').map(({ name }) => name)
  const people = table.seats.filter(seat => seat.mine).map(({ name }) => name)
  const others2 = people.length > 1 ? [...people.slice(1), ...others] : others
  return others2.length > 0
    ? `${title} ${words.tables.withNames(listed(others2, language))}`
    : `${title}, ${words.tables.alone}`
}
