import type { BoardProps } from '../../../types.ts'
import { pointsOf, reachOf } from '../../rules/heroes/heroes.query.ts'
import type { Cell } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { cellAt, choiceOf, heroAsked, openOf } from '../read.ts'
import { C, cornerOf } from './scene.ts'

export interface CellMark {
  readonly cell: Cell
  readonly cost: number | undefined
}

/** Spaces that an option leads to, with what a move there costs. */
export const cellMarks = (board: Pick<BoardProps, 'view' | 'options'>): { ends: CellMark[]; through: Cell[] } => {
  const open = openOf(board.view)
  const ends = new Set<Cell>()
  for (const { at } of board.options)
    for (const anchor of at) {
      const cell = cellAt(anchor)
      if (cell !== undefined) ends.add(cell)
    }
  const hero = choiceOf(board.view) === 'hero.act' ? heroAsked(board.view) : undefined
  if (!hero || !open.heroes[hero] || ends.size === 0)
    return { ends: [...ends].map(cell => ({ cell, cost: undefined })), through: [] }
  const { cells, cost } = reachOf(open, hero, pointsOf(open, hero))
  return {
    ends: [...ends].map(cell => ({ cell, cost: (cost[cell] ?? -1) >= 0 ? cost[cell] : undefined })),
    through: cells.filter(cell => !ends.has(cell) && cell !== open.heroes[hero]?.at),
  }
}

interface CellMarksProps {
  board: BoardProps
  marks: ReturnType<typeof cellMarks>
}

/** Gold where a move may end, with its cost; hatched where one only passes through. */
export const CellMarks = ({ board, marks: { ends, through } }: CellMarksProps) => (
  <g aria-hidden="true">
    {through.map(cell => {
      const [x, y] = cornerOf(cell)
      return <rect key={cell} x={x + 4} y={y + 4} width={C - 8} height={C - 8} rx={5} className="through-cell" />
    })}
    {ends.map(({ cell, cost }) => {
      const [x, y] = cornerOf(cell)
      const isSelected = board.selected === words.id({ do: 'to', cell })
      return (
        <g key={cell}>
          <rect
            x={x + 4}
            y={y + 4}
            width={C - 8}
            height={C - 8}
            rx={5}
            className={isSelected ? 'can-cell is-selected' : 'can-cell'}
          />
          {cost ? (
            <text x={x + C - 12} y={y + C - 11} className="can-cost">
              {cost}
            </text>
          ) : undefined}
        </g>
      )
    })}
  </g>
)

/** Spaces lit by the chronicle or a ping. */
export const LitCells = ({ board }: { board: BoardProps }) => (
  <g aria-hidden="true">
    {board.lit.map(anchor => {
      const cell = cellAt(anchor)
      if (cell === undefined) return undefined
      const [x, y] = cornerOf(cell)
      return <rect key={anchor} x={x + 3} y={y + 3} width={C - 6} height={C - 6} rx={5} className="lit-cell" />
    })}
  </g>
)
