import { Icon, Leaf, SeatMark, SPEEDS } from '@tabletome/boardkit'
import { foresightOf } from '@tabletome/engine'
import type { BoardProps, GameInfo, Names } from '@tabletome/games/types'
import ruleBook from 'icon:rule-book'
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react'
import { useGame, useGameText } from '../../app/games.ts'
import { useWholeBoard } from '../../table/wholeBoard.ts'
import { useSize } from '../../app/layout.ts'
import { Link } from '../../app/Link.tsx'
import { lineFrom, pathTo, replayQuery, seatFrom } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import type { ReplayInfo } from '../../local/api.ts'
import { chaptersOf, linesOf, roundsOf, whenIn } from '../../table/chronicle/chronicle.ts'
import { LogBox } from '../../table/chronicle/LogBox.tsx'
import { LogLineView } from '../../table/chronicle/LogLineView.tsx'
import { isTold, shownView } from '../../table/playback/playback.ts'
import { usePlayback } from '../../table/playback/usePlayback.ts'
import { useReduced } from '../../table/playback/useReduced.ts'
import { useWords } from '../../text/index.ts'
import { Curve } from '../../analysis/Curve.tsx'
import { type Point, standsAt } from '../../analysis/story.ts'
import { useMomentWords } from '../../analysis/useMomentWords.ts'
import { Acts } from './Acts.tsx'
import { Alternatives } from './Alternatives.tsx'
import { Branches } from './Branches.tsx'
import { isForTimeline, stepBy } from './keys.ts'
import { LineLeaf, lineStatus } from './LineLeaf.tsx'
import { Moves } from './Moves.tsx'
import { Timeline } from './Timeline.tsx'
import { TryAgain } from './TryAgain.tsx'
import { type ExpertLine, useExpertLine } from './useExpertLine.ts'
import { type Reached, useReached } from './useReached.ts'
import { markBeside, useMarkKeys, useReplayStory } from './useReplayStory.ts'
import { Verdict } from './Verdict.tsx'
import { Rail } from '../../table/slots/Rail.tsx'
import { Extra } from '../../table/slots/Wing.tsx'
import '../../table/layout/table.css'
import '../../table/slots/slots.css'
import '../../table/slots/phone.css'
import './replay.css'

interface ReplayTableProps {
  record: string
  replay: ReplayInfo
  info: GameInfo
}

const nothing = () => undefined

/** From the position on, a line of the curve for every step that is shown. */
const branchOf = (points: readonly Point[], { from, steps, at }: ExpertLine) => [
  { seq: from, chance: points.findLast(point => point.seq <= from)?.chance ?? 0.5 },
  ...steps.slice(0, at).map(({ chance }, i) => ({ seq: from + i + 1, chance })),
]

