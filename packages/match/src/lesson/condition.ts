import type { Shape, View } from '@tabletome/engine'
import type { Condition, Opening, Path, Wanted } from './types.ts'

/** What a condition looks at. */
export interface Moment {
  readonly view: View<Shape>
  /** The question put to the learner now. */
  readonly asked: string | undefined
  readonly facts: readonly { readonly type: string }[]
  readonly answers: readonly string[]
  readonly before: { readonly facts: readonly { readonly type: string }[]; readonly answers: readonly string[] }
  readonly refused: readonly string[]
  readonly looked: readonly string[]
  /** The answers the learner can give now. */
  readonly offered: readonly { readonly id: string; readonly answer: unknown }[]
}

export const holds = (condition: Condition, moment: Moment): boolean => {
  if ('all' in condition) return condition.all.every(each => holds(each, moment))
  if ('any' in condition) return condition.any.some(each => holds(each, moment))
  if ('not' in condition) return !holds(condition.not, moment)
  if ('over' in condition) return moment.view.outcome !== undefined
  if ('asked' in condition) return moment.asked === condition.asked
  if ('answers' in condition) return moment.answers.length >= condition.answers
  if ('refused' in condition) return listed(condition.refused).some(anchor => moment.refused.includes(anchor))
  if ('looked' in condition) return listed(condition.looked).some(anchor => moment.looked.includes(anchor))
  if ('offered' in condition) return moment.offered.some(option => isOffered(option, condition.offered))
  if ('same' in condition) {
    const [one, other] = condition.same.map(path => valueAt(moment.view, path))
    return one !== undefined && one === other
  }
  if ('at' in condition) return isWanted(valueAt(moment.view, condition.at), condition.is)
  const earlier = condition.ever ? moment.before : { facts: [], answers: [] }
  if ('fact' in condition) return [...earlier.facts, ...moment.facts].some(fact => hasFields(fact, condition.fact))
  return listed(condition.answered).some(id => moment.answers.includes(id) || earlier.answers.includes(id))
}

const isOffered = (
  { id, answer }: Moment['offered'][number],
  wanted: string | Readonly<Record<string, unknown>>,
): boolean => (typeof wanted === 'string' ? id === wanted : hasFields(answer, wanted))

const listed = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one)

const isWanted = (value: unknown, wanted: Wanted): boolean => {
  if (wanted === null) return value === undefined
  if (typeof wanted !== 'object') return value === wanted
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = wanted
  return typeof value === 'number' && value >= atLeast && value <= atMost
}

export const valueAt = (from: unknown, path: Path): unknown => {
  let at = from
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    if (typeof key === 'object') at = Array.isArray(at) ? at.find(item => hasFields(item, key)) : undefined
    else at = (at as Record<string | number, unknown>)[key]
  }
  return at
}

/** A list of values means one of them. */
export const hasFields = (thing: unknown, fields: Readonly<Record<string, unknown>>): boolean =>
  typeof thing === 'object' &&
  thing !== null &&
  Object.entries(fields).every(([key, wanted]) => {
    const value = (thing as Record<string, unknown>)[key]
    if (Array.isArray(wanted)) return wanted.includes(value) || JSON.stringify(wanted) === JSON.stringify(value)
    return value === wanted
  })

/** Whether an answer is one of those named. `read` turns an id into the answer it is. */
export const isOpened = (
  id: string,
  openings: readonly Opening[],
  read: (id: string) => unknown,
  moment: Moment,
): boolean =>
  openings.some(opening => {
    if (typeof opening === 'string') return opening === id
    if (opening.when && !holds(opening.when, moment)) return false
    return typeof opening.answer === 'string' ? opening.answer === id : hasFields(read(id), opening.answer)
  })

/** The same, whether or not it is awake yet. */
export const isEverOpened = (id: string, openings: readonly Opening[], read: (id: string) => unknown): boolean =>
  openings.some(opening => {
    if (typeof opening === 'string') return opening === id
    return typeof opening.answer === 'string' ? opening.answer === id : hasFields(read(id), opening.answer)
  })
