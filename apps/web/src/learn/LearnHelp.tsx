import { Button } from '@tabletome/boardkit'
import { Suspense } from 'react'
import { useLessons, useLessonText } from '../app/games.ts'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { forgetTips, setTips, useLearned } from './progress.ts'

/** In the help: the lesson that fits the question, and all tips to read again. */
export const LearnHelp = ({ rule }: { rule: string | undefined }) => {
  const { info, teaching } = useTable()
  if (teaching || !info.parts.lessons) return undefined
  return (
    <Suspense fallback={undefined}>
      <Fitting rule={rule} />
    </Suspense>
  )
}

const Fitting = ({ rule }: { rule: string | undefined }) => {
  const words = useWords()
  const { language } = useSettings()
  const { info } = useTable()
  const { lessons, tips = [] } = useLessons(info)
  const text = useLessonText(info, language)
  const { seen = [], quiet, done } = useLearned(info.id)
  const fits =
    lessons.find(
      ({ rules, steps }) => rule !== undefined && (rules.includes(rule) || steps.some(step => step.rule === rule)),
    ) ?? lessons.find(({ id }) => !done.includes(id))
  const title = fits && text.lessons[fits.id]?.title
  const read = tips.filter(({ id }) => seen.includes(id))
  return (
    <>
      {fits && title ? (
        <Button slim onClick={() => go(pathTo.lesson(info.id, fits.id))}>
          {words.learn.fits(title)}
        </Button>
      ) : undefined}
      {tips.length > 0 ? (
        <details className="help-tips">
          <summary className="label">
            {words.learn.tips} ({read.length} / {tips.length})
          </summary>
          <label className="row">
            <input type="checkbox" checked={!quiet} onChange={event => setTips(info.id, event.currentTarget.checked)} />
            {words.learn.tipsOn}
          </label>
          <ul>
            {read.map(({ id }) => (
              <li key={id}>{text.tips?.[id]}</li>
            ))}
          </ul>
          <p className="small soft">{words.learn.tipsLeft(tips.length - read.length)}</p>
          <Button slim kind="quiet" onClick={() => forgetTips(info.id)}>
            {words.learn.tipsAgain}
          </Button>
        </details>
      ) : undefined}
    </>
  )
}
