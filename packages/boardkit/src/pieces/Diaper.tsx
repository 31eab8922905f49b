import { memo, type ReactNode } from 'react'
import { px } from './ink.ts'
import type { SeatColour } from './seats.tsx'

const GRID = 26

const lattice = (width: number, height: number) => {
  let d = ''
  for (let x = -height; x < width + height; x += GRID) d += `M${x} 0l${height} ${height}M${x} 0l${-height} ${height}`
  return d
}

const lozenges = (width: number, height: number) => {
  let d = ''
  for (let row = 0; row * (GRID / 2) <= height; row++)
    for (let x = row % 2 ? GRID / 2 : 0; x <= width; x += GRID)
      d += `M${x} ${px(row * (GRID / 2) + 9)}l2.6 4l-2.6 4l-2.6 -4z`
  return d
}

interface DiaperProps {
  width: number
  height: number
}

/** The gilded lozenge ground of a miniature. */
export const Diaper = memo(({ width, height }: DiaperProps) => (
  <g className="diaper">
    <rect width={width} height={height} className="diaper-ground" />
    <path d={lattice(width, height)} className="diaper-lattice" />
    <path d={lozenges(width, height)} className="diaper-lozenge" />
  </g>
))

export const MINIATURE = { width: 316, height: 284 }

interface MiniatureProps {
  seat: SeatColour
  className?: string
  children: ReactNode
}

/** The picture of a game: jewel ground with a gilded diaper in a gold frame, the game's own pieces in front. */
export const Miniature = ({ seat, className = '', children }: MiniatureProps) => (
  <svg
    className={`miniature seat-${seat} ${className}`}
    viewBox={`0 0 ${MINIATURE.width} ${MINIATURE.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <Diaper width={MINIATURE.width} height={MINIATURE.height} />
    {children}
  </svg>
)
