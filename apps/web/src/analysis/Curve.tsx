import { useSize } from '../app/layout.ts'
import { useWords } from '../text/index.ts'
import { SignShape } from './Sign.tsx'
import { type Point, points as pointsOf, type Turn } from './story.ts'
import './analysis.css'

interface CurveProps {
  points: readonly Point[]
  /** The last line of the match. */
  last: number
  /** Numbered in this order. */
  turns: readonly Turn[]
  headings: readonly { readonly seq: number; readonly text: string }[]
  /** Where a replay stands. */
  at?: number
  low?: boolean
}

const PAD = { left: 40, right: 16, top: 20, bottom: 26 }
const NAMED = 7

/** The chance to win over a match, with the reach of the estimate and what turned it. */
export const Curve = ({ points, last, turns, headings, at, low = false }: CurveProps) => {
  const { story: words } = useWords()
  const phone = useSize() === 'phone'
  const [width, height] = [phone ? 380 : low ? 1400 : 1000, low ? 130 : phone ? 210 : 240]
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
  const every = Math.ceil(headings.length / (phone ? 3 : NAMED))
  const chanceAt = (seq: number) => points.findLast(point => point.seq <= seq)?.chance ?? 0.5
  const spoken = first && end ? words.curveSpoken(pointsOf(first.chance), pointsOf(end.chance), turns.length) : ''
  return (
    <svg className="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken}>
      <rect x={PAD.left} y={PAD.top} width={inner.width} height={inner.height} className="curve-ground" />
      <path d={area} className="curve-area" />
      <path d={area} fill="url(#hatch-emerald)" opacity={0.55} />
      <path d={reach} className="curve-reach" />
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <path
            d={`M${PAD.left} ${y(share)}H${width - PAD.right}`}
            className={share === 0.5 ? 'plot-half' : 'plot-grid'}
          />
          <text x={PAD.left - 6} y={y(share) + 5} className="plot-figure" textAnchor="end">
            {share * 100}
          </text>
        </g>
      ))}
      {headings.map(({ seq, text }, i) => (
        <g key={`${seq} ${text}`}>
          <path d={`M${x(seq)} ${y(0)}v5`} className="curve-axis" />
          {i % every === 0 && x(seq) < width - 70 ? (
            <text x={x(seq)} y={height - 6} className="plot-figure" textAnchor={i === 0 ? 'start' : 'middle'}>
              {text.length > 16 ? `${text.slice(0, 15)}…` : text}
            </text>
          ) : undefined}
        </g>
      ))}
      <path d={`M${PAD.left} ${PAD.top}V${y(0)}H${width - PAD.right}`} className="curve-axis" />
      <path d={line} className="curve-line" />
      {turns.map(({ seq, mark, move }, i) => {
        const chance = chanceAt(seq)
        const lift = chance > 0.5 ? 30 : -30
        return (
          <g key={seq}>
            <path d={`M${x(seq)} ${y(chance)}v${lift * 0.6}`} className="curve-axis" />
            <circle cx={x(seq)} cy={y(chance)} r={3.2} className="curve-dot" />
            <g transform={`translate(${x(seq)} ${y(chance) + lift}) scale(0.82)`}>
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
    </svg>
  )
}
