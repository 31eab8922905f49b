import { px } from '@tabletome/boardkit'
import type { Arrows, Turn } from '../../content/types.ts'

const HEAD = 'M0 -24L7 -14H-7Z'

interface CompassProps {
  arrows: Arrows | undefined
  turn?: Turn
  size?: number
}

/** The arrows of a card round its site: a second head for every further space, a ring for all of them. */
export const Compass = ({ arrows, turn = 0, size = 52 }: CompassProps) => (
  <svg width={size} height={size} viewBox="-36 -36 72 72" className="compass" aria-hidden="true">
    <rect x={-10} y={-10} width={20} height={20} className="compass-site" />
    {arrows === 'perfect' ? (
      <circle r={22} className="compass-ring" />
    ) : (
      arrows?.map(({ dir, reach }) => (
        <g key={dir} transform={`rotate(${dir * 45 + turn * 90})`}>
          <path d="M0 -12V-16" className="compass-line" />
          {Array.from({ length: reach }, (_, i) => (
            <path key={i} d={HEAD} transform={`translate(0 ${px(-i * 5.6)})`} />
          ))}
        </g>
      ))
    )}
    <path d="M-5 -10H5" transform={`rotate(${turn * 90})`} className="compass-top" />
  </svg>
)
