import { type Point, px, type Rect } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import type { Forecast, ForecastStep } from '../knowledge/forecast.ts'
import { xOf, yOf } from '../knowledge/cells.ts'
import { type KingdomMap, mapIn } from '../knowledge/map.ts'
import { SIZE } from '../knowledge/shapes.ts'
import { stackAt, trayNamed } from '../knowledge/trays.ts'
import type { Cell } from '../rules/state.ts'
import { Chip } from './Chip.tsx'
import { openOf, type OpenView } from './read.ts'
import { C, centreOf, Q, standingOf, trayCorner } from './scene.ts'
import { say } from './words.ts'

/** The first step off a space: to the next one, or out at the exit. */
const wayFrom = (map: KingdomMap, cell: Cell): readonly [dx: number, dy: number] => {
  const next = map.next(cell)
  const to = next >= 0 ? next : (map.exits.find(({ last }) => last === cell)?.at ?? cell)
  return [Math.sign(xOf(to) - xOf(cell)), Math.sign(yOf(to) - yOf(cell))]
}

/** The spaces a tray goes along, to where it ends. */
const routeOf = (map: KingdomMap, from: Cell, to: Cell): Point[] => {
  const points: Point[] = []
  for (let cell = from; cell >= 0 && points.length < 40; cell = map.next(cell)) {
    points.push(centreOf(cell))
    if (cell === to) break
  }
  return points
}

/** A fat paper arrow with the number of its turn; crimson where it costs hearts. */
const March = ({ map, open, step }: { map: KingdomMap; open: OpenView; step: ForecastStep }) => {
  const [x, y] = centreOf(step.from)
  const [dx, dy] = wayFrom(map, step.from)
  const stack = stackAt(open, step.from)
  const nth = stack.length < 2 ? 0 : stack.findIndex(({ id }) => id === step.tray) - (stack.length - 1) / 2
  const at: Point = [x + (dx * C) / 2 + dy * nth * 30, y + (dy * C) / 2 + dx * nth * 30]
  if (step.held || step.to === step.from)
    return (
      <g transform={`translate(${px(at[0])} ${px(at[1])})`} className="march is-held">
        <rect x={-14} y={-12} width={28} height={24} rx={3} />
        <path d={dx ? 'M-14 -16V16M14 -16V16' : 'M-18 -12H18M-18 12H18'} className="march-bar" />
        <text y={5.5}>{step.order}</text>
      </g>
    )
  const route = routeOf(map, step.from, step.to)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <g className={step.to < 0 ? 'march is-bad' : 'march'}>
      {route.length > 2 && step.to >= 0 ? (
        <path d={`M${route.map(([px1, py1]) => `${px(px1)} ${px(py1)}`).join('L')}`} className="march-route" />
      ) : undefined}
      <g transform={`translate(${px(at[0])} ${px(at[1])})`}>
        <path d="M-18 -10H4V-18L23 0L4 18V10H-18Z" transform={`rotate(${px(turn)})`} className="march-body" />
        <text x={px(-dx * 3)} y={px(5.5 - dy * 3)}>
          {step.order}
        </text>
      </g>
    </g>
  )
}

const wordsOf = (
  board: BoardProps,
  open: OpenView,
  step: ForecastStep,
): { words: string; bad: boolean } | undefined => {
  const isPortal = step.tray.startsWith('P')
  if (step.to < 0)
    return {
      words:
        isPortal || step.tray.startsWith('B')
          ? say(board.text, 'chipPortalEscapes')
          : say(board.text, 'chipEscapes', { hearts: step.lost }),
      bad: true,
    }
  const words = [
    ...(step.healed > 0 ? [say(board.text, 'chipHealed')] : []),
    ...(step.held && trayNamed(open, step.tray) ? [say(board.text, 'chipHeld')] : []),
  ]
  return words.length > 0 ? { words: words.join(' · '), bad: step.healed > 0 } : undefined
}

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
        <March key={`${step.tray} ${step.order}`} map={map} open={open} step={step} />
      ))}
      {told.destroyed.map(({ tray: id }) => {
        const tray = trayNamed(open, id)
        if (!tray) return undefined
        const [x, y] = centreOf(tray.at)
        return <Chip key={id} at={[x, y + 34]} words={say(board.text, 'chipDestroyed')} tone="good" within={world} />
      })}
      {told.steps.map(step => {
        const said = wordsOf(board, open, step)
        if (!said) return undefined
        const [x, y] = centreOf(step.from)
        return (
          <Chip
            key={step.tray}
            at={[x, y + (step.to < 0 ? 50 : 42)]}
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
