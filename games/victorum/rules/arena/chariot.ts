import type { Maker, Reason } from '@tabletome/engine'
import { CHARIOT_DAMAGE, hexesOffTrack, nextOnTrack } from './arenaEffects.query.ts'
import { arenaOf } from './arenas.query.ts'
import { ARENA_DIE } from '../../content/dice.ts'
import { hexName, isAdjacent } from '../ground/hexes.query.ts'
import { isLocal } from '../units/kinds.query.ts'
import { why } from '../state/reasons.query.ts'
import { unitAt, unitNamed } from '../units/units.query.ts'
import { combatIn, fightQuestion, fightStep, findIn } from '../combat/fight.ts'
import { go, option } from '../state/kit.ts'
import type { Hex, Now, Offers, Play, UnitId } from '../state/shape.ts'
import { isImmovable } from '../ground/walk.ts'

/** The Great Hippodrome: the chariot goes as many hexes of the track as the die says, one at a time (VIC-ARENA-TURN-03). */
export const driveChariot = fightStep('arena.chariot', play => {
  const left = play.rollOne(ARENA_DIE)
  play.emit({ type: 'arenaDie', for: 'chariot', face: left })
  play.next(advance({ left }))
})

/** Whoever is on the next hex is hit first, local units are not, and then has to make way. */
const advance: Maker<{ left: number }> = fightStep('chariot.next', (play, { left }) => {
  const { chariot } = combatIn(play)
  if (left === 0 || chariot === undefined) return
  const { open } = play.state
  const unit = unitAt(open, nextOnTrack(chariot))
  if (unit === undefined) {
    enter(play)
    play.next(advance({ left: left - 1 }))
    return
  }
  if (!isLocal(open, unit))
    play.next(go('harm', { units: [{ unit: unit.id, damage: CHARIOT_DAMAGE }], cause: 'chariot' }))
  play.next(push({ unit: unit.id, left }))
})

/** Who cannot be displaced, or has nowhere to go, stops the chariot before its hex (VIC-RULING-110). */
const push = fightStep('chariot.push', (play, { unit: id, left }) => {
  const { chariot } = combatIn(play)
  if (chariot === undefined) return
  const unit = findIn(play, id)
  if (unit !== undefined) {
    if (isImmovable(play, id) || hexesOffTrack(play.state.open, unit.at).length === 0) {
      play.emit({ type: 'chariotStopped', at: chariot })
      return
    }
    play.next(chooseHex({ unit: id }))
  }
  play.next(advanceInto({ left }))
})
const advanceInto = fightStep('chariot.enter', (play, { left }) => {
  enter(play)
  play.next(advance({ left: left - 1 }))
})
const enter = (play: Play): void => {
  const combat = combatIn(play)
  const { chariot: from } = combat
  if (from === undefined) return
  const to = nextOnTrack(from)
  combat.chariot = to
  play.emit({ type: 'chariotMoved', from, to })
}

/** Pushed aside, off the track, where the player says (VIC-STATUS-04). */
const chooseHex = fightQuestion('arena.displace', {
  options: ({ open }, { unit }) => {
    const list: Offers<'hex'> = []
    const from = unitNamed(open, unit)?.at
    if (from !== undefined)
      for (const to of hexesOffTrack(open, from))
        list.push(option({ do: 'hex', hex: to }, go('displace', { unit, to, cause: 'chariot' })))
    return list
  },
  whyNot: ({ open }, { unit }, { thing }) => (thing?.is === 'hex' ? whyNotHex(open, unit, thing.hex) : undefined),
})
const whyNotHex = (open: Now['open'], unit: UnitId, to: Hex): Reason | undefined => {
  const hex = hexName(to)
  const from = unitNamed(open, unit)?.at
  if (from === undefined) return undefined
  if (!isAdjacent(from, to)) return why('VIC-ARENA-TURN-03', 'notBesideIt', { unit, hex })
  return arenaOf('PAR').track.includes(to)
    ? why('VIC-ARENA-TURN-03', 'onTheTrack', { hex })
    : why('VIC-STATUS-09', 'hexTaken', { hex })
}
