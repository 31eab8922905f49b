import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { go, usePlace } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { isCut } from '../connection.ts'
import { useSteadyTable } from '../context.ts'

const ResultPage = lazy(() => import('./ResultPage.tsx'))

/** The end of the match: how it went, what decided it, and what can be done with it now. */
export const ResultPanel = memo(({ asked }: { asked: boolean }) => {
  const { path } = usePlace()
  const { position, playing, state, kind, table, connection } = useSteadyTable()
  const [closed, setClosed] = useState(false)
  const { history } = state
  const cut = position.over && isCut(state)
  useEffect(() => {
    if (cut) void connection.earlier()
  }, [cut, history, connection])
  if (!position.over || playing.busy || (closed && !asked)) return undefined
  const close = () => {
    setClosed(true)
    if (path !== pathTo.table(kind, table.id)) go(pathTo.table(kind, table.id), { replace: true })
  }
  return (
    <Suspense fallback={undefined}>
      <ResultPage onClose={close} />
    </Suspense>
  )
})
