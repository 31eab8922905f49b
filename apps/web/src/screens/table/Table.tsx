import type { GameInfo } from '@tabletome/games/types'
import type { TableInfo } from '@tabletome/match/protocol'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo } from '../../app/games.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo, type TableKind } from '../../app/routes.ts'
import { Title } from '../../app/Title.tsx'
import { NOT_OPEN, type TableConnection } from '../../table/connection.ts'
import { Shell } from '../../table/layout/Shell.tsx'
import { useAtOnce } from '../../table/layout/useAtOnce.ts'
import { useWords } from '../../text/index.ts'

const nobody = () => () => undefined
const notOpen = () => NOT_OPEN

const useConnection = (open: TableProps['open'], id: string) => {
  const [connection, setConnection] = useState<TableConnection>()
  useEffect(() => {
    const opened = open(id)
    setConnection(opened)
    return () => opened.close()
  }, [open, id])
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
  open(id: string): TableConnection
  /** While its seats are being taken. */
  Lobby?: ComponentType<{ table: TableInfo; info: GameInfo }>
}

export const Table = ({ kind, id, result, open, Lobby }: TableProps) => {
  const { connection, state } = useConnection(open, id)
  useAtOnce()
  const { table, position, link, problem } = state
  const info = table && gameInfo(table.game)
  if (link === 'gone' || (table && !info)) return <Gone kind={kind} problem={problem} />
  if (Lobby && table && info && table.status === 'gathering') return <Lobby table={table} info={info} />
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
