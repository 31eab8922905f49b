import type { Option } from '@tabletome/engine'
import { VILLAGE_HEALTH } from '../../content/numbers.ts'
import { groundOf } from '../realm/ground.query.ts'
import { type PathStep, stepTerms, type Via, wayOf } from './reach.query.ts'
import { isGoing } from './going.query.ts'
import { cardOf, isHero, unitAt } from '../units/units.query.ts'
import { pickUpArtifact } from './artifact.ts'
import { gainHealth, gainSupply } from '../attack/health.ts'
import { wardenStrikes } from '../effects/monsters.ts'
import { entranceTo } from './entrances.ts'
import { listGoing, mayGoOn } from './going.ts'
import { openWindow } from '../turn/openWindow.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Cause, Going, Move, Now, Offers, Play, Space, UnitId } from '../state/shape.ts'
import { isInPlay, playerOf, unitIn, unitOf } from '../units/units.ts'
import { whyNotGo, whyNotStop } from './whyNotGo.ts'

export { changeMp } from './mp.ts'

/** A Move is a sub-state with steps: windows, dungeons and other players cut in between (TAC-RULING-05). */
export const startMove = (play: Play, id: UnitId, mp: number, cause: Cause): void => {
  const { at } = unitIn(play, id)
  play.state.open.move = {
    unit: id,
    mp,
    path: [at],
    byCard: cause !== 'move',
    begun: false,
    goal: undefined,
    warden: false,
    last: undefined,
  }
  play.emit({ type: 'moveBegan', unit: id, mp, cause })
}

const moveOf = (play: Play, id: UnitId): Move | undefined => {
  const { move } = play.state.open
  return move?.unit === id ? move : undefined
}

/**
 * One paid step of a Move, of Enemy Units too: MP, the Ballista it may fire, the Village that heals at once, the windows
 * (TAC-MOVE-01…10, TAC-TERRAIN-01…11, TAC-PORTAL-01, TAC-RULING-61). True if a window waits.
 */
export const enterSpace = (play: Play, id: UnitId, to: Space, via: Via): boolean => {
  const { open } = play.state
  const ground = groundOf(open)
  const unit = unitIn(play, id)
  const from = unit.at
  const terms = stepTerms(open, ground, unit, from, to, via)
  let cost = 0
  for (const { adds } of terms) cost += adds
  unit.at = to
  unit.moved = true
  const move = moveOf(play, id)
  if (move !== undefined) {
    move.mp -= cost
    move.begun = true
    move.path.push(to)
  }
  play.emit({ type: 'stepped', unit: id, from, to, via, cost, terms, mp: move?.mp ?? 0 })
  const terrain = ground.terrains[to]
  if (terrain === 'ballista' && isHero(unit)) unit.ballistas.push(to)
  let waits = openWindow(play, { window: 'moveStep', unit: id })
  if (via === 'portal') waits = openWindow(play, { window: 'portalUsed', unit: id }) || waits
  if (terrain === 'village') waits = enterVillage(play, id, to) || waits
  return waits
}

/** 4 Health and all Ammo or Mana, once per unit, Village and turn, full or not (TAC-VILLAGE-01…04, TAC-RULING-09). */
const enterVillage = (play: Play, id: UnitId, at: Space): boolean => {
  const unit = unitIn(play, id)
  if (unit.villages.includes(at)) return false
  unit.villages.push(at)
  play.emit({ type: 'villageUsed', unit: id, at })
  gainHealth(play, id, VILLAGE_HEALTH, 'village')
  gainSupply(play, id, cardOf(unit).supply, 'village')
  return openWindow(play, { window: 'villageUsed', unit: id })
}

/** The whole Move to a space by the cheapest path; it ends there (TAC-RULING-05). */
export const walk = step('move.walk', (play, { unit, to }) => {
  const move = moveOf(play, unit)
  if (move === undefined) return
  move.goal = { to }
  const path = wayOf(play.state.open, unit, to, move.mp)
  followFrom(play, unit, path, 0)
})

/** To a portal of the box by the cheapest path, and in (TAC-DUNGEON-01). */
export const walkIn = step('move.walkInto', (play, { unit, box }) => {
  const move = moveOf(play, unit)
  const door = move && entranceTo(play.state.open, unit, box, move.mp)
  if (move === undefined || door === undefined) return
  move.goal = { enter: box }
  const { at } = unitIn(play, unit)
  followFrom(play, unit, door === at ? [] : wayOf(play.state.open, unit, door, move.mp), 0)
})

