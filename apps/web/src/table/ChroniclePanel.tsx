import { Leaf } from '@tabletome/boardkit'
import { type ReactNode, useState } from 'react'
import { notify } from '../app/notices.ts'
import { useWords } from '../text/index.ts'
import { asText, type Chapter, onlyOf } from './chronicle.ts'
import { useTable } from './context.ts'
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
  const { chapters, table } = useTable()
  const copy = () => {
    navigator.clipboard.writeText(asText(onlyOf(chapters, seat))).then(
      () => notify({ id: 'copy', text: words.app.copied }),
      () => undefined,
    )
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
      <button type="button" className="text-button" onClick={copy}>
        {words.table.logCopy}
      </button>
    </span>
  )
}

/** Newest at the foot; it stays there unless the reader has scrolled up. */
const Log = ({ seat }: { seat: string | undefined }) => {
  const words = useWords()
  const { chapters } = useTable()
  const shown = onlyOf(chapters, seat)
  return (
    <LogBox label={words.table.log} content={shown}>
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
