import type { BoardProps } from '../../../types.ts'
import { distance } from '../../rules/ground/hexes.query.ts'
import { ignoredBy, oddsOf, poolOf } from '../../rules/dice/pool.query.ts'
import { healthOf } from '../../rules/units/stats.query.ts'
import { diceWords } from './dice.tsx'
import { openOf, unitName, type UnitView } from '../read.ts'
import { Sources } from './Sources.tsx'
import { percent, say } from '../words.ts'

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

const lossWords = ({ text }: BoardProps, { lost }: Row, hp: number, max: number): string => {
  if (lost >= hp) return say(text, 'falls', { lost })
  return lost === 0 ? say(text, 'noLoss') : say(text, 'losesTo', { lost, left: hp - lost, max })
}

/** An attack before it is rolled: whether the target falls, the chance of each loss, the dice with their sources. */
export const OddsBox = ({ board, attacker, target }: { board: BoardProps; attacker: UnitView; target: UnitView }) => {
  const { text } = board
  const open = openOf(board.view)
  const { dice, terms } = poolOf(open, attacker, target)
  const ignored = ignoredBy(open, attacker, target)
  const rows = lossRows(oddsOf(dice), ignored, target.hp)
  const falls = rows.find(({ lost }) => lost >= target.hp)?.chance ?? 0
  const max = healthOf(open, target)
  return (
    <div className="odds-box">
      <div className="row between odds-head">
        <b>
          <span aria-hidden="true">† </span>
          {say(text, 'toDefeat', { chance: percent(text, falls), target: unitName(board, target.id) })}
        </b>
        <span className="small soft nowrap">{say(text, 'distance', { hexes: distance(attacker.at, target.at) })}</span>
      </div>
      <ul className="plain odds-rows">
        {rows.map(row => (
          <li
            key={row.lost}
            className={row.lost >= target.hp ? 'is-deadly' : undefined}
            title={lossWords(board, row, target.hp, max)}
          >
            <span aria-hidden="true">
              {row.lost === 0 ? '0' : `−${row.lost}`}
              {row.lost >= target.hp ? ' †' : ''}
            </span>
            <span className="spoken">{lossWords(board, row, target.hp, max)}</span>
            <b className="num">{percent(text, row.chance)}</b>
          </li>
        ))}
      </ul>
      <div className="odds-dice">
        <span className="spoken">{diceWords(board, dice)}</span>
        <Sources board={board} terms={terms} />
        {ignored > 0 ? <span className="small soft">{say(text, 'ignores', { count: ignored })}</span> : undefined}
      </div>
    </div>
  )
}
