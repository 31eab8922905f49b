import { Arrow, type Point, px } from '@tabletome/boardkit'
import type { Intent } from '../../rules/rivals/intent.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import type { OpenView } from '../read.ts'
import { intentsOf } from './intents.ts'
import { centreOf, hexPoints, S } from './scene.ts'

const lifted = ([x, y]: readonly [number, number]): [number, number] => [x, y - 6]

/** Room for the chip at the foot of an arrow, whose picture would be struck out otherwise. */
const CHIP = 27
const beside = ([x, y]: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - x, to[1] - y) || 1
  return [x + ((to[0] - x) / length) * CHIP, y + ((to[1] - y) / length) * CHIP]
}

/** One unit: dashed blue where it goes (all equally good hexes), black whom it strikes from there. */
const Plan = ({ open, intent }: { open: OpenView; intent: Intent }) => {
  const unit = unitNamed(open, intent.unit)
  if (!unit) return undefined
  const blows = new Map<string, readonly [from: number, target: number]>()
  for (const { from, blows: each } of intent.strikes)
    for (const { target } of each) {
      const at = unitNamed(open, target)?.at
      if (at !== undefined) blows.set(`${from} ${target}`, [from, at])
    }
  const goals = intent.strikes.filter(({ from }) => from !== unit.at)
  return (
    <g className={intent.strikes.length > 1 ? 'plan is-open' : 'plan'}>
      {goals.map(({ from, path }) => {
        const [x, y] = centreOf(from)
        const [start, ...steps] = [unit.at, ...path].map(hex => lifted(centreOf(hex)))
        const points = start && steps[0] ? [beside(start, steps[0]), ...steps] : []
        const before = points.at(-2) ?? lifted(centreOf(unit.at))
        return (
          <g key={from}>
            <polygon points={hexPoints(S - 6)} transform={`translate(${x} ${y})`} className="dest-hex" />
            {points.length > 2 ? (
              <path
                d={`M${points
                  .slice(0, -1)
                  .map(([px0, py0]) => `${px(px0)} ${px(py0)}`)
                  .join('L')}`}
                className="plan-line"
              />
            ) : undefined}
            <Arrow from={before} to={lifted([x, y])} stop={6} kind="rival" />
          </g>
        )
      })}
      {[...blows].map(([key, [from, at]]) => {
        const [foot, head] = [lifted(centreOf(from)), lifted(centreOf(at))]
        return (
          <Arrow
            key={key}
            from={from === unit.at ? beside(foot, head) : foot}
            to={head}
            bend={18}
            stop={26}
            kind="blow"
          />
        )
      })}
    </g>
  )
}

/** The rivals' plans on the arena. No order is shown: the player decides it in their turn. */
export const IntentOverlay = ({ open, only }: { open: OpenView; only: string | undefined }) => {
  const intents = intentsOf(open)
  const shown = only === undefined ? undefined : intents.find(({ unit }) => unit === only)
  return (
    <g className="intents" aria-hidden="true">
      {(shown ? [shown] : intents).map(intent => (
        <Plan key={intent.unit} open={open} intent={intent} />
      ))}
    </g>
  )
}
