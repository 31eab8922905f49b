import { scoresOf } from '../rules/turn/score.query.ts'
import {
  areAllies,
  cardOf,
  isEnemyOwner,
  ALL_UNITS,
  type Open,
  type SeenUnit,
  unitsInPlay,
} from '../rules/units/units.query.ts'
import type { Owner, Seat, UnitId, View } from '../rules/state/shape.ts'
import { areasWorth } from './areas.ts'
import { blowOf, counterCost, pushChance } from './blows.ts'
import { dangerTo, fearAt, hasTurn } from './danger.ts'
import { POINTS, QUEST } from './points.ts'
import { questOf, turnsLeft, turnsNeeded } from './quest.ts'
import { placeWorth, type Stance, stanceOf } from './stance.ts'
import { bodyOf, boldnessOf, harmOf, isQuest } from './worth.ts'

const WON = 60

/** How good a position is for a seat, in points ahead of its best rival; in Solo and Co-op in turns to spare. */
export const value = (view: View, seat: Seat): number => {
  const { open, outcome } = view
  if (outcome !== undefined) {
    if (outcome.result !== undefined) return outcome.result === 'won' ? WON : -WON
    return outcome.winners.includes(seat) ? (outcome.decidedBy === 'shared' ? 0 : WON) : -WON
  }
  if (open.turn === undefined) return setupValue(open, seat)
  return (isQuest(open) ? questValue(open, seat) : rivalValue(open, seat)) + pending(view, seat)
}

/** Before the first turn: who stands where, by the ways from there. */
const setupValue = (open: Open, seat: Seat): number => {
  const stance = stanceOf(open, seat)
  let sum = 0
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit !== undefined && unit.at >= 0 && unit.owner === seat) sum += placeWorth(stance, id, unit, unit.at)
  }
  return isQuest(open) ? -turnsNeeded(questOf(open)) : sum
}

const questValue = (open: Open, seat: Seat): number => {
  const stance = stanceOf(open, seat)
  let sum = turnsLeft(open) - turnsNeeded(questOf(open))
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit === undefined) continue
    if (isEnemyOwner(unit.owner)) {
      sum += (QUEST.capture * QUEST.wound * (cardOf(unit).health - unit.health)) / cardOf(unit).health
      if (unit.weakened) sum += 0.1
      continue
    }
    sum += QUEST.heroBase + (QUEST.hero * bodyOf(unit.health)) / POINTS.body + 0.4 * POINTS.supply * unit.supply
    if (unit.at >= 0) sum += placeWorth(stance, id, unit, unit.at)
  }
  return sum
}

/** Points and what lies behind them, against the best of the others. */
const rivalValue = (open: Open, seat: Seat): number => {
  let [mine, best] = [0, Number.NEGATIVE_INFINITY]
  for (const { side, points, villages } of scoresOf(open)) {
    const worth = points - (open.end === undefined ? villages * (1 - POINTS.village) : 0) + strengthOf(open, side)
    if (side.includes(seat)) mine = worth
    else if (worth > best) best = worth
  }
  const stance = stanceOf(open, seat)
  let sum = mine - best + areasWorth(open, seat, stance.standings)
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit !== undefined && unit.owner === seat && unit.at >= 0) sum += placeWorth(stance, id, unit, unit.at)
  }
  return sum + menaceOf(stance)
}

/** Health, Ammo, Mana and Weakened of a side's units, and the Artifact not yet brought home. */
const strengthOf = (open: Open, side: readonly Owner[]): number => {
  let sum = 0
  for (const owner of side) {
    const tired = unitsInPlay(open, owner) >= 3 && hasTurn(open, owner)
    for (const id of ALL_UNITS) {
      const unit = open.units[id]
      if (unit === undefined || unit.owner !== owner) continue
      sum += (open.end === undefined ? 1 : 0.3) * bodyOf(unit.health) + POINTS.supply * unit.supply
      if (unit.weakened && tired) sum -= POINTS.weakened
    }
  }
  return sum
}

/** To threaten a unit is never worth as much as to strike it, or in long games everybody would only threaten. */
const MOST_MENACE = 0.6

/** What this seat could do to the others in its next turn. */
const menaceOf = ({ open, seat, foes }: Stance): number => {
  if (!hasTurn(open, seat) && open.turn?.owner !== seat) return 0
  const [first] = foes
  const other = first === undefined ? undefined : open.units[first]?.owner
  if (other === undefined || isEnemyOwner(other)) return 0
  const danger = dangerTo(open, other)
  let sum = 0
  for (const id of foes) {
    const unit = open.units[id]
    if (unit !== undefined) sum += fearAt(open, danger, unit, unit.at)
  }
  return (Math.min(MOST_MENACE, POINTS.menace * boldnessOf(open)) / danger.weight) * sum
}

/** What the attack in progress still brings: a spell about to be powered up, a Counter about to come. */
const pending = ({ open, agenda }: View, seat: Seat): number => {
  const { attack } = open
  if (attack === undefined) return 0
  const by = open.units[attack.attacker]
  const to = open.units[attack.target]
  if (by === undefined || to === undefined) return 0
  const sign = areAllies(open, seat, by.owner) ? 1 : -1
  const next = agenda.at(-1)?.do
  if (next === 'spell.power') return sign * blowOf(open, attack.attacker, 'spell', attack.target).gain
  if (attack.counter || attack.direct < 1 || next === undefined || !awaits.has(next)) return 0
  const survived = { captures: 0, damage: 1 }
  const cost = counterCost(
    open,
    attack.attacker,
    by.at,
    attack.target,
    next === 'counter.offer' ? 'spell' : attack.kind,
    survived,
  )
  return -sign * cost + (next === 'melee.knockBack' ? sign * pushWorth(open, by, to, attack.target) : 0)
}
const awaits: ReadonlySet<View['agenda'][number]['do']> = new Set<View['agenda'][number]['do']>([
  'melee.knockBack',
  'counter.offer',
  'tactic.window',
])

/** The push itself: a little for where it leads, more where it robs. */
const pushWorth = (open: Open, by: SeenUnit, to: SeenUnit, target: UnitId): number => {
  const robs = open.artifact !== undefined && 'unit' in open.artifact && open.artifact.unit === target
  return pushChance(open, by) * (0.3 * harmOf(open, to, 1) + (robs ? 2 * POINTS.artifact : 0))
}
