import { Button, Leaf, SeatMark } from '@tabletome/boardkit'
import type { TableInfo } from '@tabletome/match/protocol'
import type { GameInfo } from '@tabletome/games/types'
import { usualBot } from '@tabletome/games/usualBot.ts'
import { useEffect, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { GameArt } from '../../app/GameArt.tsx'
import { useGameText } from '../../app/games.ts'
import { notify } from '../../app/notices.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { seatColours } from '../../app/seatColours.ts'
import { useSettings } from '../../app/settings.ts'
import { setupWords } from '../../app/setupWords.ts'
import { Title } from '../../app/Title.tsx'
import { api } from '../../online/api.ts'
import { useWords } from '../../text/index.ts'
import { InviteLink } from './InviteLink.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import '../layout/table.css'

/** An online table whose seats are not all taken: links to send, and who is there already. */
export const Lobby = ({ table, info }: { table: TableInfo; info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const seated = table.seats.some(seat => seat.mine)
  const asked = table.seats.some(seat => seat.invited)
  const colours = seatColours(info, table.setup)
  const waits = table.owner && table.awaitsNonce === true
  useEffect(() => {
    // The page was left between making the table and adding our number to its seed.
    if (waits) api.addNonce(table).catch(() => undefined)
  }, [waits, table])
  const act = async (work: Promise<unknown>) => {
    setBusy(true)
    try {
      await work
    } catch (error) {
      notify({ id: 'lobby', text: error instanceof Error ? error.message : words.join.failed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={`${text.title}: ${words.table.lobby}`}>{words.table.lobby}</Title>
          <p>{asked ? words.table.lobbyRematch : words.table.lobbyAbout}</p>
          <p className="small soft">
            {[...setupWords(info, text, table.setup), ...(table.hints ? [words.newTable.hintsAgreed] : [])].join(' · ')}
          </p>
        </div>
      </div>
      <div className="lobby-page">
        <Leaf className="lobby" title={text.title}>
          <ul className="plain stack">
            {table.seats.map((seat, i) => (
              <li key={seat.seat} className="person">
                <SeatMark seat={colours[i] ?? 'sable'} size={40} />
                <div className="grow">
                  <div className="seat-name">
                    {seat.name || words.newTable.emptyName}
                    <span className="small soft"> · {words.seatColours[colours[i] ?? 'sable']}</span>
                    {seat.account ? <span className="small soft"> · {words.table.account}</span> : undefined}
                  </div>
                  <div className="small soft">
                    {seat.bot
                      ? words.table.bot(words.newTable.levels[seat.bot] ?? seat.bot)
                      : seat.program !== undefined
                        ? seat.connected
                          ? words.table.program(seat.program)
                          : words.table.programAway(seat.program)
                        : seat.kind === 'person'
                          ? seat.connected
                            ? words.table.taken
                            : words.table.away
                          : seat.invited
                            ? words.table.keptFor
                            : seat.open
                              ? words.table.openSeat
                              : words.newTable.kindLabel.friend}
                  </div>
                  {seat.invite ? <InviteLink table={table.id} token={seat.invite} seat={String(i + 1)} /> : undefined}
                </div>
                {seat.invite ? (
                  <Button
                    slim
                    kind="quiet"
                    disabled={busy}
                    title={words.table.renewInviteAbout}
                    onClick={() => void act(api.renewInvite(table.id, seat.seat))}
                  >
                    {words.table.renewInvite}
                  </Button>
                ) : undefined}
                {table.owner && seat.kind === 'person' && !seat.mine ? (
                  <Button
                    slim
                    kind="quiet"
                    disabled={busy}
                    aria-label={`${words.table.freeSeat}: ${seat.name}`}
                    onClick={() => void act(api.leaveSeat(table.id, seat.seat))}
                  >
                    {words.table.freeSeat}
                  </Button>
                ) : undefined}
                {seat.kind === 'empty' && (seat.open || seat.forMe) && !seated ? (
                  <Button
                    kind="go"
                    disabled={busy}
                    onClick={() => void act(api.takeSeat(table.id, { seat: seat.seat }))}
                  >
                    {words.tables.join}
                  </Button>
                ) : undefined}
              </li>
            ))}
          </ul>
          {table.owner ? (
            <div className="row">
              <Button disabled={busy} onClick={() => void act(api.start(table.id, usualBot(info)))}>
                {words.table.startNow}
              </Button>
              <Button
                kind="quiet"
                disabled={busy}
                onClick={() => void act(api.closeTable(table.id).then(() => go(pathTo.tables)))}
              >
                {asked ? words.table.withdraw : words.table.closeTable}
              </Button>
            </div>
          ) : seated ? (
            <Button kind="quiet" disabled={busy} onClick={() => setLeaving(true)}>
              {words.table.leaveTable}
            </Button>
          ) : undefined}
          {leaving ? (
            <LeaveDialog table={table} onLeft={() => go(pathTo.tables)} onClose={() => setLeaving(false)} />
          ) : undefined}
        </Leaf>
        <div className="lobby-art">
          <GameArt info={info} />
        </div>
      </div>
    </Frame>
  )
}
