import type { BoardProps } from '../../../types.ts'
import { VILLAGE_HEALTH } from '../../content/numbers.ts'
import type { AttackKind } from '../../content/types.ts'
import { goingOf } from '../../rules/movement/going.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import {
  movePoints,
  type PathStep,
  type Reach,
  reachOf,
  stepCost,
  stepTerms,
} from '../../rules/movement/reach.query.ts'
import { cardOf, unitsAtTable } from '../../rules/units/units.query.ts'
import type { Going, Space, Term, UnitId } from '../../rules/state/shape.ts'
import { actorOf, answerOf, openOf, type OpenView, questionOf, viewOf } from '../read.ts'

/** What an option would do, as far as the board can show it. */
export type Plan =
  | { readonly kind: 'move'; readonly unit: UnitId; readonly to: Space; readonly one: 'walk' | 'portal' | undefined }
  | {
      readonly kind: 'attack'
      readonly with: AttackKind
      readonly attacker: UnitId
      readonly target: UnitId
      /** What a Counter in rage adds. */
      readonly rage?: number
    }

const goingPlan = (unit: UnitId, going: Going): Plan | undefined => {
  switch (going.do) {
    case 'to':
      return { kind: 'move', unit, to: going.to, one: undefined }
    case 'step':
      return { kind: 'move', unit, to: going.to, one: 'walk' }
    case 'portal':
      return { kind: 'move', unit, to: going.to, one: 'portal' }
    case 'enter':
    case 'in':
    case 'out':
      return undefined
  }
}

/** What an option of an action, of a Move or of a Counter would do. */
export const planOf = (board: BoardProps, id: string | undefined): Plan | undefined => {
  if (id === undefined) return undefined
  const open = openOf(board.view)
  const question = questionOf(board.view)
  const answer = answerOf(id)
  const unit = actorOf(board.view, { id })
  if (answer === undefined || unit === undefined || !open.units[unit]) return undefined
  if (answer.do === 'attack') return { kind: 'attack', with: answer.kind, attacker: unit, target: answer.target }
  if (answer.do === 'counter' && question?.do === 'counter.offer') {
    const rage = answer.kind === 'melee' ? (open.attack?.rage ?? 0) : 0
    const target = question.with.attacker
    return { kind: 'attack', with: answer.kind, attacker: unit, target, ...(rage > 0 ? { rage } : {}) }
  }
  const going = goingOf(answer)
  return going && goingPlan(unit, going)
}

/** An attack that a preview has come to, or that waits behind a question it stopped at. */
const attackIn = (open: OpenView, view: BoardProps['view']): Plan | undefined => {
  const { open: then, agenda } = viewOf(view)
  const waiting = agenda.find(step => step.do === 'attack')
  const { attack = waiting?.with } = then
  if (attack === undefined || !open.units[attack.attacker] || !open.units[attack.target]) return undefined
  return { kind: 'attack', with: attack.kind, attacker: attack.attacker, target: attack.target }
}

/** Where a preview leads, when it was not asked for on the board: read from what it changes and from what still waits in it. */
export const foreseenPlan = (board: BoardProps): Plan | undefined => {
  if (!board.foreseen) return undefined
  const [open, then] = [openOf(board.view), openOf(board.foreseen)]
  const attack = open.attack ? undefined : attackIn(open, board.foreseen)
  if (attack) return attack
  const goal = then.move?.goal
  if (then.move && goal && 'to' in goal && !open.move?.goal)
    return { kind: 'move', unit: then.move.unit, to: goal.to, one: undefined }
  for (const id of unitsAtTable(open)) {
    const [now, later] = [open.units[id], then.units[id]]
    if (!now || !later || now.at === later.at || now.at < 0 || later.at < 0) continue
    if (id === open.move?.unit || now.owner === open.turn?.owner)
      return { kind: 'move', unit: id, to: later.at, one: undefined }
  }
  return undefined
}

/** MP a unit has now: those of the Move in progress, or what its card and the Artifact give. */
export const mpOf = (open: OpenView, unit: UnitId) => (open.move?.unit === unit ? open.move.mp : movePoints(open, unit))

export const reachNow = (open: OpenView, unit: UnitId): Reach => reachOf(open, unit, mpOf(open, unit))

export interface RouteStep extends PathStep {
  readonly from: Space
  readonly cost: number
  /** Surcharges only, each with its cause. */
  readonly extra: readonly Term[]
  /** Health a Village on the way gives. */
  readonly heals: number
}
export interface Route {
  readonly steps: readonly RouteStep[]
  readonly cost: number
  readonly mp: number
}

/** The way a planned Move takes, step by step, with what every step costs and brings. */
export const routeOf = (open: OpenView, { unit: id, to, one }: Extract<Plan, { kind: 'move' }>): Route | undefined => {
  const unit = open.units[id]
  if (!unit || unit.at < 0) return undefined
  const ground = groundOf(open)
  const path: readonly PathStep[] = one ? [{ to, via: one }] : reachNow(open, id).pathTo(to)
  let from = unit.at
  let missing = cardOf(unit).health - unit.health
  let cost = 0
  const healed = new Set(unit.villages)
  const steps = path.map((step): RouteStep => {
    const price = stepCost(open, ground, unit, from, step.to, step.via)
    const extra = stepTerms(open, ground, unit, from, step.to, step.via).filter(({ cause }) => cause !== 'step')
    const rests = ground.terrain(step.to) === 'village' && !healed.has(step.to)
    const heals = rests ? Math.min(VILLAGE_HEALTH, missing) : 0
    if (rests) healed.add(step.to)
    missing -= heals
    cost += price
    const made = { ...step, from, cost: price, extra, heals }
    from = step.to
    return made
  })
  return steps.length > 0 ? { steps, cost, mp: mpOf(open, id) } : undefined
}
