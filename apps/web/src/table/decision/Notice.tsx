import { Button } from '@tabletome/boardkit'
import { memo } from 'react'
import { useWords } from '../../text/index.ts'
import { useSteadyTable } from '../context.ts'
import { PeopleNotice } from '../layout/lateTable.ts'

/** Connection lost, somebody asks to go back, or is away: said beside the question until it is settled. */
export const Notice = memo(() => {
  const words = useWords()
  const { kind, state, position, names, table, connection } = useSteadyTable()
  if (state.link === 'reconnecting')
    return (
      <div className="ask-notice is-bad" role="alert">
        {words.table.reconnecting}
      </div>
    )
  const { undoRequest } = position
  const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  const asked = undoRequest && mine.filter(seat => !undoRequest.agreed.includes(seat))
  const [me] = asked ?? []
  if (!undoRequest || me === undefined) return kind === 'online' ? <PeopleNotice /> : undefined
  return (
    <div className="ask-notice row" role="alert">
      <span className="grow">{words.table.rewindAsk(names.of(undoRequest.seat))}</span>
      <Button slim onClick={() => void connection.agreeUndo(me, true)}>
        {words.table.agree}
      </Button>
      <Button slim onClick={() => void connection.agreeUndo(me, false)}>
        {words.table.disagree}
      </Button>
    </div>
  )
})
