import { memo } from 'react'
import { useTerm } from '../hand/Said.tsx'

interface TrackProps {
  on: number
  max: number
  /** What the boxes count; health is green. */
  kind?: 'health' | 'mana' | 'ammo' | 'foe'
  /** Boxes that a preview fills or empties: hatched, because it has not happened. */
  gain?: number
  lose?: number
  fat?: boolean
  /** Boxes, counted from 1, on which something happens. */
  marked?: readonly number[]
  /** Spoken form; without it the boxes are decoration beside a number. */
  label?: string
}

const boxKind = (i: number, { on, gain = 0, lose = 0, kind = 'health' }: TrackProps) => {
  if (i < on - lose) return `on ${kind}`
  if (i < on) return 'lose'
  return i < on + gain ? 'gain' : 'off'
}

/** Boxes, not a bar, wherever a value is a small whole number. */
export const Track = memo((track: TrackProps) => (
  <span
    className={track.fat ? 'track fat' : 'track'}
    data-term={useTerm(track.label)}
    {...(track.label ? { role: 'img', 'aria-label': track.label } : { 'aria-hidden': true })}
  >
    {Array.from({ length: track.max }, (_, i) => (
      <i key={i} className={`${boxKind(i, track)}${track.marked?.includes(i + 1) ? ' marked' : ''}`} />
    ))}
  </span>
))

interface PipsProps {
  left: number
  planned?: number
  of: number
  label: string
}

/** Actions: planned ones first, then those left, then those spent. */
export const Pips = ({ left, planned = 0, of, label }: PipsProps) => (
  <span className="pips" role="img" aria-label={label} data-term={useTerm(label)}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} className={i < planned ? 'pip plan' : i < left ? 'pip on' : 'pip'} />
    ))}
  </span>
)
