import { Leaf } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo, useGameText } from '../../app/games.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { TipList } from '../../learn/TipList.tsx'
import { useWords } from '../../text/index.ts'
import { Unknown } from '../Unknown.tsx'
import './learn.css'

/** All tips of one game, to read again. */
const TipsScreen = ({ game }: { game: string }) => {
  const info = gameInfo(game)
  return info?.parts.lessons ? <AllTips info={info} /> : <Unknown />
}

const AllTips = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const { title } = useGameText(info, language)
  return (
    <Frame className="page learn">
      <div className="page-head">
        <div>
          <Title page={words.learn.tipsPage(title)} />
          <p>{words.learn.tipsAbout}</p>
        </div>
        <Link className="btn" to={pathTo.learn(info.id)}>
          {words.learn.all}
        </Link>
      </div>
      <Leaf className="learn-tips">
        <TipList info={info} />
      </Leaf>
    </Frame>
  )
}
export default TipsScreen
