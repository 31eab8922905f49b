import { MINIATURE, Miniature, Token } from '@tabletome/boardkit'
import bow from 'icon:bow-arrow'
import paw from 'icon:paw-print'
import swords from 'icon:crossed-swords'
import './art.css'

/** Two boxes, one on the other, seen as the board shows them: tops, south and east faces, light from the north-west. */
const Boxes = () => (
  <>
    <path d={`M0 226Q80 216 160 224T${MINIATURE.width} 220V288H0Z`} className="art-ground" />
    <path d="M276 150L306 176L312 252L290 246Z" className="art-cast" />
    <path d="M276 146V196L290 246V196Z" className="art-east" />
    <path d="M46 146H276V196H46Z" className="art-top" />
    <path d="M46 196H276L290 246H60Z" className="art-south" />
    <path d="M53 221Q110 218 166 221T283 220" className="art-line" />
    <path
      d="M70 202l4 14M104 210l5 20M150 200l3 12M196 208l5 22M238 202l4 16M264 222l3 14M88 228l2 10"
      className="art-line"
    />
    <path d="M222 92L244 112L248 168L231 162Z" className="art-cast" />
    <path d="M222 84V128L231 162V118Z" className="art-east" />
    <path d="M104 84H222V128H104Z" className="art-high" />
    <path d="M104 128H222L231 162H113Z" className="art-south" />
    <path d="M120 134l3 10M140 140l3 14M206 134l3 12M216 144l2 10" className="art-line" />
    <path d="M154 162V146A14 15 0 0 1 182 146V162Z" className="art-arch" />
    <path d="M159 162V147A9 10 0 0 1 177 147V162Z" className="art-door" />
    <path d="M168 144v14M163 150h10" className="art-rune" />
    <path d="M72 178L88 140L96 154L104 136L120 178Z" className="art-rock" />
    <path d="M104 136L120 178H102L99 160Z" className="art-rock-dark" />
    <path d="M104 136L110 151L104 147L100 152L98 149Z" className="art-snow" />
    <path d="M204 96V58" className="art-pole" />
    <path d="M204 58Q214 54 222 60T238 60L232 70L238 80Q230 82 222 79T204 79Z" className="art-flag" />
  </>
)

const TREES = [
  [30, 238, 1.6],
  [12, 258, 1.3],
  [300, 244, 1.5],
  [140, 256, 1.4],
  [60, 262, 1.1],
  [228, 268, 1.2],
  [252, 258, 1],
] as const

/** The miniature of the game on Home: a realm of stacked boxes and those who fight for it. */
export const Art = () => (
  <Miniature seat="emerald" className="tactics-art">
    <Boxes />
    {TREES.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M-1.5 9V3H2V9Z" className="art-trunk" />
        <path d="M0 -14C6 -15 10 -9 9 -5C12 -1 8 6 1 5C-7 6 -11 1 -9 -4C-11 -9 -5 -15 0 -14Z" className="art-crown" />
        <path d="M2 -13C8 -13 10 -9 9 -5C12 -1 8 6 1 5C5 1 6 -6 2 -13Z" className="art-crown-dark" />
      </g>
    ))}
    <Token seat="ruby" glyph={paw} x={140} y={94} r={21} letter={false} />
    <Token seat="sapphire" glyph={swords} x={232} y={172} r={21} letter={false} />
    <Token seat="topaz" glyph={bow} x={160} y={176} r={21} letter={false} />
  </Miniature>
)
