import { useDescribed } from '@tabletome/boardkit'
import { useMemo } from 'react'
import type { BoardProps } from '../../../types.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { stackAt } from '../../rules/march/trays.query.ts'
import type { Cell } from '../../rules/state/shape.ts'
import type { CellMark } from './CellMarks.tsx'
import { anchorsAt, cardAt } from '../hand/hand.ts'
import { openOf } from '../read.ts'
import { say } from '../words.ts'

/** What is spoken for every space: the place, what lies and who stands there, what it costs to go there. */
export const useLabels = (
  { text, view, names }: Pick<BoardProps, 'text' | 'view' | 'names'>,
  ends: readonly CellMark[],
): { labels: ReadonlyMap<Cell, string>; anchors: ReadonlyMap<Cell, string> } => {
  const described = useDescribed({ text, view, names })
  return useMemo(() => {
    const open = openOf(view)
    const costs = new Map(ends.map(({ cell, cost }) => [cell, cost]))
    const labels = new Map<Cell, string>()
    const anchors = new Map<Cell, string>()
    for (const cell of mapIn(open).cells) {
      const under = stackAt(open, cell).slice(0, -1)
      const spoken = [...anchorsAt(open, cell), ...under.map(({ id }) => `tray ${id}`)].flatMap(anchor => {
        const words = described.get(anchor)
        return words === undefined ? [] : [words.replace(/\.$/, '')]
      })
      const cost = costs.get(cell)
      if (cost) spoken.push(say(text, 'reachCost', { cost }))
      labels.set(cell, spoken.length > 0 ? spoken.join(', ') : cellName(cell))
      anchors.set(cell, cardAt(open, cell))
    }
    return { labels, anchors }
  }, [view, described, ends, text])
}
