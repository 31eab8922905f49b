import { BUY_OFF_NEEDS } from '../../content/numbers.ts'
import type { ActionKind, CounterKind, UnitId } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { type Refusal, refusal } from '../state/refusal.query.ts'
import { cardOf, type Open, type SeenUnit, unitsInPlay } from '../units/units.query.ts'

const NOT_IN_PLAY = refusal('TAC-ACTION-15', 'notInPlay')
const NOT_YOURS = refusal('TAC-ACTION-14', 'notYourUnit')
const NO_ACTIONS = refusal('TAC-TURN-03', 'noActionsLeft')
const WEAKENED = refusal('TAC-WEAK-01', 'weakened')
const ACTED_TWICE = refusal('TAC-ACTION-04', 'actedTwice')
const ATTACKED = refusal('TAC-ACTION-06', 'attackedAlready')
const NO_MISSILE = refusal('TAC-MISSILE-01', 'noMissile')
const NO_AMMO = refusal('TAC-MISSILE-02', 'noAmmo')
const NO_SPELL = refusal('TAC-SPELL-01', 'noSpell')
const NO_MANA = refusal('TAC-SPELL-02', 'noMana')
const NO_BALLISTA = refusal('TAC-BALLISTA-02', 'notOnBallista')
const NOT_ENTERED = refusal('TAC-RULING-15', 'ballistaNextTurn')
const IN_DUNGEON = refusal('TAC-RULING-72', 'insideDungeon')
const SAME: Readonly<Record<ActionKind, Refusal>> = {
  move: refusal('TAC-ACTION-05', 'sameAction', { action: 'move' }),
  melee: refusal('TAC-ACTION-05', 'sameAction', { action: 'melee' }),
  missile: refusal('TAC-ACTION-05', 'sameAction', { action: 'missile' }),
  spell: refusal('TAC-ACTION-05', 'sameAction', { action: 'spell' }),
  ballista: refusal('TAC-ACTION-05', 'sameAction', { action: 'ballista' }),
}

/** The kinds of attack on its card, in the order of the card; a spell counts also if it is no attack. */
export const attacksOf = (unit: Pick<SeenUnit, 'owner' | 'card'>): readonly CounterKind[] => {
  const card = cardOf(unit)
  return card.missile !== undefined ? WITH_MISSILE : card.spell !== undefined ? WITH_SPELL : MELEE_ONLY
}
const WITH_MISSILE: readonly CounterKind[] = ['melee', 'missile']
const WITH_SPELL: readonly CounterKind[] = ['melee', 'spell']
const MELEE_ONLY: readonly CounterKind[] = ['melee']

/** Melee, Missile, Ballista, and a spell that can deal damage (TAC-RULING-14). */
export const isAttack = (unit: Pick<SeenUnit, 'owner' | 'card'>, kind: ActionKind): boolean =>
  kind !== 'move' && (kind !== 'spell' || cardOf(unit).spell?.damage !== undefined)

const hasAttacked = (unit: SeenUnit): boolean => {
  for (const kind of unit.taken) if (isAttack(unit, kind)) return true
  return false
}

/**
 * Why a unit may not take this kind of action now, whatever its target (TAC-ACTION-04): whose turn, actions left, Weakened, the limits
 * of units with others beside them, Ammo and Mana, the right to a Ballista (TAC-ACTION-04…06, 08…11, 14, TAC-WEAK-01).
 */
export const whyNotAct = (open: Open, id: UnitId, kind: ActionKind): Refusal | undefined => {
  const unit = open.units[id]
  if (unit === undefined) return NOT_IN_PLAY
  if (open.turn?.owner !== unit.owner) return NOT_YOURS
  const lacks = whyUnable(open, unit, kind)
  if (lacks !== undefined) return lacks
  if (open.turn.actionsLeft < 1) return NO_ACTIONS
  if (unit.weakened) return WEAKENED
  if (unit.taken.length === 0 || unitsInPlay(open, unit.owner) === 1) return undefined
  if (unit.taken.length >= 2) return ACTED_TWICE
  if (unit.taken.includes(kind)) return SAME[kind]
  return isAttack(unit, kind) && hasAttacked(unit) ? ATTACKED : undefined
}

/** What its card, its place and its supplies do not allow. */
const whyUnable = (open: Open, unit: SeenUnit, kind: ActionKind): Refusal | undefined => {
  if (kind === 'move') return undefined
  const card = cardOf(unit)
  if (kind === 'missile') {
    if (card.missile === undefined) return NO_MISSILE
    if (unit.supply < 1) return NO_AMMO
  } else if (kind === 'spell') {
    if (card.spell === undefined) return NO_SPELL
    if (unit.supply < 1) return NO_MANA
    if (card.spell.range !== undefined && card.spell.damage === undefined) return undefined
  } else if (kind === 'ballista') return whyNotFire(open, unit)
  return unit.at < 0 ? IN_DUNGEON : undefined
}

/** It began its turn there or entered it by a Move this turn (TAC-BALLISTA-02, TAC-BALLISTA-03, TAC-RULING-15). */
const whyNotFire = (open: Open, unit: SeenUnit): Refusal | undefined => {
  if (unit.at < 0 || groundOf(open).terrains[unit.at] !== 'ballista') return NO_BALLISTA
  return unit.ballistaStart === unit.at || unit.ballistas.includes(unit.at) ? undefined : NOT_ENTERED
}

/** A second action of a unit with at least two others in play (TAC-ACTION-03, TAC-ACTION-08, TAC-ACTION-10). */
export const wouldWeaken = (open: Open, id: UnitId): boolean => {
  const unit = open.units[id]
  return unit !== undefined && unit.taken.length === 1 && unitsInPlay(open, unit.owner) >= 3
}

/** Why 2 Health cannot be paid to take its token off (TAC-WEAK-03…05, TAC-RULING-10). */
export const whyNotBuyOff = (open: Open, id: UnitId): Refusal | undefined => {
  const unit = open.units[id]
  if (unit === undefined) return NOT_IN_PLAY
  if (open.turn?.owner !== unit.owner) return NOT_YOURS
  if (!unit.weakened) return NOT_WEAKENED
  if (unit.weakenedThisTurn) return THIS_TURN
  return unit.health < BUY_OFF_NEEDS ? refusal('TAC-WEAK-05', 'tooFewHealth', { health: unit.health }) : undefined
}
const NOT_WEAKENED = refusal('TAC-WEAK-04', 'notWeakened')
const THIS_TURN = refusal('TAC-WEAK-03', 'weakenedThisTurn')

export const canBuyOff = (open: Open, id: UnitId): boolean => whyNotBuyOff(open, id) === undefined
