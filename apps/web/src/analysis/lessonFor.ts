import type { GameInfo, Language } from '@tabletome/games/types'
import { loadLessons, loadLessonText } from '../app/games.ts'

export interface Fitting {
  readonly id: string
  readonly title: string
  readonly minutes: number
}

/** The lesson that explains this rule, the one that has it as its main rule first. */
export const lessonFor = async (
  info: GameInfo,
  language: Language,
  rule: string | undefined,
): Promise<Fitting | undefined> => {
  if (rule === undefined || !info.parts.lessons) return undefined
  const { lessons } = await loadLessons(info)
  const found = lessons.find(({ rules }) => rules[0] === rule) ?? lessons.find(({ rules }) => rules.includes(rule))
  const title = found && (await loadLessonText(info, language)).lessons[found.id]?.title
  return found && title ? { id: found.id, title, minutes: found.minutes } : undefined
}
