import type { Side } from '../content/types.ts'
import type { Ground } from '../rules/realm/ground.query.ts'
import { SHEET } from '../rules/realm/spaces.query.ts'
import { stepCosts, type StepCosts } from '../rules/movement/stepCost.query.ts'
import type { Space } from '../rules/state/shape.ts'

/** Farther than any way on a map. */
export const FAR = 99

const known = new WeakMap<StepCosts, Map<Space, Uint8Array>>()

/** MP from every space to one by the cheapest way with portals, as if nobody stood in it; made once per ground and walker. */
export const fieldTo = (ground: Ground, card: Side, goal: Space): Uint8Array => {
  const costs = stepCosts(ground, card)
  let fields = known.get(costs)
  if (fields === undefined) known.set(costs, (fields = new Map<Space, Uint8Array>()))
  let field = fields.get(goal)
  if (field === undefined) fields.set(goal, (field = spread(ground, costs, goal)))
  return field
}

/** Backwards from the goal: what it costs to come from each neighbour. */
const spread = (
  { neighbours, atPortal, portalSpaces, passable }: Ground,
  costs: StepCosts,
  goal: Space,
): Uint8Array => {
  const field = new Uint8Array(SHEET).fill(FAR)
  if (goal < 0 || passable[goal] !== 1) return field
  field[goal] = 0
  const queue: Space[] = [goal]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const here = field[next] as number
    const better = (from: Space, cost: number): void => {
      if (cost >= (field[from] as number)) return
      field[from] = cost
      queue.push(from)
    }
    for (let way = 0; way < 4; way++) {
      const from = neighbours[4 * next + way] as number
      if (from >= 0) better(from, here + (costs.walk[4 * from + ((way + 2) & 3)] as number))
    }
    if (atPortal[next] === 1)
      for (const from of portalSpaces) if (from !== next) better(from, here + (costs.enter[next] as number))
  }
  return field
}
