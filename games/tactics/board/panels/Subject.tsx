import type { BoardProps } from '../../../types.ts'
import { BlowPanel, EnemyCardPanel, UnitFace } from '../lateParts.ts'
import { blowInProgress } from '../hand/blow.ts'
import { askedUnit, choiceOf, openOf, unitOfAnchor } from '../read.ts'

/** What is looked at or resolved: an Enemy Unit's card, an attack with its odds, the unit in focus. */
export const Subject = (board: BoardProps) => {
  const open = openOf(board.view)
  const asked = askedUnit(board.view)
  const unit = unitOfAnchor(open, board.subject) ?? open.move?.unit ?? (asked && open.units[asked] ? asked : undefined)
  // Only what really goes on: what is pointed at is told in the preview, which moves nothing away from under the hand.
  const blow = blowInProgress(open, choiceOf(board.view))
  const card = open.turn?.card
  const shown = unit ?? blow?.attacker
  if (!card && !shown && !blow) return undefined
  return (
    <div className={board.compact ? 'tactics-current compact' : 'tactics-current'}>
      {card ? <EnemyCardPanel board={board} card={card} /> : undefined}
      {shown ? <UnitFace board={board} id={shown} /> : undefined}
      {blow ? <BlowPanel board={board} blow={blow} /> : undefined}
    </div>
  )
}
