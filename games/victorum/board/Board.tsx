import { useEffect } from 'react'
import type { BoardProps } from '../../types.ts'
import { ArenaBoard } from './map/ArenaBoard.tsx'
import { EventAtHand } from './panels/EventPanel.tsx'
import { usePicker } from './hand/pick.ts'
import { combatOf } from './read.ts'
import { Tools } from './panels/Tools.tsx'
import { WorldBoard } from './map/WorldBoard.tsx'

/** Outside combat the known world, in combat the arena. */
export const Board = (board: BoardProps) => {
  const combat = combatOf(board.view)
  const { subject } = board
  const { setPick } = usePicker()
  // Whoever is put in focus from the panel takes the place of what was picked up here.
  useEffect(() => {
    if (subject !== undefined) setPick({ picked: undefined })
  }, [subject, setPick])
  return (
    <div className={`victorum-board board-stage board${board.compact ? ' compact' : ''}`}>
      {board.compact && !combat ? <EventAtHand board={board} /> : undefined}
      {combat ? <ArenaBoard board={board} combat={combat} /> : <WorldBoard board={board} />}
      {combat ? <Tools text={board.text} /> : undefined}
    </div>
  )
}
