import type { Step } from '@tabletome/engine'
import { landingOfRival } from './abilityClauses.query.ts'
import { hexName } from '../ground/hexes.query.ts'
import { planMove } from '../rivals/marking.query.ts'
import { pathsTo, reachable } from '../ground/reach.query.ts'
import { why } from '../state/reasons.query.ts'
import { isFixed, landingHexes } from './skillTargets.query.ts'
import { areOpponents, isBlocked, type SeenUnit, unitNamed } from '../units/units.query.ts'
import { fightQuestion, fightStep, findIn, unitIn } from '../combat/fight.ts'
import { ofAuto } from '../rivals/rivalMove.ts'
import { go, option } from '../state/kit.ts'
import type { Hex, Now, Offer, Offers, UnitId } from '../state/shape.ts'
import { type Effect, targetOf } from './skill.ts'

/** Another unit exactly 2 hexes away comes one hex nearer; Braced units stay (VIC-RULING-110). */
export const pull: Effect = (play, use) => {
  const target = unitIn(play, targetOf(use))
  if (!isFixed(play.state.open, target)) play.next(chooseHex({ unit: use.unit, skill: 'pull', target: target.id }))
}
/** An adjacent unit goes one hex away, then this unit may follow; with a Braced one nothing happens (VIC-RULING-110). */
export const shove: Effect = (play, use) => {
  const target = unitIn(play, targetOf(use))
  if (isFixed(play.state.open, target)) return
  play.next(
    chooseHex({ unit: use.unit, skill: 'shove', target: target.id }),
    follow({ unit: use.unit, target: target.id, left: target.at }),
  )
}

const chooseHex = fightQuestion('skill.hex', {
  options: ({ open }, about) => {
    const list: Offers<'hex' | 'stay'> = []
    const unit = unitNamed(open, about.unit)
    if (unit === undefined) return list
    if (about.skill === 'dash') return dashes(open, unit)
    if (about.left !== undefined) return [option({ do: 'hex', hex: about.left }, stepInto(unit.id, about.left)), STAY]
    const target = about.target === undefined ? undefined : unitNamed(open, about.target)
    if (target === undefined) return list
    const isMine = unit.side === 'player'
    const hexes = isMine
      ? landingHexes(open, unit, about.skill, target)
      : ofAuto(open, landingOfRival(open, unit, about.skill, target))
    for (const to of hexes)
      list.push(option({ do: 'hex', hex: to }, go('displace', { unit: target.id, to, cause: about.skill })))
    return list
  },
  whyNot: (_state, { skill }, { thing }) =>
    thing?.is === 'hex' ? why('VIC-RULING-110', 'notALandingHex', { skill, hex: hexName(thing.hex) }) : undefined,
})
const STAY = option({ do: 'stay' }, [])

/** Yours as you like; a rival follows an ally, and an opponent never (the rival clause of Shove). */
const follow = fightStep('skill.follow', (play, { unit: id, target, left }) => {
  const { open } = play.state
  const unit = findIn(play, id)
  const shoved = findIn(play, target)
  if (unit === undefined || shoved?.at === left || isBlocked(open, left)) return
  if (unit.side === 'player') play.next(chooseHex({ unit: id, skill: 'shove', target, left }))
  else if (shoved !== undefined && !areOpponents(open, unit, shoved)) play.next(stepInto(id, left))
})
const stepInto = (unit: UnitId, to: Hex): Step => go('displace', { unit, to, cause: 'shove', own: true })

/** This unit moves up to 1 hex: yours as you like, others by their list as in the Movement Step (VIC-RIVAL-ABILITY-03, VIC-RULING-111). */
export const dash: Effect = (play, { unit }) => {
  play.next(chooseHex({ unit, skill: 'dash' }))
}
const dashes = (open: Now['open'], unit: SeenUnit): Offers<'hex' | 'stay'> => {
  const list: Offers<'hex' | 'stay'> = []
  if (unit.side === 'player') {
    for (const to of reachable(open, unit, 1)) list.push(dashTo(open, unit, to))
    return list
  }
  const { destinations, marks } = planMove(open, unit, 1)
  for (const to of ofAuto(open, destinations)) list.push(dashTo(open, unit, to))
  if (!open.combat?.auto && marks.some(({ stays }) => stays !== undefined)) list.push(STAY)
  return list
}
/** One hex, or for a local unit from cloud to cloud and on. */
const dashTo = (open: Now['open'], unit: SeenUnit, to: Hex): Offer<'hex'> =>
  option({ do: 'hex', hex: to }, go('walk', { unit: unit.id, path: pathsTo(open, unit, to)[0] ?? [to], cause: 'dash' }))

/** This unit and an adjacent ally exchange hexes; the ally is displaced (VIC-STATUS-04). */
export const swap: Effect = (play, use) => {
  const unit = unitIn(play, use.unit)
  const ally = unitIn(play, targetOf(use))
  play.next(
    go('displace', { unit: unit.id, to: ally.at, cause: 'swap', own: true }),
    go('displace', { unit: ally.id, to: unit.at, cause: 'swap' }),
  )
}
