import { Button } from '@tabletome/boardkit'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

/** Connection lost, or somebody asks to go back: said over the board until it is settled. */
export const Banner = () => {
  const words = useWords()
  const { state, position, names, table, connection } = useTable()
  if (state.link === 'reconnecting')
    return (
      <div className="table-banner is-bad" role="alert">
        {words.table.reconnecting}
      </div>
    )
  const { undoRequest } = position
  const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  const asked = undoRequest && mine.filter(seat => !undoRequest.agreed.includes(seat))
  const [me] = asked ?? []
  if (!undoRequest || me === undefined) return undefined
  return (
    <div className="table-banner" role="alert">
      <span className="grow">{words.table.rewindAsk(names.of(undoRequest.seat))}</span>
      <Button slim onClick={() => void connection.agreeUndo(me, true)}>
        {words.table.agree}
      </Button>
      <Button slim onClick={() => void connection.agreeUndo(me, false)}>
        {words.table.disagree}
      </Button>
    </div>
  )
}
