import { Button, Initial } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { GameArt } from '../../app/GameArt.tsx'
import pitches from 'virtual:pitches'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'

interface GameCardProps {
  info: GameInfo
  /** The first game has the strong button. */
  main: boolean
}

/** A name that begins with an illuminated letter; read as one word. */
export const GameName = ({ info, title, size = 58 }: { info: GameInfo; title: string; size?: number }) => (
  <span className="game-name">
    <Initial letter={title.slice(0, 1)} seat={info.colour} size={size} />
    <span className="spoken">{title}</span>
    <span aria-hidden="true">{title.slice(1)}</span>
  </span>
)

export const GameCard = ({ info, main }: GameCardProps) => {
  const words = useWords()
  const { language } = useSettings()
  const text = pitches[info.id]?.[language] ?? { title: info.id, pitch: '', meta: '' }
  return (
    <article className="game leaf plain">
      <div className="game-art">
        <GameArt info={info} />
      </div>
      <div className="game-text">
        <h3>
          <GameName info={info} title={text.title} />
        </h3>
        <p>{text.pitch}</p>
        <p className="small soft">{text.meta}</p>
        <div className="row game-go">
          <Button
            kind={main ? 'go' : 'plain'}
            className="grow"
            aria-label={words.home.playGame(text.title)}
            onClick={() => go(pathTo.newTable(info.id))}
          >
            {words.home.play}
          </Button>
          <Button aria-label={words.home.learnGame(text.title)} onClick={() => go(pathTo.rules(info.id))}>
            {words.home.learn}
          </Button>
          {info.parts.campaign ? (
            <Button aria-label={words.home.campaignOf(text.title)} onClick={() => go(pathTo.campaign(info.id))}>
              {words.home.campaign}
            </Button>
          ) : undefined}
        </div>
      </div>
    </article>
  )
}
