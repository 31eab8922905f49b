import { done, pass } from '@tabletome/engine'
import { cardFor, heroDoes } from '../camp/earned.query.ts'
import { HEX_COUNT, hexName, isAdjacent } from '../ground/hexes.query.ts'
import { roundabouts, wayOver } from '../ground/myWays.query.ts'
import { costsFrom, FAR } from '../ground/reach.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { isAbleToMove } from '../rivals/rivals.query.ts'
import { HERO, isFatigued, movementOfMove } from '../units/stats.query.ts'
import { isBlocked, unitNamed } from '../units/units.query.ts'
import { combatIn, combatOf, fightQuestion, fightStep, findIn } from '../combat/fight.ts'
import { go, option } from '../state/kit.ts'
import type { Hex, Now, Offer, Offers, UnitId } from '../state/shape.ts'

/** The Movement Step: Silent Command when it begins, then every unit once (VIC-PLAYER-MOVE-01). */
export const moveMine = fightStep('player.movement', play => play.next(command(), chooseMove()))

/** Silent Command: an ally beside your hero has +1 Movement this step. */
const command = fightQuestion('player.command', {
  options: ({ open }) => {
    const list: Offers<'unit' | 'pass'> = []
    const hero = heroDoes(open, 'command') ? unitNamed(open, HERO) : undefined
    if (hero === undefined) return list
    for (const { id, side, at } of combatOf(open).units)
      if (side === 'player' && isAdjacent(at, hero.at))
        list.push(option({ do: 'unit', unit: id }, commandUnit({ unit: id })))
    return list.length === 0 ? list : [...list, pass()]
  },
})
const commandUnit = fightStep('player.commandUnit', (play, { unit }) => {
  combatIn(play).commanded = unit
  const prowess = cardFor(play.state.open, 'command')
  if (prowess !== undefined) play.emit({ type: 'prowessUsed', prowess, unit })
})

/** In any order, each unit at most once, over free hexes only (VIC-PLAYER-MOVE-01…05). */
const chooseMove = fightQuestion('player.move', {
  repeat: true,
  options: ({ open }) => {
    const list: Offers<'move' | 'moveOver' | 'done'> = []
    for (const unit of combatOf(open).units) {
      if (unit.side !== 'player' || unit.hasMoved || !isAbleToMove(open, unit)) continue
      const movement = movementOfMove(open, unit)
      const costs = costsFrom(open, unit, movement, myCosts)
      const known = optionsOf(unit.id)
      for (let to = 0; to < costs.length; to++)
        if (costs[to] !== FAR && to !== unit.at) list.push((known[to] ??= moveOffer(unit.id, to)))
      for (const [to, over] of roundabouts(open, unit, costs, movement)) list.push(detour(unit.id, to, over))
    }
    list.push(done())
    return list
  },
  whyNot: ({ open }, _about, { answer, thing }) => {
    if (answer?.do === 'move' || answer?.do === 'moveOver') return whyNotMove(open, answer.unit, answer.hex)
    return thing?.is === 'unit' ? whyNotMove(open, thing.unit, undefined) : undefined
  },
})

/** Filled anew for every unit. */
const myCosts = new Int8Array(HEX_COUNT)

const made = new Map<UnitId, Offers<'move'>>()
const optionsOf = (unit: UnitId): Offers<'move'> => {
  let list = made.get(unit)
  if (list === undefined) made.set(unit, (list = []))
  return list
}
const moveOffer = (unit: UnitId, to: Hex): Offer<'move'> =>
  option({ do: 'move', unit, hex: to }, move({ unit, to }), [`unit ${unit}`, `hex ${hexName(to)}`])
const detour = (unit: UnitId, to: Hex, over: Hex): Offer<'moveOver'> =>
  option({ do: 'moveOver', unit, hex: to, over }, move({ unit, to, over }), [`unit ${unit}`, `hex ${hexName(to)}`])

/** A move is finished before another begins and is not resumed (VIC-PLAYER-MOVE-02). */
const move = fightStep('player.moveUnit', (play, { unit: id, to, over }) => {
  const unit = findIn(play, id)
  if (unit === undefined) return
  unit.hasMoved = true
  const path = wayOver(play.state.open, unit, to, over)
  if (path === undefined) throw new Error(`no way leads ${id} to ${hexName(to)}`)
  play.next(go('walk', { unit: id, path, cause: 'move' }))
})

const whyNotMove = (open: Now['open'], id: UnitId, to: Hex | undefined): Why | undefined => {
  const unit = unitNamed(open, id)
  if (unit === undefined) return undefined
  if (unit.side !== 'player') return why('VIC-PLAYER-MOVE-01', 'notYourUnit', { unit: id })
  if (unit.hasMoved) return why('VIC-PLAYER-MOVE-02', 'hasMovedAlready', { unit: id })
  if (isFatigued(open, unit)) return why('VIC-STATUS-03', 'isFatigued', { unit: id })
  if (!isAbleToMove(open, unit)) return why('VIC-STATUS-01', 'isDazed', { unit: id })
  if (to === undefined || to === unit.at) return undefined
  const hex = hexName(to)
  const movement = movementOfMove(open, unit)
  if (costsFrom(open, unit, movement)[to] !== FAR) return undefined
  if (isBlocked(open, to)) return why('VIC-PLAYER-MOVE-03', 'hexBlocked', { hex })
  return why('VIC-UNIT-06', 'outOfReach', { unit: id, hex, movement })
}
