import { Icon } from '@tabletome/boardkit'
import type { Line } from './chronicle.ts'

interface LogLineProps {
  line: Line
  glyphs: Readonly<Record<string, string>>
  light: (anchors: readonly string[]) => void
}

/** One line of the chronicle; pointing at it lights what it is about on the board. */
export const LogLineView = ({ line, glyphs, light }: LogLineProps) => {
  const icon = line.icon === undefined ? undefined : glyphs[line.icon]
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
