import { Arrow, px } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import type { Fact, Hex } from '../../rules/state/shape.ts'
import { factOf, openOf, type OpenView } from '../read.ts'
import { centreOf, hexPoints, S } from './scene.ts'

interface Shown {
  readonly at: Hex
  readonly words?: string
  readonly bad?: boolean
  readonly from?: Hex
}
const hexOf = (open: OpenView, unit: string | undefined): Hex =>
  unit === undefined ? -1 : (unitNamed(open, unit)?.at ?? -1)

/** Where a fact happens, and what it changes there. */
const shownBy = (open: OpenView, fact: Fact): Shown | undefined => {
  switch (fact.type) {
    case 'damaged':
      return {
        at: hexOf(open, fact.unit),
        words: fact.ignored > 0 ? `−${fact.from - fact.to} (${fact.ignored})` : `−${fact.from - fact.to}`,
        bad: true,
        from: hexOf(open, fact.by),
      }
    case 'healed':
    case 'hpGained':
      return { at: hexOf(open, fact.unit), words: `+${fact.to - fact.from}` }
    case 'defeated':
      return { at: fact.at, words: '†', bad: true }
    case 'attacked':
      return {
        at: hexOf(open, fact.target),
        from: hexOf(open, fact.unit),
        words: `${fact.hits.filter(Boolean).length}/${fact.dice.length}`,
      }
    case 'skillUsed':
      return { at: hexOf(open, fact.target ?? fact.unit), from: hexOf(open, fact.unit) }
    case 'marked':
      return { at: fact.hex ?? hexOf(open, fact.mark), from: hexOf(open, fact.unit) }
    case 'scored':
      return { at: hexOf(open, fact.units[0]), words: `${fact.points}/${fact.goal}` }
    case 'arenaDie':
      return { at: 18, words: `⚅ ${fact.face}` }
    case 'emberMoved':
    case 'chariotMoved':
      return { at: fact.to, from: fact.from, bad: true }
    case 'tacticPlaced':
    case 'deployed':
    case 'effectBegan':
    case 'undazed':
    case 'stayed':
    case 'moved':
      return { at: hexOf(open, fact.unit) }
    default:
      return undefined
  }
}

/** While a fact is shown: whom it is about, from where it came, what is lost or gained. */
export const FactOverlay = ({ board }: { board: BoardProps }) => {
  const fact = factOf(board.fact)
  const shown = fact && shownBy(openOf(board.view), fact)
  if (!shown || shown.at < 0) return undefined
  const [x, y] = centreOf(shown.at)
  const { from = -1, words, bad } = shown
  return (
    <g className="fact" aria-hidden="true">
      <polygon points={hexPoints(S - 3)} transform={`translate(${x} ${y})`} className="lit-hex" />
      {from >= 0 && from !== shown.at ? (
        <Arrow from={centreOf(from)} to={[x, y]} bend={16} stop={20} kind="blow" />
      ) : undefined}
      {words ? (
        <g transform={`translate(${x} ${px(y - 44)})`} className={bad ? 'fact-chip is-bad' : 'fact-chip'}>
          <rect x={-words.length * 6 - 8} y={-14} width={words.length * 12 + 16} height={28} rx={4} />
          <text y={6}>{words}</text>
        </g>
      ) : undefined}
    </g>
  )
}
