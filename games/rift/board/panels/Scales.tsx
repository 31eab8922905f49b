import { Figure } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { forecastOf } from './forecasting.ts'
import { ForecastBox } from '../lateParts.ts'
import { glyphs } from '../art/glyphs.ts'
import { openOf } from '../read.ts'
import { Stock } from './Stock.tsx'
import { say } from '../words.ts'

/** What the march would do if all stopped now, and what the kingdom has. */
export const Scales = (board: BoardProps) => {
  const told = forecastOf(board)
  return (
    <>
      {told ? <ForecastBox board={board} told={told} /> : undefined}
      <Stock board={board} />
    </>
  )
}

/** Hearts, crystals, portals, and the hearts after the march. */
export const Figures = (board: BoardProps) => {
  const { text } = board
  const open = openOf(board.view)
  const told = forecastOf(board)
  return (
    <>
      <Figure icon={glyphs.hearts} label={say(text, 'hearts')} value={open.hearts} of={open.heartsOf} />
      <Figure icon={glyphs.crystals} label={say(text, 'crystals')} value={open.crystals} />
      {open.portals.total > 0 ? (
        <Figure
          icon={glyphs.portal}
          label={say(text, 'portals')}
          value={open.portals.destroyed}
          of={open.portals.total}
        />
      ) : undefined}
      {told ? (
        <Figure
          icon={glyphs.forecast}
          label={say(text, 'heartsRow')}
          word={say(text, 'marchShort')}
          value={told.lostBy ? '✕' : told.hearts === open.hearts ? told.hearts : `${open.hearts} → ${told.hearts}`}
          tone={told.lostBy || told.hearts < open.hearts ? 'bad' : undefined}
        />
      ) : undefined}
    </>
  )
}
