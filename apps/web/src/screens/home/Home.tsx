import { Button } from '@tabletome/boardkit'
import linkedRings from 'icon:linked-rings'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { games, loadBoard, loadGame, loadText } from '../../app/games.ts'
import { currentSettings } from '../../app/settings.ts'
import { local } from '../../local/client.ts'
import { Title } from '../../app/Title.tsx'
import { useTables } from '../../app/tables.ts'
import { useWords } from '../../text/index.ts'
import { useEnter, useQuickStart } from './quickStart.ts'
import { ContinueCard } from './ContinueCard.tsx'
import { GameCard } from './GameCard.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import { Promises } from './Promises.tsx'
import './home.css'

/** While the reader looks round, the first table is fetched, so that “Play now” shows it at once. */
const useFetchedAhead = () => {
  useEffect(() => {
    const [first] = games
    if (!first) return
    const timer = setTimeout(() => {
      const { language } = currentSettings()
      const parts = [
        import('../table/Table.tsx'),
        loadBoard(first),
        loadGame(first),
        loadText(first, language),
        local().list(),
      ]
      for (const part of parts) part.catch(() => undefined)
    }, 1200)
    return () => clearTimeout(timer)
  }, [])
}

export const Home = () => {
  const words = useWords()
  const [joining, setJoining] = useState(false)
  const { play, starting } = useQuickStart()
  const tables = useTables()
  useFetchedAhead()
  const [first] = games
  useEnter(useCallback(() => first && !starting && play(first), [first, starting, play]))
  const unfinished = tables.mine.filter(({ table }) => table.status !== 'over')
  const [latest] = unfinished
  return (
    <Frame className="home">
      <section className="lead">
        <div>
          <Title page={words.home.title}>{words.home.lead}</Title>
          <p>{words.home.about}</p>
          <div className="lead-go">
            {first ? (
              <Button kind="go" className="big" keyCap="Enter" disabled={starting} onClick={() => play(first)}>
                {words.home.playNow}
              </Button>
            ) : undefined}
            <Button className="big" icon={linkedRings} onClick={() => setJoining(true)}>
              {words.home.join}
            </Button>
          </div>
        </div>
        {latest ? <ContinueCard mine={latest} count={tables.mine.length} /> : tables.known ? <Promises /> : <div />}
      </section>
      <h2 className="spoken">{words.home.games}</h2>
      <div className="games" data-count={games.length}>
        {games.map((info, i) => (
          <Suspense key={info.id} fallback={<article className="game leaf plain" />}>
            <GameCard info={info} main={i === 0} />
          </Suspense>
        ))}
      </div>
      {joining ? <JoinDialog onClose={() => setJoining(false)} /> : undefined}
    </Frame>
  )
}
