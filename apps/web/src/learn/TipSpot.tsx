import { lazy, memo, Suspense, useEffect } from 'react'
import { useSettings } from '../app/settings.ts'
import { useSteadyTable } from '../table/context.ts'
import { isNew, notePlayed, useLearned } from './progress.ts'

const Tips = lazy(() => import('./Tips.tsx'))

/** Where a newcomer's tips stand: above the question. Who is not new loads nothing of them. */
export const TipSpot = memo(() => {
  const { info, table, position } = useSteadyTable()
  const { tips } = useSettings()
  const learned = useLearned(info.id)
  const isPlayed = table.seats.some(({ mine }) => mine)
  const isFirst = learned.first === table.id
  const isQuiet = learned.quiet === true || !tips
  const { over } = position
  useEffect(() => {
    if (over && isPlayed) notePlayed(info.id, table.id)
  }, [over, isPlayed, info.id, table.id])
  // The first game answers some questions by itself, whether or not tips are wanted.
  if (!isPlayed || !info.parts.lessons || !(isFirst || (isNew(learned) && !isQuiet))) return undefined
  return (
    <Suspense fallback={undefined}>
      <Tips quiet={isQuiet} first={isFirst} />
    </Suspense>
  )
})
