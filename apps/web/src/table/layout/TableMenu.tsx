import { Button, Dialog, SeatMark } from '@tabletome/boardkit'
import type { TableSeat } from '@tabletome/match/protocol'
import { usualBot } from '@tabletome/games/usualBot.ts'
import { useState } from 'react'
import { download, recordName } from '../../app/download.ts'
import { Link } from '../../app/Link.tsx'
import { notify } from '../../app/notices.ts'
import { Pick } from '../../app/Pick.tsx'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { storySeat } from '../../app/tables.ts'
import { seatColours } from '../../app/seatColours.ts'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { tellOf, useNotifications } from '../../online/notifications.ts'
import { useWords } from '../../text/index.ts'
import { standing } from '../chronicle/chronicle.ts'
import { useTable } from '../context.ts'
import { InviteLink } from '../people/InviteLink.tsx'
import { LeaveDialog } from '../people/LeaveDialog.tsx'
import { refusalText } from '../decision/useActions.ts'
import { useServerNow } from '../people/useServerNow.ts'

const Person = ({ seat, index }: { seat: TableSeat; index: number }) => {
  const words = useWords()
  const { connection, info, text, table, state } = useTable()
  const level = usualBot(info) ?? ''
  const standIn = async (bot: string | undefined) => {
    const answered = await connection.standIn(seat.seat, bot)
    if (!answered.ok) notify({ id: 'refused', text: refusalText(answered, words, text.reason) })
  }
  const isPerson = seat.kind === 'person'
  const now = useServerNow(state.ahead ?? 0, seat.botFrom !== undefined)
  const mayHandOver =
    isPerson &&
    !seat.standIn &&
    (seat.mine || (seat.botFrom !== undefined && seat.botFrom <= now)) &&
    table.status === 'playing'
  return (
    <li className="person">
      <SeatMark seat={seatColours(info, table.setup)[index] ?? 'sable'} size={28} />
      <div className="grow">
        <div className="seat-name">
          {seat.name}
          {seat.account ? <span className="small soft"> · {words.table.account}</span> : undefined}
        </div>
        <div className="small soft">
          {seat.standIn
            ? words.table.standsIn(seat.name)
            : seat.bot
              ? words.table.bot(words.newTable.levels[seat.bot] ?? seat.bot)
              : seat.program !== undefined
                ? seat.connected
                  ? words.table.program(seat.program)
                  : words.table.programAway(seat.program)
                : seat.connected
                  ? words.table.taken
                  : words.table.away}
        </div>
        {seat.invite ? <InviteLink table={table.id} token={seat.invite} seat={seat.seat} /> : undefined}
      </div>
      {seat.standIn && seat.mine ? (
        <Button slim onClick={() => void standIn(undefined)}>
          {words.table.takeBack}
        </Button>
      ) : mayHandOver ? (
        <Button slim kind="quiet" onClick={() => void standIn(level)}>
          {words.table.standIn}
        </Button>
      ) : undefined}
    </li>
  )
}

/** Back past something revealed: alone at the screen at once, online when everybody agrees. */
const Rewind = ({ onDone }: { onDone: () => void }) => {
  const words = useWords()
  const { connection, state, table, text, position, kind } = useTable()
  const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  const last = standing(state.history).findLast(({ seat }) => seat !== undefined && mine.includes(seat))
  if (!last?.seat || !table.undo || position.over || position.undo.possible) return undefined
  const { seat, seq } = last
  const ask = async () => {
    const answered = await connection.askUndo(seat, seq - 1)
    if (!answered.ok) notify({ id: 'refused', text: refusalText(answered, words, text.reason) })
    onDone()
  }
  return (
    <div className="row between">
      <p className="small soft grow">{kind === 'online' ? words.table.rewindAbout : words.table.rewindAlone}</p>
      <Button slim onClick={() => void ask()}>
        {kind === 'online' ? words.table.rewind : words.table.rewindNow}
      </Button>
    </div>
  )
}

