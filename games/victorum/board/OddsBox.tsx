import type { BoardProps } from '../../types.ts'
import type { PoolTerm } from '../rules/state.ts'
import { distance } from '../knowledge/hexes.ts'
import { ignoredBy, oddsOf, poolOf } from '../knowledge/pool.ts'
import { healthOf } from '../knowledge/stats.ts'
import { Dice, HitDie } from './dice.tsx'
import { causeName, openOf, percent, unitName, type UnitView } from './read.ts'
import { say } from './words.ts'

const SIGNS = { 1: '+', 0: '', [-1]: '−' } as const

/** Where each die comes from: dice of one source together. */
const Sources = ({ board, terms }: { board: BoardProps; terms: readonly PoolTerm[] }) => {
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
                  <HitDie die={term.from} size={16} faded />→
                </>
              ) : undefined}
              <HitDie die={term.die} size={18} />
            </span>
          ))}{' '}
          <span className="small">{causeName(board, group[0]?.cause ?? '')}</span>
        </li>
      ))}
    </ul>
  )
}

interface Row {
  readonly lost: number
  readonly chance: number
}
/** The chance of every loss: hits without what the target ignores, and all that is deadly together. */
export const lossRows = (odds: readonly number[], ignored: number, hp: number): Row[] => {
  const rows: Row[] = []
  for (const [hits, chance] of odds.entries()) {
    const lost = Math.min(hp, Math.max(0, hits - ignored))
    const last = rows.at(-1)
    if (last?.lost === lost) rows[rows.length - 1] = { lost, chance: last.chance + chance }
    else rows.push({ lost, chance })
  }
  return rows
}

/** An attack before it is rolled: the dice with their sources, the chance of each loss, and whether the target falls. */
export const OddsBox = ({ board, attacker, target }: { board: BoardProps; attacker: UnitView; target: UnitView }) => {
  const { text } = board
  const open = openOf(board.view)
  const { dice, terms } = poolOf(open, attacker, target)
  const ignored = ignoredBy(open, attacker, target)
  const rows = lossRows(oddsOf(dice), ignored, target.hp)
  return (
    <div className="odds-box">
      <div className="preview-what">
        {say(text, 'strikeTitle', { unit: unitName(board, attacker.id), target: unitName(board, target.id) })}
      </div>
      <div className="row between">
        <Dice board={board} dice={dice} size={28} />
        <span className="small soft">{say(text, 'distance', { hexes: distance(attacker.at, target.at) })}</span>
      </div>
      <Sources board={board} terms={terms} />
      {ignored > 0 ? <p className="small soft">{say(text, 'ignores', { count: ignored })}</p> : undefined}
      <ul className="plain odds-rows">
        {rows.map(({ lost, chance }) => (
          <li key={lost} className={lost >= target.hp ? 'is-deadly' : undefined}>
            <b className="num">{percent(chance)}</b>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${Math.round(chance * 100)}%` }} />
            </span>
            <span className="small">
              {lost >= target.hp
                ? say(text, 'falls', { lost })
                : lost === 0
                  ? say(text, 'noLoss')
                  : say(text, 'losesTo', { lost, left: target.hp - lost, max: healthOf(open, target) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
