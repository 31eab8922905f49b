import { useEffect, useState, useSyncExternalStore } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo } from '../../app/games.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo, type TableKind } from '../../app/routes.ts'
import { Title } from '../../app/Title.tsx'
import { openLocal } from '../../local/connection.ts'
import { openOnline } from '../../online/connection.ts'
import { NOT_OPEN, type TableConnection } from '../../table/connection.ts'
import { Lobby } from '../../table/people/Lobby.tsx'
import { Shell } from '../../table/layout/Shell.tsx'
import { useWords } from '../../text/index.ts'

const nobody = () => () => undefined
const notOpen = () => NOT_OPEN

const useConnection = (kind: TableKind, id: string) => {
  const [connection, setConnection] = useState<TableConnection>()
  useEffect(() => {
    const opened = kind === 'local' ? openLocal(id) : openOnline(id)
    setConnection(opened)
    return () => opened.close()
  }, [kind, id])
  const state = useSyncExternalStore(connection?.subscribe ?? nobody, connection?.state ?? notOpen)
  return { connection, state }
}

const Gone = ({ kind, problem }: { kind: TableKind; problem: string | undefined }) => {
  const words = useWords()
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.table.gone} />
          <p>{kind === 'local' ? words.table.otherBrowser : words.table.goneAbout}</p>
          {problem ? <p className="small">{problem}</p> : undefined}
        </div>
      </div>
      <Link className="btn" to={pathTo.tables}>
        {words.table.allTables}
      </Link>
    </Frame>
  )
}

const Opening = () => {
  const words = useWords()
  return (
    <main id="content" className="lost" tabIndex={-1}>
      <Title page={words.table.opening} className="soft opening" />
    </main>
  )
}

interface TableProps {
  kind: TableKind
  id: string
  result: boolean
}

const Table = ({ kind, id, result }: TableProps) => {
  const { connection, state } = useConnection(kind, id)
  const { table, position, link, problem } = state
  const info = table && gameInfo(table.game)
  if (link === 'gone' || (table && !info)) return <Gone kind={kind} problem={problem} />
  if (connection && table && info && table.status === 'gathering') return <Lobby table={table} info={info} />
  if (!connection || !table || !info || !position) return <Opening />
  return (
    <Shell
      kind={kind}
      connection={connection}
      state={state}
      table={table}
      position={position}
      info={info}
      result={result}
    />
  )
}
export default Table
