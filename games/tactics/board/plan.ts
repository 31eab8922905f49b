import type { About } from '@tabletome/engine'
import type { BoardProps } from '../../types.ts'
import { VILLAGE_HEALTH } from '../content/numbers.ts'
import type { AttackKind, UnitClass } from '../content/types.ts'
import { CLASSES } from '../content/units.ts'
import { groundOf } from '../knowledge/ground.ts'
import { movePoints, type PathStep, type Reach, reachOf, stepCost, stepTerms } from '../knowledge/reach.ts'
import { spaceOf } from '../knowledge/spaces.ts'
import { cardOf, unitId } from '../knowledge/units.ts'
import type { Answer, Seat, Space, Tactics, Term, UnitId } from '../rules/state.ts'
import { words } from '../words.ts'
import { aboutOf, openOf, type OpenView, unitOfAnchor } from './read.ts'

const ATTACKS: readonly AttackKind[] = ['melee', 'missile', 'spell', 'ballista']
const isAttackWord = (word: string): word is AttackKind => ATTACKS.some(kind => kind === word)
const isClass = (word: string): word is UnitClass => CLASSES.some(each => each === word)

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

/** Whose option it is: named by its anchors, by the question, or by whose turn it is. */
const actorOf = (board: BoardProps, id: string, unitClass: UnitClass | undefined): UnitId | undefined => {
  const open = openOf(board.view)
  const anchors = board.options.find(option => option.id === id)?.at ?? []
  if (unitClass === undefined) {
    const about = aboutOf(board.view).unit
    return open.move?.unit ?? (typeof about === 'string' ? unitOfAnchor(open, `unit ${about}`) : undefined)
  }
  const named = anchors.map(anchor => unitOfAnchor(open, anchor)).find(unit => unit?.endsWith(unitClass))
  const owner = open.turn?.owner
  return named ?? (owner ? unitId(owner, unitClass) : undefined)
}

/** An action of one's own turn: whose it is stands in the question. */
const plannedBy = (open: OpenView, owner: Seat, answer: Answer | undefined): Plan | undefined => {
  if (answer === undefined || answer.do === 'done') return undefined
  const unit = unitId(owner, answer.by)
  if (!open.units[unit]) return undefined
  switch (answer.do) {
    case 'attack':
      return { kind: 'attack', with: answer.kind, attacker: unit, target: answer.target }
    case 'to':
      return { kind: 'move', unit, to: answer.to, one: undefined }
    case 'step':
      return { kind: 'move', unit, to: answer.to, one: 'walk' }
    case 'portal':
      return { kind: 'move', unit, to: answer.to, one: 'portal' }
    case 'buyOff':
    case 'enter':
    case 'in':
    case 'out':
      return undefined
  }
}

/** Reads an option's id: `beast to K9`, `fighter missile p2.rogue`, `to K9`, `counter melee`. */
export const planOf = (board: BoardProps, id: string | undefined): Plan | undefined => {
  if (id === undefined) return undefined
  const open = openOf(board.view)
  const top = board.view.agenda.at(-1)
  if (top?.do === 'turn.act') return plannedBy(open, (top.with as About<Tactics, 'turn.act'>).owner, words.answer(id))
  const [first = '', ...rest] = id.split(' ')
  const [verb = '', object = ''] = isClass(first) ? rest : [first, ...rest]
  const unit = actorOf(board, id, isClass(first) ? first : undefined)
  if (unit === undefined || !open.units[unit]) return undefined
  if (verb === 'to' || verb === 'step' || verb === 'portal') {
    const to = spaceOf(object)
    if (to === undefined) return undefined
    return { kind: 'move', unit, to, one: verb === 'to' ? undefined : verb === 'step' ? 'walk' : 'portal' }
  }
  if (verb === 'counter' && isAttackWord(object)) {
    const attacker = aboutOf(board.view).attacker
    const target = typeof attacker === 'string' ? unitOfAnchor(open, `unit ${attacker}`) : undefined
    const rage = object === 'melee' ? (open.attack?.rage ?? 0) : 0
    return target ? { kind: 'attack', with: object, attacker: unit, target, ...(rage > 0 ? { rage } : {}) } : undefined
  }
  if (!isAttackWord(verb)) return undefined
  const target = unitOfAnchor(open, `unit ${object}`)
  return target ? { kind: 'attack', with: verb, attacker: unit, target } : undefined
}

/** An attack that a preview has come to, or that waits behind a question it stopped at. */
const attackIn = (open: OpenView, view: BoardProps['view']): Plan | undefined => {
  const steps = [openOf(view).attack, ...view.agenda.map(step => step.with)]
  for (const about of steps) {
    if (typeof about !== 'object' || about === null || !('attacker' in about && 'target' in about && 'kind' in about))
      continue
    const { attacker, target, kind } = about
    if (typeof attacker !== 'string' || typeof target !== 'string' || typeof kind !== 'string' || !isAttackWord(kind))
      continue
    const [by, to] = [unitOfAnchor(open, `unit ${attacker}`), unitOfAnchor(open, `unit ${target}`)]
    if (by && to) return { kind: 'attack', with: kind, attacker: by, target: to }
  }
  return undefined
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
  for (const id of Object.keys(open.units) as UnitId[]) {
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
