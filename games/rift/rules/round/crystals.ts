import { MOST_CRYSTALS } from '../../content/numbers.ts'
import type { Cause, Play } from '../state/shape.ts'

/** One pool of the team, never above 12: what is more is lost (RIFT-CRYSTAL-01…03). */
export const gainCrystals = (play: Play, amount: number, cause: Cause): void => {
  const { crystals } = play.state.open
  const to = Math.min(MOST_CRYSTALS, crystals + amount)
  setCrystals(play, to, cause, crystals + amount - to)
}

export const loseCrystals = (play: Play, amount: number, cause: Cause): void =>
  setCrystals(play, Math.max(0, play.state.open.crystals - amount), cause, 0)

const setCrystals = (play: Play, to: number, cause: Cause, lost: number): void => {
  const { open } = play.state
  const from = open.crystals
  if (to === from && lost === 0) return
  open.crystals = to
  play.emit({ type: 'crystals', from, to, cause, ...(lost === 0 ? {} : { lost }) })
}
