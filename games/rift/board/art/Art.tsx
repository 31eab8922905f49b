import { MINIATURE, Miniature, Token } from '@tabletome/boardkit'
import archer from 'icon:archer'
import hammer from 'icon:thor-hammer'
import { EnemyMark } from '../map/marks.tsx'
import { Tile } from '../hand/tiles.tsx'
import '../art.css'
import '../pieces.css'

const Q = 19
const FOES = [
  ['g', 0, 1],
  ['g', 0, 3],
  ['o', 1, 1],
  ['g', 1, 3],
  ['s', 2, 2],
  ['g', 4, 0],
  ['w', 4, 4],
] as const

/** A tray on the road, half covered. */
const SmallTray = () => (
  <g transform="translate(120 92) rotate(-4)">
    <rect x={4} y={6} width={5 * Q} height={5 * Q} className="art-cast" />
    <rect width={5 * Q} height={5 * Q} className="art-paper" />
    {FOES.map(([letter, x, y]) => (
      <g key={`${x} ${y}`}>
        <rect x={x * Q + 1} y={y * Q + 1} width={Q - 2} height={Q - 2} rx={2} className={`art-foe art-foe-${letter}`} />
        <EnemyMark letter={letter} x={(x + 0.5) * Q} y={(y + 0.5) * Q} size={Q * 0.8} />
      </g>
    ))}
    <path d={[1, 2, 3, 4].map(i => `M${i * Q} 0V${5 * Q}M0 ${i * Q}H${5 * Q}`).join('')} className="art-grid" />
    <rect width={5 * Q} height={5 * Q} className="art-frame" />
    <path d={`M${5 * Q} 0V${5 * Q}`} className="art-edge" />
    <Tile
      squares={[
        [3, 1],
        [4, 1],
        [3, 2],
        [4, 2],
      ]}
      type="magical"
      q={Q}
    />
    <Tile
      squares={[
        [1, 4],
        [2, 4],
      ]}
      type="physical"
      q={Q}
    />
  </g>
)

/** The miniature of the game on Home: a horde on the road between a rift and the towers. */
export const Art = () => (
  <Miniature seat="ruby" className="rift-art">
    <path d={`M0 84Q90 70 170 84T${MINIATURE.width} 80V284H0Z`} className="art-land" />
    <path d={`M-20 150H150Q210 150 210 196V300H110V240Q110 236 100 236H-20Z`} className="art-road" />
    <g transform="translate(50 150)">
      <path d="M-34 52V-14A34 36 0 0 1 34 -14V52Z" className="art-stone" />
      <path d="M-23 52V-10A23 26 0 0 1 23 -10V52Z" className="art-dark" />
      <path d="M0 16m-14 0a14 14 0 1 1 24 9a9 9 0 1 1 -14 -10a5 5 0 1 1 7 5" className="art-swirl" />
    </g>
    <g transform="translate(252 118)">
      <ellipse cx={6} cy={54} rx={44} ry={10} className="art-cast" />
      <path d="M-32 50L-25 -16H25L32 50Z" className="art-wall" />
      <path d="M6 50L8 -16H25L32 50Z" className="art-shade" />
      <path d="M-34 -16v-22h14v9h13v-9h14v9h13v-9h14v22Z" className="art-wall" />
      <path d="M-8 50V34A8 9 0 0 1 8 34V50Z" className="art-dark" />
    </g>
    <SmallTray />
    <Token seat="ruby" glyph={archer} x={104} y={206} r={20} letter={false} />
    <Token seat="topaz" glyph={hammer} x={252} y={204} r={20} letter={false} />
  </Miniature>
)
