import { Button, Icon } from '@tabletome/boardkit'
import exitDoor from 'icon:exit-door'
import type { GameInfo } from '@tabletome/games/types'
import { type Act, isAwake, stepOf, wakesAt } from '@tabletome/match/lesson'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { gameInfo, useLessons, useLessonText } from '../../app/games.ts'
import { useSize } from '../../app/layout.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { useFirstGame } from '../../learn/openFirst.ts'
import { progressNow, useLearned } from '../../learn/progress.ts'
import { AfterLeaf } from '../../lesson/AfterLeaf.tsx'
import { Coach } from '../../lesson/Coach.tsx'
import { EndLeaf } from '../../lesson/EndLeaf.tsx'
import { useLead } from '../../lesson/lead.ts'
import { Dots, roman } from '../../lesson/marks.tsx'
import { Spotlight } from '../../lesson/Spotlight.tsx'
import { StepsLeaf } from '../../lesson/StepsLeaf.tsx'
import { type OpenLesson, useOpened } from '../../lesson/useOpened.ts'
import { Shell } from '../../table/layout/Shell.tsx'
import type { Teaching } from '../../table/layout/teaching.ts'
import { useAtOnce } from '../../table/layout/useAtOnce.ts'
import { useWords } from '../../text/index.ts'
import { Unknown } from '../Unknown.tsx'
import '../../lesson/coach.css'
import '../../lesson/lesson.css'

const NO_LIGHTS: readonly string[] = []
interface LessonTableProps extends OpenLesson {
  info: GameInfo
  index: number
  reopen: (acts: readonly Act[]) => void
}

const LessonTable = ({ led, connection, info, index, reopen }: LessonTableProps) => {
  const words = useWords()
  const { language } = useSettings()
  const { lessons } = useLessons(info)
  const texts = useLessonText(info, language).lessons
  const state = useSyncExternalStore(connection.subscribe, connection.state)
  const leave = useCallback(() => go(pathTo.learn(info.id)), [info.id])
  const lesson = led.at.lesson
  const text = texts[lesson.id]
  if (!text) throw new Error(`${lesson.id} has no words`)
  const lead = useLead({ led, game: info.id, number: index, text, leave, reopen })
  const { at, showing } = lead
  const first = useFirstGame(info)
  const phone = useSize() === 'phone'
  // Nothing is answered by itself in a lesson: what is asked is what is taught.
  const plain = useMemo((): GameInfo => ({ ...info, byItself: undefined }), [info])
  const step = stepOf(at)
  const { table, position } = state
  const after = lessons[index + 1]
  // The first game comes after the last lesson it needs.
  const following = after?.further && !lesson.further ? undefined : after
  const core = lessons.filter(({ further }) => !further)
  const { done } = useLearned(info.id)
  const isLast =
    !lesson.further && following === undefined && core.every(({ id }) => id === lesson.id || done.includes(id))
  const title = words.learn.lesson(roman(index))

  const asleep = useCallback<Teaching['asleep']>(
    ({ id }) => {
      if (isAwake(at, id)) return undefined
      const wakes = wakesAt(at, id)
      if (wakes === undefined) return words.learn.later
      return wakes === at.step ? words.learn.soon : words.learn.atStep(wakes + 1)
    },
    [words, at],
  )
  const { say } = lead
  const onAsleep = useCallback<Teaching['onAsleep']>(
    ({ asleep: when }) => say({ kind: 'asleep', text: words.learn.sleeps(when ?? words.learn.later) }),
    [say, words],
  )
  const lights = useMemo(() => step?.light ?? NO_LIGHTS, [step])
  if (!table || !position) return undefined
  const teaching: Teaching = {
    coach: <Coach lead={lead} />,
    leave,
    heading: phone ? (
      <p className="goal-line lesson-line">
        {roman(index)} · {text.title} <Dots at={at.step} of={lesson.steps.length} />
      </p>
    ) : (
      <div className="lesson-heading">
        <div>
          <div className="label">{title}</div>
          <div className="lesson-title">{text.title}</div>
        </div>
        <Button slim keyCap="Esc" onClick={leave}>
          <Icon body={exitDoor} size={18} /> {words.learn.leave}
        </Button>
      </div>
    ),
    steps: <StepsLeaf lead={lead} minutes={words.learn.minutes(lesson.minutes)} />,
    end: isLast ? (
      <AfterLeaf
        lead={lead}
        info={info}
        lessons={core.length}
        minutes={core.reduce((sum, each) => sum + each.minutes, 0)}
      />
    ) : (
      <EndLeaf
        lead={lead}
        following={following && texts[following.id]?.title}
        onNext={following ? () => go(pathTo.lesson(info.id, following.id)) : first.open}
        onAgain={() => reopen([])}
      />
    ),
    asleep,
    onAsleep,
    hint: lead.showMe,
  }
  const isLit = !showing && at.doing !== 'over' && at.doing !== 'wrong'
  return (
    <div className={`lesson-table is-${at.doing}`}>
      <Shell
        kind="local"
        connection={connection}
        state={state}
        table={table}
        position={position}
        info={plain}
        result={false}
        teaching={teaching}
      />
      <Spotlight
        lights={lights}
        hand={step?.hand === 'none' || at.doing !== 'doing' ? undefined : (step?.hand ?? lights[0])}
        shown={isLit}
      />
    </div>
  )
}

const Opened = ({ info, index }: { info: GameInfo; index: number }) => {
  useAtOnce()
  const words = useWords()
  const { name } = useSettings()
  const { lessons } = useLessons(info)
  const [round, setRound] = useState<{ readonly acts: readonly Act[] }>(() => {
    const { at } = progressNow()[info.id] ?? {}
    return { acts: at && at.lesson === lessons[index]?.id ? at.acts : [] }
  })
  const opened = useOpened(info, index, name || words.learn.you, round)
  if (!opened)
    return (
      <main id="content" className="lost" tabIndex={-1}>
        <Title page={words.table.opening} className="soft opening" />
      </main>
    )
  return (
    <LessonTable
      key={opened.connection === undefined ? '' : index}
      {...opened}
      info={info}
      index={index}
      reopen={acts => setRound({ acts })}
    />
  )
}

/** A lesson at the real table. */
const LessonScreen = ({ game, lesson }: { game: string; lesson: string }) => {
  const info = gameInfo(game)
  if (!info?.parts.lessons) return <Unknown />
  return <Found info={info} lesson={lesson} />
}
const Found = ({ info, lesson }: { info: GameInfo; lesson: string }) => {
  const { lessons } = useLessons(info)
  const index = lessons.findIndex(({ id }) => id === lesson)
  return index < 0 ? <Unknown /> : <Opened key={lesson} info={info} index={index} />
}
export default LessonScreen
