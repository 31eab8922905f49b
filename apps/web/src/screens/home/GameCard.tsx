import { Button, Initial } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { GameArt } from '../../app/GameArt.tsx'
import pitches from 'virtual:pitches'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { useLearned } from '../../learn/progress.ts'
import { roman } from '../../lesson/marks.tsx'
import { useWords } from '../../text/index.ts'

/** A name that begins with an illuminated letter; read as one word. */
export const GameName = ({ info, title, size = 58 }: { info: GameInfo; title: string; size?: number }) => (
  <span className="game-name">
    <Initial letter={title.slice(0, 1)} seat={info.colour} size={size} />
    <span className="spoken">{title}</span>
    <span aria-hidden="true">{title.slice(1)}</span>
  </span>
)

/** A box for each lesson, gilded once it is done; beside it what is left. */
const Marks = ({ game, done }: { game: string; done: readonly string[] }) => {
  const words = useWords()
  const lessons = pitches[game]?.lessons ?? []
  const left = lessons.filter(({ id }) => !done.includes(id))
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0)
  if (lessons.length === 0) return undefined
  return (
    <div className="marks">
      <ol className="plain" aria-hidden="true">
        {lessons.map(({ id }, i) => (
          <li key={id} className={done.includes(id) ? 'on' : ''}>
            {roman(i)}
          </li>
        ))}
      </ol>
      <p className="small soft">
        <span>{words.learn.lessonsOf(lessons.length - left.length, lessons.length)}</span>
        {left.length > 0 ? <span>{words.learn.minutes(minutes)}</span> : undefined}
      </p>
    </div>
  )
}

/** A game: its picture, what it is, and the two ways in. */
export const GameCard = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const { done, at } = useLearned(info.id)
  const isUnderWay = at !== undefined || done.length > 0
  const isAll = pitches[info.id]?.lessons.every(({ id }) => done.includes(id)) === true
  const text = pitches[info.id]?.[language] ?? { title: info.id, pitch: '', meta: '' }
  return (
    <article className="game leaf plain">
      <div className="game-art">
        <GameArt info={info} />
      </div>
      <div className="game-text">
        <h3>
          <GameName info={info} title={text.title} size={42} />
        </h3>
        <p className="game-pitch">{text.pitch}</p>
        <p className="small soft game-facts">{text.meta}</p>
        <Marks game={info.id} done={done} />
        <div className="game-go">
          <Button aria-label={words.home.playGame(text.title)} onClick={() => go(pathTo.newTable(info.id))}>
            {words.home.play}
          </Button>
          <Button
            aria-label={words.home.learnGame(text.title)}
            onClick={() => go(info.parts.lessons ? pathTo.learn(info.id) : pathTo.rules(info.id))}
          >
            {isAll ? words.home.lessons : isUnderWay ? words.home.goOn : words.home.learn}
          </Button>
        </div>
      </div>
    </article>
  )
}
