import type { ReactNode } from 'react'

/** Marks for the faces of a die, drawn round 0, 0. */
export const FACES = {
  push: <path d="M-7 -6L6 0L-7 6L-3.5 0Z" className="die-mark" />,
  star: <path d="M0 -8L2.2 -2.6L8 -2.4L3.5 1.2L5 7L0 3.8L-5 7L-3.5 1.2L-8 -2.4L-2.2 -2.6Z" className="die-mark" />,
  miss: <path d="M-6 -6L6 6M6 -6L-6 6" className="die-line" />,
} as const

interface DieProps {
  /** A drawing round 0, 0 that fits 24 by 24, or a number. */
  face: ReactNode
  size?: number
  kind?: string
  /** What was rolled, in words. */
  label: string
}

/** A die as a paper cube seen from the upper left. */
export const Die = ({ face, size = 30, kind = '', label }: DieProps) => (
  <svg className={`die ${kind}`} width={size} height={size} viewBox="-2 -2 36 36" role="img" aria-label={label}>
    <path d="M4 6L28 6L31 9L31 33L7 33L4 30Z" className="die-side" />
    <rect x={1} y={1} width={27} height={27} rx={4} className="die-top" />
    <g transform="translate(14.5 14.5)">
      {typeof face === 'number' ? (
        <text y={6.5} className="die-text">
          {face}
        </text>
      ) : (
        face
      )}
    </g>
  </svg>
)
