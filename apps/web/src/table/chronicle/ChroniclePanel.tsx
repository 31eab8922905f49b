import { Leaf } from '@tabletome/boardkit'
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { notify } from '../../app/notices.ts'
import { useWords } from '../../text/index.ts'
import { RuleLink } from '../cards/RuleLink.tsx'
import { asText, type Chapter, chaptersOf, countOf, type Line, linesOf, onlyOf, tailOf } from './chronicle.ts'
import { nameIn } from '../people/names.ts'
import { isCut } from '../connection.ts'
import { useSteadyTable } from '../context.ts'
import { LogBox } from './LogBox.tsx'
import { LogLineView } from './LogLineView.tsx'
import './chronicle.css'

/** So many lines are put on the page at first, and again so many whenever the reader comes to the top of them. */
const PAGE = 60

/** The rule of a line, and the way to its place in the replay, where the match can be replayed already. */
const More = ({ line }: { line: Line }) => {
  const words = useWords()
  const { kind, table, position } = useSteadyTable()
  return (
    <>
      {line.rule === undefined ? undefined : <RuleLink rule={line.rule} />}
      {kind === 'local' || position.over ? (
        <Link className="text-button" to={pathTo.replay(kind, table.id, line.seq)}>
          {words.table.inReplay}
        </Link>
      ) : undefined}
    </>
  )
}
const more = (line: Line) => <More line={line} />

const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) => {
  const { module, light } = useSteadyTable()
  return chapters.map(({ key, title, lines }) => (
    <div key={key}>
      {title ? <h3 className="turn">{title}</h3> : undefined}
      {lines.map(line => (
        <LogLineView key={line.key} line={line} glyphs={module.glyphs} light={light} more={more} />
      ))}
    </div>
  ))
}

interface LogToolsProps {
  seat: string | undefined
  onSeat: (seat: string | undefined) => void
}

/** Whose lines are shown, and the chronicle as text. */
const LogTools = ({ seat, onSeat }: LogToolsProps) => {
  const words = useWords()
  const { chapters, table, state, connection, text, names } = useSteadyTable()
  const copy = async () => {
    let copied = chapters
    if (isCut(state)) {
      while (await connection.earlier());
      copied = chaptersOf(linesOf(connection.state().history, text, names))
    }
    await navigator.clipboard.writeText(asText(onlyOf(copied, seat)))
    notify({ id: 'copy', text: words.app.copied })
  }
  return (
    <span className="log-tools">
      <select
        className="field-text tiny"
        aria-label={words.table.logFilter}
        value={seat ?? ''}
        onChange={event => onSeat(event.target.value || undefined)}
      >
        <option value="">{words.table.logAll}</option>
        {table.seats.map(each => (
          <option key={each.seat} value={each.seat}>
            {nameIn(each)}
          </option>
        ))}
      </select>
      <button type="button" className="text-button" onClick={() => void copy().catch(() => undefined)}>
        {words.table.logCopy}
      </button>
    </span>
  )
}

/** Newest at the foot; it stays there unless the reader has scrolled up. */
const Log = ({ seat }: { seat: string | undefined }) => {
  const words = useWords()
  const { chapters, state, connection } = useSteadyTable()
  const [most, setMost] = useState(PAGE)
  const all = useMemo(() => onlyOf(chapters, seat), [chapters, seat])
  const shown = useMemo(() => tailOf(all, most), [all, most])
  const count = countOf(all)
  const isAll = most >= count
  const cut = isCut(state)
  const onTop = useCallback(() => {
    if (!isAll) setMost(now => now + PAGE)
    else if (cut) void connection.earlier()
  }, [isAll, cut, connection])
  const onFoot = useCallback(() => setMost(PAGE), [])
  const [first] = shown
  return (
    <LogBox
      label={words.table.log}
      content={shown}
      count={count}
      first={first && `${first.key} ${first.lines[0]?.key}`}
      onTop={isAll && !cut ? undefined : onTop}
      onFoot={onFoot}
    >
      {shown.length === 0 ? <p className="soft">{words.table.logEmpty}</p> : <Chapters chapters={shown} />}
    </LogBox>
  )
}

export const ChroniclePanel = memo(({ title }: { title?: ReactNode }) => {
  const words = useWords()
  const [seat, setSeat] = useState<string>()
  return (
    <Leaf className="chronicle" title={title ?? words.table.log} aside={<LogTools seat={seat} onSeat={setSeat} />}>
      <Log seat={seat} />
    </Leaf>
  )
})
