import type { BoardProps } from '../../../types.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import { AttackPanel, OrderPicker, ScionPanel, UnitPanel } from '../lateParts.ts'
import { CardLeaf, EventPanel, frontHere } from './EventPanel.tsx'
import { usePick } from '../hand/pick.ts'
import { choiceOf, type CombatView, openOf, unitAsked } from '../read.ts'

const InCombat = ({ board, combat }: { board: BoardProps; combat: CombatView }) => {
  const pick = usePick()
  const open = openOf(board.view)
  const looked = unitAsked(board.view) ?? (pick.unit === undefined ? undefined : unitNamed(open, pick.unit))
  return (
    <>
      {combat.attack ? <AttackPanel board={board} attack={combat.attack} /> : undefined}
      {looked ? <UnitPanel board={board} unit={looked} /> : undefined}
      {combat.kind === 'scion' ? <ScionPanel board={board} combat={combat} /> : undefined}
    </>
  )
}

const InCampaign = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const choice = choiceOf(board.view)
  const front = frontHere(open)
  if (choice === 'spectate.order') return <OrderPicker board={board} />
  if (choice === 'event' && front) return <EventPanel board={board} card={front} />
  if (open.offer && open.offer.length > 0)
    return open.offer.map(card => <CardLeaf key={card} board={board} card={card} />)
  return undefined
}

/** What is being resolved: the card at hand, the attack, the unit looked at, who comes next. */
export const Subject = (board: BoardProps) => {
  const { combat, outcomeOfCombat } = openOf(board.view)
  const isFought = combat && outcomeOfCombat === undefined
  return (
    <div className={board.compact ? 'victorum-current compact' : 'victorum-current'}>
      {isFought ? <InCombat board={board} combat={combat} /> : <InCampaign board={board} />}
    </div>
  )
}
