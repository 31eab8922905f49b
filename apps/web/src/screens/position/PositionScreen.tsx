import { useEffect, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { go } from '../../app/router.ts'
import { codeFrom, pathTo } from '../../app/routes.ts'
import { Title } from '../../app/Title.tsx'
import { local } from '../../local/client.ts'
import { useWords } from '../../text/index.ts'

const given = (): object => {
  const read: unknown = JSON.parse(codeFrom(location.hash) ?? '{}')
  return typeof read === 'object' && read !== null ? read : {}
}

/** Opens the position its address carries as a table of this browser, or says why there can be none. */
const PositionScreen = ({ game }: { game: string }) => {
  const words = useWords()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let gone = false
    const open = async () => local().lay({ game, given: given() })
    open().then(
      id => {
        if (!gone) go(pathTo.table('local', id), { replace: true })
      },
      (error: unknown) => {
        if (!gone) setProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      gone = true
    }
  }, [game])
  return (
    <Frame className="page">
      <Title page={problem === undefined ? words.table.opening : words.newTable.failed} />
      {problem === undefined ? undefined : <p role="alert">{problem}</p>}
    </Frame>
  )
}
export default PositionScreen