/** Opt-in, for this table alone. */
const TellMe = ({ table }: { table: string }) => {
  const words = useWords()
  const { ability, tables } = useNotifications()
  const [busy, setBusy] = useState(false)
  if (ability === 'unknown') return undefined
  const isOn = tables.includes(table)
  const change = async (wanted: boolean) => {
    setBusy(true)
    if (!(await tellOf(table, wanted))) notify({ id: 'notify', text: words.people.notifyFailed })
    setBusy(false)
  }
  if (ability !== 'ready') return <p className="small soft">{words.settings.notifyNot[ability]}</p>
  return (
    <label className="row tell-me">
      <input type="checkbox" checked={isOn} disabled={busy} onChange={event => void change(event.target.checked)} />
      <span>
        {words.people.notify}
        <span className="small soft"> {words.people.notifyAbout}</span>
      </span>
    </label>
  )
}

/** People, pace, record and ways out. */
export const TableMenu = ({ onClose, onSettings }: { onClose: () => void; onSettings: () => void }) => {
  const words = useWords()
  const { speed, sound } = useSettings()
  const { table, position, connection, info, kind } = useTable()
  const [leaving, setLeaving] = useState(false)
  const isMine = table.seats.some(seat => seat.mine)
  const mayLeave = kind === 'online' && table.status === 'playing' && isMine
  const exportRecord = () => {
    connection.record().then(
      text => download(recordName(info.id, table.id), text),
      () => notify({ id: 'export', text: words.table.refused.failed }),
    )
  }
  return (
    <Dialog title={words.table.menu} close={words.app.close} onClose={onClose}>
      <div className="table-menu stack">
        <h3 className="label">{words.table.people}</h3>
        {table.hints ? <p className="small soft">{words.newTable.hintsAgreed}</p> : undefined}
        <ul className="plain stack">
          {table.seats.map((seat, i) => (
            <Person key={seat.seat} seat={seat} index={i} />
          ))}
        </ul>
        <Pick
          label={words.settings.speed}
          value={speed}
          choices={(['slow', 'normal', 'fast', 'instant'] as const).map(each => ({
            value: each,
            text: words.table.speed[each],
          }))}
          onPick={picked => changeSettings({ speed: picked })}
        />
        <Pick
          label={words.settings.sound}
          value={sound ? 'on' : 'off'}
          choices={[
            { value: 'on', text: words.settings.on },
            { value: 'off', text: words.settings.off },
          ]}
          onPick={picked => changeSettings({ sound: picked === 'on' })}
        />
        {kind === 'online' && table.status === 'playing' && isMine ? <TellMe table={table.id} /> : undefined}
        <Rewind onDone={onClose} />
        <dl className="seed-seal">
          <dt className="label">{words.table.fingerprint}</dt>
          <dd className="small">{table.seedCommit}</dd>
          {position.seed ? (
            <>
              <dt className="label">{words.table.seedIs}</dt>
              <dd className="small">{position.seed}</dd>
            </>
          ) : undefined}
        </dl>
        <div className="row menu-ways">
          <Button onClick={exportRecord}>{words.table.exportRecord}</Button>
          <Link className="btn" to={pathTo.replay(kind, table.id, undefined, storySeat(table))}>
            {words.table.branchOff}
          </Link>
          <Link className="btn" to={pathTo.tables}>
            {words.table.allTables}
          </Link>
          <Button onClick={onSettings}>{words.table.settings}</Button>
          {mayLeave ? <Button onClick={() => setLeaving(true)}>{words.table.leaveTable}</Button> : undefined}
          <Link className="btn" to={pathTo.home}>
            {words.table.leave}
          </Link>
        </div>
      </div>
      {leaving ? (
        <LeaveDialog table={table} onLeft={() => go(pathTo.tables)} onClose={() => setLeaving(false)} />
      ) : undefined}
    </Dialog>
  )
}
