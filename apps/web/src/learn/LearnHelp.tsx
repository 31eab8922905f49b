import { Button } from '@tabletome/boardkit'
import { Suspense } from 'react'
import { useLessons, useLessonText } from '../app/games.ts'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { fittingLesson } from './fitting.ts'
import { TipList } from './TipList.tsx'
import { useLearned } from './progress.ts'

/** In the help: the lesson that fits the question, and all tips to read again. */
export const LearnHelp = ({ rule, asked }: { rule: string | undefined; asked: string | undefined }) => {
  const { info, teaching } = useTable()
  if (teaching || !info.parts.lessons) return undefined
  return (
    <Suspense fallback={undefined}>
      <Fitting rule={rule} asked={asked} />
    </Suspense>
  )
}

const Fitting = ({ rule, asked }: { rule: string | undefined; asked: string | undefined }) => {
  const words = useWords()
  const { language } = useSettings()
  const { info } = useTable()
  const { lessons, tips = [] } = useLessons(info)
  const text = useLessonText(info, language)
  const { done } = useLearned(info.id)
  const fits = fittingLesson(lessons, { rule, asked, done })
  const title = fits && text.lessons[fits.id]?.title
  return (
    <>
      {fits && title ? (
        <Button slim onClick={() => go(pathTo.lesson(info.id, fits.id))}>
          {words.learn.fits(title)}
        </Button>
      ) : undefined}
      {tips.length > 0 ? (
        <details className="help-tips">
          <summary className="label">{words.learn.tipsAll}</summary>
          <TipList info={info} linked />
        </details>
      ) : undefined}
    </>
  )
}
