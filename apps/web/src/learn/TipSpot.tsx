import { lazy, Suspense } from 'react'
import { useTable } from '../table/context.ts'
import { isNew, useLearned } from './progress.ts'

const Tips = lazy(() => import('./Tips.tsx'))

/** Where a newcomer's tips stand: above the question. Who is not new loads nothing of them. */
export const TipSpot = () => {
  const { info, table } = useTable()
  const learned = useLearned(info.id)
  const isPlayed = table.seats.some(({ mine }) => mine)
  const isWanted = !learned.quiet && (isNew(learned) || learned.first === table.id)
  if (!isPlayed || !isWanted || !info.parts.lessons) return undefined
  return (
    <Suspense fallback={undefined}>
      <Tips />
    </Suspense>
  )
}
