import { Button } from '@tabletome/boardkit'
import { useWords } from '../../text/index.ts'

interface TimelineProps {
  seq: number
  last: number
  onSeq: (seq: number) => void
  playing: boolean
  onPlay: () => void
  headings: readonly { readonly seq: number; readonly text: string }[]
}

const Mark = ({ d }: { d: string }) => (
  <svg className="mark-way" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} />
  </svg>
)

/** Back and forth through a match. */
export const Timeline = ({ seq, last, onSeq, playing, onPlay, headings }: TimelineProps) => {
  const { replay: words } = useWords()
  const chapter = headings.findLast(heading => heading.seq <= seq)
  return (
    <div className="timeline" role="region" aria-label={words.timeline}>
      <Button slim aria-label={words.first} disabled={seq === 0} onClick={() => onSeq(0)}>
        <Mark d="M4 4V16M16 4L7 10L16 16Z" />
      </Button>
      <Button slim aria-label={words.back} disabled={seq === 0} onClick={() => onSeq(seq - 1)}>
        <Mark d="M11 4L13 4L8 10L13 16L11 16L6 10Z" />
      </Button>
      <Button slim kind="go" onClick={onPlay}>
        {playing ? words.pause : words.play}
      </Button>
      <Button slim aria-label={words.forward} disabled={seq >= last} onClick={() => onSeq(seq + 1)}>
        <Mark d="M9 4L7 4L12 10L7 16L9 16L14 10Z" />
      </Button>
      <Button slim aria-label={words.last} disabled={seq >= last} onClick={() => onSeq(last)}>
        <Mark d="M16 4V16M4 4L13 10L4 16Z" />
      </Button>
      <input
        type="range"
        aria-label={words.timeline}
        aria-valuetext={words.step(seq, last)}
        min={0}
        max={last}
        value={seq}
        onChange={event => onSeq(event.target.valueAsNumber)}
      />
      <label className="row">
        <span className="spoken">{words.jump}</span>
        <select
          className="field-text slim"
          value={chapter?.seq ?? ''}
          onChange={event => event.target.value && onSeq(Number(event.target.value))}
        >
          <option value="">{words.start}</option>
          {headings.map(heading => (
            <option key={`${heading.seq} ${heading.text}`} value={heading.seq}>
              {heading.text}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
