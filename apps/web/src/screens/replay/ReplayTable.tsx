import { Button, Icon, Leaf, SeatMark, SPEEDS } from '@tabletome/boardkit'
import type { BoardProps, GameInfo, Names } from '@tabletome/games/types'
import ruleBook from 'icon:rule-book'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { download, recordName } from '../../app/download.ts'
import { useBoard, useGameText } from '../../app/games.ts'
import { useSize } from '../../app/layout.ts'
import { Link } from '../../app/Link.tsx'
import { notify } from '../../app/notices.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import type { ReplayInfo, ReplayPosition } from '../../local/api.ts'
import { local } from '../../local/client.ts'
import { packRecord } from '../../replay/share.ts'
import { chaptersOf, linesOf } from '../../table/chronicle.ts'
import { LogBox } from '../../table/LogBox.tsx'
import { LogLineView } from '../../table/LogLineView.tsx'
import { useWords } from '../../text/index.ts'
import { Alternatives } from './Alternatives.tsx'
import { isForTimeline, stepBy } from './keys.ts'
import { Timeline } from './Timeline.tsx'
import '../../table/table.css'
import './replay.css'

interface ReplayTableProps {
  record: string
  replay: ReplayInfo
  info: GameInfo
}

const nothing = () => undefined

const usePosition = (record: string, seq: number, seat: string | undefined) => {
  const [position, setPosition] = useState<ReplayPosition>()
  useEffect(() => {
    let current = true
    local()
      .replayView(record, seq, seat)
      .then(
        found => current && setPosition(found),
        (error: unknown) => current && notify({ id: 'replay', text: String(error) }),
      )
    return () => {
      current = false
    }
  }, [record, seq, seat])
  return position
}

/** A match step by step: any position, seen by anybody, and a way to play on from there. */
export const ReplayTable = ({ record, replay, info }: ReplayTableProps) => {
  const words = useWords()
  const { language, speed } = useSettings()
  const compact = useSize() === 'phone'
  const text = useGameText(info, language)
  const module = useBoard(info)
  const last = replay.history.length - 1
  const [seq, setSeq] = useState(0)
  const [seat, setSeat] = useState<string>()
  const [playing, setPlaying] = useState(false)
  const [lit, light] = useState<readonly string[]>([])
  const position = usePosition(record, seq, seat)
  const names = useMemo<Names>(() => ({ of: each => replay.seats[each] ?? each, isMe: () => false }), [replay])
  const lines = useMemo(() => linesOf(replay.history, text, names), [replay, text, names])
  const chapters = useMemo(() => chaptersOf(lines.filter(line => line.seq <= seq)), [lines, seq])
  const headings = useMemo(
    () => lines.filter(({ heading }) => heading).map(line => ({ seq: line.seq, text: line.text })),
    [lines],
  )
  useEffect(() => {
    if (!playing) return
    if (seq >= last) return setPlaying(false)
    const timer = setTimeout(() => setSeq(seq + 1), 200 + SPEEDS[speed] * 1.5)
    return () => clearTimeout(timer)
  }, [playing, seq, last, speed])

  const goTo = useCallback((to: number) => {
    setPlaying(false)
    setSeq(to)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = isForTimeline(event) ? stepBy(event.key, seq, last) : undefined
      if (to === undefined) return
      event.preventDefault()
      goTo(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [seq, last, goTo])

  if (!position)
    return (
      <main id="content" className="lost" tabIndex={-1}>
        <Title page={words.replay.loading} className="soft opening" />
      </main>
    )
  const { view, decisions, next } = position
  const board: BoardProps = {
    view,
    options: [],
    lit,
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
  }
  const headline = text.headline(view, names)
  const { Board, Seats, Current, Knowledge, Tray } = module
  const branch = () => {
    local()
      .branch(record, seq, undefined)
      .then(
        id => go(pathTo.table('local', id)),
        (error: unknown) => notify({ id: 'branch', text: error instanceof Error ? error.message : String(error) }),
      )
  }
  const share = async () => {
    const packed = await packRecord(record)
    if (!packed) return notify({ id: 'share', text: words.replay.shareTooLong })
    await navigator.clipboard.writeText(`${location.origin}${pathTo.replay('shared')}#${packed}`)
    notify({ id: 'share', text: words.app.copied })
  }
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
  const acts = (
    <Leaf title={words.table.branchOff} className="replay-acts">
      <label className="stack">
        <span className="label">{words.replay.seat}</span>
        <select className="field-text" value={seat ?? ''} onChange={event => setSeat(event.target.value || undefined)}>
          <option value="">{words.replay.everybody}</option>
          {Object.entries(replay.seats).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="row replay-buttons">
        <Button kind="go" disabled={view.outcome !== undefined} title={words.replay.branchAbout} onClick={branch}>
          {words.replay.branch}
        </Button>
        <Button onClick={() => void share()}>{words.replay.shareLink}</Button>
        <Button onClick={() => download(recordName(info.id, replay.match), record)}>{words.replay.export}</Button>
      </div>
    </Leaf>
  )
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
          <Knowledge {...board} />
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
            <Alternatives text={text} view={view} names={names} decisions={decisions} next={next} />
            <Current {...board} />
            {acts}
          </div>
        ) : (
          <section className="tray" aria-label={words.table.piles}>
            <Tray {...board} />
          </section>
        )}
      </main>
      {compact ? undefined : (
        <aside className="side right" aria-label={words.table.decision}>
          <Current {...board} />
          <Alternatives text={text} view={view} names={names} decisions={decisions} next={next} />
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
