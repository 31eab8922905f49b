import { chance, Glyph, px } from '@tabletome/boardkit'
import type { Terrain } from '../../content/types.ts'
import { glyphs } from '../art/glyphs.ts'
import { D, W } from './scene.ts'

interface MarkProps {
  x: number
  y: number
  /** The same key always gives the same drawing. */
  id: string
}

const TREES = [
  [0.2, 0.34, 0.95],
  [0.8, 0.3, 1.05],
  [0.52, 0.2, 0.8],
  [0.9, 0.74, 0.62],
  [0.1, 0.82, 0.6],
] as const

/** One engraved tree round its foot. */
const Tree = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${px(x)} ${px(y)}) scale(${px(size)})`}>
    <ellipse cx={4} cy={8.5} rx={9} ry={3} className="shade" />
    <path d="M-1 8V3H1.5V8Z" className="trunk" />
    <path d="M0 -13C5 -14 9 -9 8 -5C11 -1 7 5 1 4.5C-6 5 -10 1 -8 -4C-10 -9 -5 -14 0 -13Z" className="crown" />
    <path d="M2 -12C8 -12 9 -8 8 -5C11 -1 7 5 1 4.5C5 1 6 -6 2 -12Z" className="crown-dark" />
    <path d="M3 -7q2 1 3 3M2 -2q3 0 4 2" className="thin" />
  </g>
)

/** Trees at the back and the edges: the middle is free for a piece. */
const Forest = ({ x, y, id }: MarkProps) => {
  const random = chance(id)
  return TREES.map(([fx, fy, size]) => {
    const [dx, dy, grown] = [(random() - 0.5) * 4, (random() - 0.5) * 3, 0.9 + random() * 0.25]
    return <Tree key={fx} x={x + fx * W + dx} y={y + fy * D + dy} size={size * grown} />
  })
}

const Water = ({ x, y }: MarkProps) => (
  <>
    <rect x={px(x)} y={px(y)} width={W} height={D} className="water" />
    <rect x={px(x)} y={px(y)} width={W} height={D} fill="url(#waves)" />
  </>
)

const PLANKS = Array.from({ length: 9 }, (_, i) => i)

/** Planks across the way one walks: `along` says whether that is west to east as drawn. */
export const Bridge = ({ x, y, along }: { x: number; y: number; along: boolean }) => (
  <g
    className="bridge"
    transform={`translate(${px(x + W / 2)} ${px(y + D / 2)})${along ? '' : ` rotate(90) scale(${px(D / W)} ${px(W / D)})`}`}
  >
    {PLANKS.map(i => (
      <rect
        key={i}
        x={px(-W / 2 + (i * W) / 9 + 0.6)}
        y={-D / 2 + 11}
        width={px(W / 9 - 1)}
        height={D - 22}
        className="plank"
      />
    ))}
    <path d={`M${-W / 2} ${-D / 2 + 10}h${W}M${-W / 2} ${D / 2 - 10}h${W}`} className="rail" />
  </g>
)

const Peak = ({ x, y }: MarkProps) => (
  <g transform={`translate(${px(x + W * 0.5)} ${px(y + D * 0.86)})`}>
    <path d="M-23 0L-12 -21L-7 -16L1 -40L12 -17L15 -20L24 0Z" className="rock" />
    <path d="M1 -40L12 -17L15 -20L24 0H5L2 -12L5 -22Z" className="rock-dark" />
    <path d="M1 -40L8 -25.5L4 -28L1 -23L-2 -28L-5 -22Z" className="snow" />
    <path d="M-15 -3l3 -8M-9 -3l2 -7M10 -3l-1 -7M16 -4l-2 -7" className="thin" />
  </g>
)

const House = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => {
  const [wall, side] = [w * 0.6, w * 0.4]
  return (
    <g transform={`translate(${px(x)} ${px(y)})`}>
      <path d={`M${px(w * 0.55)} ${h + 2}l${px(w * 0.75)} -3l-2 5l-${px(w * 0.7)} 2z`} className="shade" />
      <path d={`M0 0h${px(wall)}v${h}h-${px(wall)}z`} className="wall" />
      <path d={`M${px(wall)} 0l${px(side)} -3v${h - 1}l-${px(side)} 4z`} className="wall-dark" />
      <path d={`M-2 1L${px(w * 0.3)} ${px(-h * 0.75)}L${px(wall + 1)} 1Z`} className="wall" />
      <path
        d={`M${px(w * 0.3)} ${px(-h * 0.78)}L${px(w * 0.74)} ${px(-h * 0.95)}L${w + 2} -2L${px(wall + 1)} 1.5Z`}
        className="roof"
      />
      <path d={`M${px(w * 0.2)} ${h}v-6h${px(w * 0.2)}v6`} className="door" />
    </g>
  )
}

const Village = ({ x, y }: MarkProps) => (
  <>
    <House x={x + W * 0.1} y={y + D * 0.36} w={17} h={12} />
    <House x={x + W * 0.6} y={y + D * 0.2} w={15} h={11} />
    <House x={x + W * 0.62} y={y + D * 0.66} w={16} h={11} />
  </>
)

const Ballista = ({ x, y }: MarkProps) => (
  <g transform={`translate(${px(x + W / 2)} ${px(y + D / 2)})`}>
    <ellipse cy={3} rx={21} ry={16} className="rock" />
    <ellipse rx={21} ry={16} className="plinth" />
    <Glyph body={glyphs.ballista} y={-3} size={30} className="machine" />
  </g>
)

const MARKS: Record<Terrain, ((props: MarkProps) => React.ReactNode) | undefined> = {
  plain: undefined,
  bridge: Water,
  water: Water,
  forest: Forest,
  peak: Peak,
  village: Village,
  ballista: Ballista,
}

/** What grows or stands on a top whose north-west corner is drawn at x, y. */
export const TerrainMark = ({ terrain, ...props }: MarkProps & { terrain: Terrain }) => {
  const Mark = MARKS[terrain]
  return Mark ? <Mark {...props} /> : undefined
}
