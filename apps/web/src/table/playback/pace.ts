import { type Speed, SPEEDS } from '@tabletome/boardkit'
import type { Playback } from './playback.ts'

/** Nobody waits longer for the next own choice, unless they asked for slow. */
export const LONGEST_PHASE = 6000
/** Shorter than this nothing is seen: the rest is shown at once. */
const SHORTEST = 30

/** How long the event being shown stays; 0: all that is left is shown at once. */
export const paceOf = ({ queue, at, spent }: Playback, speed: Speed): number => {
  const each = SPEEDS[speed === 'instant' ? 'fast' : speed]
  if (speed === 'slow') return each
  const left = queue.reduce((sum, { beats }) => sum + beats.length, 0) - at
  const pace = Math.min(each, (LONGEST_PHASE - spent) / Math.max(1, left))
  return pace < SHORTEST ? 0 : pace
}
