import type { Phase, Play } from '../state/shape.ts'

/** RIFT-ROUND-01. */
export const enterPhase = (play: Play, phase: Phase): void => {
  const { open } = play.state
  open.phase = phase
  play.emit({ type: 'phaseBegan', phase, round: open.round })
}
