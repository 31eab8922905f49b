import { Glyph, px, type Rect } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { Forecast } from '../../rules/march/march.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { SIZE } from '../../rules/placing/shapes.query.ts'
import { stackAt, trayNamed } from '../../rules/march/trays.query.ts'
import { Chip } from '../panels/Chip.tsx'
import { chipSpot, stepWords } from '../panels/forecastChips.ts'
import { glyphs } from '../art/glyphs.ts'
import { March } from './March.tsx'
import { openOf } from '../read.ts'
import { centreOf, Q, standingOf, trayCorner } from './scene.ts'
import { say } from '../words.ts'

interface ForecastOverlayProps {
  board: BoardProps
  told: Forecast
  world: Rect
}

/** What phases 3 and 4 would do, drawn on the map. */
export const ForecastOverlay = ({ board, told, world }: ForecastOverlayProps) => {
  const open = openOf(board.view)
  const map = mapIn(open)
  const standing = standingOf(open)
  return (
    <g className="forecast" aria-hidden="true">
      {told.destroyed.map(({ tray: id }) => {
        const tray = trayNamed(open, id)
        if (!tray) return undefined
        const [x, y] = trayCorner(open, tray)
        return (
          <g key={id} transform={`translate(${px(x)} ${px(y)})`}>
            <rect width={SIZE * Q} height={SIZE * Q} className="doomed" />
            <path
              d={`M4 4L${SIZE * Q - 4} ${SIZE * Q - 4}M${SIZE * Q - 4} 4L4 ${SIZE * Q - 4}`}
              className="doomed-cross"
            />
          </g>
        )
      })}
      {told.steps.map(step => (
        <March key={`${step.tray} ${step.order}`} open={open} step={step} />
      ))}
      {told.ghosts.map(cell => {
        const [x, y] = centreOf(cell)
        return (
          <g key={cell} transform={`translate(${px(x)} ${px(y)})`} className="ghost-comes">
            <circle r={19} />
            <Glyph body={glyphs.ghost} size={26} />
          </g>
        )
      })}
      {told.destroyed.map(({ tray: id }) => {
        const tray = trayNamed(open, id)
        if (!tray) return undefined
        return (
          <Chip
            key={id}
            {...chipSpot(map, tray.at)}
            words={say(board.text, 'chipDestroyed')}
            tone="good"
            within={world}
          />
        )
      })}
      {told.steps.map(step => {
        const said = stepWords(board, step)
        if (!said) return undefined
        const below = stackAt(open, step.from).findIndex(({ id }) => id === step.tray)
        return (
          <Chip
            key={step.tray}
            {...chipSpot(map, step.from, Math.max(0, below))}
            words={said.words}
            tone={said.bad ? 'bad' : 'plain'}
            within={world}
          />
        )
      })}
      {told.heroes.map(({ hero, damage, out }) => {
        const stands = standing.find(({ unit }) => unit === hero)
        if (!stands || damage === 0) return undefined
        const words = out ? say(board.text, 'heroOut') : say(board.text, 'chipHurt', { damage })
        return <Chip key={hero} at={[stands.at[0], stands.at[1] - 34]} words={words} tone="bad" within={world} />
      })}
    </g>
  )
}
