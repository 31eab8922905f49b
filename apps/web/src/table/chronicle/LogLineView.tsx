import { Icon, Said } from '@tabletome/boardkit'
import padlock from 'icon:padlock'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../text/index.ts'
import type { Line } from './chronicle.ts'
import './chronicle.css'

interface LogLineProps {
  line: Line
  glyphs: Readonly<Record<string, string>>
  light: (anchors: readonly string[]) => void
  /** What more there is to a line, on request: its rule, the replay. */
  more?: (line: Line) => ReactNode
}

const NOWHERE: readonly string[] = []

/** One line of the chronicle; pointing at it lights what it is about on the board, pressing it tells more. */
export const LogLineView = ({ line, glyphs, light, more }: LogLineProps) => {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const icon = line.icon === undefined ? undefined : glyphs[line.icon]
  const { at = NOWHERE, barrier } = line
  const body = (
    <>
      {icon ? <Icon body={icon} size={16} /> : <span className="no-icon" />}
      <span className="grow">
        <Said inside>{line.text}</Said>
      </span>
      {line.figure ? <b className={`figure ${line.tone ?? ''}`}>{line.figure}</b> : undefined}
      {barrier ? (
        <span className="undo-barrier" title={words.table.undoBarrier}>
          <Icon body={padlock} size={14} />
          <span className="spoken">{words.table.undoBarrier}</span>
        </span>
      ) : undefined}
    </>
  )
  const kind = line.aside ? 'line is-aside' : 'line'
  if (!more && at.length === 0) return <p className={kind}>{body}</p>
  return (
    <>
      <button
        type="button"
        className={kind}
        aria-expanded={more ? isOpen : undefined}
        onPointerEnter={() => light(at)}
        onPointerLeave={() => light(NOWHERE)}
        onFocus={() => light(at)}
        onBlur={() => light(NOWHERE)}
        onClick={() => {
          light(at)
          setOpen(!isOpen)
        }}
      >
        {body}
      </button>
      {more && isOpen ? <div className="line-more">{more(line)}</div> : undefined}
    </>
  )
}
