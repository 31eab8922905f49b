import { Button } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import pitches from 'virtual:pitches'
import { games } from '../app/games.ts'
import { Link } from '../app/Link.tsx'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { useFirstGame } from '../learn/openFirst.ts'
import { useProgress } from '../learn/progress.ts'
import { useWords } from '../text/index.ts'
import { End } from './End.tsx'
import type { Lead } from './lead.ts'
import { roman, Seal } from './marks.tsx'

interface AfterLeafProps {
  lead: Lead
  info: GameInfo
  /** How many lessons a first game needs, and how long they took. */
  lessons: number
  minutes: number
}

/** Another game to learn: one that was never begun, else the next. */
const useOther = (info: GameInfo) => {
  const { language } = useSettings()
  const progress = useProgress()
  const others = games.filter(({ id, parts }) => id !== info.id && parts.lessons)
  const other = others.find(({ id }) => (progress[id]?.done ?? []).length === 0) ?? others[0]
  const pitch = other && pitches[other.id]
  const [lesson] = pitch?.lessons ?? []
  return other && pitch && lesson && { path: pathTo.lesson(other.id, lesson.id), ...pitch[language] }
}

/** After the last lesson that a first game needs: its seals, and the ways on. */
export const AfterLeaf = ({ lead, info, lessons, minutes }: AfterLeafProps) => {
  const words = useWords()
  const { language } = useSettings()
  const first = useFirstGame(info)
  const other = useOther(info)
  const title = pitches[info.id]?.[language].title ?? info.id
  const isShared = info.modes.some(({ players }) => players.max > 1)
  return (
    <End lead={lead} label={words.learn.canPlay(title)} className="lesson-after">
      <div className="after-seals" aria-hidden="true">
        {Array.from({ length: lessons }, (_each, i) => (
          <Seal key={roman(i)} text={roman(i)} size={52} />
        ))}
      </div>
      <h2>{words.learn.canPlay(title)}</h2>
      <p className="soft">{words.learn.learnedIn(lessons, minutes)}</p>
      <div className="after-ways">
        <article className="leaf plain is-first">
          <h3>{words.learn.firstGame}</h3>
          <p>{words.learn.firstAbout}</p>
          <Button kind="go" keyCap="Enter" disabled={first.opening} onClick={first.open}>
            {words.learn.playFirst}
          </Button>
        </article>
        {isShared ? (
          <article className="leaf plain">
            <h3>{words.learn.withFriend}</h3>
            <p>{words.learn.friendAbout}</p>
            <Button onClick={() => go(pathTo.newTable(info.id))}>{words.learn.makeTable}</Button>
          </article>
        ) : undefined}
        {other ? (
          <article className="leaf plain">
            <h3>{words.learn.another}</h3>
            <p>{words.learn.anotherAbout(other.title, other.pitch)}</p>
            <Button onClick={() => go(other.path)}>{words.learn.start(roman(0))}</Button>
          </article>
        ) : undefined}
      </div>
      <div className="lesson-end-foot">
        <Button kind="quiet" onClick={lead.leave}>
          {words.learn.all}
        </Button>
        <Link className="btn quiet" to={pathTo.rules(info.id)}>
          {words.table.rulebook}
        </Link>
      </div>
    </End>
  )
}
