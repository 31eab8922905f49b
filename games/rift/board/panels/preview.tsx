import type { BoardProps } from '../../../types.ts'
import { words } from '../../words.ts'
import { AbilityLook } from '../lateParts.ts'
import { forecastOf, sumOf } from './forecasting.ts'
import { holdablesOf } from '../hand/pieces.ts'
import { say } from '../words.ts'

/** Two abilities each by its name; while a piece is in hand, which the zoomed tray tells of, only what it changes in the end. */
export const preview = (board: BoardProps, option: string) => {
  const answer = words.answer(option)
  if (answer?.do === 'pair') return <AbilityLook board={board} pair={[answer.first, answer.second]} />
  const { foreseen: _foreseen, ...asThingsStand } = board
  const isPlaced = holdablesOf(board).some(({ places }) =>
    [...places.values()].some(masks => [...masks.values()].includes(option)),
  )
  const [before, after] = isPlaced && board.foreseen ? [forecastOf(asThingsStand), forecastOf(board)] : []
  if (!before || !after) return undefined
  const { text } = board
  const [was, will] = [sumOf(before), sumOf(after)]
  const rows = [
    [say(text, 'destroyedRow'), was.destroyed, will.destroyed],
    [say(text, 'escapesRow'), was.escapes.length, will.escapes.length],
    [say(text, 'heartsRow'), before.hearts, after.hearts],
    [say(text, 'crystalsRow'), before.crystals, after.crystals],
    [say(text, 'healRow'), was.healed, will.healed],
  ] as const
  const changed = rows.filter(([, from, to]) => from !== to)
  if (changed.length === 0) return undefined
  return (
    <>
      <div className="preview-what">
        {text.option(board.view.agenda.at(-1)?.do ?? '', option, board.view, board.names).what}
      </div>
      <ul className="plain changes">
        {changed.map(([what, from, to]) => (
          <li key={what}>
            {what} <span className="from">{from} → </span>
            <b>{to}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