/** A match step by step: any position, seen by anybody, and a way to play on from there. */
export const ReplayTable = (props: ReplayTableProps) => {
  const words = useWords()
  const [seq, setSeq] = useState(() => lineFrom(location.search, props.replay.history.length - 1))
  const [triesAgain] = useState(() => new URLSearchParams(location.search).has('try'))
  // The address names the position, so that a link or a reload comes back to it.
  const [of] = useState(() => seatFrom(location.search))
  useEffect(
    () => history.replaceState({}, '', `${location.pathname}${replayQuery(seq, of)}${location.hash}`),
    [seq, of],
  )
  const [seat, setSeat] = useState<string>()
  const reached = useReached(props.record, seq, seat)
  return reached ? (
    <Replayed {...props} {...{ seq, setSeq, seat, setSeat, of, reached, triesAgain }} />
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
  /** Whose chances are told as long as nobody's eyes are chosen. */
  of: string | undefined
  reached: Reached
  /** Begins with the first doubtful decision. */
  triesAgain: boolean
}

const Replayed = ({ record, replay, info, seq, setSeq, seat, setSeat, of, reached, triesAgain }: ReplayedProps) => {
  const words = useWords()
  const { language, speed } = useSettings()
  const size = useSize()
  const compact = size === 'phone'
  const text = useGameText(info, language)
  const module = useWholeBoard(info)
  const game = useGame(info)
  const foresight = useMemo(() => foresightOf(game, module.ahead), [game, module])
  const last = replay.history.length - 1
  const [playing, setPlaying] = useState(false)
  const [lit, light] = useState<readonly string[]>([])
  const names = useMemo<Names>(() => ({ of: each => replay.seats[each] ?? each, isMe: () => false }), [replay])
  const lines = useMemo(() => linesOf(replay.history, text, names), [replay, text, names])
  const lineOf = useCallback((each: { type: string }) => text.log(each, names), [text, names])
  const { playback, fact, busy, skip } = usePlayback({
    position: reached,
    history: reached.history,
    lineOf,
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
  const rounds = useMemo(() => roundsOf(lines), [lines])
  useEffect(() => {
    if (!playing || busy || reached.seq !== seq) return
    if (seq >= last) return setPlaying(false)
    const timer = setTimeout(() => setSeq(seq + 1), 200 + SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [playing, busy, reached.seq, seq, setSeq, last, speed])

  const told = useReplayStory(replay, record, seat ?? of)
  const { line, begin } = useExpertLine(told, reached.seq, seat)
  const goTo = (to: number) => {
    line?.end()
    setPlaying(false)
    skip()
    setSeq(to)
  }
  const playOrPause = () => {
    line?.end()
    if (seq >= last) setSeq(0)
    setPlaying(!playing)
  }
  const saidOf = useMomentWords({ record, seat: told.seat, turns: told.turns, lines, text, names })
  const [trying, setTrying] = useState<number | 'first' | undefined>(triesAgain ? 'first' : undefined)
  useMarkKeys(trying === undefined && !line ? told.turns : [], seq, goTo)
  const tryNext = (after: number) => {
    const next = told.doubtful.find(turn => turn.seq > after)
    setTrying(next?.seq)
    if (!next) return
    setSeat(told.seat)
    goTo(standsAt(next))
  }
  useEffect(() => {
    // Judged from the end backwards: the first one is known when all are, or when somebody stops it.
    if (trying === 'first' && !told.busy && told.doubtful.length > 0) tryNext(0)
  })
  const tried = typeof trying === 'number' ? told.doubtful.find(turn => turn.seq === trying) : undefined
  const judged = told.story?.moves.find(move => move.seq === reached.seq + 1)
  const whenAt = (line: number) => whenIn(rounds, line)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTimeline(event)) return
      const to = stepBy(event.key, seq, last, event.shiftKey ? rounds.map(round => round.seq) : undefined)
      if (to === undefined && event.key !== ' ') return
      event.preventDefault()
      if (to === undefined) playOrPause()
      else goTo(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  const { view: reachedView, decisions, next } = reached
  const view = line?.step?.view ?? shownView(playback)
  const factAt = fact && text.log(fact, names)?.at
  const board: BoardProps = {
    view,
    options: [],
    lit: lit.length > 0 ? lit : (line?.step?.at ?? factAt ?? lit),
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
    look: nothing,
    fact,
    foresight: fact ? undefined : foresight,
  }
  const headline = text.headline(view, names)
  const { Board, Seats, Scales, Figures, Subject, Dock, leaves } = module
  const { aspect, fill = false, dock } = module.frame(view, compact)
  const style = { '--aspect': aspect, '--dock': `${size === 'large' ? dock.roomy : dock.snug}px` } as CSSProperties
  const controls = (
    <Timeline
      seq={seq}
      last={last}
      onSeq={goTo}
      playing={playing}
      onPlay={playOrPause}
      headings={headings}
      markBefore={markBeside(told.turns, seq, -1)}
      markNext={markBeside(told.turns, seq, 1)}
      curve={
        told.story && told.story.points.length > 2 && trying === undefined ? (
          <Curve
            points={told.story.points}
            last={last}
            turns={told.moments}
            rounds={rounds}
            at={seq}
            low
            branch={line && branchOf(told.story.points, line)}
          />
        ) : undefined
      }
    />
  )
  const acts = (
    <>
      <Acts
        {...{ record, replay, info, seq, seat }}
        setSeat={eyes => {
          line?.end()
          setSeat(eyes)
        }}
        when={whenAt(seq)}
        isOver={reachedView.outcome !== undefined}
        onLine={told.story && trying === undefined ? begin : undefined}
      />
      <Branches match={replay.match} />
    </>
  )
  const found = line ? (
    <LineLeaf line={line} text={text} names={names} several={Object.keys(replay.seats).length > 1} />
  ) : tried?.move ? (
    <TryAgain
      key={tried.seq}
      told={told}
      turn={{ ...tried, move: tried.move }}
      text={text}
      view={reachedView}
      names={names}
      decisions={reached.seq === standsAt(tried) ? decisions : []}
      onNext={() => tryNext(tried.seq)}
      onStop={() => setTrying(undefined)}
    />
  ) : (
    <>
      {judged && judged.seq === reached.seq + 1 ? (
        <Verdict move={judged} text={text} view={reachedView} names={names} />
      ) : undefined}
      <Alternatives text={text} view={reachedView} names={names} decisions={decisions} next={next} />
      <Moves
        told={told}
        lines={lines}
        whose={replay.seats}
        words={saidOf}
        whenAt={whenAt}
        seq={seq}
        onGo={goTo}
        onTry={() => tryNext(0)}
        waits={trying === 'first' && told.busy}
      />
    </>
  )
  const head = (
    <header className="crest">
      <div className="crest-game">
        <Link to={pathTo.home} aria-label={words.table.leave} className="mark-home">
          <Icon body={ruleBook} size={24} />
        </Link>
        <Title page={words.replay.of(text.title)}>{text.title}</Title>
      </div>
      <div className="crest-goal">
        <p className="goal" role="status">
          {line ? lineStatus(words.story, line) : words.replay.step(seq, last)}
        </p>
        <Link className="btn slim" to={pathTo.replays}>
          {words.replay.title}
        </Link>
      </div>
      <div className="crest-turn">
        <SeatMark seat={headline.colour ?? 'sable'} size={32} />
        <div className="grow turn-words">
          <div className="label">{headline.label}</div>
          <div className="turn-name">{headline.title}</div>
        </div>
      </div>
    </header>
  )
  const picture = (
    <main id="content" className="board-field" tabIndex={-1} aria-label={words.table.board}>
      <div className={`board-box${fill ? ' is-filled' : ''}${line?.step ? ' is-imagined' : ''}`}>
        <Board {...board} />
      </div>
      <i className="glow" aria-hidden="true" />
      {compact ? <Rail module={module} board={board} compact /> : undefined}
    </main>
  )
  if (compact)
    return (
      <div className={`phone replay-phone${line ? ' has-line' : ''}`} style={style}>
        {head}
        <section className="p-scales" aria-label={words.table.scales}>
          <Figures {...board} />
        </section>
        {picture}
        {controls}
        <section className="p-page scroller" tabIndex={0} aria-label={words.table.decision}>
          {found}
          <Subject {...board} />
          <Seats {...board} detail="full" />
          {acts}
        </section>
      </div>
    )
  return (
    <div className="desk replay" style={style}>
      {head}
      <section className="wing scales-wing" aria-label={words.table.scales}>
        <Scales {...board} />
      </section>
      {picture}
      <section className="dock" aria-label={words.table.piles}>
        <Dock {...board} />
      </section>
      <aside className="wing seats-wing" aria-label={words.table.seats}>
        <div className="wing-inner">
          <Seats {...board} detail="full" />
          {leaves?.(board).map(leaf => (
            <Extra key={leaf.id} leaf={leaf} folded={false} />
          ))}
        </div>
      </aside>
      <aside className="wing replay-wing scroller" aria-label={words.table.decision}>
        <Subject {...board} />
        {found}
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
      {controls}
      <Rail module={module} board={board} />
    </div>
  )
}
