import { memo } from 'react'
import { path, px } from './ink.ts'
import { useSeatLetters } from './letters.ts'

/** Colour, shape, heraldic hatching and letter (letters.ts): any one of them is enough to know whose piece it is. */
export const SEAT_COLOURS = ['ruby', 'sapphire', 'emerald', 'topaz', 'sable'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

const circle = (r: number) => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`

const square = (r: number) => {
  const half = px(r * 0.9)
  const inner = px(r * 0.68)
  return (
    `M${-inner} ${-half}H${inner}Q${half} ${-half} ${half} ${-inner}V${inner}Q${half} ${half} ${inner} ${half}` +
    `H${-inner}Q${-half} ${half} ${-half} ${inner}V${-inner}Q${-half} ${-half} ${-inner} ${-half}Z`
  )
}

/** A ring of corners; `far` and `near` take turns. */
const corners = (count: number, far: number, near: number) =>
  `${path(
    Array.from({ length: count }, (_, i) => {
      const turn = (i * 2 * Math.PI) / count
      const reach = i % 2 ? near : far
      return [Math.sin(turn) * reach, -Math.cos(turn) * reach] as const
    }),
  )}Z`

const shield = (r: number) => {
  const [side, top, waist, low, foot, bow] = [0.92, 1.08, 0.1, 0.72, 1.16, 0.98].map(part => px(r * part))
  const hip = px(r * 0.3)
  return (
    `M-${side} -${side}Q0 -${top} ${side} -${side}V${waist}C${side} ${low} ${hip} ${bow} 0 ${foot}` +
    `C-${hip} ${bow} -${side} ${low} -${side} ${waist}Z`
  )
}

/** Outline of a seat's pieces round 0, 0. */
export const seatShape = (seat: SeatColour, r: number) => {
  switch (seat) {
    case 'ruby':
      return circle(px(r))
    case 'sapphire':
      return square(r)
    case 'emerald':
      return corners(6, r * 1.1, r * 1.1)
    case 'topaz':
      return shield(r)
    case 'sable':
      return corners(16, r * 1.1, r * 0.9)
  }
}

interface SeatMarkProps {
  seat: SeatColour
  size?: number
}

/** The seat's arms: used wherever a person is meant and no piece is at hand. */
export const SeatMark = memo(({ seat, size = 30 }: SeatMarkProps) => {
  const letters = useSeatLetters()
  return (
    <svg className={`seat-mark seat-${seat}`} width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true">
      <path d={seatShape(seat, 19)} className="token-rim" />
      <path d={seatShape(seat, 19)} fill={`url(#hatch-${seat})`} />
      <path d={seatShape(seat, 12.5)} className="token-face" />
      <text y={6.5} className="seat-letter">
        {letters[seat]}
      </text>
    </svg>
  )
})
