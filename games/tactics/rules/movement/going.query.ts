import type { Answer, Going } from '../state/shape.ts'

const GOING: Readonly<Record<Going['do'], true>> = {
  to: true,
  step: true,
  portal: true,
  enter: true,
  in: true,
  out: true,
}

/** How an answer lets a unit go, whether it begins a Move or goes on with one. */
export const goingOf = (answer: Answer | undefined): Going | undefined =>
  answer?.do === 'move' ? answer.go : isGoing(answer) ? answer : undefined

/** An answer that says how a Move goes on. */
export const isGoing = (answer: Answer | undefined): answer is Going => answer !== undefined && answer.do in GOING
