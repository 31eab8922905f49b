import { Glyph } from '@tabletome/boardkit'
import { useSize } from '../../app/layout.ts'
import { useWords } from '../../text/index.ts'
import { PAD, sizeOf } from '../curveLayout.ts'
import { type Boxed, boxesOf, labelOf, type Remembered } from './layout.ts'
import './frieze.css'

interface FriezeRowProps {
  facts: readonly Remembered[]
  /** The last line of the match. */
  last: number
  whenAt: (seq: number) => string
  glyphs: Readonly<Record<string, string>>
}

const WIDE = { box: 28, height: 58 }
const NARROW = { box: 24, height: 34 }
const STEM = 6

const Box = ({ boxed, box, glyphs }: { boxed: Boxed; box: number; glyphs: FriezeRowProps['glyphs'] }) => {
  const { x, at, label, facts } = boxed
  const [{ icon, tone, seat }] = facts
  const frame = { x: x - box / 2, y: STEM, width: box, height: box, rx: 2 }
  return (
    <g className={`frieze-box is-${tone}${seat ? ` seat-${seat}` : ''}`}>
      <title>{facts.map(({ text }) => text).join(' · ')}</title>
      <path d={`M${at} 0L${x} ${STEM}`} className="curve-axis" />
      <rect {...frame} className="frieze-ground" />
      {seat ? <rect {...frame} fill={`url(#hatch-${seat})`} /> : undefined}
      <Glyph body={glyphs[icon] ?? ''} x={x} y={STEM + box / 2} size={box * 0.74} className="frieze-glyph" />
      {tone === 'bad' && !seat ? (
        <path d={`M${x - box / 2} ${STEM + box}L${x + box / 2} ${STEM}`} className="frieze-crack" />
      ) : undefined}
      {label === undefined ? undefined : (
        <text x={label.x} y={STEM + box + 16} className="plot-figure" textAnchor="middle">
          {label.text}
        </text>
      )}
    </g>
  )
}

/** Below the axis of the curve: what happened, at its time. */
export const FriezeRow = ({ facts, last, whenAt, glyphs }: FriezeRowProps) => {
  const { story: words } = useWords()
  const phone = useSize() === 'phone'
  const { width } = sizeOf(phone, false)
  const { box, height } = phone ? NARROW : WIDE
  const xOf = (seq: number) =>
    Math.round((PAD.left + ((width - PAD.left - PAD.right) * seq) / Math.max(1, last)) * 10) / 10
  const boxes = boxesOf(facts, xOf, { left: PAD.left - box / 2, right: width, box, named: !phone })
  const spoken = words.friezeSpoken(
    boxes.map(({ facts: of }) => `${whenAt(of[0].seq)} ${labelOf(of)}`.trim()).join(', '),
  )
  return (
    <svg
      className="frieze"
      viewBox={`0 0 ${width} ${height}`}
      {...(boxes.length > 0 && { role: 'img', 'aria-label': spoken })}
    >
      {boxes.map(boxed => (
        <Box key={`${boxed.facts[0].seq} ${boxed.x}`} {...{ boxed, box, glyphs }} />
      ))}
    </svg>
  )
}
