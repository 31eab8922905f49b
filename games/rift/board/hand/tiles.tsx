import { px } from '@tabletome/boardkit'
import type { ShapeId } from '../../content/ids.ts'
import { SHAPES } from '../../content/shapes.ts'
import type { DamageType } from '../../content/types.ts'
import { bitsOf, SIZE } from '../../rules/placing/shapes.query.ts'
import type { Mask } from '../../rules/state/shape.ts'

export type Square = readonly [column: number, row: number]

export const squaresOf = (mask: Mask): Square[] => bitsOf(mask).map(at => [at % SIZE, Math.floor(at / SIZE)])
export const maskOf = (squares: readonly Square[]): Mask =>
  squares.reduce((mask, [column, row]) => mask | (1 << (SIZE * row + column)), 0)
export const squaresOfShape = (shape: ShapeId): Square[] =>
  SHAPES[shape].flatMap((cells, row) => cells.split('').flatMap((cell, x) => (cell === '#' ? [[x, row] as const] : [])))

/** Sword, star and diamond: the type can be told without its colour. Round 0, 0 in a box of 10. */
const TYPE_MARKS: Readonly<Record<DamageType, string>> = {
  physical: 'M-.9 -5L.9 -5L1.1 1.4H3V2.8H.9V5H-.9V2.8H-3V1.4H-1.1Z',
  magical: 'M0 -5L1.2 -1.2L5 0L1.2 1.2L0 5L-1.2 1.2L-5 0L-1.2 -1.2Z',
  true: 'M0 -4.8L3.6 0L0 4.8L-3.6 0ZM0 -2.2L-1.7 0L0 2.2L1.7 0Z',
}

interface TypeMarkProps {
  type: DamageType
  x: number
  y: number
  size: number
}
export const TypeMark = ({ type, x, y, size }: TypeMarkProps) => (
  <path
    d={TYPE_MARKS[type]}
    transform={`translate(${px(x)} ${px(y)}) scale(${px(size / 10)})`}
    className="type-mark"
    fillRule="evenodd"
  />
)

interface TileProps {
  squares: readonly Square[]
  type: DamageType
  /** Width of a square. */
  q: number
  /** ghost: in hand; wrong: in hand where it does not fit; planned: placed in a plan that is not played yet. */
  state?: '' | 'ghost' | 'wrong' | 'planned'
}

/** A polyomino of thick card: outlined by its free edges, light from the north-west, shadow to the south-east. */
export const Tile = ({ squares, type, q, state = '' }: TileProps) => {
  const has = (x: number, y: number) => squares.some(([column, row]) => column === x && row === y)
  const edge = q * 0.07
  let body = ''
  let light = ''
  let dark = ''
  for (const [x, y] of squares) {
    const left = px(x * q + (has(x - 1, y) ? 0 : edge))
    const top = px(y * q + (has(x, y - 1) ? 0 : edge))
    const right = px((x + 1) * q - (has(x + 1, y) ? -0.3 : edge))
    const bottom = px((y + 1) * q - (has(x, y + 1) ? -0.3 : edge))
    body += `M${left} ${top}H${right}V${bottom}H${left}Z`
    if (!has(x, y - 1)) light += `M${left} ${top}H${right}`
    if (!has(x - 1, y)) light += `M${left} ${top}V${bottom}`
    if (!has(x, y + 1)) dark += `M${left} ${bottom}H${right}`
    if (!has(x + 1, y)) dark += `M${right} ${top}V${bottom}`
  }
  return (
    <g className={`tile tile-${type}${state ? ` tile-${state}` : ''}`}>
      <path d={body} transform={`translate(${px(q * 0.09)} ${px(q * 0.13)})`} className="tile-cast" />
      <path d={body} className="tile-body" />
      {squares.map(([x, y]) => (
        <TypeMark key={`${x} ${y}`} type={type} x={(x + 0.5) * q} y={(y + 0.5) * q} size={q * 0.5} />
      ))}
      <path d={dark} className="tile-dark" />
      <path d={light} className="tile-light" />
    </g>
  )
}

interface ShapePictureProps {
  squares: readonly Square[]
  type: DamageType
  q?: number
  /** Room for so many squares each way, so that pieces in a row stand on one line. */
  room?: number
}

/** A tile on a card or in a list. */
export const ShapePicture = ({ squares, type, q = 12, room }: ShapePictureProps) => {
  const columns = Math.max(...squares.map(([x]) => x)) + 1
  const rows = Math.max(...squares.map(([, y]) => y)) + 1
  const [width, height] = [(room ?? columns) * q + 4, (room ?? rows) * q + 4]
  const [dx, dy] = [((room ?? columns) - columns) * q * 0.5, ((room ?? rows) - rows) * q * 0.5]
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${px(-1 - dx)} ${px(-1 - dy)} ${width} ${height}`}
      className="shape-picture"
      aria-hidden="true"
    >
      <Tile squares={squares} type={type} q={q} />
    </svg>
  )
}
