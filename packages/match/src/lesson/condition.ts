import type { Shape, View } from '@tabletome/engine'
import type { Condition, Opening, Path } from './types.ts'

/** What a condition looks at. */
export interface Moment {
  readonly view: View<Shape>
  /** The learner's: `@me` in a condition. */
  readonly seat: string
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
  if ('asked' in condition) return listed(condition.asked).includes(moment.asked ?? '')
  if ('answers' in condition) return moment.answers.length >= condition.answers
  if ('refused' in condition) return listed(condition.refused).some(anchor => moment.refused.includes(anchor))
  if ('looked' in condition) return listed(condition.looked).some(anchor => moment.looked.includes(anchor))
  const { seat, view } = moment
  if ('offered' in condition) return moment.offered.some(option => isOffered(option, condition.offered, seat))
  if ('same' in condition) {
    const [one, other] = condition.same.map(path => valueAt(view, path, seat))
    return one !== undefined && one === other
  }
  if ('count' in condition) return isWanted(valuesAt(view, condition.count, seat).length, condition.is, seat)
  if ('at' in condition) {
    const values = valuesAt(view, condition.at, seat)
    return condition.is === null ? values.length === 0 : values.some(value => isWanted(value, condition.is, seat))
  }
  const earlier = condition.ever ? moment.before : { facts: [], answers: [] }
  if ('fact' in condition)
    return [...earlier.facts, ...moment.facts].some(fact => hasFields(fact, condition.fact, seat))
  return listed(condition.answered).some(id => moment.answers.includes(id) || earlier.answers.includes(id))
}

const isOffered = (
  { id, answer }: Moment['offered'][number],
  wanted: string | Readonly<Record<string, unknown>>,
  seat: string,
): boolean => (typeof wanted === 'string' ? id === wanted : hasFields(answer, wanted, seat))

const listed = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one)

const ME = '@me'
/** `@me` is the learner's seat, `@me.beast` what is named after it. */
const named = (text: string, seat: string | undefined): string =>
  seat !== undefined && text.startsWith(ME) ? seat + text.slice(ME.length) : text

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wanted: the value itself, one of a list, a range, anything but (`not`), or fields; of a list one item must fit. */
const isWanted = (value: unknown, wanted: unknown, seat: string | undefined): boolean => {
  if (wanted === null) return value === undefined
  if (Array.isArray(wanted))
    return wanted.some(one => isWanted(value, one, seat)) || JSON.stringify(wanted) === JSON.stringify(value)
  if (typeof wanted === 'string') return value === named(wanted, seat)
  if (!isObject(wanted)) return value === wanted
  if (Array.isArray(value)) return value.some(item => isWanted(item, wanted, seat))
  if ('not' in wanted) return value !== undefined && !isWanted(value, wanted.not, seat)
  const { atLeast, atMost } = wanted
  if (typeof atLeast !== 'number' && typeof atMost !== 'number') return hasFields(value, wanted, seat)
  const [least, most] = [atLeast ?? Number.NEGATIVE_INFINITY, atMost ?? Number.POSITIVE_INFINITY]
  return typeof value === 'number' && value >= Number(least) && value <= Number(most)
}

/** All values a way leads to: there are several where it passes `*` or the fields of items. */
const valuesAt = (from: unknown, path: Path, seat?: string): readonly unknown[] => {
  let found: readonly unknown[] = [from]
  for (const key of path)
    found = found.flatMap(at => {
      if (typeof at !== 'object' || at === null) return []
      const items: readonly unknown[] = Object.values(at)
      if (key === '*') return items
      if (typeof key === 'object') return items.filter(item => hasFields(item, key, seat))
      const value: unknown = Reflect.get(at, typeof key === 'string' ? named(key, seat) : key)
      return value === undefined ? [] : [value]
    })
  return found
}
export const valueAt = (from: unknown, path: Path, seat?: string): unknown => valuesAt(from, path, seat)[0]

export const hasFields = (thing: unknown, fields: Readonly<Record<string, unknown>>, seat?: string): boolean =>
  typeof thing === 'object' &&
  thing !== null &&
  Object.entries(fields).every(([key, wanted]) => isWanted(Reflect.get(thing, key), wanted, seat))

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
