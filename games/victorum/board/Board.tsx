import { useEffect } from 'react'
import type { Rect } from '@tabletome/boardkit'
import type { BoardFrame, BoardProps } from '../../types.ts'
import { ARENA, WORLD } from './map/scene.ts'
import { ArenaBoard } from './lateParts.ts'
import { EventAtHand } from './panels/EventPanel.tsx'
import { usePicker } from './hand/pick.ts'
import { combatOf } from './read.ts'
import { WorldBoard } from './map/WorldBoard.tsx'

const aspectOf = ({ width, height }: Rect): number => width / height
export const frame = (view: BoardProps['view']): BoardFrame =>
  combatOf(view)
    ? { aspect: aspectOf(ARENA), fill: true, dock: { snug: 88, roomy: 110 } }
    : { aspect: aspectOf(WORLD), dock: { snug: 76, roomy: 98 } }

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
    </div>
  )
}