const follow = step('move.follow', (play, { unit, path, done }) => followFrom(play, unit, path, done))

/** Step by step until a window waits; a plan that a Tactic Card has dropped is asked about anew (TAC-RULING-05). */
const followFrom = (play: Play, unit: UnitId, path: readonly PathStep[], done: number): void => {
  const move = moveOf(play, unit)
  if (move === undefined || !isInPlay(play.state.open, unit)) return
  if (move.goal === undefined) return play.next(go('move.goOn', { unit }))
  for (let i = done; i < path.length; i++) {
    const { to, via } = path[i] as PathStep
    if (enterSpace(play, unit, to, via)) return play.next(follow({ unit, path, done: i + 1 }))
  }
  if ('enter' in move.goal) {
    const box = move.goal.enter
    move.goal = undefined
    play.next(go('dungeon.enter', { unit, box }), go('move.goOn', { unit }))
  } else play.next(endMove({ unit }))
}

/** One step by hand; then it is asked how the Move goes on (TAC-MOVE-08, TAC-MOVE-09). */
export const stepBy = step('move.step', (play, { unit, to, via }) => {
  if (moveOf(play, unit) === undefined) return
  enterSpace(play, unit, to, via)
  play.next(go('move.goOn', { unit }))
})

/** Another unit stands where this one is passing through. */
const isInTransit = (open: Now['open'], id: UnitId): boolean => {
  const { at } = unitOf(open, id)
  return at >= 0 && unitAt(open, at, id) !== undefined
}

/**
 * The Move goes on with the MP left; cut off on another unit's space it goes back to the last free space of its path
 * (TAC-MOVE-11, TAC-RULING-90).
 */
export const askOn = step('move.goOn', (play, { unit }) => {
  const { open } = play.state
  const move = moveOf(play, unit)
  if (move === undefined || !isInPlay(open, unit)) return
  if (!isInTransit(open, unit)) return play.next(askWay({ unit }))
  if (mayGoOn(open, unit, move.mp)) return play.next(askWay({ unit }))
  for (let i = move.path.length - 1; i >= 0; i--) {
    const space = move.path[i] as Space
    if (space < 0 || unitAt(open, space, unit) !== undefined) continue
    unitIn(play, unit).at = space
    play.emit({ type: 'putBack', unit, to: space })
    break
  }
  play.next(endMove({ unit }))
})

const askWay = question('move.go', {
  seat: ({ open }, { unit }) => playerOf(open, unit),
  options: ({ open }, { unit }) => {
    const { move } = open
    if (move === undefined) return []
    const list: Offers<Going['do'] | 'stop'> = []
    listGoing(open, unit, move.mp, list)
    if ((move.begun || move.byCard) && !isInTransit(open, unit)) list.push(stopOption(unit))
    return list
  },
  whyNot: ({ open }, { unit }, { answer }) => {
    if (answer?.do === 'stop') return whyNotStop(open, unit)
    return isGoing(answer) ? whyNotGo(open, unit, open.move?.mp ?? 0, answer) : undefined
  },
})

type Stop = Option<{ readonly do: 'stop' }>
const stops = new Map<UnitId, Stop>()
const stopOption = (unit: UnitId): Stop => {
  let made = stops.get(unit)
  if (made === undefined) stops.set(unit, (made = option({ do: 'stop' }, endMove({ unit }), `unit ${unit}`)))
  return made
}

/** Unspent MP are lost; the Artifact is picked up; the window opens if there was a step (TAC-BATTLE-04). */
export const endMove = step('move.end', (play, { unit }) => {
  const { open } = play.state
  const move = moveOf(play, unit)
  if (move === undefined) return
  open.move = undefined
  const { at } = unitIn(play, unit)
  play.emit({ type: 'moveEnded', unit, at, lost: move.mp })
  if (move.warden) wardenStrikes(play, unit)
  if (!move.begun) return
  unitIn(play, unit).moved = true
  if (at >= 0) pickUpArtifact(play, unit)
  openWindow(play, { window: 'moveEnd', unit, from: move.path[0] ?? -1, at })
})

/** Exactly so many MP, whatever the Move value; it may be declined, and a Weakened unit may do it (TAC-RULING-36). */
export const moveByCard = step('move.byCard', (play, { unit, mp, card }) => {
  if (!isInPlay(play.state.open, unit)) return
  startMove(play, unit, mp, card)
  play.next(go('move.goOn', { unit }))
})
