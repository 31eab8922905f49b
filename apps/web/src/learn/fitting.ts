import type { Lesson } from '@tabletome/match/lesson'

interface Question {
  /** The rule behind it. */
  readonly rule: string | undefined
  readonly asked: string | undefined
  /** Lessons already finished. */
  readonly done: readonly string[]
}

const chapterOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'))

/** The lesson for a question: one that explains its rule, else its chapter, else one that puts the question, else the next one. */
export const fittingLesson = (lessons: readonly Lesson[], { rule, asked, done }: Question): Lesson | undefined => {
  const explains = (fits: (id: string) => boolean) =>
    lessons.find(
      ({ rules, steps }) => rules.some(fits) || steps.some(step => step.rule !== undefined && fits(step.rule)),
    )
  const byRule = rule === undefined ? undefined : explains(id => id === rule)
  const byQuestion =
    asked === undefined
      ? undefined
      : lessons.find(({ steps, script = [] }) => JSON.stringify([steps, script]).includes(`"${asked}"`))
  const byChapter = rule === undefined ? undefined : explains(id => chapterOf(id) === chapterOf(rule))
  return byRule ?? byQuestion ?? byChapter ?? lessons.find(({ id }) => !done.includes(id))
}
