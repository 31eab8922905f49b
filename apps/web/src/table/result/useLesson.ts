import { useEffect, useState } from 'react'
import { loadLessons, loadLessonText } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { useTable } from '../context.ts'

export interface Fitting {
  readonly id: string
  readonly title: string
  readonly minutes: number
}

/** The lesson that explains this rule, the one that has it as its main rule first. */
export const useLesson = (rule: string | undefined): Fitting | undefined => {
  const { info } = useTable()
  const { language } = useSettings()
  const [lesson, setLesson] = useState<Fitting>()
  useEffect(() => {
    let current = true
    setLesson(undefined)
    if (rule === undefined || !info.parts.lessons) return
    const find = async () => {
      const { lessons } = await loadLessons(info)
      const found = lessons.find(({ rules }) => rules[0] === rule) ?? lessons.find(({ rules }) => rules.includes(rule))
      const title = found && (await loadLessonText(info, language)).lessons[found.id]?.title
      if (current && found && title) setLesson({ id: found.id, title, minutes: found.minutes })
    }
    find().catch(() => undefined)
    return () => {
      current = false
    }
  }, [rule, info, language])
  return lesson
}
