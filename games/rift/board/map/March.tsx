import { type Point, px } from '@tabletome/boardkit'
import type { Forecast, ForecastStep } from '../../rules/march/march.query.ts'
import { xOf, yOf } from '../../rules/map/cells.query.ts'
import { type KingdomMap, mapIn } from '../../rules/map/map.query.ts'
import { stackAt } from '../../rules/march/trays.query.ts'
import type { Cell } from '../../rules/state/shape.ts'
import type { OpenView } from '../read.ts'
import { C, centreOf } from './scene.ts'

/** The first step off a space: to the next one, or out at the exit. */
const wayFrom = (map: KingdomMap, cell: Cell): readonly [dx: number, dy: number] => {
  const next = map.next(cell)
  const to = next >= 0 ? next : (map.exits.find(({ last }) => last === cell)?.at ?? cell)
  return [Math.sign(xOf(to) - xOf(cell)), Math.sign(yOf(to) - yOf(cell))]
}

/** The border over which a tray leaves its space. */
const borderOf = (map: KingdomMap, cell: Cell): Point => {
  const [x, y] = centreOf(cell)
  const [dx, dy] = wayFrom(map, cell)
  return [x + (dx * C) / 2, y + (dy * C) / 2]
}

/** From the border of its space to where a tray ends that goes further than the next one. */
const routeOf = (map: KingdomMap, { from, to }: ForecastStep): Point[] => {
  const points: Point[] = [borderOf(map, from)]
  for (let cell = map.next(from); cell >= 0 && points.length < 40; cell = map.next(cell)) {
    points.push(centreOf(cell))
    if (cell === to) break
  }
  return points
}

/** Below the trays, so that no enemy is hidden: the ways of those that go further than the next space. */
export const Routes = ({ open, told }: { open: OpenView; told: Forecast }) => {
  const map = mapIn(open)
  return (
    <g className="forecast" aria-hidden="true">
      {told.steps.map(step => {
        const route = step.to < 0 || step.to === step.from ? [] : routeOf(map, step)
        const [before, last] = route.slice(-2)
        if (route.length < 3 || !before || !last) return undefined
        const turn = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI
        return (
          <g key={step.tray}>
            <path d={`M${route.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}`} className="march-route" />
            <path
              d="M-6 -9L8 0L-6 9Z"
              transform={`translate(${px(last[0])} ${px(last[1])}) rotate(${px(turn)})`}
              className="march-end"
            />
          </g>
        )
      })}
    </g>
  )
}

/** A paper arrow in the gap before the next space with the number of its turn; crimson where it costs hearts. */
export const March = ({ open, step }: { open: OpenView; step: ForecastStep }) => {
  const map = mapIn(open)
  const [dx, dy] = wayFrom(map, step.from)
  const stack = stackAt(open, step.from)
  const nth = stack.length < 2 ? 0 : stack.findIndex(({ id }) => id === step.tray) - (stack.length - 1) / 2
  const [x, y] = borderOf(map, step.from)
  const place = `translate(${px(x + dy * nth * 26)} ${px(y + dx * nth * 26)})`
  if (step.to === step.from)
    return (
      <g transform={place} className="march is-held">
        <rect x={-9} y={-9} width={18} height={18} />
        <path d={dx ? 'M-10 -13V13M10 -13V13' : 'M-13 -10H13M-13 10H13'} className="march-bar" />
        <text y={4.6}>{step.order}</text>
      </g>
    )
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <g transform={place} className={step.to < 0 ? 'march is-bad' : 'march'}>
      <path d="M-11 -11H3L13 0L3 11H-11Z" transform={`rotate(${px(turn)})`} className="march-body" />
      <text x={px(-dx * 2)} y={px(4.6 - dy * 2)}>
        {step.order}
      </text>
    </g>
  )
}
