export { hasFields, holds, isEverOpened, isOpened, type Moment, valueAt } from './condition.ts'
export {
  act,
  type Act,
  awakeOf,
  beginLesson,
  isAwake,
  isRead,
  learnerOf,
  momentOf,
  putBack,
  reasonAt,
  refusalsOf,
  type Standing,
  stepBack,
  stepOf,
  successOf,
  wakesAt,
} from './course.ts'
export { explainedBy, rulesOf } from './explained.ts'
export { decisionsIn, explore, type Explored, mainWay } from './explore.ts'
export { keptProgress, type Learned, mergeProgress, NOTHING, PLAYED, type Progress } from './progress.ts'
export { LedMatch, type NewLesson } from './led.ts'
export { answerOf, tipFor } from './tips.ts'
export type * from './types.ts'
export { actsAt, wayOn } from './way.ts'
