import { MOST_CRYSTALS } from '../../content/numbers.ts'
import type { Cause, Play } from '../state/shape.ts'

/** One pool of the team, never above 12: what is more is lost (RIFT-CRYSTAL-01…03). */
export const gainCrystals = (play: Play, amount: number, cause: Cause): void =>
  setCrystals(play, Math.min(MOST_CRYSTALS, play.state.open.crystals + amount), cause)

export const loseCrystals = (play: Play, amount: number, cause: Cause): void =>
  setCrystals(play, Math.max(0, play.state.open.crystals - amount), cause)

const setCrystals = (play: Play, to: number, cause: Cause): void => {
  const { open } = play.state
  const from = open.crystals
  if (to === from) return
  open.crystals = to
  play.emit({ type: 'crystals', from, to, cause })
}
