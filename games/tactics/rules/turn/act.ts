import { done, type Option, type Reason } from '@tabletome/engine'
import { CLASSES } from '../../content/units.ts'
import type { AttackKind } from '../../content/types.ts'
import { groundOf } from '../realm/ground.query.ts'
import { attacksOf, isAttack, whyNotAct, whyNotBuyOff, wouldWeaken } from './limits.query.ts'
import { movePoints } from '../movement/reach.query.ts'
import { isForAllies, targetsOf, whyNotTarget } from '../attack/targets.query.ts'
import { classOf, ownerOf, unitId, unitsAtTable, unitsInPlay } from '../units/units.query.ts'
import { attack, castSupport } from '../attack/attack.ts'
import { listMoves } from '../movement/going.ts'
import { startMove } from '../movement/move.ts'
import { openWindow } from './openWindow.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Acts, Answer, Now, Seat, UnitId } from '../state/shape.ts'
import { unitIn, unitOf } from '../units/units.ts'
import { buyOff, weaken } from './weak.ts'
import { whyNotGo } from '../movement/whyNotGo.ts'

/**
 * An action is declared: one of the three is used up, and a second action of a unit Weakens it, before it is resolved (
 * TAC-TURN-03, TAC-ACTION-01…11, TAC-RULING-13, TAC-RULING-82).
 */
export const declare = step('act.declare', (play, { unit: id, kind, target }) => {
  const { open } = play.state
  const { turn } = open
  if (turn === undefined) return
  for (const each of unitsAtTable(open)) {
    const unit = open.units[each]
    if (unit?.damaged) unit.damaged = false
  }
  const unit = unitIn(play, id)
  const weakens = wouldWeaken(open, id)
  turn.actionsLeft -= 1
  if (isAttack(unit, kind)) turn.attacked = true
  unit.taken.push(kind)
  const { actionsLeft } = turn
  play.emit(
    target === undefined
      ? { type: 'acted', unit: id, action: kind, actionsLeft }
      : { type: 'acted', unit: id, action: kind, target, actionsLeft },
  )
  if (weakens) weaken(play, id, 'secondAction')
  if (kind === 'move') startMove(play, id, movePoints(open, id), 'move')
})

/** Once per action, after its Counter (TAC-COUNTER-09). */
export const actDone = step('act.done', (play, { unit }) => {
  openWindow(play, { window: 'actionDone', owner: ownerOf(unit) })
})

/**
 * Step 2: actions of one's own units in any order, buy-offs, until the player is done; a player without units has nothing to
 * say (TAC-ACTION-12…15, TAC-TEAM-05, TAC-WEAK-04, TAC-WEAK-10, TAC-TURN-08).
 */
export const act = question('turn.act', {
  seat: (_state, { owner }) => owner,
  repeat: true,
  ask: 'always',
  options: ({ open }, { owner }) => {
    if (unitsInPlay(open, owner) === 0) return []
    const list: Option<Acts>[] = []
    for (const each of CLASSES) listActions(open, unitId(owner, each), list)
    list.push(doneOption(owner))
    return list
  },
  whyNot: ({ open }, { owner }, { answer }) => whyNotAnswer(open, owner, answer),
})

const listActions = (open: Now['open'], id: UnitId, list: Option<Acts>[]): void => {
  const unit = open.units[id]
  if (unit === undefined) return
  if (unit.weakened) {
    if (whyNotBuyOff(open, id) === undefined) list.push(buyOffOption(id))
    return
  }
  if ((open.turn?.actionsLeft ?? 0) < 1) return
  for (const kind of attacksOf(unit)) listTargets(open, id, kind, list)
  if (unit.at >= 0 && groundOf(open).terrains[unit.at] === 'ballista') listTargets(open, id, 'ballista', list)
  if (whyNotAct(open, id, 'move') !== undefined) return
  listMoves(open, id, movePoints(open, id), list)
}

const listTargets = (open: Now['open'], id: UnitId, kind: AttackKind, list: Option<Acts>[]): void => {
  if (whyNotAct(open, id, kind) !== undefined) return
  const targets = targetsOf(open, id, kind)
  if (targets.length === 0) return
  const support = isForAllies(unitOf(open, id), kind)
  for (const target of targets) list.push(targetOption(id, kind, target, support))
}

/** Made once and shared: by kind, a support spell apart, then by unit and by target. */
type Targeting = Map<UnitId, Map<UnitId, Option<Acts>>>
const targeting: Readonly<Record<AttackKind | 'support', Targeting>> = {
  melee: new Map(),
  missile: new Map(),
  spell: new Map(),
  ballista: new Map(),
  support: new Map(),
}
const targetOption = (unit: UnitId, kind: AttackKind, target: UnitId, support: boolean): Option<Acts> => {
  const byUnit = targeting[support ? 'support' : kind]
  let byTarget = byUnit.get(unit)
  if (byTarget === undefined) byUnit.set(unit, (byTarget = new Map()))
  let made = byTarget.get(target)
  if (made === undefined) {
    const resolve = support ? castSupport({ caster: unit, target }) : attack({ kind, attacker: unit, target })
    made = option(
      { do: 'attack', by: classOf(unit), kind, target },
      [go('act.declare', { unit, kind, target }), resolve, go('act.done', { unit })],
      [`unit ${unit}`, `unit ${target}`],
    )
    byTarget.set(target, made)
  }
  return made
}

const buyOffs = new Map<UnitId, Option<Acts>>()
const buyOffOption = (unit: UnitId): Option<Acts> => {
  let made = buyOffs.get(unit)
  if (made === undefined) {
    made = option({ do: 'buyOff', by: classOf(unit) }, buyOff({ unit }), `unit ${unit}`)
    buyOffs.set(unit, made)
  }
  return made
}

/** The window before the clean-up; no action can follow (TAC-TURN-04). */
const finishActions = step('turn.done', (play, { owner }) => {
  openWindow(play, { window: 'actionsDone', owner })
})
const dones = new Map<Seat, Option<Acts>>()
const doneOption = (owner: Seat): Option<Acts> => {
  let made = dones.get(owner)
  if (made === undefined) dones.set(owner, (made = done(finishActions({ owner }))))
  return made
}

/** Why an answer that might exist does not. */
const whyNotAnswer = (open: Now['open'], owner: Seat, answer: Answer | undefined): Reason | undefined => {
  if (answer?.do !== 'buyOff' && answer?.do !== 'attack' && answer?.do !== 'move') return undefined
  const id = unitId(owner, answer.by)
  if (answer.do === 'buyOff') return whyNotBuyOff(open, id)
  if (answer.do === 'attack')
    return whyNotAct(open, id, answer.kind) ?? whyNotTarget(open, id, answer.kind, answer.target)
  return whyNotAct(open, id, 'move') ?? whyNotGo(open, id, movePoints(open, id), answer.go)
}
