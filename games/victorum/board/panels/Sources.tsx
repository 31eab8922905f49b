import type { BoardProps } from '../../../types.ts'
import type { PoolTerm } from '../../rules/state/shape.ts'
import { HitDie } from './dice.tsx'
import { causeName, causeText } from '../read.ts'

const SIGNS = { 1: '+', 0: '', [-1]: '−' } as const

/** Where each die comes from: dice of one source together. */
export const Sources = ({ board, terms }: { board: BoardProps; terms: readonly PoolTerm[] }) => {
  const groups = new Map<string, PoolTerm[]>()
  for (const term of terms) {
    const key = `${term.change} ${term.cause}`
    groups.set(key, [...(groups.get(key) ?? []), term])
  }
  return (
    <ul className="plain pool-terms">
      {[...groups].map(([key, group]) => (
        <li key={key} className={group[0]?.change === -1 ? 'is-less' : undefined}>
          <span aria-hidden="true">{SIGNS[group[0]?.change ?? 0]}</span>
          {group.map((term, i) => (
            <span key={i}>
              {term.from ? (
                <>
                  <HitDie die={term.from} size={14} faded />→
                </>
              ) : undefined}
              <HitDie die={term.die} size={16} />
            </span>
          ))}{' '}
          <span className="small" title={causeText(board, group[0]?.cause ?? '')}>
            {causeName(board, group[0]?.cause ?? '')}
          </span>
        </li>
      ))}
    </ul>
  )
}
