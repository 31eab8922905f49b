import type { GameInfo } from '@tabletome/games/types'
import { Suspense } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { GameArt } from '../../app/GameArt.tsx'
import { games, useGameText } from '../../app/games.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { useWords } from '../../text/index.ts'
import './rulebook.css'

const Volume = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  return (
    <article className="leaf plain volume">
      <GameArt info={info} />
      <div className="stack">
        <h2>{text.title}</h2>
        <p className="soft">{text.pitch}</p>
        <Link className="btn" to={pathTo.rules(info.id)}>
          {words.rulebook.read}
          <span className="spoken">: {text.title}</span>
        </Link>
      </div>
    </article>
  )
}

const Rulebooks = () => {
  const words = useWords()
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.rulebook.title} />
          <p>{words.rulebook.about}</p>
        </div>
      </div>
      <div className="volumes">
        {games.map(info => (
          <Suspense key={info.id} fallback={<article className="leaf plain volume" />}>
            <Volume info={info} />
          </Suspense>
        ))}
      </div>
    </Frame>
  )
}
export default Rulebooks
