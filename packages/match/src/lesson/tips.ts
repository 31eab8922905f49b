import { holds, type Moment } from './condition.ts'
import type { Scripted, Tip } from './types.ts'

/** The first tip that fits, was not read before, and that no finished lesson has taught. */
export const tipFor = (
  tips: readonly Tip[],
  moment: Moment,
  { seen, done }: { readonly seen: readonly string[]; readonly done: readonly string[] },
): Tip | undefined =>
  tips.find(
    ({ id, when, lesson }) =>
      !seen.includes(id) && (lesson === undefined || !done.includes(lesson)) && holds(when, moment),
  )

/** What is answered for a newcomer at this question. */
export const answerOf = (script: readonly Scripted[], moment: Moment): string | undefined => {
  for (const { ask, say, when } of script) {
    if ((ask !== undefined && ask !== moment.asked) || (when && !holds(when, moment))) continue
    const said = typeof say === 'string' ? [say] : say
    const found = said.find(id => moment.offered.some(option => option.id === id))
    if (found !== undefined) return found
  }
  return undefined
}
