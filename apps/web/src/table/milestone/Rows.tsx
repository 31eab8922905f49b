import { Icon } from '@tabletome/boardkit'
import type { MilestoneRow } from '@tabletome/games/types'
import { useTable } from '../context.ts'

/** What was gained and lost, a line each: picture, words, figure. */
export const Rows = ({ rows }: { rows: readonly MilestoneRow[] }) => {
  const { module } = useTable()
  return (
    <ul className="plain milestone-rows">
      {rows.map(({ icon, what, note, figure, tone = 'plain' }, i) => (
        <li key={`${i} ${what}`}>
          <Icon body={module.glyphs[icon ?? ''] ?? ''} size={20} className="soft" />
          <span className="grow">
            {what}
            {note ? <span className="small soft"> · {note}</span> : undefined}
          </span>
          <b className={tone}>{figure}</b>
        </li>
      ))}
    </ul>
  )
}
