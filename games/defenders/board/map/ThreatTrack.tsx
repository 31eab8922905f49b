import { memo } from 'react'
import { Glyph, px } from '@tabletome/boardkit'
import { glyphs } from '../art/glyphs.ts'
import { TRACK } from './slots.ts'

const FLAME = 'M0 -9C5 -4 7 -1 6 4C5 8 2 9 0 9C-3 9 -6 7 -6 3C-6 0 -4 -1 -3 -4C-2 -2 -1 -2 -1 -2C-2 -5 -1 -7 0 -9Z'

interface ThreatTrackProps {
  threat: number
  /** The level at which the place falls. */
  max: number
  /** Highest level the known cards can bring it to this Round. */
  worst: number
  /** Level after the option being looked at. */
  foreseen: number
}

const levelKind = (level: number, { threat, max, worst, foreseen }: ThreatTrackProps) => {
  let kind = 'lvl'
  if (level === max) kind += ' lvl-end'
  if (level === threat) kind += ' lvl-now'
  else if (level > threat && level <= foreseen) kind += ' lvl-rise'
  else if (level < threat && level >= foreseen) kind += ' lvl-fall'
  else if (level > threat && level <= worst) kind += ' lvl-worst'
  return kind
}

/** Level 0 at the foot, Destruction on top; the flame stands on the present level. */
export const ThreatTrack = memo((track: ThreatTrackProps) => {
  const { threat, max, foreseen } = track
  const step = TRACK.height / (max + 1)
  const small = Math.min(1, step / 26)
  const middle = (level: number) => px(TRACK.top + TRACK.height - (level + 0.5) * step)
  const levels = Array.from({ length: max + 1 }, (_, level) => (
    <g key={level}>
      <rect
        x={TRACK.x - 15}
        y={px(middle(level) - step / 2 + 1)}
        width={30}
        height={px(step - 2)}
        rx={3}
        className={levelKind(level, track)}
      />
      {level === max ? (
        <Glyph
          body={glyphs.destroyed}
          x={TRACK.x}
          y={middle(level)}
          size={Math.min(20, step - 3)}
          className="lvl-skull"
        />
      ) : level === threat || level === foreseen ? undefined : (
        <text x={TRACK.x} y={middle(level) + 5.5} className="lvl-text">
          {level}
        </text>
      )}
    </g>
  ))
  return (
    <g className="threat-track">
      {levels}
      {threat < max ? (
        <path transform={`translate(${TRACK.x} ${middle(threat)}) scale(${px(small)})`} d={FLAME} className="flame" />
      ) : undefined}
      {foreseen === threat ? undefined : (
        <path
          transform={`translate(${TRACK.x} ${middle(foreseen)}) scale(${px(small)})`}
          d={FLAME}
          className="flame flame-ghost"
        />
      )}
    </g>
  )
})
