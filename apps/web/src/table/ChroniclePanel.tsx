import { Button, Icon, Leaf } from '@tabletome/boardkit'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../app/notices.ts'
import { useWords } from '../text/index.ts'
import { asText, type Chapter, type Line, onlyOf } from './chronicle.ts'
import { useTable } from './context.ts'

export const LogLineView = ({ line }: { line: Line }) => {
  const { module, light } = useTable()
  const icon = line.icon === undefined ? undefined : module.glyphs[line.icon]
  const body = (
    <>
      {icon ? <Icon body={icon} size={16} /> : <span className="no-icon" />}
      <span className="grow">{line.text}</span>
      {line.figure ? <b className={`figure ${line.tone ?? ''}`}>{line.figure}</b> : undefined}
    </>
  )
  const { at } = line
  if (!at || at.length === 0) return <p className="line">{body}</p>
  return (
    <button
      type="button"
      className="line"
      onPointerEnter={() => light(at)}
      onPointerLeave={() => light([])}
      onFocus={() => light(at)}
      onBlur={() => light([])}
      onClick={() => light(at)}
    >
      {body}
    </button>
  )
}

const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) =>
  chapters.map(({ key, title, lines }) => (
    <section key={key} {...(title ? { 'aria-label': title } : {})}>
      {title ? <h3 className="turn">{title}</h3> : undefined}
      {lines.map(line => (
        <LogLineView key={line.key} line={line} />
      ))}
    </section>
  ))

/** The log, newest at the foot; it stays there unless the reader has scrolled up. */
export const Log = () => {
  const words = useWords()
  const { chapters, table } = useTable()
  const [seat, setSeat] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const atFoot = useRef(true)
  const shown = onlyOf(chapters, seat)
  useEffect(() => {
    const log = box.current
    if (log && atFoot.current) log.scrollTop = log.scrollHeight
  }, [shown])
  const copy = () => {
    navigator.clipboard.writeText(asText(shown)).then(
      () => notify({ id: 'copy', text: words.app.copied }),
      () => undefined,
    )
  }
  return (
    <>
      <div className="log-tools">
        <label className="row">
          <span className="spoken">{words.table.logFilter}</span>
          <select className="field-text slim" value={seat ?? ''} onChange={event => setSeat(event.target.value || undefined)}>
            <option value="">{words.table.logAll}</option>
            {table.seats.map(each => (
              <option key={each.seat} value={each.seat}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <Button slim kind="quiet" onClick={copy}>
          {words.table.logCopy}
        </Button>
      </div>
      <div
        ref={box}
        className="log scroller"
        role="log"
        aria-label={words.table.log}
        tabIndex={0}
        onScroll={({ currentTarget: log }) => {
          atFoot.current = log.scrollHeight - log.scrollTop - log.clientHeight < 24
        }}
      >
        {shown.length === 0 ? <p className="soft">{words.table.logEmpty}</p> : <Chapters chapters={shown} />}
      </div>
    </>
  )
}

export const ChroniclePanel = () => {
  const words = useWords()
  const { chapters } = useTable()
  return (
    <Leaf className="chronicle" title={words.table.log} aside={chapters.at(-1)?.title}>
      <Log />
    </Leaf>
  )
}
