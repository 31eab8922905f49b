import { Arrow, OrderMark, type Point, Token } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { clockwise, opposite } from '../../rules/land/map.query.ts'
import type { RegionId } from '../../rules/state/shape.ts'
import { foeGoesTo } from '../faces.ts'
import { glyphs } from '../art/glyphs.ts'
import { FOE_WALKS, factOf, type OpenView, viewOf } from '../read.ts'
import { centreOf, LEAF, spotOf } from './slots.ts'
import { type Strike, strikesOf } from '../strikes.ts'
import { textWidth } from './wrap.ts'
import { say } from '../words.ts'

const NUMERALS = ['I', 'II'] as const

/** The corner of a leaf's picture that looks towards another leaf. */
const corner = (open: OpenView, region: RegionId, towards: RegionId): Point => {
  const [x, y] = centreOf(spotOf(open, region))
  const [farX, farY] = centreOf(spotOf(open, towards))
  return [x - 16 + Math.sign(farX - x) * 78, y - LEAF.height / 2 + (farY > y + 60 ? 100 : 28)]
}

/** How an arrow must bend to pass outside the Capital. */
const bendOf = (from: Point, to: Point) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [middleX, middleY] = centreOf('centre')
  const side = (to[0] - from[0]) * (middleY - from[1]) - (to[1] - from[1]) * (middleX - from[0])
  return (side > 0 ? 1 : -1) * Math.min(90, length * 0.22)
}

/** The attacks of the card being resolved, in their order: where it has struck and where it strikes now. */
const Blows = ({ open, strikes }: { open: OpenView; strikes: readonly Strike[] }) => {
  const [first, second] = strikes
  if (!first) return undefined
  if (!second) {
    const [x, y] = centreOf(spotOf(open, first.region))
    return first.state === 'now' ? <OrderMark at={[x - 100, y - 72]} order="!" state="now" /> : undefined
  }
  const from = corner(open, first.region, second.region)
  const to = corner(open, second.region, first.region)
  return (
    <>
      <Arrow from={from} to={to} bend={bendOf(from, to)} stop={19} kind="blow" />
      {strikes.map(({ region, state }, i) => (
        <OrderMark key={region} at={i ? to : from} order={NUMERALS[i] ?? ''} state={state} />
      ))}
    </>
  )
}

const Chip = ({ at: [x, y], words }: { at: Point; words: string }) => {
  const width = textWidth(words, 15.5) + 18
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-12} width={width} height={24} rx={4} className="chip-back" />
      <text y={5} className="chip">
        {words}
      </text>
    </g>
  )
}

/** While a Region is pointed at: which Region comes next clockwise, and which lies opposite. */
const Bearings = ({ board, region }: { board: BoardProps; region: RegionId }) => {
  const { open } = viewOf(board.view)
  const above = (place: RegionId): Point => {
    const [x, y] = centreOf(spotOf(open, place))
    return [x - 16, y - LEAF.height / 2 + 2]
  }
  return (
    <g className="bearings">
      <Chip at={above(clockwise(open, region, 1))} words={say(board.text, 'clockwise')} />
      <Chip at={above(opposite(open, region))} words={say(board.text, 'opposite')} />
    </g>
  )
}

/** Where the Foe walks by itself: the player must not have to count. */
const FoeWay = ({ board }: { board: BoardProps }) => {
  const { open } = viewOf(board.view)
  const to = foeGoesTo(open, open.foe && FOE_WALKS[open.foe.id])
  if (!open.foe || !to) return undefined
  const [x, y] = centreOf(spotOf(open, to))
  const corner: Point = [x - LEAF.width / 2 + 12, y - LEAF.height / 2 - 1]
  const words = say(board.text, 'foeGoesHere')
  return (
    <g className="foe-way">
      {board.compact ? undefined : <Chip at={[corner[0] + 24 + textWidth(words, 15.5) / 2, corner[1]]} words={words} />}
      <Token
        seat="sable"
        glyph={glyphs[open.foe.id]}
        x={corner[0]}
        y={corner[1]}
        r={board.compact ? 26 : 17}
        letter={false}
        ghost
        flat
      />
    </g>
  )
}

interface OverlayProps {
  board: BoardProps
  pointed: RegionId | undefined
}

/** Arrows and words that lie over the table for a moment; none of it catches the pointer. */
export const Overlay = ({ board, pointed }: OverlayProps) => {
  const view = viewOf(board.view)
  return (
    <g className="overlay" aria-hidden="true">
      <FoeWay board={board} />
      {board.compact ? undefined : <Blows open={view.open} strikes={strikesOf(view, factOf(board.fact))} />}
      {pointed && !board.compact ? <Bearings board={board} region={pointed} /> : undefined}
    </g>
  )
}
