import { memo } from 'react'
import { type Point, px, type Rect } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { Space } from '../../rules/state/shape.ts'
import { Chip } from './Chip.tsx'
import type { Route } from '../hand/plan.ts'
import { centreOf, isTucked, type Scene, topOf } from './scene.ts'
import { outline, spotsOf } from './GroundMarks.tsx'
import { causeWord, say, signed } from '../words.ts'

export interface ReachCell {
  readonly space: Space
  /** Nothing where an option has no price. */
  readonly cost: number | undefined
}

/** Spaces the open options lead to, with what they cost. */
export const ReachCells = memo(({ scene, cells }: { scene: Scene; cells: readonly ReachCell[] }) => (
  <g className="reach" aria-hidden="true">
    {cells.map(({ space, cost }) => {
      const spot = scene.bySpace.get(space)
      if (!spot) return undefined
      const box = topOf(scene, spot, 3.5)
      return (
        <g key={space} className={isTucked(scene, spot) ? 'tucked' : undefined}>
          <rect {...box} rx={3} className="can-cell" />
          {cost === undefined ? undefined : (
            <text x={px(box.x + box.width - 7)} y={px(box.y + box.height - 4)} className="can-cost">
              {cost}
            </text>
          )}
        </g>
      )
    })}
  </g>
))

interface ThreatCellsProps {
  scene: Scene
  melee: readonly Space[]
  ranged: readonly Space[]
  /** How many could attack a space: the more, the stronger it is drawn. */
  attackers?: ReadonlyMap<Space, number>
  id: string
}
const STRENGTH = [1, 0.4, 0.7, 1] as const

/** What could be attacked: slanted lines hand to hand, dots from afar; a firm line round the first, a broken one round both. */
export const ThreatCells = memo(({ scene, melee, ranged, attackers, id }: ThreatCellsProps) => {
  const near = new Set(melee)
  const all = new Set([...melee, ...ranged])
  const edge = (spaces: ReadonlySet<Space>) =>
    spotsOf(scene, [...spaces])
      .map(spot => outline(scene, spot, other => other !== undefined && spaces.has(other.space), 1))
      .join('')
  const strength = (space: Space) => STRENGTH[Math.min(3, attackers?.get(space) ?? 0)]
  return (
    <g className="threats" aria-hidden="true">
      {spotsOf(scene, ranged).map(spot =>
        near.has(spot.space) ? undefined : (
          <rect
            key={spot.space}
            {...topOf(scene, spot)}
            fill={`url(#${id}ranged)`}
            fillOpacity={strength(spot.space)}
          />
        ),
      )}
      {spotsOf(scene, melee).map(spot => (
        <rect key={spot.space} {...topOf(scene, spot)} fill={`url(#${id}melee)`} fillOpacity={strength(spot.space)} />
      ))}
      <path d={edge(all)} className="threat-far" />
      <path d={edge(near)} className="threat-near" />
    </g>
  )
})

/** Heights and names on every space that is seen: those behind boxes would lie on each other at the edge. */
export const Numbers = memo(({ scene, nameOf }: { scene: Scene; nameOf: (space: Space) => string }) => (
  <g className="numbers" aria-hidden="true">
    {scene.spots.map(spot => {
      if (isTucked(scene, spot)) return undefined
      const { x, y, width } = topOf(scene, spot)
      return (
        <g key={spot.space}>
          <text x={px(x + 5)} y={px(y + 13)} className="name-of-space">
            {nameOf(spot.space)}
          </text>
          <text x={px(x + width - 6)} y={px(y + 13)} className="height-of-space">
            {spot.z}
          </text>
        </g>
      )
    })}
  </g>
))

/** Spaces lit up by the chronicle or by what is happening now. */
export const LitCells = ({ scene, spaces }: { scene: Scene; spaces: readonly Space[] }) => (
  <g className="lit-cells" aria-hidden="true">
    {spotsOf(scene, spaces).map(spot => (
      <rect key={spot.space} {...topOf(scene, spot, 2)} rx={4} className="lit-cell" />
    ))}
  </g>
)

const HEAD = 15

/** The middle of a leap stands aside from the straight line, so that it is never taken for a walk. */
const leapOver = (from: Point, to: Point): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const aside = Math.min(70, 24 + Math.hypot(dx, dy) / 5) / (Math.hypot(dx, dy) || 1)
  const side = dx < 0 ? -1 : 1
  return [(from[0] + to[0]) / 2 + dy * aside * side, (from[1] + to[1]) / 2 - dx * aside * side]
}

/** A dashed way on a cream underlay, with a dot for every step; through a portal it leaps. */
const Way = ({ points, leaps }: { points: readonly Point[]; leaps: readonly boolean[] }) => {
  let d = ''
  points.forEach(([x, y], i) => {
    const before = points[i - 1]
    if (!before) d += `M${px(x)} ${px(y)}`
    else if (leaps[i]) d += `Q${leapOver(before, [x, y]).map(px).join(' ')} ${px(x)} ${px(y)}`
    else d += `L${px(x)} ${px(y)}`
  })
  const last = points.at(-1) ?? [0, 0]
  const start = points.at(-2) ?? last
  const before = leaps.at(-1) ? leapOver(start, last) : start
  const turn = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI
  return (
    <>
      <path d={d} className="route-under" />
      <path d={d} className="route" />
      {points.slice(1, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={px(x)} cy={px(y)} r={4} className="route-dot" />
      ))}
      <path
        d={`M0 0L${-HEAD} ${-HEAD * 0.5}L${-HEAD * 0.68} 0L${-HEAD} ${HEAD * 0.5}Z`}
        transform={`translate(${px(last[0])} ${px(last[1])}) rotate(${px(turn)})`}
        className="route-head"
      />
    </>
  )
}

interface RouteOverlayProps {
  board: BoardProps
  scene: Scene
  world: Rect
  route: Route
}

/** The way of a planned Move: steps, surcharges with their causes, what a Village gives, the price in all. */
export const RouteOverlay = ({ board, scene, world, route }: RouteOverlayProps) => {
  const [first] = route.steps
  if (!first) return undefined
  const down = ([x, y]: Point): Point => [x, y + 4]
  const points = [first.from, ...route.steps.map(({ to }) => to)].map(space => down(centreOf(scene, space)))
  const last = points.at(-1) ?? [0, 0]
  return (
    <g className="route-group" aria-hidden="true">
      <Way points={points} leaps={[false, ...route.steps.map(({ via }) => via === 'portal')]} />
      {route.steps.map(({ to, extra, heals }, i) => {
        const [x, y] = points[i + 1] ?? [0, 0]
        const words = extra.map(({ adds, cause }) => `${signed(adds)} ${causeWord(board.text, cause)}`).join(' · ')
        return (
          <g key={`${i} ${to}`}>
            {words ? <Chip at={[x, y + 25]} words={words} within={world} /> : undefined}
            {heals > 0 ? <Chip at={[x, y - 32]} words={`+${heals} ♥`} tone="good" within={world} /> : undefined}
          </g>
        )
      })}
      <Chip
        at={[last[0], last[1] - 56]}
        words={say(board.text, 'chipCost', { cost: route.cost, mp: route.mp })}
        within={world}
      />
    </g>
  )
}
