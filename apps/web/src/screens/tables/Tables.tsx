import { Button, Leaf } from '@tabletome/boardkit'
import type { TableInfo } from '@tabletome/match/protocol'
import type { GameInfo } from '@tabletome/games/types'
import { type ReactNode, Suspense, useState } from 'react'
import { askForFile, download, recordName } from '../../app/download.ts'
import { Frame } from '../../app/Frame.tsx'
import { GameArt } from '../../app/GameArt.tsx'
import { gameInfo, games, useGameText } from '../../app/games.ts'
import { notify } from '../../app/notices.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { setupWords } from '../../app/setupWords.ts'
import { type MyTable, storySeat, tableName, useTables } from '../../app/tables.ts'
import { ago } from '../../app/time.ts'
import { Title } from '../../app/Title.tsx'
import { useNow } from '../../app/useNow.ts'
import { local } from '../../local/client.ts'
import { api } from '../../online/api.ts'
import { introduce } from '../../online/introduce.ts'
import { useInvitation } from '../../online/Invitations.tsx'
import { isMyTurn, useNews } from '../../online/news.ts'
import { stoodAt } from '../../table/chronicle/seen.ts'
import { LeaveDialog } from '../../table/people/LeaveDialog.tsx'
import { useWords } from '../../text/index.ts'
import { isPartOfRecord } from './partOfRecord.ts'
import { useDelayedRemoval } from './removal.ts'
import './tables.css'

interface RowProps {
  mine: MyTable
  info: GameInfo
  onRemove: (name: string) => void
  onLeft: () => void
}

const Row = ({ mine: { kind, table }, info, onRemove, onLeft }: RowProps) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const now = useNow()
  const name = tableName(text.title, table, words, language)
  const [leaving, setLeaving] = useState(false)
  const myTurn = isMyTurn(table)
  const status =
    table.status === 'over' ? words.tables.over : myTurn ? words.tables.yourTurn : words.tables[table.status]
  const exportIt = () => {
    const read = kind === 'local' ? local().record(table.id) : api.record(table.id)
    read.then(
      record => download(recordName(info.id, table.id), record),
      () => notify({ id: 'export', text: words.table.refused.failed }),
    )
  }
  return (
    <li className="leaf plain table-row" data-table={table.id}>
      <div className="row-art">
        <GameArt info={info} />
      </div>
      <div className="grow row-words">
        <h3>{name}</h3>
        <p className="small soft">
          <b className={myTurn ? 'gold' : ''}>{status}</b>
          {[...setupWords(info, text, table.setup), stoodAt(table.id), ago(table.changedAt, now, language)]
            .filter(Boolean)
            .map(part => ` · ${part}`)
            .join('')}
        </p>
      </div>
      <div className="row row-acts">
        <Button
          kind={table.status === 'over' ? 'plain' : 'go'}
          aria-label={`${table.status === 'over' ? words.tables.result : words.tables.continue}: ${name}`}
          onClick={() => go(table.status === 'over' ? pathTo.result(kind, table.id) : pathTo.table(kind, table.id))}
        >
          {table.status === 'over' ? words.tables.result : words.tables.continue}
        </Button>
        {table.status === 'over' || kind === 'local' ? (
          <Button
            aria-label={`${words.tables.replay}: ${name}`}
            onClick={() => go(pathTo.replay(kind, table.id, undefined, storySeat(table)))}
          >
            {words.tables.replay}
          </Button>
        ) : undefined}
        <Button kind="quiet" aria-label={`${words.tables.export}: ${name}`} onClick={exportIt}>
          {words.tables.export}
        </Button>
        {kind === 'local' || table.status === 'over' ? (
          <Button
            kind="quiet"
            aria-label={`${kind === 'local' ? words.tables.delete : words.tables.remove}: ${name}`}
            onClick={() => onRemove(name)}
          >
            {kind === 'local' ? words.tables.delete : words.tables.remove}
          </Button>
        ) : (
          <Button kind="quiet" aria-label={`${words.table.leaveTable}: ${name}`} onClick={() => setLeaving(true)}>
            {words.table.leaveTable}
          </Button>
        )}
      </div>
      {leaving ? <LeaveDialog table={table} onLeft={onLeft} onClose={() => setLeaving(false)} /> : undefined}
    </li>
  )
}

