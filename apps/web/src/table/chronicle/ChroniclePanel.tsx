import { Leaf } from '@tabletome/boardkit'
import { type ReactNode, useMemo, useState } from 'react'
import { notify } from '../../app/notices.ts'
import { useWords } from '../../text/index.ts'
import { asText, type Chapter, chaptersOf, linesOf, onlyOf } from './chronicle.ts'
import { isCut } from '../connection.ts'
import { useTable } from '../context.ts'
import { LogBox } from './LogBox.tsx'
import { LogLineView } from './LogLineView.tsx'

const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) => {
  const { module, light } = useTable()
  return chapters.map(({ key, title, lines }) => (
    <div key={key}>
      {title ? <h3 className="turn">{title}</h3> : undefined}
      {lines.map(line => (
        <LogLineView key={line.key} line={line} glyphs={module.glyphs} light={light} />
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
  const { chapters, table, state, connection, text, names } = useTable()
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
            {each.name}
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
  const { chapters, state, connection } = useTable()
  const shown = onlyOf(chapters, seat)
  const cut = isCut(state)
  const onTop = useMemo(() => (cut ? () => void connection.earlier() : undefined), [cut, connection])
  return (
    <LogBox label={words.table.log} content={shown} first={chapters[0]?.key} onTop={onTop}>
      {shown.length === 0 ? <p className="soft">{words.table.logEmpty}</p> : <Chapters chapters={shown} />}
    </LogBox>
  )
}

export const ChroniclePanel = ({ title }: { title?: ReactNode }) => {
  const words = useWords()
  const [seat, setSeat] = useState<string>()
  return (
    <Leaf className="chronicle" title={title ?? words.table.log} aside={<LogTools seat={seat} onSeat={setSeat} />}>
      <Log seat={seat} />
    </Leaf>
  )
}
