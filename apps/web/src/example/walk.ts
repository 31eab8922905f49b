import type { Player } from './usePlayer.ts'

/** One step on or back along the line of an example, by button or arrow key. */
export interface Walk {
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  back(): void
  next(): void
}

/** `skip`: what is still being shown of the step before is over. */
export const walkOf = ({ step, first, steps, strayed, goTo, forward }: Player, skip: () => void): Walk => {
  const isAtStart = step <= first
  const isAtEnd = strayed || step >= steps.length
  return {
    isAtStart,
    isAtEnd,
    back: () => {
      if (!isAtStart) goTo(step - 1)
    },
    next: () => {
      if (isAtEnd) return
      skip()
      forward()
    },
  }
}
