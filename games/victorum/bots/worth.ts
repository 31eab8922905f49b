import { HIT_FACES } from '../content/dice.ts'
import type { BagChip, ChipId, Die, ProwessId } from '../content/ids.ts'
import { PROWESS } from '../content/prowess.ts'
import type { UnitKind } from '../content/types.ts'
import { isBagBane, kindOfChip } from '../rules/units/kinds.query.ts'
import { attackOf, HERO, heroHealth, type SeenOpen, type SeenUnit } from '../rules/units/stats.query.ts'
import { SKILL_SHARE } from './points.ts'

/** Expected hits. */
export const hitsOf = (dice: readonly Die[]): number => {
  let faces = 0
  for (const die of dice) faces += HIT_FACES[die]
  return faces / 6
}

/** What a unit is worth in a fight: what it deals and what it bears, each without the other is little. */
export const might = (hits: number, hp: number): number => Math.sqrt(Math.max(0.25, hits) * Math.max(0, hp))

const SHARES = new Map<string, number>()
/** Reach and skills, as a factor. */
const shareOf = (kind: UnitKind): number => {
  let share = SHARES.get(kind.id)
  if (share === undefined) {
    share = 1 + 0.12 * (kind.range - 1) + 0.07 * (kind.movement - 1)
    for (const { id } of kind.skills) share += SKILL_SHARE[id] ?? 0
    SHARES.set(kind.id, share)
  }
  return share
}
const CHIPS = new Map<ChipId, number>()
/** A chip with full HP. */
export const chipWorth = (chip: ChipId): number => {
  let worth = CHIPS.get(chip)
  if (worth === undefined) {
    const kind = kindOfChip(chip)
    worth = might(hitsOf(kind.attack), kind.health) * shareOf(kind)
    CHIPS.set(chip, worth)
  }
  return worth
}

/** What scions deal in a turn instead of attacking, piece by piece. */
const SCION_HITS: Readonly<Record<string, number>> = {
  hydra: 1.5,
  head: 1.5,
  taotie: 4,
  zahhak: 3,
  'itzam-cab-ain': 4,
  pluto: 4.3,
  medusa: 1.5,
  stheno: 2.7,
  euryale: 1,
  apep: 4,
  balor: 3,
}

/** A unit in the arena with so many HP. */
export const unitWorth = (open: SeenOpen, unit: SeenUnit, hp = unit.hp): number => {
  if (unit.id === HERO) return heroWorth(open, hp)
  const kind = kindOfChip(unit.kind)
  if (kind.from === 'scion') return might(SCION_HITS[kind.id] ?? 2, hp)
  return might(hitsOf(attackOf(open, unit)), hp) * shareOf(kind)
}
export const hitsIn = (open: SeenOpen, unit: SeenUnit): number =>
  kindOfChip(unit.kind).from === 'scion' && unit.id !== HERO
    ? (SCION_HITS[unit.kind] ?? 2)
    : hitsOf(attackOf(open, unit))

/** The hero as its pad has it. */
export const heroWorth = ({ hero }: SeenOpen, hp: number): number => {
  let share = 1 + 0.12 * (hero.range - 1) + 0.07 * (hero.movement - 1)
  for (const id of hero.prowess) share += prowessShare(id)
  return might(hitsOf(hero.dice), hp) * share
}
const PROWESS_SHARES = new Map<ProwessId, number>()
export const prowessShare = (id: ProwessId): number => {
  let share = PROWESS_SHARES.get(id)
  if (share === undefined) PROWESS_SHARES.set(id, (share = workOutShare(id)))
  return share
}
/** What cards with a text of their own are good for. */
const DOES: Readonly<Record<string, number>> = {
  firstFallenRestored: 0.1,
  command: 0.04,
  rerollAny: 0.12,
  gainsTactics: 0.1,
  firstAttackLosesTwo: 0.1,
  bloodPrice: 0.12,
  healsWhenMineFall: 0.08,
  freeSailing: 0.02,
  lessInfluence: 0.15,
  followMyLead: 0.15,
  neverDazed: 0.12,
  tacticForRecruit: 0.05,
  twoTactics: 0.05,
  moveAfterAttack: 0.12,
  moveTwoAfterAttack: 0.08,
  armoredIsolated: 0.08,
  rerollMiss: 0.15,
  rerollTwoMisses: 0.1,
  drawsTwo: 0.08,
  blackCharge: 0.04,
  survivalStrikes: 0.04,
  helm: 0.1,
  rerollAll: 0.1,
  insteadOfLevel1: -0.12,
}
const workOutShare = (id: ProwessId): number => {
  const card = PROWESS[id]
  if (card === undefined) return 0
  let share = 0.14 * (card.health ?? 0) + 0.06 * (card.leadership ?? 0) + 0.05 * (card.tactics ?? 0)
  share += 0.1 * (card.movement ?? 0) + 0.2 * (card.range ?? 0) + (DOES[card.does ?? ''] ?? 0)
  if (card.dice !== undefined) share += (WHEN[card.dice.when] ?? 0) * (HIT_FACES[card.dice.die] / 6)
  for (const { id: skill } of card.skills ?? []) share += SKILL_SHARE[skill] ?? 0
  return share
}
/** How often the dice of a prowess are there. */
const WHEN: Readonly<Record<string, number>> = {
  always: 0.4,
  outnumbered: 0.18,
  notOutnumbered: 0.28,
  isolated: 0.1,
  far: 0.25,
  healthiest: 0.25,
  surrounded: 0.15,
  onKey: 0.15,
}

/** The hero rested. */
export const heroAtBest = (open: SeenOpen): number => heroWorth(open, heroHealth(open))

/** What the bag gives on average: banes that are drawn with a unit make it stronger. */
export const bagWorth = (bag: readonly BagChip[]): number => {
  let [sum, units, banes] = [0, 0, 0]
  for (const chip of bag)
    if (isBagBane(chip)) banes++
    else {
      sum += chipWorth(chip)
      units++
    }
  return units === 0 ? 1.8 : (sum / units) * (1 + (0.15 * banes) / (units + banes))
}
