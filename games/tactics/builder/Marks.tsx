import { type Point, px } from '@tabletome/boardkit'
import { spotsOf } from '../board/map/GroundMarks.tsx'
import { besideSpot, centreOf, project, type Scene, type Spot, topOf, W, D } from '../board/map/scene.ts'
import { BATTLE } from '../content/scrolls.ts'
import { unreachableSpaces } from '../rules/realm/builder.query.ts'
import { codeOf, type Fault, standing } from '../rules/realm/realm.query.ts'
import { spaceOf } from '../rules/realm/spaces.query.ts'
import type { Space } from '../rules/state/shape.ts'
import { isHard } from './code.ts'
import { type Boxes, find, loadOf } from './stack.ts'
import type { Bench } from './bench.ts'
import { heldFault } from './tell.ts'

/** The rim of some spaces, also where it steps up or down. */
const rimOf = (scene: Scene, spots: readonly Spot[]): string => {
  const inside = new Set(spots.map(({ space }) => space))
  return spots
    .map(spot => {
      const { x, y, width, height } = topOf(scene, spot, 1.5)
      const isOpen = (dx: number, dy: number) => {
        const other = besideSpot(scene, spot, dx, dy)
        return !other || !inside.has(other.space) || other.z !== spot.z
      }
      const [right, bottom] = [px(x + width), px(y + height)]
      return (
        (isOpen(0, -1) ? `M${x} ${y}H${right}` : '') +
        (isOpen(0, 1) ? `M${x} ${bottom}H${right}` : '') +
        (isOpen(-1, 0) ? `M${x} ${y}V${bottom}` : '') +
        (isOpen(1, 0) ? `M${right} ${y}V${bottom}` : '')
      )
    })
    .join('')
}

const Cells = ({ scene, spots, kind }: { scene: Scene; spots: readonly Spot[]; kind: string }) => (
  <g className={`builder-cells is-${kind}`}>
    {spots.map(spot => (
      <rect key={spot.space} {...topOf(scene, spot)} />
    ))}
    <path d={rimOf(scene, spots)} />
  </g>
)

/** Spaces at fault: a whole box that does not stand, a covered mark, ground nobody can reach. */
const wrongSpaces = (boxes: Boxes, faults: readonly Fault[]): Space[] =>
  faults.filter(isHard).flatMap(({ key, box, values }) => {
    if (key === 'unreachable') return unreachableSpaces(codeOf(boxes))
    const space = typeof values.space === 'string' ? spaceOf(values.space) : undefined
    if (key === 'coversMark' && space !== undefined) return [space]
    const placed = box === undefined ? undefined : find(boxes, box)
    return placed === undefined ? [] : [...standing(placed).spaces]
  })

const SIDES: Readonly<Record<string, readonly [number, number]>> = {
  n: [0.5, 0],
  e: [1, 0.5],
  s: [0.5, 1],
  w: [0, 0.5],
}

/** A crossed-out sign on the side of a box whose portal leads nowhere. */
const Closed = ({ at: [x, y] }: { at: Point }) => (
  <g className="builder-closed" transform={`translate(${px(x)} ${px(y)})`}>
    <circle r={8} />
    <path d="M-4 -4L4 4M4 -4L-4 4" />
  </g>
)

const ClosedPortals = ({ scene, faults }: { scene: Scene; faults: readonly Fault[] }) =>
  faults.map(({ key, box, values }) => {
    const spot = key === 'buriedPortal' ? scene.bySpace.get(spaceOf(String(values.space)) ?? -1) : undefined
    const side = SIDES[values.side ?? '']
    if (!spot || !side) return undefined
    const [left, top] = project(spot.x, spot.y, spot.z)
    return <Closed key={`${box}${values.side}`} at={[left + side[0] * W, top + side[1] * D]} />
  })

/** The Trigger Spaces of the scroll, which must stay free; the Artifact marks its own. */
const FREE = BATTLE.uncovered.filter(name => name !== BATTLE.artifact).map(name => spaceOf(name) ?? -1)

const FreeMarks = ({ scene }: { scene: Scene }) =>
  FREE.map(space => {
    const [x, y] = centreOf(scene, space)
    return (
      <path
        key={space}
        className="builder-free"
        d="M0 -14L14 0L0 14L-14 0ZM0 -7L7 0L0 7L-7 0Z"
        transform={`translate(${px(x)} ${px(y)})`}
      />
    )
  })

interface MarksProps {
  readonly scene: Scene
  readonly bench: Bench
  readonly shown: Boxes
  readonly faults: readonly Fault[]
}

/** Over the field: what is in hand or chosen, what is wrong, and what must stay free. */
export const Marks = ({ scene, bench, shown, faults }: MarksProps) => {
  const { chosen, held } = bench
  const placed = chosen === undefined ? undefined : find(shown, chosen)
  const mine = placed ? [placed, ...loadOf(shown, placed.box)].flatMap(box => [...standing(box).spaces]) : []
  const wrong = wrongSpaces(shown, faults)
  const kind = held === undefined ? 'chosen' : heldFault(shown, bench, faults) ? 'barred' : 'held'
  return (
    <g aria-hidden="true">
      <FreeMarks scene={scene} />
      <ClosedPortals scene={scene} faults={faults} />
      {mine.length > 0 ? <Cells scene={scene} spots={spotsOf(scene, [...new Set(mine)])} kind={kind} /> : undefined}
      {wrong.length > 0 ? <Cells scene={scene} spots={spotsOf(scene, [...new Set(wrong)])} kind="wrong" /> : undefined}
    </g>
  )
}
