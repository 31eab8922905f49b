import { memo } from 'react'
import { Glyph, pen } from '@tabletome/boardkit'
import seaDragon from 'icon:sea-dragon'
import { centreOf, ROADS, WORLD } from './slots.ts'

const { width: W, height: H } = WORLD

const CLOTH = `${pen(
  [
    [8, 8],
    [W - 8, 12],
    [W - 12, H - 8],
    [12, H - 12],
    [8, 8],
  ],
  'cloth',
  3,
  22,
)}Z`

const Road = ({ d }: { d: string }) => (
  <>
    <path d={d} className="road-edge" />
    <path d={d} className="road" />
    <path d={d} className="road-dash" />
  </>
)

/** The eight-pointed rose that tells a map from a picture. */
const Rose = ({ x, y }: { x: number; y: number }) => (
  <g className="rose" transform={`translate(${x} ${y})`}>
    <circle r={44} />
    <circle r={36} />
    <path d="M30 -30L8 0L30 30L0 8L-30 30L-8 0L-30 -30L0 -8Z" />
    <path d="M0 -58L8 -8L58 0L8 8L0 58L-8 8L-58 0L-8 -8Z" />
    <path d="M0 -58L8 -8L0 0ZM58 0L8 8L0 0ZM0 58L-8 8L0 0ZM-58 0L-8 -8L0 0Z" className="full" />
  </g>
)

/** The cloth map under everything, with roads only where places touch. Never drawn twice. */
export const Land = memo(() => (
  <g className="land" aria-hidden="true">
    <path d={CLOTH} className="cloth-cast" transform="translate(4 6)" />
    <path d={CLOTH} className="cloth-paper" />
    <rect x={10} y={10} width={W - 20} height={H - 20} fill="url(#fibres)" />
    <rect x={20} y={20} width={W - 40} height={H - 40} className="cloth-rule" />
    <Rose x={426} y={122} />
    <Glyph body={seaDragon} x={426} y={566} size={108} className="beast" />
    {ROADS.map(([from, to]) => (
      <Road key={from + to} d={pen([centreOf(from), centreOf(to)], from + to, 4, 30)} />
    ))}
  </g>
))
