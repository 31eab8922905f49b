/** How a lesson goes, step by step. Nothing here changes: every act leads to a new standing. */
import { type Position, type Reason, type Shape, whyNot } from '@tabletome/engine'
import { holds, isEverOpened, isOpened, type Moment } from './condition.ts'
import type { Lesson, LessonStep, Opening, Scripted } from './types.ts'

/** What a learner does. */
export type Act =
  | { readonly answer: string }
  | { readonly next: true }
  | { readonly refused: string }
  | { readonly looked: string }

/** An answer of anybody, in the order given. */
export interface Line {
  readonly seat: string
  readonly option: string
}

type Fact = { readonly type: string }
interface Past {
  readonly facts: readonly Fact[]
  readonly answers: readonly string[]
}

/** Where a lesson stands. */
export interface Standing {
  readonly lesson: Lesson
  /** The step; as many as there are steps when the lesson is over. */
  readonly step: number
  /** doing: the learner is asked; done: the step is, and its end is shown; wrong: allowed, but to be taken back; over. */
  readonly doing: 'doing' | 'done' | 'wrong' | 'over'
  readonly position: Position<Shape>
  /** Of the running step. */
  readonly facts: readonly Fact[]
  readonly answers: readonly string[]
  readonly refused: readonly string[]
  readonly looked: readonly string[]
  /** Of the steps before. */
  readonly before: Past
  /** Everything answered since the start, as it counts now. */
  readonly lines: readonly Line[]
  /** What the learner did since the start, as it counts now. */
  readonly acts: readonly Act[]
  /** Tries that did not help in this step. */
  readonly wrong: number
  /** What the coach says after the step. */
  readonly after: string | undefined
  /** How the steps passed so far began, this one last. */
  readonly begun: readonly Standing[]
  /** Where a wrong answer is taken back to. */
  readonly back: Standing | undefined
  /** How often each of the scripts was used. */
  readonly used: Readonly<Record<string, number>>
}

const MOST_SCRIPTED = 60

export const learnerOf = ({ seat = 'p1' }: Lesson): string => seat
export const stepOf = ({ lesson, step }: Standing): LessonStep | undefined => lesson.steps[step]
/** A step that is only read. */
export const isRead = ({ open, done }: LessonStep): boolean => open === undefined && done === undefined

/** What the learner is to try although the rules refuse it. */
export const refusalsOf = (at: Standing): readonly string[] => {
  const done = stepOf(at)?.done
  return done && 'refused' in done ? [done.refused].flat() : []
}

/** A lesson begins at this position, which stays as it is. */
export const beginLesson = (lesson: Lesson, position: Position<Shape>): Standing => {
  const nothing: Standing = {
    lesson,
    step: 0,
    doing: 'doing',
    position,
    facts: position.facts.map(({ fact }) => fact),
    answers: [],
    refused: [],
    looked: [],
    before: { facts: [], answers: [] },
    lines: [],
    acts: [],
    wrong: 0,
    after: undefined,
    begun: [],
    back: undefined,
    used: {},
  }
  return entered(nothing, 0, { facts: [], answers: [] })
}

/** What the learner did, and where it leads. An act that does not fit leaves everything as it is. */
export const act = (at: Standing, done: Act): Standing => {
  if ('next' in done) return goOn(at)
  if ('answer' in done) return give(at, done.answer)
  if (at.doing !== 'doing') return at
  if ('looked' in done) return judged({ ...at, looked: [...at.looked, done.looked], acts: [...at.acts, done] })
  const told = { ...at, refused: [...at.refused, done.refused] }
  const after = judged({ ...told, acts: [...at.acts, done] })
  return after.doing === 'done' ? after : { ...told, wrong: at.wrong + 1 }
}

/** An allowed answer that does not help is taken back. */
export const putBack = (at: Standing): Standing =>
  at.doing === 'wrong' && at.back ? { ...at.back, wrong: at.back.wrong + 1 } : at

export const momentOf = ({ lesson, position, facts, answers, before, refused, looked }: Standing): Moment => {
  const seat = learnerOf(lesson)
  const decision = position.decisions.find(each => each.seat === seat)
  const offered = (decision?.options ?? []).map(({ id, answer }) => ({ id, answer }))
  return { view: position.view(seat), seat, asked: decision?.choice, facts, answers, before, refused, looked, offered }
}

const readerOf =
  ({ position }: Standing) =>
  (id: string): unknown =>
    position.game.kit.words?.answer(id)

export const isAwake = (at: Standing, id: string): boolean =>
  at.doing === 'doing' && isOpened(id, stepOf(at)?.open ?? [], readerOf(at), momentOf(at))

/** The later step in which a sleeping answer wakes, or this one, where it wakes in its course. */
export const wakesAt = (at: Standing, id: string): number | undefined => {
  const found = at.lesson.steps.findIndex(
    ({ open = [] }, index) => index >= at.step && isEverOpened(id, open, readerOf(at)),
  )
  return found < 0 ? undefined : found
}

