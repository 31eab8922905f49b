import { Leaf } from '@tabletome/boardkit'
import type { Share } from '../../record/figures.ts'
import { useSize } from '../../app/layout.ts'
import { useWords } from '../../text/index.ts'
import '../../analysis/analysis.css'

/** As wide as it is shown, so that its words keep their size: names at the left, figures at the right of the bars. */
const WIDE = { width: 460, left: 104, across: 216 }
const NARROW = { width: 322, left: 84, across: 108 }
/** Where a name is longer than that, the names stand above their bars. */
const UNDER_NAMES = 14
const LETTER = 7.6
const BESIDE = { row: 46, name: 28, bar: 23 }
const ABOVE = { row: 64, name: 18, bar: 41 }

const percent = (share: number) => Math.round(share * 100)

interface SharesProps {
  title: string
  shares: readonly Share[]
  nameOf: (key: string) => string
}

/** Wins by something, each with the interval that so few matches leave. */
export const Shares = ({ title, shares, nameOf }: SharesProps) => {
  const { record: words } = useWords()
  const room = useSize() === 'phone' ? NARROW : WIDE
  if (shares.length === 0) return undefined
  const { width } = room
  const isLong = shares.some(({ key }) => LETTER * nameOf(key).length > room.left)
  const left = isLong ? UNDER_NAMES : room.left
  const across = room.left + room.across - left
  const { row, name, bar } = isLong ? ABOVE : BESIDE
  const height = shares.length * row + 26
  const at = (share: number) => left + share * across
  const spoken = shares
    .map(({ key, played, won, low, high }) => words.shareSpoken(nameOf(key), won, played, percent(low), percent(high)))
    .join(' ')
  return (
    <Leaf title={title} aside={words.interval}>
      <svg className="record-shares" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken}>
        <pattern id="record-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 0V6" className="plot-hatch" />
        </pattern>
        {[0, 0.25, 0.5, 0.75, 1].map(share => (
          <g key={share}>
            <path d={`M${at(share)} 0V${height - 22}`} className={share === 0.5 ? 'plot-half' : 'plot-grid'} />
            <text x={at(share)} y={height - 6} className="plot-figure" textAnchor="middle">
              {percent(share)}
            </text>
          </g>
        ))}
        {shares.map(({ key, played, won, low, high }, i) => {
          const y = i * row + bar
          return (
            <g key={key}>
              <text x={0} y={i * row + name} className="plot-name">
                {nameOf(key)}
              </text>
              <rect x={left} y={y - 8} width={(won / played) * across} height={16} className="plot-bar" />
              <path
                d={`M${at(low)} ${y}H${at(high)}M${at(low)} ${y - 6}v12M${at(high)} ${y - 6}v12`}
                className="plot-reach"
              />
              <path d={`M${at(won / played)} ${y - 7}l7 7l-7 7l-7 -7z`} className="plot-mark" />
              <text x={width} y={y - 1} className="plot-big" textAnchor="end">
                {percent(won / played)} %
              </text>
              <text x={width} y={y + 15} className="plot-small" textAnchor="end">
                {words.reach(percent(low), percent(high), won, played)}
              </text>
            </g>
          )
        })}
      </svg>
    </Leaf>
  )
}
