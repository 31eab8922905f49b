import { own } from '@tabletome/engine'
import { ACTIONS, HAND_LIMIT } from '../../content/numbers.ts'
import { groundOf } from '../realm/ground.query.ts'
import { isEnemyOwner, unitsAtTable, unitsInPlay } from '../units/units.query.ts'
import { act } from './act.ts'
import { checkControl } from './control.ts'
import { endQuest, isQuest, score } from './end.ts'
import { discardFromHand, drawTactic } from './hands.ts'
import { openWindow } from './openWindow.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Owner, Play, Seat } from '../state/shape.ts'
import { cleanUp } from './weak.ts'

/** The set-up is done (TAC-SETUP-17). */
export const firstTurn = step('turn.first', (play, { seat }) => play.next(go('turn.begin', { owner: seat })))

/**
 * A turn of anybody begins: Villages give again, new Weakened Tokens are old now, and the owner's units have done nothing
 * (TAC-TURN-01). Also for a Solo Enemy (TAC-ENEMY-ACT-01).
 */
export const freshTurn = (play: Play, owner: Owner): void => {
  const { open } = play.state
  const ground = groundOf(open)
  open.turn = {
    owner,
    number: (open.turn?.number ?? 0) + 1,
    step: 'start',
    actionsLeft: ACTIONS,
    attacked: undefined,
    card: undefined,
    unit: undefined,
  }
  open.attack = undefined
  open.move = undefined
  for (const id of unitsAtTable(open)) {
    const unit = open.units[id]
    if (unit === undefined) continue
    unit.villages = []
    unit.weakenedThisTurn = false
    unit.damaged = false
    unit.moved = undefined
    if (unit.owner !== owner) continue
    unit.taken = []
    unit.ballistas = []
    unit.ballistaStart = unit.at >= 0 && ground.terrains[unit.at] === 'ballista' ? unit.at : undefined
  }
  play.emit({ type: 'turnBegan', owner, number: open.turn.number })
}

/** The four steps of a player's turn, in order (TAC-TURN-01, TAC-TURN-07, TAC-SOLO-TURN-05, TAC-RULING-66). */
export const turn = step('turn.begin', (play, { owner }) => {
  freshTurn(play, owner)
  if (isQuest(play.state.open) && !passTime(play)) return
  checkControl(play, owner)
  play.moment('turnBegan', { owner })
  openWindow(play, { window: 'turnStart', owner })
  play.next(beginActions({ owner }), act({ owner }), clean({ owner }), draw({ owner }), go('turn.end', { owner }))
})

/** The Time Token moves; at zero all is lost before any action (TAC-SOLO-TURN-03, TAC-SOLO-TURN-04, TAC-COOP-09). */
const passTime = (play: Play): boolean => {
  const { open } = play.state
  const from = open.time
  open.time = from - 1
  play.emit({ type: 'timePassed', from, to: open.time, cause: 'turn' })
  if (open.time > 0) return true
  endQuest(play, 'lost', 'time')
  return false
}

const beginActions = step('turn.actions', play => {
  if (play.state.open.turn) play.state.open.turn.step = 'actions'
})

/** Steps 3 and 4 are left out for a player without units (TAC-TURN-08, TAC-RULING-89). */
const isOut = (play: Play, owner: Owner): boolean => unitsInPlay(play.state.open, owner) === 0

const clean = step('turn.cleanUp', (play, { owner }) => {
  if (isOut(play, owner)) return
  if (play.state.open.turn) play.state.open.turn.step = 'cleanUp'
  cleanUp(play, owner)
})

/** One card, always; with three in hand one of them is discarded (TAC-TURN-05, TAC-TACTIC-06, TAC-TACTIC-07, TAC-RULING-38). */
const draw = step('turn.draw', (play, { owner }) => {
  if (isOut(play, owner)) return
  if (play.state.open.turn) play.state.open.turn.step = 'draw'
  drawTactic(play, owner)
  if ((play.state.open.hands[owner] ?? 0) > HAND_LIMIT) play.next(chooseDiscard({ seat: owner }))
})

const chooseDiscard = question('turn.discard', {
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) =>
    own(state, seat).hand.map(card => option({ do: 'discard', card }, discard({ seat, card }), `tactic ${card}`)),
})

const discard = step('turn.discardCard', (play, { seat, card }) => {
  discardFromHand(play, seat, card)
  play.emit({ type: 'tacticDiscarded', seat, card, cause: 'handLimit' })
})

/** The next turn, the last turns, or the score; players without units have none (TAC-TURN-06, TAC-END-04, TAC-END-07). */
export const turnEnd = step('turn.end', (play, { owner }) => {
  const { open } = play.state
  play.emit({ type: 'turnEnded', owner })
  const next = open.end === undefined ? nextOwner(play, owner) : lastTurns(play)
  if (next === undefined) score(play)
  else if (isEnemyOwner(next)) play.next(go('enemy.turn', { enemy: next }))
  else play.next(go('turn.begin', { owner: next }))
})

const nextOwner = (play: Play, owner: Owner): Owner | undefined => {
  const { open } = play.state
  const from = open.order.indexOf(owner)
  for (let i = 1; i <= open.order.length; i++) {
    const next = open.order[(from + i) % open.order.length]
    if (next !== undefined && unitsInPlay(open, next) > 0) return next
  }
  return undefined
}

/** Exactly one turn each, without those who have no unit left (TAC-END-05, TAC-RULING-42, TAC-RULING-43). */
const lastTurns = (play: Play): Seat | undefined => {
  const left = play.state.open.end?.left ?? []
  for (let next = left.shift(); next !== undefined; next = left.shift())
    if (unitsInPlay(play.state.open, next) > 0) return next
  return undefined
}
