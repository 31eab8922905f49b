import type { Die } from '../../content/ids.ts'
import type { SpecialId } from '../../content/skills.ts'
import { ARENA_DIE } from '../../content/dice.ts'
import { compass, distance } from '../ground/hexes.query.ts'
import { isFixed, unitsHealedBy } from './skillTargets.query.ts'
import { rangeOf } from '../units/stats.query.ts'
import { adjacentOpponents, isBlocked, opponentsOf } from '../units/units.query.ts'
import { combatIn, fightStep, findIn, unitIn } from '../combat/fight.ts'
import { heal } from '../combat/hp.ts'
import { addLasting } from '../combat/lasting.ts'
import { countHits, rollDice } from '../dice/roll.ts'
import { go } from '../state/kit.ts'
import type { Hex, Play, UnitId } from '../state/shape.ts'
import { type Effect, targetOf } from './skill.ts'

const one = (units: readonly { id: UnitId }[]): { unit: UnitId; damage: number }[] =>
  units.map(({ id }) => ({ unit: id, damage: 1 }))

/** Each adjacent opponent is dealt 1 damage, all at once (VIC-RULING-74). */
const sweep: Effect = (play, { unit }) => {
  play.next(
    go('harm', { units: one(adjacentOpponents(play.state.open, unitIn(play, unit))), cause: 'sweep', by: unit }),
  )
}
const BLUE: readonly Die[] = ['B']
/** A blue die for each opponent within Range. */
const volley: Effect = (play, { unit: id }) => {
  const { open } = play.state
  const unit = unitIn(play, id)
  const range = rangeOf(open, unit)
  const hurt: { id: UnitId }[] = []
  for (const other of opponentsOf(open, unit)) {
    if (distance(unit.at, other.at) > range) continue
    const hits = rollDice(play, BLUE)
    play.emit({ type: 'rolled', for: 'volley', unit: other.id, dice: ['B'], hits })
    if (hits[0]) hurt.push(other)
  }
  if (hurt.length > 0) play.next(go('harm', { units: one(hurt), cause: 'volley', by: id }))
}
/** Fatigued until the end of its next turn (VIC-STATUS-03, VIC-RULING-104). */
const concuss: Effect = (play, use) => addLasting(play, targetOf(use), 'fatigued', 'concuss')
/** Whoever has 1 HP left is defeated; that is no damage. */
const finish: Effect = (play, use) => {
  play.next(go('fall', { units: [targetOf(use)], cause: 'finish', by: use.unit }))
}

const HURLED = 2
/** 2 hexes in the direction of the compass, or up to what is in the way; then 1 damage (VIC-RULING-110). */
const hurl: Effect = (play, use) => {
  const { open } = play.state
  const target = unitIn(play, targetOf(use))
  const face = play.rollOne(ARENA_DIE)
  play.emit({ type: 'arenaDie', for: 'hurl', face })
  const path: Hex[] = []
  let at = target.at
  while (path.length < HURLED && !isFixed(open, target)) {
    at = compass(at, face)
    if (isBlocked(open, at)) break
    path.push(at)
  }
  for (const to of path) play.next(go('displace', { unit: target.id, to, cause: 'hurl' }))
  if (path.length < HURLED)
    play.next(go('harm', { units: [{ unit: target.id, damage: 1 }], cause: 'hurl', by: use.unit }))
}
/** This unit and its allies within 2 hexes heal 1 HP. */
const warCry: Effect = (play, { unit }) => {
  for (const id of unitsHealedBy(play.state.open, unitIn(play, unit))) heal(play, id, 1, 'war-cry')
}
/** Each adjacent unit is dealt 2 damage, friend or foe; then this unit 1. */
const immolate: Effect = (play, { unit: id }) => {
  const { at } = unitIn(play, id)
  const units = combatIn(play)
    .units.filter(other => distance(at, other.at) === 1)
    .map(other => ({ unit: other.id, damage: 2 }))
  play.next(go('harm', { units, cause: 'immolate', by: id }), burnItself({ unit: id }))
}
const burnItself = fightStep('skill.burn', (play, { unit }) => {
  if (findIn(play, unit) !== undefined)
    play.next(go('harm', { units: [{ unit, damage: 1 }], cause: 'immolate', by: unit }))
})
const GREENS: Die[] = ['G', 'G']
/** Two green dice on an opponent exactly 3 hexes away. */
const bombard: Effect = (play, use) => {
  const hits = rollDice(play, GREENS)
  play.emit({ type: 'rolled', for: 'bombard', unit: targetOf(use), dice: [...GREENS], hits })
  strikeOnce(play, targetOf(use), countHits(hits), use.unit)
}
const strikeOnce = (play: Play, unit: UnitId, damage: number, by: UnitId): void => {
  if (damage > 0) play.next(go('harm', { units: [{ unit, damage }], cause: 'bombard', by }))
}

/** Specials: no attacks, and their damage is not attack damage (VIC-SKILL-03, VIC-SKILL-04). */
export const SPECIAL_EFFECTS = {
  sweep,
  volley,
  concuss,
  finish,
  hurl,
  'war-cry': warCry,
  immolate,
  bombard,
} as const satisfies Readonly<Record<SpecialId, Effect>>
