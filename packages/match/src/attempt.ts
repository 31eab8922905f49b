/** What an answer or an undo would lead to: a line to store and the position after it, or why it is refused. Nothing changes. */
import { Hidden, Refused, whyNot } from '@tabletome/engine'
import type { Reason } from '@tabletome/engine'
import type { Course } from './course.ts'
import { afterAnswer, afterTakeBack, answerOn } from './turnpoint.ts'
import type { Answer, Turnpoint } from './turnpoint.ts'
import type { AnsweredBy, RecordLine, Refusal, RefusalCode, UndoLine } from './types.ts'

export type Attempt = { readonly line: RecordLine; readonly turnpoint: Turnpoint } | { readonly refusal: Refusal }
export interface Surroundings {
  readonly now: () => number
  readonly report: (error: unknown) => void
}

export const refusalOf = ({ seq }: Course, code: RefusalCode, message: string): Refusal => ({ code, message, seq })

export const tryAnswer = (
  course: Course,
  seat: string,
  options: readonly string[],
  { now, report }: Surroundings,
  by?: AnsweredBy,
): Attempt => {
  const answer = answerOrRefusal(course, seat, options, report)
  if ('refusal' in answer) return answer
  const [ask = '', option = ''] = [answer.ask[0], options[0]]
  const line = {
    seq: course.seq + 1,
    seat,
    ...(options.length === 1 ? { ask, option } : { ask: answer.ask, option: options }),
    digest: answer.position.digest(),
    at: now(),
    ...(by && { by }),
  }
  return { line, turnpoint: afterAnswer(course.turnpoint, line, answer) }
}

const answerOrRefusal = (
  course: Course,
  seat: string,
  options: readonly string[],
  report: Surroundings['report'],
): Answer | { refusal: Refusal } => {
  try {
    return answerOn(course.position, seat, options)
  } catch (error) {
    if (!(error instanceof Refused)) {
      report(error)
      return { refusal: refusalOf(course, 'failed', 'The rules failed at this answer; nothing has changed') }
    }
    const { code, message, index } = error
    const reason = code === 'notAnOption' ? reasonOf(course, seat, options[index ?? 0] ?? '') : undefined
    const refusal = refusalOf(course, code, message)
    return { refusal: { ...refusal, ...(index !== undefined && { index }), ...(reason && { reason }) } }
  }
}

/** Found on the seat's own view: a reason never tells what the seat may not know. */
export const reasonOf = ({ game, position }: Course, seat: string, anchor: string): Reason | undefined => {
  try {
    return whyNot(game, position.view(seat), anchor)
  } catch (error) {
    if (error instanceof Hidden) return undefined
    throw error
  }
}

/** Why a seat cannot undo alone, in words for people. */
export const UNDO_REASONS = {
  nothing: 'There is nothing to undo',
  revealed: 'Something was revealed: this cannot be undone',
  others: 'Others have answered since: this cannot be undone',
  over: 'The match is over',
}

export const tryUndo = (course: Course, seat: string, turn: boolean, { now }: Surroundings): Attempt => {
  const choice = course.undoOf(seat)
  const target = turn ? choice.turn : choice.one
  if (target) return backTo(course, seat, target, now)
  const seq = course.seq + 1
  const turnpoint = choice.takesBack ? afterTakeBack(course.turnpoint, seq, seat) : undefined
  if (!turnpoint) return { refusal: refusalOf(course, 'cannotUndo', UNDO_REASONS[choice.state.reason ?? 'nothing']) }
  const digest = turnpoint.position.digest()
  return { line: { seq, seat, undo: seq - 1, digest, at: now(), takeBack: true }, turnpoint }
}

/** Everybody has agreed to go back to where the match stood after line `to`. */
export const tryAgreedUndo = (course: Course, seat: string, to: number, { now, report }: Surroundings): Attempt => {
  try {
    return backTo(course, seat, course.find(to), now, { agreed: true })
  } catch (error) {
    report(error)
    return { refusal: refusalOf(course, 'cannotUndo', 'That position cannot be played again') }
  }
}

const backTo = (
  course: Course,
  seat: string,
  target: Turnpoint,
  now: Surroundings['now'],
  more: Pick<UndoLine, 'agreed'> = {},
): Attempt => {
  const line = { seq: course.seq + 1, seat, undo: target.seq, digest: target.position.digest(), at: now(), ...more }
  return { line, turnpoint: target }
}
