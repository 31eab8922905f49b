import { type CSSProperties, memo, type ReactNode } from 'react'
import { Glyph } from './Icon.tsx'
import { px } from './ink.ts'
import { useSeatLetters } from './letters.ts'
import { type SeatColour, seatShape } from './seats.tsx'

const FROM = 222
const SPAN = 276

const at = (degrees: number, r: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180
  return `${px(Math.cos(turn) * r)} ${px(Math.sin(turn) * r)}`
}

interface HealthArcProps {
  hp: number
  max: number
  r: number
  width?: number
  /** Points that a preview adds or takes: hatched, because they are not real yet. */
  gain?: number
  lose?: number
}

/** One stroke per point of health, full ones bright. It starts lower left and ends lower right. */
export const HealthArc = memo(({ hp, max, r, width = 3.2, gain = 0, lose = 0 }: HealthArcProps) => {
  const each = SPAN / max
  const gap = max > 10 ? 4 : 6
  const kind = (i: number) => {
    if (i < hp - lose) return 'hp-on'
    if (i < hp) return 'hp-lose'
    return i < hp + gain ? 'hp-gain' : 'hp-off'
  }
  const strokes = Array.from({ length: max }, (_, i) => (
    <path
      key={i}
      d={`M${at(FROM + i * each + gap / 2, r)}A${px(r)} ${px(r)} 0 0 1 ${at(FROM + (i + 1) * each - gap / 2, r)}`}
      className={kind(i)}
      strokeWidth={width}
    />
  ))
  return (
    <g className="health">
      <path
        d={`M${at(FROM, r)}A${px(r)} ${px(r)} 0 1 1 ${at(FROM + SPAN, r)}`}
        className="hp-bed"
        strokeWidth={width + 2.4}
      />
      {strokes}
    </g>
  )
})

export interface TokenProps {
  seat: SeatColour
  /** Icon body of what the piece is. */
  glyph: string
  x?: number
  y?: number
  r?: number
  hp?: number
  max?: number
  gain?: number
  lose?: number
  /** picked: selected; can: an option belongs to it; target: corner marks; spent: has acted. */
  state?: '' | 'picked' | 'can' | 'target' | 'spent'
  ghost?: boolean
  weakened?: boolean
  plate?: boolean
  letter?: boolean
  /** Letter on the tag, if another than the seat's own. */
  mark?: string
  /** Without a shadow: in panels, where nothing stands on the ground. */
  flat?: boolean
  children?: ReactNode
}

/** Small print on a piece grows with it, but never shrinks. */
const Badge = ({ x, y, r, children }: { x: number; y: number; r: number; children: ReactNode }) => {
  const size = px(Math.max(1, r / 19))
  return <g transform={`translate(${px(x)} ${px(y)})${size > 1 ? ` scale(${size})` : ''}`}>{children}</g>
}

const CornerMarks = ({ r }: { r: number }) => {
  const [out, arm] = [px(r * 1.62), px(r * 1.02)]
  return (
    <path
      d={`M${-out} ${-arm}V${-out}H${-arm}M${arm} ${-out}H${out}V${-arm}M${out} ${arm}V${out}H${arm}M${-arm} ${out}H${-out}V${arm}`}
      className="token-target"
    />
  )
}

/** A wooden piece in its seat's shape, with a paper face. It slides when its place changes. */
export const Token = memo(
  ({
    seat,
    glyph,
    x = 0,
    y = 0,
    r = 19,
    hp,
    max = hp ?? 0,
    gain,
    lose,
    state = '',
    ghost = false,
    weakened = false,
    plate = true,
    letter = true,
    mark,
    flat = false,
    children,
  }: TokenProps) => {
    const letters = useSeatLetters()
    const place: CSSProperties = { transform: `translate(${px(x)}px, ${px(y)}px)` }
    const small = r / 19
    return (
      <g className={`token seat-${seat}${state ? ` is-${state}` : ''}${ghost ? ' ghost' : ''}`} style={place}>
        {flat ? undefined : (
          <ellipse cx={3} cy={px(r * 0.98)} rx={px(r * 1.02)} ry={px(r * 0.34)} className="token-shadow" />
        )}
        {state === 'picked' ? <path d={seatShape(seat, r * 1.42)} className="token-picked" /> : undefined}
        {state === 'can' ? <path d={seatShape(seat, r * 1.46)} className="token-can" /> : undefined}
        {hp === undefined ? undefined : (
          <HealthArc hp={hp} max={max} r={r * 1.2} width={3.2 * small} gain={gain} lose={lose} />
        )}
        <path d={seatShape(seat, r)} transform={`translate(0 ${px(r * 0.14)})`} className="token-edge" />
        <path d={seatShape(seat, r)} className="token-rim" />
        <path d={seatShape(seat, r)} fill={`url(#hatch-${seat})`} />
        <path d={seatShape(seat, r * 0.76)} className="token-face" />
        <Glyph body={glyph} y={px(-r * 0.02)} size={px(r * 1.08)} className="token-glyph" />
        {weakened ? (
          <Badge x={r * 0.86} y={-r * 0.78} r={r}>
            <circle r={7.5} className="weak" />
            <path d="M-3.5 -2.5L0 3.5L3.5 -2.5" className="weak-mark" />
          </Badge>
        ) : undefined}
        {letter ? (
          <Badge x={-r * 0.86} y={-r * 0.8} r={r}>
            <circle r={7} className="tag" />
            <text y={3.9} className="tag-text">
              {mark ?? letters[seat]}
            </text>
          </Badge>
        ) : undefined}
        {plate && hp !== undefined ? (
          <Badge x={0} y={r * 1.08} r={r}>
            <rect x={-11.5} y={-8.5} width={23} height={17} rx={3} className="plate" />
            <text y={5.6} className="plate-text">
              {hp}
            </text>
          </Badge>
        ) : undefined}
        {state === 'target' ? <CornerMarks r={r} /> : undefined}
        {children}
      </g>
    )
  },
)

interface MiniTokenProps {
  seat: SeatColour
  glyph: string
  size?: number
  hp?: number
  max?: number
  ghost?: boolean
}

/** The piece in a panel or a list. Below 30 px it has no ring and the shape grows to the edge. */
export const MiniToken = ({ seat, glyph, size = 34, hp, max, ghost = false }: MiniTokenProps) => {
  const ring = size >= 30 && hp !== undefined
  return (
    <svg className="mini-token" width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
      <Token
        seat={seat}
        glyph={glyph}
        r={ring ? 18 : 20}
        hp={ring ? hp : undefined}
        max={ring ? max : undefined}
        ghost={ghost}
        plate={false}
        letter={false}
        flat
      />
    </svg>
  )
}
