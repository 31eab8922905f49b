import type { Play } from '../state/shape.ts'
import { scionIn } from './scion.ts'

/** Apep's darkness, never below 0; returns what it is now. */
export const changeDarkness = (play: Play, by: number): number => {
  const scion = scionIn(play)
  const from = scion.count
  scion.count = Math.max(0, from + by)
  if (scion.count !== from) play.emit({ type: 'darkness', from, to: scion.count })
  return scion.count
}
