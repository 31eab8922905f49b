import { memo, Suspense, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { isCut } from '../connection.ts'
import { useSteadyTable } from '../context.ts'
import { closedAt, keepClosed } from './closed.ts'
import { MilestoneLeaf, MilestonePage } from '../layout/lateTable.ts'
import { pendingOf } from './pending.ts'
import './milestone.css'

/** What has just come to its end, shown once the last event has been played, one after the other. */
export const Milestones = memo(() => {
  const { state, position, text, names, playing, table, connection, veil } = useSteadyTable()
  const { milestones: shown } = useSettings()
  const [closed, setClosed] = useState(() => closedAt(table.id))
  const { history } = state
  const pending = useMemo(
    () => (shown === 'none' ? [] : pendingOf(history, position.view, text, names)),
    [shown, history, position.view, text, names],
  )
  const next = pending.find(({ key }) => !closed.includes(key))
  const isReady = next !== undefined && playing.beat === undefined && !position.over && veil.seat === undefined
  // An act is told from its beginning.
  const cut = isReady && next.milestone.as === 'page' && isCut(state)
  useEffect(() => {
    if (cut) void connection.earlier()
  }, [cut, history, connection])
  if (!isReady) return undefined
  const close = () => {
    const now = [...closed, next.key]
    setClosed(now)
    keepClosed(table.id, now)
  }
  const Shown = next.milestone.as === 'page' && shown === 'pages' ? MilestonePage : MilestoneLeaf
  return (
    <Suspense fallback={undefined}>
      <Shown key={next.key} milestone={next.milestone} seq={next.seq} onClose={close} />
    </Suspense>
  )
})