const InvitedRow = ({ table, info }: { table: TableInfo; info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const { busy, sitDown, decline } = useInvitation(table)
  return (
    <li className="leaf plain table-row">
      <div className="row-art">
        <GameArt info={info} />
      </div>
      <div className="grow row-words">
        <h3>{words.invitation.asks(table.by ?? '')}</h3>
        <p className="small soft">
          {[text.title, ...setupWords(info, text, table.setup), words.invitation.sameSeats].join(' · ')}
        </p>
      </div>
      <Button kind="go" disabled={busy} onClick={sitDown}>
        {words.invitation.sitDown}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={decline}>
        {words.invitation.notNow}
      </Button>
    </li>
  )
}

const OpenRow = ({ table, info, onJoined }: { table: TableInfo; info: GameInfo; onJoined: () => void }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const now = useNow()
  const [busy, setBusy] = useState(false)
  const free = table.seats.find(seat => seat.open && seat.kind === 'empty')
  const join = async () => {
    if (!free) return
    setBusy(true)
    try {
      await introduce()
      await api.takeSeat(table.id, { seat: free.seat })
      go(pathTo.table('online', table.id))
    } catch (error) {
      notify({ id: 'join', text: error instanceof Error ? error.message : words.join.failed })
      setBusy(false)
      onJoined()
    }
  }
  return (
    <li className="leaf plain table-row">
      <div className="grow row-words">
        <h3>{tableName(text.title, table, words, language)}</h3>
        <p className="small soft">
          {[
            ...setupWords(info, text, table.setup),
            ...(table.hints ? [words.newTable.hintsAgreed] : []),
            ago(table.createdAt, now, language),
          ].join(' · ')}
        </p>
      </div>
      <Button kind="go" disabled={busy || !free} onClick={() => void join()}>
        {words.tables.join}
      </Button>
      {table.spectators ? (
        <Button onClick={() => go(pathTo.table('online', table.id))}>{words.tables.watch}</Button>
      ) : undefined}
    </li>
  )
}

const Section = ({
  title,
  none,
  children,
  count,
}: {
  title: string
  none: string
  children: ReactNode
  count: number
}) => (
  <Leaf title={title} aside={count > 0 ? String(count) : undefined} className="tables-leaf">
    {count === 0 ? <p className="soft">{none}</p> : <ul className="plain tables-list">{children}</ul>}
  </Leaf>
)

/** Every table, here and online, and the way in for records. */
const Tables = () => {
  const words = useWords()
  const { mine, open, known, reachable, refresh } = useTables(true)
  const { invited } = useNews()
  const { hidden, remove } = useDelayedRemoval()
  const shown = mine.filter(({ table }) => !hidden.has(table.id))
  const importFile = async () => {
    const text = await askForFile()
    if (text === undefined) return
    try {
      go(pathTo.table('local', await local().importRecord(text)))
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      const said = isPartOfRecord(text) ? words.tables.importRunning : `${words.tables.importFailed} ${why}`
      notify({ id: 'import', text: said })
    }
  }
  const rows = (kind: MyTable['kind']) =>
    shown
      .filter(each => each.kind === kind)
      .flatMap(each => {
        const info = gameInfo(each.table.game)
        return info ? [{ each, info }] : []
      })
  const [here, online] = [rows('local'), rows('online')]
  const [first] = games
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.tables.title} />
          <p>{words.tables.about}</p>
        </div>
        <div className="row">
          {first ? (
            <Button kind="go" onClick={() => go(pathTo.newTable(first.id))}>
              {words.tables.newTable}
            </Button>
          ) : undefined}
          <Button onClick={() => void importFile()}>{words.tables.import}</Button>
        </div>
      </div>
      <Suspense fallback={<p className="soft">{words.app.loading}</p>}>
        <div className="tables-page">
          {invited.length > 0 ? (
            <Section title={words.tables.invited} none="" count={invited.length}>
              {invited.flatMap(table => {
                const info = gameInfo(table.game)
                return info ? [<InvitedRow key={table.id} table={table} info={info} />] : []
              })}
            </Section>
          ) : undefined}
          {known ? (
            <Section title={words.tables.here} none={words.tables.hereNone} count={here.length}>
              {here.map(({ each, info }) => (
                <Row
                  key={each.table.id}
                  mine={each}
                  info={info}
                  onRemove={name => remove('local', each.table.id, name)}
                  onLeft={refresh}
                />
              ))}
            </Section>
          ) : undefined}
          {reachable === false ? (
            <p className="note">{words.tables.offline}</p>
          ) : reachable ? (
            <>
              <Section title={words.tables.online} none={words.tables.onlineNone} count={online.length}>
                {online.map(({ each, info }) => (
                  <Row
                    key={each.table.id}
                    mine={each}
                    info={info}
                    onRemove={name => remove('online', each.table.id, name)}
                    onLeft={refresh}
                  />
                ))}
              </Section>
              <Section title={words.tables.openOnes} none={words.tables.openNone} count={open.length}>
                {open.flatMap(table => {
                  const info = gameInfo(table.game)
                  return info ? [<OpenRow key={table.id} table={table} info={info} onJoined={refresh} />] : []
                })}
              </Section>
            </>
          ) : undefined}
        </div>
      </Suspense>
    </Frame>
  )
}
export default Tables
