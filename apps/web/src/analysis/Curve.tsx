import { type MouseEvent, useState } from 'react'
import { useSize } from '../app/layout.ts'
import { useWords } from '../text/index.ts'
import { branchAt, namesOn, PAD, signsAt, sizeOf, ticksOn } from './curveLayout.ts'
import { SignShape } from './Sign.tsx'
import { type Point, points as pointsOf, type Turn } from './story.ts'
import './analysis.css'

interface Round {
  readonly seq: number
  readonly text: string
}
interface CurveProps {
  points: readonly Point[]
  /** The last line of the match. */
  last: number
  /** Numbered in this order. */
  turns: readonly Turn[]
  rounds: readonly Round[]
  /** Where a replay stands. */
  at?: number
  low?: boolean
  /** What might have been, from a line on. */
  branch?: readonly { readonly seq: number; readonly chance: number }[] | undefined
  /** A place on the curve was pressed. */
  onPick?: (seq: number) => void
}

/** Diagonal lines for one's own share, upright ones for the reach of the estimate: both in ink, in any light. */
const Hatchings = () => (
  <defs>
    <pattern id="curve-share" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 0V6" className="curve-share-line" />
    </pattern>
    <pattern id="curve-reach" width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M2 0V4" className="curve-reach-line" />
    </pattern>
  </defs>
)

/** The chance to win over a match, with the reach of the estimate and what turned it. */
export const Curve = ({ points, last, turns, rounds, at, low = false, branch = [], onPick }: CurveProps) => {
  const { story: words } = useWords()
  const phone = useSize() === 'phone'
  const [pointed, setPointed] = useState<number>()
  const { width, height } = sizeOf(phone, low)
  const inner = { width: width - PAD.left - PAD.right, height: height - PAD.top - PAD.bottom }
  const x = (seq: number) => Math.round((PAD.left + (inner.width * seq) / Math.max(1, last)) * 10) / 10
  const y = (chance: number) => Math.round((PAD.top + inner.height * (1 - chance)) * 10) / 10
  const line = points.map(({ seq, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(seq)} ${y(chance)}`).join('')
  const [first] = points
  const end = points.at(-1)
  const area = first && end ? `${line}L${x(end.seq)} ${y(0)}L${x(first.seq)} ${y(0)}Z` : ''
  const reach = `${points.map(({ seq, high }, i) => `${i === 0 ? 'M' : 'L'}${x(seq)} ${y(high)}`).join('')}${points
    .toReversed()
    .map(point => `L${x(point.seq)} ${y(point.low)}`)
    .join('')}Z`
  const chanceAt = (seq: number) => points.findLast(point => point.seq <= seq)?.chance ?? 0.5
  const names = namesOn(
    rounds.map(({ seq, text }) => ({ at: x(seq), text })),
    width,
  )
  const signs = signsAt(
    turns.map(({ seq }) => ({ x: x(seq), y: y(chanceAt(seq)) })),
    { top: 10, bottom: y(0) - 10, right: width - 12 },
  )
  const steps = branchAt(
    branch.map(({ seq }) => x(seq)),
    width - PAD.right,
  )
  const spoken = first && end ? words.curveSpoken(pointsOf(first.chance), pointsOf(end.chance), turns.length) : ''
  const lineAt = (event: MouseEvent<SVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return Math.round((last * (event.clientX - box.left)) / Math.max(1, box.width))
  }
  return (
    <svg className="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken}>
      <Hatchings />
      <rect x={PAD.left} y={PAD.top} width={inner.width} height={inner.height} className="curve-ground" />
      <path d={area} className="curve-area" />
      <path d={area} fill="url(#curve-share)" />
      <path d={reach} fill="url(#curve-reach)" />
      {[0, 0.25, 0.5, 0.75, 1].map(share => (
        <g key={share}>
          <path
            d={`M${PAD.left} ${y(share)}H${width - PAD.right}`}
            className={share === 0.5 ? 'plot-half' : 'plot-grid'}
          />
          {(low || phone) && share % 0.5 > 0 ? undefined : (
            <text x={PAD.left - 6} y={y(share) + 5} className="plot-figure" textAnchor="end">
              {share * 100}
            </text>
          )}
        </g>
      ))}
      {ticksOn(rounds.map(({ seq }) => x(seq))).map(tick => (
        <path key={tick} d={`M${tick} ${y(0)}v5`} className="curve-axis" />
      ))}
      {names.map(({ at: place, text }) => (
        <text key={place} x={place} y={height - 6} className="plot-figure" textAnchor="middle">
          {text}
        </text>
      ))}
      <path d={`M${PAD.left} ${PAD.top}V${y(0)}H${width - PAD.right}`} className="curve-axis" />
      <path d={line} className="curve-line" />
      {branch.length > 1 ? (
        <path
          d={branch.map(({ chance }, i) => `${i === 0 ? 'M' : 'L'}${steps[i]} ${y(chance)}`).join('')}
          className="curve-branch"
        />
      ) : undefined}
      {turns.map(({ seq, mark, move }, i) => {
        const [at0, y0] = [x(seq), y(chanceAt(seq))]
        const sign = signs[i] ?? { x: at0, y: y0 }
        return (
          <g key={seq}>
            <path d={`M${at0} ${y0}L${sign.x} ${sign.y}`} className="curve-axis" />
            <circle cx={at0} cy={y0} r={3.2} className="curve-dot" />
            <g transform={`translate(${sign.x} ${sign.y}) scale(0.82)`}>
              <SignShape mark={mark} {...(low ? {} : { text: String(i + 1) })} />
            </g>
            {low || phone || !move ? undefined : <title>{pointsOf(move.loss)}</title>}
          </g>
        )
      })}
      {at === undefined ? undefined : (
        <g className="curve-at">
          <path d={`M${x(at)} ${PAD.top - 8}V${y(0)}`} />
          <path d={`M${x(at)} ${y(0)}l-6 8h12z`} className="full" />
        </g>
      )}
      {pointed === undefined ? undefined : (
        <g className="curve-pointed">
          <path d={`M${x(pointed)} ${PAD.top}V${y(0)}`} />
          <text
            x={x(pointed)}
            y={PAD.top - 6}
            textAnchor={pointed < last / 6 ? 'start' : pointed > (5 * last) / 6 ? 'end' : 'middle'}
          >
            {words.curveAt(rounds.findLast(({ seq }) => seq <= pointed)?.text ?? '', pointsOf(chanceAt(pointed)))}
          </text>
        </g>
      )}
      {onPick ? (
        <rect
          className="curve-press"
          x={PAD.left}
          y={PAD.top}
          width={inner.width}
          height={inner.height}
          onPointerMove={event => setPointed(lineAt(event))}
          onPointerLeave={() => setPointed(undefined)}
          onClick={event => onPick(lineAt(event))}
        />
      ) : undefined}
    </svg>
  )
}
