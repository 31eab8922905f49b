import { Button, Leaf } from '@tabletome/boardkit'
import type { PlayerRecord } from '@tabletome/match/protocol'
import type { GameInfo } from '@tabletome/games/types'
import { Suspense, useEffect, useState } from 'react'
import { askForFile, download } from '../../app/download.ts'
import { Frame } from '../../app/Frame.tsx'
import { games, useGameText } from '../../app/games.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { ago } from '../../app/time.ts'
import { currentBook, fileOf, keepBook, useBook, watchBook, withFile } from '../../record/book.ts'
import { useNow } from '../../app/useNow.ts'
import { isCounted, sharesBy } from '../../record/figures.ts'
import { startAfresh, syncRecord } from '../../record/sync.ts'
import { useWords } from '../../text/index.ts'
import { GameRecord } from './GameRecord.tsx'
import '../../table/layout/table.css'
import './record.css'

interface GameRowProps {
  info: GameInfo
  book: PlayerRecord
  isOn: boolean
  onPick: () => void
}

const GameRow = ({ info, book, isOn, onPick }: GameRowProps) => {
  const { record: words } = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const now = useNow()
  const matches = book.matches.filter(({ game }) => game === info.id)
  const counted = matches.filter(isCounted)
  const [last] = matches
  if (!last)
    return (
      <div className="record-row is-empty">
        <b className="grow">{text.title}</b>
        <Link className="btn slim" to={pathTo.newTable(info.id)}>
          {words.play}
        </Link>
        <Link className="btn slim" to={pathTo.learn(info.id)}>
          {words.learn}
        </Link>
      </div>
    )
  const lately = words.last(ago(last.at, now, language), words.ends[last.end])
  const won = words.wonCount(counted.filter(({ end }) => end === 'won').length)
  return (
    <button
      type="button"
      className="record-row"
      id={`record-${info.id}`}
      aria-labelledby={`record-${info.id}`}
      aria-pressed={isOn}
      onClick={onPick}
    >
      <span className="grow">
        <b>{text.title}</b>
        <span className="small soft">{lately}</span>
      </span>
      <span className="record-count">
        <b>{counted.length}</b>
        <span className="small">{won}</span>
      </span>
    </button>
  )
}

/** Who sat at the same tables. */
const People = ({ book }: { book: PlayerRecord }) => {
  const { record: words } = useWords()
  const people = sharesBy(book.matches.filter(isCounted), ({ others }) =>
    others.filter(({ bot }) => !bot).map(({ name }) => name),
  )
  if (people.length === 0) return undefined
  return (
    <Leaf title={words.withYou}>
      <ul className="plain record-people">
        {people.slice(0, 8).map(({ key, played, won }) => (
          <li key={key}>
            <b className="grow">{key}</b>
            <span className="small soft">{words.wonOf(won, played)}</span>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}

const NotCounted = ({ book }: { book: PlayerRecord }) => {
  const { record: words } = useWords()
  const asides = sharesBy(book.matches, ({ aside }) => (aside ? [aside] : []))
  return (
    <Leaf title={words.notCounted}>
      <p className="small soft">{words.notCountedAbout}</p>
      {asides.length > 0 ? (
        <ul className="plain record-people">
          {asides.map(({ key, played }) => (
            <li key={key}>
              <span className="grow">{words.asides[key as keyof typeof words.asides]}</span>
              <b>{played}</b>
            </li>
          ))}
        </ul>
      ) : undefined}
    </Leaf>
  )
}

/** Export, import and a fresh start, which asks once and offers the export. */
const Keeping = ({ book }: { book: PlayerRecord }) => {
  const { record: words, settings } = useWords()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const save = () => download('tabletome-record.json', fileOf(book), 'application/json')
  const read = async () => {
    const file = await askForFile()
    if (file === undefined) return
    const next = withFile(currentBook(), file)
    setSaid(next ? words.imported(next.matches.length - currentBook().matches.length) : words.notOne)
    if (!next) return
    keepBook(next)
    await syncRecord().catch(() => undefined)
  }
  if (asking)
    return (
      <div className="note" role="alert">
        <p className="grow">{words.afreshSure}</p>
        <Button slim onClick={save}>
          {words.export}
        </Button>
        <Button
          slim
          onClick={() => {
            startAfresh().then(
              () => setAsking(false),
              () => setSaid(settings.accountOffline),
            )
          }}
        >
          {words.afreshYes}
        </Button>
        <Button slim onClick={() => setAsking(false)}>
          {settings.keep}
        </Button>
      </div>
    )
  return (
    <div className="row record-keeping">
      <span className="small soft" role="status">
        {said}
      </span>
      <Button slim disabled={book.matches.length === 0} onClick={save}>
        {words.export}
      </Button>
      <Button slim onClick={() => void read()}>
        {words.import}
      </Button>
      <Button slim disabled={book.matches.length === 0} onClick={() => setAsking(true)}>
        {words.afresh}
      </Button>
    </div>
  )
}

/** What was played in this browser, and with the account: by game, mode, difficulty and hero. */
const RecordScreen = () => {
  const words = useWords()
  const book = useBook()
  const [picked, setPicked] = useState<string>()
  useEffect(() => {
    watchBook()
    // Without a server the browser's own record is all there is.
    syncRecord().catch(() => undefined)
  }, [])
  const shown = games.find(({ id }) => id === (picked ?? book.matches[0]?.game))
  return (
    <Frame className="page record-page">
      <div className="page-head">
        <div>
          <Title page={words.record.title} />
          <p>{words.record.about}</p>
        </div>
        <Keeping book={book} />
      </div>
      <Suspense fallback={<p className="soft">{words.app.loading}</p>}>
        <div className="record">
          <div className="stack">
            {games.map(info => (
              <GameRow
                key={info.id}
                info={info}
                book={book}
                isOn={info.id === shown?.id}
                onPick={() => setPicked(info.id)}
              />
            ))}
            <NotCounted book={book} />
            <People book={book} />
          </div>
          {shown ? (
            <GameRecord key={shown.id} info={shown} matches={book.matches.filter(({ game }) => game === shown.id)} />
          ) : (
            <Leaf title={words.record.none}>
              <p>{words.record.noneAbout}</p>
            </Leaf>
          )}
        </div>
      </Suspense>
    </Frame>
  )
}
export default RecordScreen
