import { Button, Dialog } from '@tabletome/boardkit'
import type { TableInfo } from '@tabletome/match/protocol'
import { useState } from 'react'
import { notify } from '../../app/notices.ts'
import { api } from '../../online/api.ts'
import { refreshNews } from '../../online/news.ts'
import { useWords } from '../../text/index.ts'

/** Alone one ends the table; with others a bot takes the seat for good, and before the match the seat is free again. */
const leave = async (table: TableInfo) => {
  const mine = table.seats.filter(seat => seat.mine)
  const isAlone = table.seats.every(seat => seat.mine || seat.kind !== 'person' || seat.program !== undefined)
  if (table.owner && (isAlone || (table.status === 'gathering' && mine.length === 0))) return api.closeTable(table.id)
  for (const { seat } of mine) await api.leaveSeat(table.id, seat)
}

interface LeaveDialogProps {
  table: TableInfo
  onLeft: () => void
  onClose: () => void
}

/** Asked once more, because it cannot be taken back. */
export const LeaveDialog = ({ table, onLeft, onClose }: LeaveDialogProps) => {
  const { table: words, app } = useWords()
  const [busy, setBusy] = useState(false)
  const isAlone = table.seats.every(seat => seat.mine || seat.kind !== 'person' || seat.program !== undefined)
  const about =
    isAlone && table.owner ? words.leaveAlone : table.status === 'gathering' ? words.leaveGathering : words.leavePlaying
  const go = async () => {
    setBusy(true)
    try {
      await leave(table)
      await refreshNews()
      onLeft()
    } catch (error) {
      notify({ id: 'leave', text: error instanceof Error ? error.message : words.refused.failed })
    }
    onClose()
  }
  return (
    <Dialog title={words.leaveTable} close={app.close} onClose={onClose}>
      <div className="stack">
        <p>{about}</p>
        <div className="row">
          <Button kind="go" disabled={busy} onClick={() => void go()}>
            {isAlone && table.owner ? words.cancelNow : words.leaveNow}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {words.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
