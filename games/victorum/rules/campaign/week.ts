import type { Cause, Play } from '../state/shape.ts'

/** Only Cleanup and the use of a harbor mark a week (VIC-ACT-07, VIC-CLEANUP-02, VIC-HARBOR-02). */
export const markWeek = (play: Play, cause: Cause): void => {
  const { open } = play.state
  open.weeks++
  play.emit({ type: 'weekMarked', weeks: open.weeks, cause })
}
