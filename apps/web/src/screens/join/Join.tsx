import { Button } from '@tabletome/boardkit'
import { useEffect, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { Title } from '../../app/Title.tsx'
import { api, isUnreachable } from '../../online/api.ts'
import { introduce } from '../../online/introduce.ts'
import { useWords } from '../../text/index.ts'

/** An invitation was followed: the seat is taken and the table opened. */
const Join = ({ table, token }: { table: string; token: string }) => {
  const words = useWords()
  const [problem, setProblem] = useState<'unreachable' | 'used'>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    setProblem(undefined)
    const join = async () => {
      await introduce()
      await api.takeSeat(table, { invite: token })
    }
    join().then(
      () => current && go(pathTo.table('online', table), { replace: true }),
      (error: unknown) => current && setProblem(isUnreachable(error) ? 'unreachable' : 'used'),
    )
    return () => {
      current = false
    }
  }, [table, token, attempt])
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.join.title}>{problem ? words.join.failed : words.join.joining}</Title>
          {problem ? <p role="alert">{words.join[problem]}</p> : undefined}
        </div>
      </div>
      {problem ? (
        <div className="row">
          <Button kind="go" onClick={() => setAttempt(attempt + 1)}>
            {words.join.again}
          </Button>
          <Button onClick={() => go(pathTo.table('online', table))}>{words.tables.watch}</Button>
          <Button onClick={() => go(pathTo.home)}>{words.unknown.home}</Button>
        </div>
      ) : undefined}
    </Frame>
  )
}
export default Join
