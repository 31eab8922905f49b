import type { Maker } from '@tabletome/engine'
import type { Stride } from './enemyField.query.ts'
import { costOf, fieldOf, isOpenGround } from './enemyField.query.ts'
import { movePlan } from './enemyPlan.query.ts'
import type { StopReason } from './enemyWalk.query.ts'
import { nextHop } from './enemyWalk.query.ts'
import { distance } from '../realm/spaces.query.ts'
import { unitAt } from '../units/units.query.ts'
import { endMove, enterSpace, startMove } from '../movement/move.ts'
import { openWindow } from '../turn/openWindow.ts'
import { step } from '../state/kit.ts'
import type { Play, Steps, UnitId } from '../state/shape.ts'
import { isStill, unitIn } from '../units/units.ts'

/** Step 3 of an activation (TAC-ENEMY-MOVE-01): the plan is made from what all can see, and walked space by space. */

export const enemyMove = step('enemy.move', (play, { unit: id, card }) => {
  const { open } = play.state
  const plan = movePlan(open, id, card)
  const { for: purpose, among, goal, mp, path } = plan
  play.emit({
    type: 'enemyAimed',
    unit: id,
    step: 3,
    for: purpose,
    among: [...among],
    ...(goal === undefined ? {} : { goal }),
  })
  if (path.length === 0 || goal === undefined) return stop(play, id, plan.why)
  startMove(play, id, mp, 'move')
  const { serial } = unitIn(play, id)
  const { by, axis, route, why } = plan
  for (let i = 0; i < path.length; i++)
    if (enterSpace(play, id, (path[i] as Stride).to, 'walk'))
      return play.next(
        by === 'walk'
          ? walkOn({ unit: id, serial, goal, axis, ...(route === undefined ? {} : { route }) })
          : follow({ unit: id, serial, path: path.slice(i + 1).map(({ to }) => to) }),
      )
  stop(play, id, why)
})

/** After a window the walk goes on from where it is now: the next hop is recomputed (TAC-ENEMY-MOVE-01). */
const walkOn: Maker<Steps['enemy.walk']> = step('enemy.walk', (play, { unit: id, serial, goal, axis, route }) => {
  if (!isWalking(play, id, serial)) return
  const { at } = unitIn(play, id)
  const field = fieldOf(play.state.open, id)
  if (field.stops[at] === 1 && field.holds[at] === 0) return stop(play, id, 'adjacent')
  const hop = nextHop(field, at, goal, axis, mpOf(play), route)
  if ('stop' in hop) return stop(play, id, hop.stop)
  for (const { to } of hop.enters) play.next(enter({ unit: id, serial, to }))
  play.next(walkOn({ unit: id, serial, goal, axis, route: hop.route }))
})

/** After a window, on along the chosen path to the space it attacks from, as long as the way is open. */
const follow: Maker<Steps['enemy.follow']> = step('enemy.follow', (play, { unit: id, serial, path }) => {
  if (!isWalking(play, id, serial)) return
  const { at } = unitIn(play, id)
  const field = fieldOf(play.state.open, id)
  const [to, ...rest] = path
  if (to === undefined) return stop(play, id, field.stops[at] === 1 ? 'adjacent' : 'arrived')
  if (distance(at, to) !== 1 || !isOpenGround(field, to) || field.holds[to] === 2) return stop(play, id, 'blocked')
  if (costOf(field, at, to) > mpOf(play)) return stop(play, id, 'mp')
  play.next(enter({ unit: id, serial, to }), follow({ unit: id, serial, path: rest }))
})

const enter = step('enemy.enter', (play, { unit, serial, to }) => {
  if (isWalking(play, unit, serial)) enterSpace(play, unit, to, 'walk')
})

/** It is still the unit that set out, and its Move is not over (TAC-ENEMY-ACT-12). */
const isWalking = (play: Play, id: UnitId, serial: number): boolean =>
  isStill(play.state.open, id, serial) && play.state.open.move?.unit === id
const mpOf = (play: Play): number => play.state.open.move?.mp ?? 0

/** The reason is told, and the Move is over if there was one; cut off on an ally's space it goes back (TAC-RULING-90). */
const stop = (play: Play, id: UnitId, why: StopReason): void => {
  const { open } = play.state
  const unit = unitIn(play, id)
  const move = open.move?.unit === id ? open.move : undefined
  if (move !== undefined && unitAt(open, unit.at, id) !== undefined) {
    unit.at = move.path.findLast(space => unitAt(open, space, id) === undefined) ?? unit.at
    play.emit({ type: 'putBack', unit: id, to: unit.at })
  }
  play.emit({ type: 'enemyStopped', unit: id, at: unit.at, why })
  if (move !== undefined) play.next(endMove({ unit: id }), actionDone())
}

/** The activation counts as one action for the windows, whether it moved or attacked (TAC-ENEMY-ACT-07). */
export const actionDone = step('enemy.actionDone', play => {
  const { turn } = play.state.open
  if (turn !== undefined) openWindow(play, { window: 'actionDone', owner: turn.owner })
})
