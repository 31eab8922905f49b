/** What a seat may undo by itself: its own last answers, if it could have worked out their result from its view. */
import { isHolding } from './turnpoint.ts'
import type { Turnpoint } from './turnpoint.ts'
import type { UndoState } from './types.ts'

export interface UndoChoice {
  readonly state: UndoState
  /** Where one undo leads; nothing if only a held answer is taken back. */
  readonly one?: Turnpoint
  /** Where “restart turn” leads. */
  readonly turn?: Turnpoint
  readonly takesBack: boolean
}

/** `hasAnswered`: somewhere on the way to this position. It only decides which reason is given. */
export const undoOf = (position: Turnpoint, seat: string, hasAnswered: () => boolean): UndoChoice => {
  const { table } = position
  if (table.outcome !== undefined) return cannot('over')
  const last = lastCarriedOut(position)
  const takesBack = isHolding(table, seat)
  let turn = last
  let steps = takesBack ? 1 : 0
  while (canBeUndone(turn, seat)) {
    turn = turn.before
    steps++
  }
  if (steps === 0) return cannot(reasonOf(last, seat, hasAnswered))
  const state: UndoState = { possible: true, seat, steps }
  if (takesBack) return turn === last ? { state, takesBack } : { state, turn, takesBack }
  return { state, turn, takesBack, ...(last.before && { one: last.before }) }
}

/** Answers held for others have changed nothing yet: they stand in nobody's way, and must not tell that they are there. */
const lastCarriedOut = (position: Turnpoint): Turnpoint => {
  let last = position
  while (last.held && last.before) last = last.before
  return last
}

const canBeUndone = (position: Turnpoint, seat: string): position is Turnpoint & { before: Turnpoint } =>
  position.by === seat && position.before !== undefined

const reasonOf = (last: Turnpoint, seat: string, hasAnswered: () => boolean): NonNullable<UndoState['reason']> => {
  if (last.by === seat) return last.barrier ?? 'nothing'
  return hasAnswered() ? 'others' : 'nothing'
}

const cannot = (reason: NonNullable<UndoState['reason']>): UndoChoice => ({
  state: { possible: false, reason, steps: 0 },
  takesBack: false,
})
