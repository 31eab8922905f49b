import type { Option, Reason } from '@tabletome/engine'
import { done } from '@tabletome/engine'
import { CLASSES } from '../content/units.ts'
import type { AttackKind } from '../content/types.ts'
import { groundOf } from '../knowledge/ground.ts'
import { attacksOf, isAttack, whyNotAct, whyNotBuyOff, wouldWeaken } from '../knowledge/limits.ts'
import { movePoints } from '../knowledge/reach.ts'
import { isForAllies, targetsOf, whyNotTarget } from '../knowledge/targets.ts'
import { ALL_UNITS, unitId, unitsAtTable, unitsInPlay } from '../knowledge/units.ts'
import { attack, castSupport } from './attack.ts'
import { listGoing } from './going.ts'
import { actionDone, declareAction } from './later.ts'
import { startMove } from './move.ts'
import { openWindow } from './openWindow.ts'
import { choice, step } from './state.ts'
import type { ActionKind, Now, Owner, Seat, UnitId } from './state.ts'
import { unitIn, unitOf } from './units.ts'
import { buyOff, weaken } from './weak.ts'
import { whyNotGo } from './whyNotGo.ts'

/**
 * An action is declared: one of the three is used up, and a second action of a unit Weakens it, before it is resolved (P-03,
 * TAC-TURN-03, TAC-ACTION-01…11, TAC-RULING-13, TAC-RULING-82).
 */
export const declare = step<{ unit: UnitId; kind: ActionKind; target?: UnitId }>(
  'act.declare',
  (play, { unit: id, kind, target }) => {
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
  },
)

/** Once per action, after its Counter (P-03, P-05). */
export const actDone = step<{ unit: UnitId }>('act.done', (play, { unit }) => {
  openWindow(play, { window: 'actionDone', owner: unit.slice(0, 2) as Owner })
})

/**
 * Step 2: actions of one's own units in any order, buy-offs, until the player is done; a player without units has nothing to
 * say (P-02, TAC-ACTION-12…15, TAC-TEAM-05, TAC-WEAK-04, TAC-WEAK-10, TAC-TURN-08).
 */
export const act = choice<{ owner: Seat }>('turn.act', {
  seat: (_state, { owner }) => owner,
  repeat: true,
  ask: 'always',
  options: ({ open }, { owner }) => {
    if (unitsInPlay(open, owner) === 0) return []
    const list: Option[] = []
    for (const each of CLASSES) listActions(open, unitId(owner, each), list)
    list.push(doneOption(owner))
    return list
  },
  whyNot: ({ open }, { owner }, anchor) => whyNotOption(open, owner, anchor),
})

const listActions = (open: Now['open'], id: UnitId, list: Option[]): void => {
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
  listGoing(open, id, movePoints(open, id), 'act', list)
}

const listTargets = (open: Now['open'], id: UnitId, kind: AttackKind, list: Option[]): void => {
  if (whyNotAct(open, id, kind) !== undefined) return
  const targets = targetsOf(open, id, kind)
  if (targets.length === 0) return
  const support = isForAllies(unitOf(open, id), kind)
  for (const target of targets) list.push(targetOption(id, kind, target, support))
}

/** Made once and shared: by kind, a support spell apart, then by unit and by target. */
type Targeting = Map<UnitId, Map<UnitId, Option>>
const targeting: Readonly<Record<AttackKind | 'support', Targeting>> = {
  melee: new Map(),
  missile: new Map(),
  spell: new Map(),
  ballista: new Map(),
  support: new Map(),
}
const targetOption = (unit: UnitId, kind: AttackKind, target: UnitId, support: boolean): Option => {
  const byUnit = targeting[support ? 'support' : kind]
  let byTarget = byUnit.get(unit)
  if (byTarget === undefined) byUnit.set(unit, (byTarget = new Map()))
  let made = byTarget.get(target)
  if (made === undefined) {
    const resolve = support ? castSupport({ caster: unit, target }) : attack({ kind, attacker: unit, target })
    made = {
      id: `${unit.slice(3)} ${kind} ${target}`,
      steps: [declareAction({ unit, kind, target }), resolve, actionDone({ unit })],
      at: [`unit ${unit}`, `unit ${target}`],
      ends: false,
    }
    byTarget.set(target, made)
  }
  return made
}

const buyOffs = new Map<UnitId, Option>()
const buyOffOption = (unit: UnitId): Option => {
  let made = buyOffs.get(unit)
  if (made === undefined) {
    made = { id: `${unit.slice(3)} buyOff`, steps: buyOff({ unit }), at: `unit ${unit}`, ends: false }
    buyOffs.set(unit, made)
  }
  return made
}

/** The window before the clean-up; no action can follow (P-02). */
const finishActions = step<{ owner: Seat }>('turn.done', (play, { owner }) => {
  openWindow(play, { window: 'actionsDone', owner })
})
const dones = new Map<Seat, Option>()
const doneOption = (owner: Seat): Option => {
  let made = dones.get(owner)
  if (made === undefined) dones.set(owner, (made = done(finishActions({ owner }))))
  return made
}

const KINDS: readonly AttackKind[] = ['melee', 'missile', 'spell', 'ballista']

/** Why an option of this question that might exist does not: `fighter missile p2.rogue`, `beast to K9`, `wizard buyOff`. */
const whyNotOption = (open: Now['open'], owner: Seat, anchor: string): Reason | undefined => {
  const [name, word = '', ...rest] = anchor.split(' ')
  const unitClass = CLASSES.find(each => each === name)
  if (unitClass === undefined) return undefined
  const id = unitId(owner, unitClass)
  if (word === 'buyOff') return whyNotBuyOff(open, id)
  const kind = KINDS.find(each => each === word)
  if (kind !== undefined) {
    const target = ALL_UNITS.find(each => each === rest[0])
    return whyNotAct(open, id, kind) ?? (target === undefined ? undefined : whyNotTarget(open, id, kind, target))
  }
  return whyNotAct(open, id, 'move') ?? whyNotGo(open, id, movePoints(open, id), `${word} ${rest.join(' ')}`)
}
