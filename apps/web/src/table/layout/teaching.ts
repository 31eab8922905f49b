import type { ReactNode } from 'react'
import type { Choosable } from '../decision/options.ts'

/** What a lesson adds to a table; everything else at it is the real thing. */
export interface Teaching {
  /** Stands above the question; its top edge never moves. */
  readonly coach: ReactNode
  /** Stands in the place of the goal. */
  readonly heading?: ReactNode
  /** Stands at the top of the left column, under the scales. */
  readonly steps?: ReactNode
  /** Back to where the lesson was opened. */
  readonly leave?: () => void
  /** Over the table when the lesson is done. */
  readonly end?: ReactNode
  /** What the Hint button does in a lesson: shows the right answer. */
  readonly hint?: () => void
  /** Legal, but not in this step: when it wakes, in words (“step 6”). It keeps its place and loses its key. */
  asleep(item: Pick<Choosable, 'id' | 'choice' | 'seat'>): string | undefined
  /** A sleeping option was pressed. */
  onAsleep(item: Choosable): void
}
