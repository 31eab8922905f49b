import { useEffect, useState } from 'react'
import { type Fitting, lessonFor } from '../../analysis/lessonFor.ts'
import { useSettings } from '../../app/settings.ts'
import { useTable } from '../context.ts'

/** The lesson that explains this rule. */
export const useLesson = (rule: string | undefined): Fitting | undefined => {
  const { info } = useTable()
  const { language } = useSettings()
  const [lesson, setLesson] = useState<Fitting>()
  useEffect(() => {
    let current = true
    setLesson(undefined)
    lessonFor(info, language, rule).then(
      found => current && setLesson(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [rule, info, language])
  return lesson
}
