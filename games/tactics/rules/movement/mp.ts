import type { Cause, Play, UnitId } from '../state/shape.ts'

/** MP given or taken in the Move in progress, never below 0 (card T10, monsters). */
export const changeMp = (play: Play, id: UnitId, by: number, cause: Cause): void => {
  const { move } = play.state.open
  if (move?.unit !== id) return
  const before = move.mp
  move.mp = Math.max(0, before + by)
  play.emit({ type: 'mpChanged', unit: id, by: move.mp - before, mp: move.mp, cause })
}
