import type { Lesson, Tip } from './types.ts'

/** Something else that tells rules, such as the card of a word. */
interface Telling {
  readonly rule?: string
  readonly also?: readonly string[]
}

export const rulesOf = ({ rules, steps }: Lesson): readonly string[] => [
  ...new Set([...rules, ...steps.flatMap(({ rule }) => rule ?? [])]),
]

/** The rules somebody has met after the lessons before a first game, with its tips and the cards of its words. */
export const explainedBy = (
  lessons: readonly Lesson[],
  tips: readonly Tip[],
  words: readonly Telling[],
): ReadonlySet<string> =>
  new Set([
    ...lessons.filter(({ further }) => !further).flatMap(rulesOf),
    ...[...tips, ...words].flatMap(({ rule, also = [] }: Telling) => [...(rule === undefined ? [] : [rule]), ...also]),
  ])
