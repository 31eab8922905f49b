import { Button } from '@tabletome/boardkit'
import { usualBot } from '@tabletome/games/usualBot.ts'
import { useMemo, useState } from 'react'
import { notify } from '../../app/notices.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { linesOf } from '../chronicle/chronicle.ts'
import { useSteadyTable } from '../context.ts'
import { refusalText } from '../decision/useActions.ts'
import { type Attendance, attendanceOf, clock } from './presence.ts'
import { useServerNow } from './useServerNow.ts'
import './people.css'

const useStandIn = () => {
  const words = useWords()
  const { connection, text } = useSteadyTable()
  const [busy, setBusy] = useState(false)
  const standIn = async (seat: string, bot: string | undefined) => {
    setBusy(true)
    const answered = await connection.standIn(seat, bot)
    setBusy(false)
    if (!answered.ok) notify({ id: 'refused', text: refusalText(answered, words, text.reason) })
  }
  return { busy, standIn }
}

/** What the bot answered for me, in the words of the chronicle. */
const WhatItDid = ({ seat, since }: { seat: string; since: number }) => {
  const words = useWords()
  const { state, text, names } = useSteadyTable()
  const did = useMemo(
    () =>
      linesOf(
        state.history.filter(each => each.seq > since && each.seat === seat),
        text,
        names,
      ),
    [state.history, since, seat, text, names],
  )
  if (did.length === 0) return undefined
  return (
    <details className="what-it-did">
      <summary>{words.people.whatItDid(did.length)}</summary>
      <ul className="plain small">
        {did.slice(-12).map(line => (
          <li key={line.key}>{line.text}</li>
        ))}
      </ul>
    </details>
  )
}

/** I come back, and a bot sits in my seat. */
const BotForMe = ({ seat, paused }: Attendance & { is: 'bot' }) => {
  const words = useWords()
  const { busy, standIn } = useStandIn()
  const { info } = useSteadyTable()
  const level = seat.bot ?? usualBot(info)
  return (
    <div className="ask-notice people-notice" role="alert">
      <div>
        <b>{words.people.botForYou}</b>
        <p className="small">{paused ? words.people.botPaused : words.people.botPlays}</p>
        <WhatItDid seat={seat.seat} since={seat.standInSince ?? 0} />
      </div>
      <div className="row">
        <Button kind="go" className="grow" disabled={busy} onClick={() => void standIn(seat.seat, undefined)}>
          {words.people.takeOver}
        </Button>
        {paused ? (
          <Button disabled={busy} onClick={() => void standIn(seat.seat, level)}>
            {words.people.goOn}
          </Button>
        ) : undefined}
      </div>
    </div>
  )
}

/** I wait for somebody who is away: how long, and from when on a bot may play on. */
const Away = ({ seat, away, botIn }: Attendance & { is: 'away' }) => {
  const words = useWords()
  const { table, info } = useSteadyTable()
  const { busy, standIn } = useStandIn()
  const [copied, setCopied] = useState(false)
  const remind = () => {
    navigator.clipboard.writeText(`${location.origin}${pathTo.table('online', table.id)}`).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="ask-notice people-notice" role="status">
      <div className="row">
        <span className="count-ring" aria-hidden="true">
          {clock(botIn > 0 ? botIn : (away ?? 0))}
        </span>
        <div className="grow">
          <b>{words.table.waitFor(seat.name)}</b>
          <p className="small" aria-live="off">
            {botIn > 0 ? words.people.botIn(clock(botIn)) : words.people.awayFor(Math.floor((away ?? 0) / 60_000))}{' '}
            {words.people.seatStays}
          </p>
        </div>
      </div>
      {botIn > 0 ? undefined : (
        <div className="row">
          <Button
            kind="go"
            className="grow"
            disabled={busy}
            onClick={() => void standIn(seat.seat, table.standIn ?? usualBot(info))}
          >
            {words.people.letBot}
          </Button>
          <Button onClick={remind}>{copied ? words.app.copied : words.people.remind}</Button>
        </div>
      )}
    </div>
  )
}

/** Who is here and who is not, beside the question, as long as it matters. */
export const PeopleNotice = () => {
  const { state, table, view } = useSteadyTable()
  const someAway = table.seats.some(({ botFrom }) => botFrom !== undefined)
  const now = useServerNow(state.ahead ?? 0, someAway)
  const attendance = attendanceOf(table, view.waiting, now)
  if (!attendance) return undefined
  return attendance.is === 'bot' ? <BotForMe {...attendance} /> : <Away {...attendance} />
}
