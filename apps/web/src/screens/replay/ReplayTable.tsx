import { Icon, Leaf, SeatMark, SPEEDS } from '@tabletome/boardkit'
import { foresightOf } from '@tabletome/engine'
import type { BoardProps, GameInfo, Names } from '@tabletome/games/types'
import ruleBook from 'icon:rule-book'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useBoard, useGame, useGameText } from '../../app/games.ts'
import { useSize } from '../../app/layout.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import type { ReplayInfo } from '../../local/api.ts'
import { chaptersOf, linesOf } from '../../table/chronicle/chronicle.ts'
import { LogBox } from '../../table/chronicle/LogBox.tsx'
import { LogLineView } from '../../table/chronicle/LogLineView.tsx'
import { isTold, shownView } from '../../table/playback/playback.ts'
import { usePlayback } from '../../table/playback/usePlayback.ts'
import { useReduced } from '../../table/playback/useReduced.ts'
import { useWords } from '../../text/index.ts'
import { Acts } from './Acts.tsx'
import { Alternatives } from './Alternatives.tsx'
import { isForTimeline, stepBy } from './keys.ts'
import { Timeline } from './Timeline.tsx'
import { type Reached, useReached } from './useReached.ts'
import '../../table/layout/table.css'
import './replay.css'

interface ReplayTableProps {
  record: string
  replay: ReplayInfo
  info: GameInfo
}

const nothing = () => undefined

/** A match step by step: any position, seen by anybody, and a way to play on from there. */
export const ReplayTable = (props: ReplayTableProps) => {
  const words = useWords()
  const [seq, setSeq] = useState(0)
  const [seat, setSeat] = useState<string>()
  const reached = useReached(props.record, seq, seat)
  return reached ? (
    <Replayed {...props} {...{ seq, setSeq, seat, setSeat, reached }} />
  ) : (
    <main id="content" className="lost" tabIndex={-1}>
      <Title page={words.replay.loading} className="soft opening" />
    </main>
  )
}

interface ReplayedProps extends ReplayTableProps {
  /** Where the timeline stands; what is shown follows as soon as it is found. */
  seq: number
  setSeq: (seq: number) => void
  seat: string | undefined
  setSeat: (seat: string | undefined) => void
  reached: Reached
}

const Replayed = ({ record, replay, info, seq, setSeq, seat, setSeat, reached }: ReplayedProps) => {
  const words = useWords()
  const { language, speed } = useSettings()
  const compact = useSize() === 'phone'
  const text = useGameText(info, language)
  const module = useBoard(info)
  const game = useGame(info)
  const foresight = useMemo(() => foresightOf(game, module.ahead), [game, module])
  const last = replay.history.length - 1
  const [playing, setPlaying] = useState(false)
  const [lit, light] = useState<readonly string[]>([])
  const names = useMemo<Names>(() => ({ of: each => replay.seats[each] ?? each, isMe: () => false }), [replay])
  const lines = useMemo(() => linesOf(replay.history, text, names), [replay, text, names])
  const isTelling = useCallback((fact: { type: string }) => text.log(fact, names) !== undefined, [text, names])
  const { playback, fact, busy, skip } = usePlayback({
    position: reached,
    history: reached.history,
    isTelling,
    reduced: useReduced(),
  })
  const chapters = useMemo(
    () => chaptersOf(lines.filter(line => line.seq <= reached.seq && isTold(playback, line.seq, line.fact))),
    [lines, reached.seq, playback],
  )
  const headings = useMemo(
    () => lines.filter(({ heading }) => heading).map(line => ({ seq: line.seq, text: line.text })),
    [lines],
  )
  useEffect(() => {
    if (!playing || busy || reached.seq !== seq) return
    if (seq >= last) return setPlaying(false)
    const timer = setTimeout(() => setSeq(seq + 1), 200 + SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [playing, busy, reached.seq, seq, setSeq, last, speed])

  const goTo = (to: number) => {
    setPlaying(false)
    skip()
    setSeq(to)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = isForTimeline(event) ? stepBy(event.key, seq, last) : undefined
      if (to === undefined) return
      event.preventDefault()
      goTo(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  const { view: reachedView, decisions, next } = reached
  const view = shownView(playback)
  const factAt = fact && text.log(fact, names)?.at
  const board: BoardProps = {
    view,
    options: [],
    lit: lit.length > 0 ? lit : (factAt ?? lit),
    seats: Object.entries(replay.seats).map(([id, name]) => ({
      seat: id,
      name,
      isMe: false,
      bot: undefined,
      connected: true,
      waiting: view.waiting.includes(id),
    })),
    names,
    text,
    compact,
    choose: nothing,
    setSubject: nothing,
    point: nothing,
    open: nothing,
    fact,
    foresight: fact ? undefined : foresight,
  }
  const headline = text.headline(view, names)
  const { Board, Seats, Current, KnownCards, Shelf } = module
  const controls = (
    <Timeline
      seq={seq}
      last={last}
      onSeq={goTo}
      playing={playing}
      onPlay={() => {
        if (seq >= last) setSeq(0)
        setPlaying(!playing)
      }}
      headings={headings}
    />
  )
  const acts = <Acts {...{ record, replay, info, seq, seat, setSeat }} isOver={reachedView.outcome !== undefined} />
  return (
    <div className={compact ? 'phone replay-phone' : 'table replay'}>
      <header className="status">
        <div className="mark">
          <Link to={pathTo.home} aria-label={words.table.leave} className="mark-home">
            <Icon body={ruleBook} size={24} />
          </Link>
          <Title page={words.replay.of(text.title)}>{text.title}</Title>
        </div>
        <div className="status-who">
          <SeatMark seat={headline.colour ?? 'sable'} size={34} />
          <div>
            <div className="label">{headline.label}</div>
            <div className="status-title">{headline.title}</div>
          </div>
        </div>
        <p className="ask" role="status">
          {words.replay.step(seq, last)}
        </p>
        <Link className="btn slim" to={pathTo.replays}>
          {words.replay.title}
        </Link>
      </header>
      {compact ? undefined : (
        <aside className="side left scroller" aria-label={words.table.seats}>
          <Seats {...board} />
          <KnownCards {...board} />
        </aside>
      )}
      <main id="content" className="field" tabIndex={-1} aria-label={words.table.board}>
        <div className="board-field">
          <Board {...board} />
          <i className="glow" aria-hidden="true" />
        </div>
        {compact ? (
          <div className="p-seats">
            <Seats {...board} />
          </div>
        ) : undefined}
        {controls}
        {compact ? (
          <div className="p-page scroller stack">
            <Alternatives text={text} view={reachedView} names={names} decisions={decisions} next={next} />
            <Current {...board} />
            {acts}
          </div>
        ) : (
          <section className="tray" aria-label={words.table.piles}>
            <Shelf {...board} />
          </section>
        )}
      </main>
      {compact ? undefined : (
        <aside className="side right" aria-label={words.table.decision}>
          <Current {...board} />
          <Alternatives text={text} view={reachedView} names={names} decisions={decisions} next={next} />
          {acts}
          <Leaf className="chronicle" title={words.table.log} aside={chapters.at(-1)?.title}>
            <LogBox label={words.table.log} content={chapters}>
              {chapters.slice(-3).map(({ key, title, lines: told }) => (
                <div key={key}>
                  {title ? <h3 className="turn">{title}</h3> : undefined}
                  {told.map(line => (
                    <LogLineView key={line.key} line={line} glyphs={module.glyphs} light={light} />
                  ))}
                </div>
              ))}
            </LogBox>
          </Leaf>
        </aside>
      )}
    </div>
  )
}
