import { Button, Leaf } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { Suspense } from 'react'
import { askForFile } from '../../app/download.ts'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo, useGameText } from '../../app/games.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { type MyTable, storySeat, tableName, useTables } from '../../app/tables.ts'
import { ago } from '../../app/time.ts'
import { Title } from '../../app/Title.tsx'
import { useNow } from '../../app/useNow.ts'
import { keepFile } from '../../replay/source.ts'
import { useWords } from '../../text/index.ts'
import '../tables/tables.css'

const Row = ({ mine, info }: { mine: MyTable; info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const now = useNow()
  const name = tableName(text.title, mine.table, words, language)
  return (
    <li className="leaf plain table-row">
      <div className="grow row-words">
        <h3>{name}</h3>
        <p className="small soft">
          {words.tables.answers(mine.table.seq)} · {ago(mine.table.changedAt, now, language)}
        </p>
      </div>
      <Button
        aria-label={`${words.tables.replay}: ${name}`}
        onClick={() => go(pathTo.replay(mine.kind, mine.table.id, undefined, storySeat(mine.table)))}
      >
        {words.tables.replay}
      </Button>
    </li>
  )
}

const Replays = () => {
  const words = useWords()
  const { mine, known } = useTables()
  const importFile = async () => {
    const record = await askForFile()
    if (record === undefined) return
    keepFile(record)
    go(pathTo.replay('file'))
  }
  const rows = (tables: readonly MyTable[]) =>
    tables.flatMap(each => {
      const info = gameInfo(each.table.game)
      return info ? [<Row key={each.table.id} mine={each} info={info} />] : []
    })
  const finished = rows(mine.filter(({ table }) => table.status === 'over'))
  const running = rows(mine.filter(({ kind, table }) => kind === 'local' && table.status !== 'over'))
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.replay.title} />
          <p>{words.replay.about}</p>
        </div>
        <Button onClick={() => void importFile()}>{words.replay.import}</Button>
      </div>
      <Suspense fallback={<p className="soft">{words.app.loading}</p>}>
        <div className="tables-page">
          {finished.length > 0 ? (
            <Leaf title={words.replay.finished} className="tables-leaf">
              <ul className="plain tables-list">{finished}</ul>
            </Leaf>
          ) : undefined}
          {running.length > 0 ? (
            <Leaf title={words.replay.running} className="tables-leaf">
              <ul className="plain tables-list">{running}</ul>
            </Leaf>
          ) : undefined}
          {known && finished.length + running.length === 0 ? <p className="soft">{words.replay.none}</p> : undefined}
        </div>
      </Suspense>
    </Frame>
  )
}
export default Replays
