import { WEEKS } from '../content/numbers.ts'
import { banesInPlay } from '../rules/camp/banes.query.ts'
import { intentOf } from '../rules/rivals/intent.query.ts'
import { leadershipOf, type SeenCombat, type SeenOpen, HERO } from '../rules/units/stats.query.ts'
import type { View } from '../rules/state/shape.ts'
import { oddsOfCombat } from './odds.ts'
import { POINTS } from './points.ts'
import { chipWorth, heroAtBest, heroWorth } from './worth.ts'

/** How good the campaign stands: hero, camp, time, and the combat in progress. */
export const value = (view: View): number => {
  if (view.outcome !== undefined) return view.outcome.result === 'won' ? 100 : -100
  const { open } = view
  return open.combat === undefined ? campOf(open) : campOf(open) + combatOf(open, open.combat)
}

/** What is there between combats; weeks to come are upgrades to come. */
const campOf = (open: SeenOpen): number => {
  const { hero, camp, act, weeks, combat } = open
  const hp = combat?.units.find(({ id }) => id === HERO)?.hp ?? hero.hp
  let points = POINTS.hero * (0.55 * heroAtBest(open) + 0.45 * heroWorth(open, hp))
  points += POINTS.unit * troopOf(open)
  points += POINTS.tactic * camp.tactics.length + POINTS.prowess * hero.prowess.length
  points += POINTS.blessing * Math.min(4, hero.blessings) + 0.5 * POINTS.blessing * Math.max(0, hero.blessings - 4)
  points += POINTS.leadership * leadershipOf(open) + POINTS.opportunity * camp.opportunities.length
  points -= POINTS.bane * banesInPlay(open).length + POINTS.influence * open.influence
  for (const { defeated } of open.primuses) if (defeated) points += POINTS.primus
  return points + POINTS.week * (WEEKS * (4 - act) + WEEKS - weeks)
}
/** Those in the arena of a lethal combat count by their HP; those that fell there are lost. */
const troopOf = ({ camp, combat }: SeenOpen): number => {
  let sum = 0
  for (const chip of camp.units) sum += chipWorth(chip)
  const lethal = combat !== undefined && combat.kind !== 'sport'
  if (!lethal) for (const chip of camp.defeated) sum += chipWorth(chip)
  for (const unit of combat?.units ?? [])
    if (unit.side === 'player' && !unit.elite && !unit.id.startsWith('shade'))
      sum += chipWorth(unit.kind) * (lethal ? 0.8 : 1)
  return sum
}

/** What winning or failing it means, each by its chance, and the risk to the hero. */
const combatOf = (open: SeenOpen, combat: SeenCombat): number => {
  if (open.outcomeOfCombat !== undefined) {
    const isWon = open.outcomeOfCombat === 'won'
    return isWon ? prizeOf(combat) : -priceOf(open, combat)
  }
  const losses = combat.side === 'player' ? expectedLosses(open) : NOTHING
  const chance = oddsOfCombat(open, combat, losses)
  return chance * prizeOf(combat) - (1 - chance) * priceOf(open, combat) - heroRisk(open, combat, losses)
}
const NOTHING: ReadonlyMap<string, number> = new Map()
const prizeOf = ({ kind }: SeenCombat): number => (kind === 'scion' ? POINTS.all : kind === 'primus' ? 6 : 1.1)
const priceOf = ({ act }: SeenOpen, { kind }: SeenCombat): number =>
  kind === 'scion' || kind === 'primus' ? POINTS.all : 0.2 * act + 0.3

/** What every unit of yours may lose in the next rival turn, as things stand. */
const expectedLosses = (open: SeenOpen): Map<string, number> => {
  const losses = new Map<string, number>()
  for (const { strikes } of intentOf(open))
    for (const { blows } of strikes)
      for (const { target, hits } of blows)
        losses.set(target, (losses.get(target) ?? 0) + hits / (strikes.length * blows.length))
  return losses
}

/** Of losing a blessing, or all. */
const heroRisk = (open: SeenOpen, combat: SeenCombat, losses: ReadonlyMap<string, number>): number => {
  const hero = combat.units.find(({ id }) => id === HERO)
  if (hero === undefined) return 0
  const lost = losses.get(HERO) ?? 0
  const risk = 1 / (1 + Math.exp((hero.hp - lost - 0.7) / 0.5))
  const lives = combat.kind === 'scion' ? 0 : open.hero.blessings
  return risk * (lives > 0 ? POINTS.blessing * (lives > 2 ? 1 : 1.5) : POINTS.all * 0.6)
}

/** Points that double the odds, by and large, and where they are even. */
const SLOPE = 6
const EVEN = 40

/**
 * How near the campaign is to being won, from 0 to 1: a combat in progress by the HP on both sides, a lost one by what was left of
 * the rival, so that a few imagined worlds tell a good answer from a bad one even where all of them are lost.
 */
export const chance = (view: View): number => {
  const { outcome, open } = view
  if (outcome?.result === 'won') return 1
  if (open.combat === undefined) return outcome === undefined ? 0.6 + 0.4 * standing(view) : 0
  const [mine, theirs] = hpOf(open.combat)
  return outcome === undefined ? (0.5 * (mine + 3)) / (mine + 3 + theirs) : 0.3 / (1 + theirs / 8)
}
const standing = (view: View): number => 1 / (1 + Math.exp((EVEN - value(view)) / SLOPE))
/** HP in the arena, and of the rivals to come by and large. */
export const hpOf = ({ units, column }: SeenCombat): [number, number] => {
  let [mine, theirs] = [0, 4 * column.length]
  for (const { side, hp } of units)
    if (side === 'player') mine += hp
    else if (side === 'rival') theirs += hp
  return [mine, theirs]
}
