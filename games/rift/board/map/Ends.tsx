import { Glyph, px } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { KingdomMap } from '../../rules/map/map.query.ts'
import { glyphs } from '../art/glyphs.ts'
import { AnchorMark } from './AnchorMark.tsx'
import type { OpenView } from '../read.ts'
import { blockAt, centreOf, endPoint, spawnsOf } from './scene.ts'
import { say } from '../words.ts'

/** A stack of cards behind its gate: number, cards left, crystals on the back of the top card. */
export const Stacks = ({ board, open }: { board: BoardProps; open: OpenView }) => (
  <>
    {spawnsOf(open).map(({ spawn, at, front }) => {
      const [x, y] = endPoint(at, front)
      const left = open.slots[spawn]?.length ?? 0
      const crystals = open.tops[spawn] ?? 0
      const isBlocked = blockAt(open, front) !== undefined
      return (
        <AnchorMark
          key={spawn}
          board={board}
          anchor={`stack ${spawn}`}
          className={`stack-gate${left === 0 ? ' is-empty' : ''}`}
          transform={`translate(${px(x)} ${px(y)})`}
          words={[
            left === 0
              ? say(board.text, 'stackEmpty')
              : left === 1
                ? say(board.text, 'stackLeft1')
                : say(board.text, 'stackLeft', { count: left }),
            ...(isBlocked ? [say(board.text, 'stackBlocked')] : []),
            ...(left > 0 ? [say(board.text, 'topCrystals', { crystals })] : []),
          ]}
        >
          <path d="M-30 34V-6A30 32 0 0 1 30 -6V34Z" className="gate-stone" />
          <path d="M-20 34V-4A20 23 0 0 1 20 -4V34Z" className="gate-dark" />
          {left > 0 ? (
            <path d="M0 6m-12 0a12 12 0 1 1 20 8a8 8 0 1 1 -12 -9a4 4 0 1 1 6 4" className="swirl" />
          ) : undefined}
          {isBlocked ? <path d="M-20 -4L20 30M20 -4L-20 30" className="gate-bar" /> : undefined}
          <circle cx={-12} cy={-29} r={11} className="count" />
          <text x={-12} y={-24} className="count-text">
            {spawn}
          </text>
          <g transform="translate(26 -22)">
            {left > 1 ? <rect x={-10} y={-10} width={26} height={26} rx={3} className="stack-card" /> : undefined}
            <rect x={-13} y={-13} width={26} height={26} rx={3} className="stack-card" />
            <text y={6} className="stack-text">
              {left}
            </text>
          </g>
          {left > 0 && crystals > 0 ? (
            <g transform="translate(26 18)">
              <rect x={-14} y={-9} width={28} height={18} rx={3} className="stack-card" />
              <Glyph body={glyphs.crystals} x={-5} size={13} className="crystal-glyph" />
              <text x={6} y={5} className="small-figure">
                {crystals}
              </text>
            </g>
          ) : undefined}
        </AnchorMark>
      )
    })}
  </>
)

/** The castle at the end of a road. */
export const Exits = ({ board, map }: { board: BoardProps; map: KingdomMap }) => (
  <>
    {map.exits.map(({ name, at, last }) => {
      const [x, y] = endPoint(at, last)
      return (
        <AnchorMark
          key={name}
          board={board}
          anchor={`exit ${name}`}
          className="exit"
          transform={`translate(${px(x)} ${px(y)})`}
          words={[]}
        >
          <path d="M-34 30V-20h8v-8h10v8h8v-8h16v8h8v-8h10v8h8V30Z" className="keep" transform="translate(0 -2)" />
          <path d="M-10 28V8A10 11 0 0 1 10 8V28Z" className="keep-door" />
          <text y={44} className="keep-text">
            {say(board.text, 'kingdom')}
          </text>
        </AnchorMark>
      )
    })}
  </>
)

/** Pathbreaker cards: barricades on the road with their number; heroes may stand before them. */
export const Blocks = ({ board, open }: { board: BoardProps; open: OpenView }) => (
  <g aria-hidden="true">
    {([1, 2, 3] as const).map(block => {
      const cell = open.blocks[block]
      if (cell === undefined) return undefined
      const [x, y] = centreOf(cell)
      return (
        <g
          key={block}
          className={board.lit.includes(`block ${block}`) ? 'block is-lit' : 'block'}
          transform={`translate(${px(x)} ${px(y)})`}
        >
          <rect x={-42} y={-42} width={84} height={84} rx={5} className="block-card" />
          <Glyph body={glyphs.block} size={66} className="block-glyph" />
          <g transform="translate(34 -36)">
            <circle r={12} className="count" />
            <text y={5} className="count-text">
              {block}
            </text>
          </g>
        </g>
      )
    })}
  </g>
)

/** The two rift gates: what enters the first comes out of the second. */
export const RiftGates = ({ map }: { map: KingdomMap }) => {
  if (!map.gates) return undefined
  const [from, to] = [centreOf(map.gates[0]), centreOf(map.gates[1])]
  return (
    <g className="rift-gates" aria-hidden="true">
      <path d={`M${px(from[0])} ${px(from[1])}L${px(to[0])} ${px(to[1])}`} className="rift-way" />
      {([from, to] as const).map(([x, y], i) => (
        <g key={i} transform={`translate(${px(x)} ${px(y)})`}>
          <ellipse rx={38} ry={34} className="rift-oval" />
          <ellipse rx={30} ry={26} className="rift-ring" />
          <text y={8} className="rift-letter">
            {i === 0 ? 'A' : 'B'}
          </text>
        </g>
      ))}
    </g>
  )
}