/** All answers of the learner that are awake now. */
export const awakeOf = (at: Standing): readonly string[] => {
  const seat = learnerOf(at.lesson)
  const options = at.position.decisions.find(decision => decision.seat === seat)?.options ?? []
  return options.map(({ id }) => id).filter(id => isAwake(at, id))
}

/** The reason the rules give when the learner points there. */
export const reasonAt = ({ lesson, position }: Standing, anchor: string): Reason | undefined =>
  whyNot(position.game, position.view(learnerOf(lesson)), anchor)

/** What is said at the end. */
export const successOf = (at: Standing): string | undefined =>
  at.lesson.success.find(({ when }) => when === undefined || holds(when, momentOf(at)))?.say

/** The step before this one as it began; the first one begins again. */
export const stepBack = ({ begun }: Standing): Standing | undefined => {
  const start = begun.at(-2) ?? begun.at(-1)
  return start && begunWith(start)
}

// ---------------------------------------------------------------- within a step

const give = (at: Standing, option: string): Standing => {
  if (!isAwake(at, option)) return at
  const step = stepOf(at)
  const given = scripted(answered(at, learnerOf(at.lesson), option))
  const tried = { ...given, answers: [...at.answers, option], acts: [...at.acts, { answer: option }] }
  if (step?.leads && !isOpened(option, step.leads as readonly Opening[], readerOf(at), momentOf(at)))
    return { ...tried, doing: 'wrong', back: at }
  return judged(tried)
}

const answered = (at: Standing, seat: string, option: string): Standing => {
  const position = at.position.copy()
  position.answer(seat, option)
  const facts = [...at.facts, ...position.facts.map(({ fact }) => fact)]
  return { ...at, position, facts, lines: [...at.lines, { seat, option }] }
}

/** Enemies, bots and the coach answer as long as something is written for them. */
const scripted = (start: Standing): Standing => {
  let at = start
  for (let count = 0; count < MOST_SCRIPTED; count++) {
    const next = nextScripted(at)
    if (!next) return at
    at = { ...answered(at, next.seat, next.option), used: { ...at.used, [next.key]: (at.used[next.key] ?? 0) + 1 } }
  }
  throw new Error(`The script of ${start.lesson.id} does not end`)
}

const nextScripted = (at: Standing): (Line & { readonly key: string }) | undefined => {
  const moment = momentOf(at)
  const { lesson, step } = at
  const lists: readonly (readonly [string, readonly Scripted[]])[] = [
    [`step${step}`, stepOf(at)?.script ?? []],
    ['lesson', lesson.script ?? []],
  ]
  for (const [name, list] of lists)
    for (const [index, { seat = learnerOf(lesson), ask, say, always, when }] of list.entries()) {
      const decision = at.position.decisions.find(
        each => each.seat === seat && (ask === undefined || each.choice === ask),
      )
      if (!decision || (when && !holds(when, moment))) continue
      const key = `${name}.${index}`
      const all = typeof say === 'string' ? [say] : say
      const left = always ? all : all.slice(at.used[key] ?? 0)
      const option = always ? left.find(id => isOffered(decision.options, id)) : left[0]
      if (option !== undefined && isOffered(decision.options, option)) return { seat, option, key }
    }
  return undefined
}

const isOffered = (options: readonly { readonly id: string }[], id: string): boolean =>
  options.some(option => option.id === id)

const judged = (at: Standing): Standing => {
  const step = stepOf(at)
  if (!step || at.doing !== 'doing') return at
  const moment = momentOf(at)
  if (step.done ? !holds(step.done, moment) : at.answers.length === 0) return at
  const after = step.after?.find(({ when }) => holds(when, moment))?.say
  return { ...at, doing: 'done', after }
}

// ---------------------------------------------------------------- from step to step

const goOn = (at: Standing): Standing => {
  const step = stepOf(at)
  if (!step || at.doing === 'wrong' || (at.doing === 'doing' && !isRead(step))) return at
  const past = { facts: [...at.before.facts, ...at.facts], answers: [...at.before.answers, ...at.answers] }
  const from = step.backTo === undefined ? at : putBackTo(at, step.backTo)
  return entered({ ...from, facts: [], acts: [...at.acts, { next: true }] }, at.step + 1, past)
}

const putBackTo = (at: Standing, id: string): Standing => {
  const began = at.begun.find(({ lesson, step }) => lesson.steps[step]?.id === id)
  if (!began) throw new Error(`${at.lesson.id} has not passed a step ${id}`)
  return { ...at, position: began.position, lines: began.lines, used: began.used }
}

const entered = (from: Standing, step: number, before: Past): Standing => {
  const fresh: Standing = {
    ...from,
    step,
    doing: 'doing',
    answers: [],
    refused: [],
    looked: [],
    before,
    wrong: 0,
    after: undefined,
    back: undefined,
  }
  const next = stepOf(fresh)
  if (!next) return { ...fresh, doing: 'over' }
  if (next.only && !holds(next.only, momentOf(fresh))) return entered(fresh, step + 1, before)
  return begunWith(scripted(fresh))
}

/** The start of a step counts among the starts one can go back to. */
export const begunWith = (start: Standing): Standing => ({ ...start, begun: [...start.begun, start] })
