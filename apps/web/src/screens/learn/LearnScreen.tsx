import { Button, Icon, Leaf } from '@tabletome/boardkit'
import castle from 'icon:castle'
import type { GameInfo } from '@tabletome/games/types'
import type { Lesson } from '@tabletome/match/lesson'
import { useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo, useGameText, useLessons, useLessonText } from '../../app/games.ts'
import { GameArt } from '../../app/GameArt.tsx'
import { Link } from '../../app/Link.tsx'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { useFirstGame } from '../../learn/openFirst.ts'
import { useLearned } from '../../learn/progress.ts'
import { roman, Seal } from '../../lesson/marks.tsx'
import { useWords } from '../../text/index.ts'
import { Unknown } from '../Unknown.tsx'
import '../../lesson/coach.css'
import '../../lesson/tips.css'
import '../../lesson/lesson.css'
import './learn.css'

/** The lessons of one game: the path on the left, the chosen lesson on the right. Nothing is locked. */
const LearnScreen = ({ game }: { game: string }) => {
  const info = gameInfo(game)
  return info?.parts.lessons ? <Lessons info={info} /> : <Unknown />
}

const Lessons = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const { title } = useGameText(info, language)
  const { lessons } = useLessons(info)
  const texts = useLessonText(info, language).lessons
  const { done, at } = useLearned(info.id)
  const first = useFirstGame(info)
  const next = lessons.findIndex(({ id }) => id === at?.lesson || !done.includes(id))
  const [picked, setPicked] = useState<number>()
  const core = lessons.filter(({ further }) => !further)
  const left = core.filter(({ id }) => !done.includes(id))
  const index = picked ?? (next < 0 ? 0 : next)
  const chosen = lessons[index]
  const text = chosen && texts[chosen.id]
  const isUnderWay = chosen !== undefined && at?.lesson === chosen.id
  const start = () => chosen && go(pathTo.lesson(info.id, chosen.id))
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const builds = chosen?.after === undefined ? undefined : lessons.findIndex(({ id }) => id === chosen.after)
  const rowOf = (lesson: Lesson, i: number) => {
    const isDone = done.includes(lesson.id)
    const { title: name, able = '' } = texts[lesson.id] ?? {}
    return (
      <li key={lesson.id} className={i === next ? 'is-next' : ''}>
        <button type="button" aria-pressed={i === index} onClick={() => setPicked(i)} onDoubleClick={start}>
          {isDone ? <Seal text={roman(i)} size={38} /> : <span className="lozenge">{roman(i)}</span>}
          <span className="grow">
            <b>{name}</b>
            <span className="small soft">{words.learn.able(able)}</span>
          </span>
          <span className="small soft">
            {at?.lesson === lesson.id
              ? words.learn.step(at.step + 1, lesson.steps.length)
              : isDone
                ? words.learn.doneMark
                : words.learn.minutes(lesson.minutes)}
          </span>
        </button>
      </li>
    )
  }
  return (
    <Frame className="page learn">
      <div className="page-head">
        <div>
          <Title page={words.learn.title(title)} />
          <p>
            {left.length === 0
              ? words.learn.allDone
              : words.learn.progress(core.length - left.length, core.length, minutes)}
          </p>
        </div>
      </div>
      <div className="learn-leaves">
        <Leaf className="learn-path" title={words.learn.lessons}>
          <ol className="plain">
            {lessons.map(rowOf).slice(0, core.length)}
            <li>
              <button type="button" className="learn-first" disabled={first.opening} onClick={first.open}>
                <Icon body={castle} size={30} />
                <span className="grow">
                  <b>{words.learn.firstGame}</b>
                </span>
              </button>
            </li>
          </ol>
          {core.length === lessons.length ? undefined : (
            <>
              <h3 className="learn-further">{words.learn.further}</h3>
              <ol className="plain" start={core.length + 1}>
                {lessons.map(rowOf).slice(core.length)}
              </ol>
            </>
          )}
        </Leaf>
        <Leaf className="learn-chosen" title={text?.title ?? ''} aside={chosen && words.learn.minutes(chosen.minutes)}>
          <div className="learn-picture">
            <GameArt info={info} />
          </div>
          <ul className="plain lesson-aims">
            {text?.aims.map(aim => (
              <li key={aim}>{aim}</li>
            ))}
          </ul>
          {builds === undefined ? undefined : <p className="small soft">{words.learn.buildsOn(roman(builds))}</p>}
          <Button kind="go" onClick={start} data-start={chosen?.id}>
            {isUnderWay ? words.learn.goOnWith(roman(index)) : words.learn.start(roman(index))}
          </Button>
          <div className="row learn-hurry">
            <span className="small soft grow">{words.learn.hurry}</span>
            <Button slim disabled={first.opening} onClick={first.open}>
              {words.learn.skipTo}
            </Button>
            <Link className="btn slim" to={pathTo.tips(info.id)}>
              {words.learn.tips}
            </Link>
            <Link className="btn slim" to={pathTo.words(info.id)}>
              {words.words.title}
            </Link>
            <Link className="btn slim" to={pathTo.rules(info.id)}>
              {words.table.rulebook}
            </Link>
          </div>
        </Leaf>
      </div>
    </Frame>
  )
}
export default LearnScreen
