import { type Point, poly, px } from './ink.ts'

export type ArrowKind = 'blow' | 'plan' | 'rival' | 'march'

interface ArrowProps {
  from: Point
  to: Point
  /** How far the middle leaves the straight line, to the left of its direction. */
  bend?: number
  /** How far before its target it ends, where something stands there. */
  stop?: number
  kind?: ArrowKind
}

const HEAD = 16

/** A curve from one place to another, always on a cream underlay so that it reads on any land. */
export const Arrow = ({ from, to: target, bend = 0, stop = 0, kind = 'plan' }: ArrowProps) => {
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const middle: Point = [
    (from[0] + target[0]) / 2 + (dy / length) * bend,
    (from[1] + target[1]) / 2 - (dx / length) * bend,
  ]
  const reach = Math.hypot(target[0] - middle[0], target[1] - middle[1]) || 1
  const [ux, uy] = [(target[0] - middle[0]) / reach, (target[1] - middle[1]) / reach]
  const to: Point = [target[0] - ux * stop, target[1] - uy * stop]
  const neck: Point = [to[0] - ux * HEAD * 0.75, to[1] - uy * HEAD * 0.75]
  const line = `M${px(from[0])} ${px(from[1])}Q${px(middle[0])} ${px(middle[1])} ${px(neck[0])} ${px(neck[1])}`
  const wing = (side: number, far: number): Point => [to[0] - ux * far - uy * side, to[1] - uy * far + ux * side]
  const head = poly([to, wing(HEAD * 0.56, HEAD), wing(0, HEAD * 0.68), wing(-HEAD * 0.56, HEAD)])
  return (
    <g className={`arrow arrow-${kind}`} aria-hidden="true">
      <path d={line} className="arrow-under" />
      <polygon points={head} className="arrow-under-head" />
      <path d={line} className="arrow-line" />
      <polygon points={head} className="arrow-head" />
    </g>
  )
}

interface OrderMarkProps {
  at: Point
  /** First or second, in the numerals of the card. */
  order: string
  state: 'done' | 'now' | 'next'
}

/** The place of a blow in its order: a disc with a Roman numeral. */
export const OrderMark = ({ at, order, state }: OrderMarkProps) => (
  <g className={`order-mark ${state}`} transform={`translate(${px(at[0])} ${px(at[1])})`} aria-hidden="true">
    <circle r={15} />
    <text y={6}>{order}</text>
  </g>
)
