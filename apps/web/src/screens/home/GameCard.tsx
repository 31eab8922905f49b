import { Button, Initial } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { GameArt } from '../../app/GameArt.tsx'
import pitches from 'virtual:pitches'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { useLearned } from '../../learn/progress.ts'
import { useWords } from '../../text/index.ts'

/** A name that begins with an illuminated letter; read as one word. */
export const GameName = ({ info, title, size = 58 }: { info: GameInfo; title: string; size?: number }) => (
  <span className="game-name">
    <Initial letter={title.slice(0, 1)} seat={info.colour} size={size} />
    <span className="spoken">{title}</span>
    <span aria-hidden="true">{title.slice(1)}</span>
  </span>
)

/** A game: its picture, what it is, and the two ways in. */
export const GameCard = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const { done, at } = useLearned(info.id)
  const isUnderWay = at !== undefined
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
        <div className="game-go">
          <Button aria-label={words.home.playGame(text.title)} onClick={() => go(pathTo.newTable(info.id))}>
            {words.home.play}
          </Button>
          <Button
            aria-label={words.home.learnGame(text.title)}
            onClick={() => go(info.parts.lessons ? pathTo.learn(info.id) : pathTo.rules(info.id))}
          >
            {isUnderWay ? words.home.goOn : words.home.learn}
            {done.length > 0 ? <span className="learned"> · {done.length}</span> : undefined}
          </Button>
        </div>
      </div>
    </article>
  )
}
