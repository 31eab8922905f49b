import type { BoardProps } from '../../../types.ts'
import { BlowPanel } from '../lateParts.ts'
import { blowOf } from '../hand/blow.ts'
import { planOf } from '../hand/plan.ts'
import { answerOf, openOf } from '../read.ts'

/** An attack that is pointed at or chosen: whom, how much with its sum, and every result with its odds. */
export const preview = (board: BoardProps, option: string) => {
  const plan = planOf(board, option)
  const blow = plan?.kind === 'attack' ? blowOf(openOf(board.view), plan) : undefined
  return blow && <BlowPanel board={board} blow={blow} answered={answerOf(option)?.do !== 'counter'} />
}
