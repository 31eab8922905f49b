import { Button } from '@tabletome/boardkit'
import linkedRings from 'icon:linked-rings'
import { Suspense, useEffect, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { games, loadBoard, loadGame, loadLessons, loadText } from '../../app/games.ts'
import { JoinDialog } from '../../app/JoinDialog.tsx'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { currentSettings } from '../../app/settings.ts'
import { useTables } from '../../app/tables.ts'
import { Title } from '../../app/Title.tsx'
import { local } from '../../local/client.ts'
import { isMyTurn } from '../../online/news.ts'
import { NOTHING, useProgress } from '../../learn/progress.ts'
import { useWords } from '../../text/index.ts'
import { ContinueCard } from './ContinueCard.tsx'
import { FirstCard } from './FirstCard.tsx'
import { GameCard } from './GameCard.tsx'
import { useEnter, useQuickStart } from './quickStart.ts'
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

/** What to go on with, the games, and nothing else: all of it above the fold. */
export const Home = () => {
  const words = useWords()
  const [joining, setJoining] = useState(false)
  const { play, starting } = useQuickStart()
  const tables = useTables()
  useFetchedAhead()
  const [first] = games
  const unfinished = tables.mine.filter(({ table }) => table.status !== 'over')
  const latest = unfinished.find(({ kind, table }) => kind === 'online' && isMyTurn(table)) ?? unfinished[0]
  const progress = useProgress()
  /** The lesson under way, or the first one; once some are done, the page of all. */
  const learn = () => {
    if (!first) return
    const { done, at } = progress[first.id] ?? NOTHING
    if (done.length > 0 && !at) go(pathTo.learn(first.id))
    else void loadLessons(first).then(({ lessons }) => go(pathTo.lesson(first.id, at?.lesson ?? lessons[0]?.id ?? '')))
  }
  const goOn = () => {
    if (latest) go(pathTo.table(latest.kind, latest.table.id))
    else learn()
  }
  useEnter(goOn)
  return (
    <Frame className="home" fit>
      <section className="lead">
        <div className="lead-words">
          <Title page={words.home.title}>{words.home.lead}</Title>
          <p>{words.home.about}</p>
          <Button className="lead-join" icon={linkedRings} onClick={() => setJoining(true)}>
            {words.home.join}
          </Button>
        </div>
        {latest ? (
          <ContinueCard mine={latest} others={unfinished.filter(each => each !== latest)} onGo={goOn} />
        ) : tables.known && first ? (
          <FirstCard info={first} starting={starting} onLearn={learn} onPlay={() => play(first)} />
        ) : (
          <div />
        )}
      </section>
      <h2 className="spoken">{words.home.games}</h2>
      <div className="games">
        {games.map(info => (
          <Suspense key={info.id} fallback={<article className="game leaf plain" />}>
            <GameCard info={info} />
          </Suspense>
        ))}
      </div>
      {joining ? <JoinDialog onClose={() => setJoining(false)} /> : undefined}
    </Frame>
  )
}
