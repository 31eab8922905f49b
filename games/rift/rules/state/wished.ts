import type { UnitId } from '../../content/ids.ts'
import type { Cell, Wish } from './shape.ts'

/** The space that was pointed at, as a place to go to or as itself. */
export const cellWished = ({ answer, thing }: Wish): Cell | undefined =>
  answer?.do === 'to' ? answer.cell : thing?.is === 'cell' ? thing.cell : undefined

export const heroWished = ({ answer }: Wish): UnitId | undefined => (answer?.do === 'hero' ? answer.hero : undefined)
