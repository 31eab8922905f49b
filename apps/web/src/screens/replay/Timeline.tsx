import { Button } from '@tabletome/boardkit'
import type { CSSProperties, ReactNode } from 'react'
import { axisShares } from '../../analysis/curveLayout.ts'
import { useSize } from '../../app/layout.ts'
import { useWords } from '../../text/index.ts'

interface TimelineProps {
  seq: number
  last: number
  onSeq: (seq: number) => void
  playing: boolean
  onPlay: () => void
  headings: readonly { readonly seq: number; readonly text: string }[]
  /** The chances over the match, under the slider. */
  curve?: ReactNode
  /** Where the mark before and after lies. */
  markBefore?: number | undefined
  markNext?: number | undefined
}

const Mark = ({ d }: { d: string }) => (
  <svg className="mark-way" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} />
  </svg>
)

interface WordedProps {
  words: string
  keyCap: string
  /** Drawn instead of the words where there is no room for them. */
  sign: string
  disabled?: boolean
  onClick: () => void
}
const Worded = ({ words, sign, keyCap, ...rest }: WordedProps) =>
  useSize() === 'phone' ? (
    <Button slim aria-label={words} title={words} {...rest}>
      <Mark d={sign} />
    </Button>
  ) : (
    <Button slim keyCap={keyCap} {...rest}>
      {words}
    </Button>
  )
const PLAY = 'M6 4L15 10L6 16Z'
const PAUSE = 'M6 4V16M14 4V16'
/** A lozenge, and the way to it. */
const MARK_BEFORE = 'M4 5L2 10L4 15M13 4L18 10L13 16L8 10Z'
const MARK_NEXT = 'M16 5L18 10L16 15M7 4L12 10L7 16L2 10Z'

/** Back and forth through a match. */
export const Timeline = (props: TimelineProps) => {
  const { seq, last, onSeq, playing, onPlay, headings, curve, markBefore, markNext } = props
  const { replay: words, story } = useWords()
  const { before, behind } = axisShares(useSize() === 'phone', true)
  const chapter = headings.findLast(heading => heading.seq <= seq)
  return (
    <div className={curve ? 'timeline has-curve' : 'timeline'} role="region" aria-label={words.timeline}>
      <Button slim aria-label={words.first} disabled={seq === 0} onClick={() => onSeq(0)}>
        <Mark d="M4 4V16M16 4L7 10L16 16Z" />
      </Button>
      <Button slim aria-label={words.back} disabled={seq === 0} onClick={() => onSeq(seq - 1)}>
        <Mark d="M11 4L13 4L8 10L13 16L11 16L6 10Z" />
      </Button>
      <Worded
        words={playing ? words.pause : words.play}
        sign={playing ? PAUSE : PLAY}
        keyCap="Space"
        onClick={onPlay}
      />
      <Button slim aria-label={words.forward} disabled={seq >= last} onClick={() => onSeq(seq + 1)}>
        <Mark d="M9 4L7 4L12 10L7 16L9 16L14 10Z" />
      </Button>
      <Button slim aria-label={words.last} disabled={seq >= last} onClick={() => onSeq(last)}>
        <Mark d="M16 4V16M4 4L13 10L4 16Z" />
      </Button>
      <div className="scrubber" style={{ '--before': before, '--behind': behind } as CSSProperties}>
        {curve}
        <input
          type="range"
          aria-label={words.timeline}
          aria-valuetext={words.step(seq, last)}
          min={0}
          max={last}
          value={seq}
          onChange={event => onSeq(event.target.valueAsNumber)}
        />
      </div>
      {curve ? (
        <>
          <Worded
            words={story.markBefore}
            sign={MARK_BEFORE}
            keyCap="["
            disabled={markBefore === undefined}
            onClick={() => onSeq(markBefore ?? seq)}
          />
          <Worded
            words={story.markNext}
            sign={MARK_NEXT}
            keyCap="]"
            disabled={markNext === undefined}
            onClick={() => onSeq(markNext ?? seq)}
          />
        </>
      ) : undefined}
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
