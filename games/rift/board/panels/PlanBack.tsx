import { Button } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { say } from '../words.ts'

/** One step back in an action that is being composed, close to the piece in hand; the shell says that it is not played yet. */
export const PlanBack = ({ board }: { board: BoardProps }) => {
  const { draft } = board
  if (!draft || draft.steps.length === 0) return undefined
  return (
    <Button slim kind="quiet" title={say(board.text, 'plan')} onClick={() => draft.back()}>
      {say(board.text, 'back')}
    </Button>
  )
}
