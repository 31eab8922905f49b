import { BANES } from '../../content/banes.ts'
import type { TacticId } from '../../content/ids.ts'
import { TACTICS } from '../../content/tactics.ts'
import type { Seen, Side, UnitId } from '../state/shape.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { distance } from '../ground/hexes.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { attackOf, movementOf, skillOf } from '../units/stats.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'

type Open = Seen['open']
const NOBODY: readonly SeenUnit[] = []

/** Code of Honour: neither troop places any (S19). */
export const areTacticsForbidden = (open: Open): boolean => hasEffect(open, 'rule:noTactics')
/** On how many of your first turns a drawn bane forbids it (Jeering Crowd). */
const silentTurns = ({ combat }: Open): number => {
  let turns = 0
  for (const bane of combat?.drawn ?? []) turns = Math.max(turns, BANES[bane].silent ?? 0)
  return turns
}
export const isJeered = (open: Open): boolean => open.combat !== undefined && open.combat.turn <= silentTurns(open)

/** The skill on a chip or from prowess counts, not the class (VIC-TACTIC-11, VIC-RULING-40). */
const hasTactical = (open: Open, side: Side): boolean => {
  for (const unit of open.combat?.units ?? NOBODY)
    if (unit.side === side && skillOf(open, unit, 'tactical') !== undefined) return true
  return false
}
const isBeside = (open: Open, unit: SeenUnit, side: Side): boolean => {
  for (const other of open.combat?.units ?? NOBODY)
    if (other.side === side && distance(other.at, unit.at) === 1) return true
  return false
}

/** Why a troop cannot place a tactic on that unit; allied beasts are no exception (VIC-TACTIC-03, 10, 11, VIC-RULING-38, 39, 103). */
export const whyNotTacticOn = (open: Open, side: Side, tactic: TacticId, unit: SeenUnit): Why | undefined => {
  if (unit.elite) return why('VIC-TACTIC-03', 'eliteUnit', { unit: unit.id })
  if (TACTICS[tactic].once && unit.tactics.includes(tactic))
    return why('VIC-RULING-37', 'hamstrungAlready', { unit: unit.id })
  if (unit.side === side) return undefined
  if (TACTICS[tactic].ownOnly) return why('VIC-RULING-39', 'onlyYourOwn', { unit: unit.id, tactic })
  if (skillOf(open, unit, 'unyielding') !== undefined) return why('VIC-TACTIC-10', 'unyielding', { unit: unit.id })
  return isBeside(open, unit, side) || hasTactical(open, side)
    ? undefined
    : why('VIC-TACTIC-10', 'noUnitBeside', { unit: unit.id })
}

/** Where your tactic may go (VIC-PLAYER-TACTIC-02, VIC-PLAYER-TACTIC-03). */
export const tacticTargets = (open: Open, tactic: TacticId): UnitId[] => {
  const list: UnitId[] = []
  for (const unit of open.combat?.units ?? NOBODY)
    if (whyNotTacticOn(open, 'player', tactic, unit) === undefined) list.push(unit.id)
  return list
}

/** What makes one valid target better than another for the rival: the higher, the better (VIC-RIVAL-TACTIC-03). */
const worth = (open: Open, tactic: TacticId, unit: SeenUnit): number => {
  switch (TACTICS[tactic].seeks) {
    case 'fewestHp':
      return -unit.hp
    case 'slowest':
      return -movementOf(open, unit)
    case 'mostHp':
      return unit.hp
    default:
      return attackOf(open, unit).length
  }
}
/** Its own units for the first two, yours for the others; never arena units (VIC-RIVAL-TACTIC-04, 05, VIC-RULING-38). */
const sideFor = (tactic: TacticId): Side => (TACTICS[tactic].helps ? 'rival' : 'player')

/** The best of the valid targets; several where they are equally good (VIC-RIVAL-TACTIC-03…07, VIC-RULING-36). */
export const rivalTacticTargets = (open: Open, tactic: TacticId): UnitId[] => {
  const side = sideFor(tactic)
  const best: UnitId[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const unit of open.combat?.units ?? NOBODY) {
    if (unit.side !== side || whyNotTacticOn(open, 'rival', tactic, unit) !== undefined) continue
    const value = worth(open, tactic, unit)
    if (value > most) best.length = 0
    if (value >= most) best.push(unit.id)
    most = Math.max(most, value)
  }
  return best
}

/** The first tactic of the rival's column that can be placed, and on whom (VIC-RIVAL-TACTIC-01, 02, 08). */
export const nextRivalTactic = (open: Open): { tactic: TacticId; targets: UnitId[] } | undefined => {
  if (open.combat === undefined || areTacticsForbidden(open)) return undefined
  for (const tactic of open.combat.rivalTactics) {
    const targets = rivalTacticTargets(open, tactic)
    if (targets.length > 0) return { tactic, targets }
  }
  return undefined
}

/** Why your tactic cannot be placed, or not there. */
export const whyNotTactic = (open: Open, tactic: TacticId, id: UnitId | undefined): Why | undefined => {
  if (!open.camp.tactics.includes(tactic)) return why('VIC-TACTIC-12', 'noSuchTactic', { tactic })
  if (areTacticsForbidden(open)) return why('VIC-GEN-02', 'tacticsForbidden', { card: 'S19' })
  if (isJeered(open)) return why('VIC-BANE-05', 'jeered', { turns: silentTurns(open) })
  const unit = id === undefined ? undefined : unitNamed(open, id)
  return unit === undefined ? undefined : whyNotTacticOn(open, 'player', tactic, unit)
}
