import { Button } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import pitches from 'virtual:pitches'
import { useSettings } from '../../app/settings.ts'
import { useFirstGame } from '../../learn/openFirst.ts'
import { useLearned } from '../../learn/progress.ts'
import { useWords } from '../../text/index.ts'
import { LeadCard } from './LeadCard.tsx'

interface FirstCardProps {
  info: GameInfo
  starting: boolean
  /** To the lessons. */
  onLearn: () => void
  /** To a table as the rulebook has it. */
  onPlay: () => void
}

/** For who has no table yet: the lesson first, then the ready-made game; both can be passed by. */
export const FirstCard = ({ info, starting, onLearn, onPlay }: FirstCardProps) => {
  const words = useWords()
  const { language } = useSettings()
  const first = useFirstGame(info)
  const { done, at } = useLearned(info.id)
  const title = pitches[info.id]?.[language].title ?? info.id
  const isUnderWay = done.length > 0 || at !== undefined
  return (
    <LeadCard
      info={info}
      name={words.home.newHere}
      className="first-card"
      label={isUnderWay ? words.home.goOnLearning : words.home.newHere}
    >
      <h2>{isUnderWay ? title : words.home.startWith(title)}</h2>
      <p className="small soft">{words.home.newHereAbout(title)}</p>
      <Button kind="go" keyCap="Enter" onClick={onLearn}>
        {isUnderWay ? words.home.goOn : words.home.learnByPlaying}
      </Button>
      <div className="first-ways">
        <Button className="grow" slim disabled={first.opening} onClick={first.open}>
          {words.home.firstGame}
        </Button>
        <Button slim kind="quiet" disabled={starting} onClick={onPlay}>
          {words.home.playNow}
        </Button>
      </div>
    </LeadCard>
  )
}
