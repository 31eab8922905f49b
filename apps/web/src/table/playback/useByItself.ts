import type { GameInfo } from '@tabletome/games/types'
import type { TableInfo } from '@tabletome/match/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { local } from '../../local/client.ts'
import type { Shown, TableConnection, TableState } from '../connection.ts'
import { isOnlyPass, mayGoByItself, waitBeforePass } from './byItself.ts'

interface Needs {
  kind: 'local' | 'online'
  info: GameInfo
  table: TableInfo
  position: Shown
  state: TableState
  connection: TableConnection
  /** Something is still being shown. */
  busy: boolean
}

/** Answers for the reader where nothing hangs on it, unless the settings say to ask. True while that is being found out. */
export const useByItself = ({ kind, info, table, position, state, connection, busy }: Needs): boolean => {
  const { pass, pause } = useSettings()
  const waits = busy || state.link !== 'live'
  const passer = pass === 'auto' && !waits && isOnlyPass(position) ? position.decisions[0]?.seat : undefined
  const alone =
    kind === 'local' || table.seats.every(each => each.mine || each.bot !== undefined || each.program !== undefined)
  useEffect(() => {
    if (passer === undefined) return undefined
    const timer = setTimeout(() => void connection.answer(passer, 'pass', 'table'), waitBeforePass(alone))
    return () => clearTimeout(timer)
  }, [passer, position.seq, connection, alone])

  const question = passer === undefined ? mayGoByItself(position, state.history, info.byItself) : undefined
  /** The position that was looked at and left to the reader. */
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (!question || waits) return undefined
    let isStale = false
    const leave = () => isStale || setLeft(position.seq)
    local()
      .byItself(info.id, position.view, question, pause)
      .then(async option => {
        if (isStale) return
        const answered = option === undefined ? undefined : await connection.answer(question.seat, option, 'table')
        if (!answered?.ok) leave()
      }, leave)
    return () => {
      isStale = true
    }
  }, [question, waits, info.id, position.view, position.seq, pause, connection])
  return question !== undefined && left !== position.seq
}
