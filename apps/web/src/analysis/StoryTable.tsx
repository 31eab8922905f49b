import { useWords } from '../text/index.ts'
import type { Remembered } from './frieze/layout.ts'
import { type Point, points as pointsOf } from './story.ts'

interface StoryTableProps {
  points: readonly Point[]
  rounds: readonly { readonly seq: number; readonly text: string }[]
  facts: readonly Remembered[]
}

/** The curve and its frieze as a table: the chance at the start of every round, and what happened in it. */
export const StoryTable = ({ points, rounds, facts }: StoryTableProps) => {
  const { story: words } = useWords()
  const starts = rounds[0]?.seq === 0 ? rounds : [{ seq: 0, text: words.atFirst }, ...rounds]
  return (
    <div className="story-table scroller" tabIndex={0} role="group" aria-label={words.title}>
      <table className="scores" aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.table.when}</th>
            <th scope="col">{words.table.chance}</th>
            <th scope="col">{words.table.what}</th>
          </tr>
        </thead>
        <tbody>
          {starts.map(({ seq, text }, i) => {
            const next = starts[i + 1]?.seq ?? Infinity
            const chance = points.findLast(point => point.seq <= seq) ?? points[0]
            return (
              <tr key={`${seq} ${text}`}>
                <th scope="row">{text}</th>
                <td>{chance ? `${pointsOf(chance.chance)} %` : ''}</td>
                <td>
                  {facts
                    .filter(fact => fact.seq >= seq && fact.seq < next)
                    .map(fact => fact.text)
                    .join(' · ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
