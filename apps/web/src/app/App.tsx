import { Defs, SeatLettersProvider } from '@tabletome/boardkit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadWords, useWords, type Words, WordsContext } from '../text/index.ts'
import { Home } from '../screens/home/Home.tsx'
import { Frame } from './Frame.tsx'
import { Notices } from './Notices.tsx'
import { usePlace } from './router.ts'
import { type Route, routeOf } from './routes.ts'
import { useSettings } from './settings.ts'
import { Unknown } from '../screens/Unknown.tsx'

const Tables = lazy(() => import('../screens/tables/Tables.tsx'))
const NewTable = lazy(() => import('../screens/new-table/NewTable.tsx'))
const WorkshopScreen = lazy(() => import('../screens/workshop/WorkshopScreen.tsx'))
const CampaignScreen = lazy(() => import('../screens/campaign/CampaignScreen.tsx'))
const LocalTable = lazy(() => import('../screens/table/LocalTable.tsx'))
const OnlineTable = lazy(() => import('../screens/table/OnlineTable.tsx'))
const Replays = lazy(() => import('../screens/replay/Replays.tsx'))
const Replay = lazy(() => import('../screens/replay/Replay.tsx'))
const Rulebooks = lazy(() => import('../screens/rulebook/Rulebooks.tsx'))
const Rulebook = lazy(() => import('../screens/rulebook/Rulebook.tsx'))
const WordsScreen = lazy(() => import('../screens/words/WordsScreen.tsx'))
const LearnScreen = lazy(() => import('../screens/learn/LearnScreen.tsx'))
const TipsScreen = lazy(() => import('../screens/learn/TipsScreen.tsx'))
const LessonScreen = lazy(() => import('../screens/lesson/LessonScreen.tsx'))
const PositionScreen = lazy(() => import('../screens/position/PositionScreen.tsx'))
const SettingsScreen = lazy(() => import('../screens/settings/Settings.tsx'))
const RecordScreen = lazy(() => import('../screens/record/RecordScreen.tsx'))
const LabScreen = lazy(() => import('../screens/lab/LabScreen.tsx'))
const About = lazy(() => import('../screens/about/About.tsx'))
const Privacy = lazy(() => import('../screens/privacy/Privacy.tsx'))
const Join = lazy(() => import('../screens/join/Join.tsx'))

const Screen = ({ route }: { route: Route }) => {
  switch (route.screen) {
    case 'home':
      return <Home />
    case 'tables':
      return <Tables />
    case 'new':
      return <NewTable key={route.game} game={route.game} />
    case 'workshop':
      return <WorkshopScreen key={route.game} game={route.game} />
    case 'campaign':
      return <CampaignScreen key={route.game} game={route.game} />
    case 'table': {
      const Table = route.kind === 'local' ? LocalTable : OnlineTable
      return <Table key={`${route.kind} ${route.id}`} id={route.id} result={route.result} />
    }
    case 'replays':
      return <Replays />
    case 'replay':
      return <Replay key={`${route.source} ${route.id}`} source={route.source} id={route.id} />
    case 'rulebooks':
      return <Rulebooks />
    case 'rules':
      return <Rulebook key={route.game} game={route.game} />
    case 'learn':
      return <LearnScreen key={route.game} game={route.game} />
    case 'words':
      return <WordsScreen key={route.game} game={route.game} />
    case 'tips':
      return <TipsScreen game={route.game} />
    case 'lesson':
      return <LessonScreen key={`${route.game} ${route.lesson}`} game={route.game} lesson={route.lesson} />
    case 'position':
      return <PositionScreen key={route.game} game={route.game} />
    case 'settings':
      return <SettingsScreen />
    case 'record':
      return <RecordScreen />
    case 'lab':
      return <LabScreen />
    case 'about':
      return <About />
    case 'privacy':
      return <Privacy />
    case 'join':
      return <Join table={route.table} token={route.token} />
    case 'unknown':
      return <Unknown />
  }
}

export const Loading = () => {
  const words = useWords()
  return (
    <Frame className="page">
      <p className="soft" role="status">
        {words.app.loading}
      </p>
    </Frame>
  )
}

/** The address changed to another screen: its heading gets the focus, so that keyboard and screen reader start there. */
const useFocusOnArrival = (path: string) => {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [path])
}

const SkipLink = () => {
  const words = useWords()
  return (
    <a className="skip" href="#content" onClick={() => document.getElementById('content')?.focus()}>
      {words.app.skip}
    </a>
  )
}

export const App = ({ first }: { first: Words }) => {
  const { path } = usePlace()
  const { language } = useSettings()
  const [words, setWords] = useState(first)
  useEffect(() => {
    let current = true
    loadWords(language).then(
      loaded => current && setWords(() => loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [language])
  useFocusOnArrival(path)
  return (
    <WordsContext value={words}>
      <SeatLettersProvider value={words.seatLetters}>
        <SkipLink />
        <Defs />
        <Suspense fallback={<Loading />}>
          <Screen route={routeOf(path)} />
        </Suspense>
        <Notices />
      </SeatLettersProvider>
    </WordsContext>
  )
}
