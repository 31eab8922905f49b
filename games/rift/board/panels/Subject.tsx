import type { BoardProps } from '../../../types.ts'
import { trayNamed } from '../../rules/march/trays.query.ts'
import { isAiming } from '../hand/aim.ts'
import { AimPanel, TrayPanel, Workbench } from '../lateParts.ts'
import { useNoteHand, usePick } from '../pick.ts'
import { openOf } from '../read.ts'
import { usePlacing } from '../hand/usePlacing.ts'

/** What is in hand or looked at: the zoomed tray with the piece over it, the tower to turn, a tray. */
export const Subject = (board: BoardProps) => {
  const pick = usePick()
  const noteHand = useNoteHand()
  const placing = usePlacing(board)
  const open = openOf(board.view)
  const looked = pick.tray === undefined ? undefined : trayNamed(open, pick.tray)
  if (!placing.piece && !isAiming(board) && !looked) return undefined
  return (
    <div className={board.compact ? 'rift-current compact' : 'rift-current'} onPointerDownCapture={noteHand}>
      {placing.piece ? (
        <Workbench board={board} />
      ) : isAiming(board) ? (
        <AimPanel board={board} />
      ) : (
        looked && <TrayPanel board={board} tray={looked} />
      )}
    </div>
  )
}
