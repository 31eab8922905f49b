import { HIT_FACES } from '../content/dice.ts'
import type { BaneId, ChipId, TacticId } from '../content/ids.ts'
import { BANES } from '../content/banes.ts'
import { OPPORTUNITIES } from '../content/opportunities.ts'
import { banesInPlay } from '../rules/camp/banes.query.ts'
import { hasClass, kindOfChip } from '../rules/units/kinds.query.ts'
import { capacityOf, leadershipOf, type SeenOpen } from '../rules/units/stats.query.ts'
import { troopChips, troopToLead } from '../rules/camp/troop.query.ts'
import type { AnswerOf, Free, PadAnswer } from '../rules/state/shape.ts'
import { EVENT, opportunityWorth, orderScore, TRAVEL } from './journey.ts'
import { POINTS } from './points.ts'
import { type CampScores, none } from './scores.ts'
import { chipWorth, hitsOf, might, prowessShare } from './worth.ts'

/** What a line of the pad adds to the hero. */
const gainOf = ({ hero }: SeenOpen, moreHits: number, moreHealth: number): number => {
  const hits = hitsOf(hero.dice)
  return might(hits + moreHits, hero.health + moreHealth) - might(hits, hero.health)
}
const PAD: Readonly<Record<PadAnswer['do'], (open: SeenOpen) => number>> = {
  addDie: open => gainOf(open, HIT_FACES.Y / 6, 0),
  upgradeDie: open => gainOf(open, 1 / 6, 0),
  health: open => gainOf(open, 0, 1) + 0.12,
  leadership: ({ hero, camp, act }) => (camp.units.length + 1 >= hero.leadership && act < 4 ? 0.28 : 0.12),
}

const BANE_WEIGHT: Readonly<Partial<Record<BaneId, number>>> = {
  gigantic: 1.2,
  multiply: 1.2,
  'fresh-blood': 1.1,
  'tartarean-guard': 1.2,
  erinys: 1.2,
  'gorgon-hound': 1.2,
  'open-wound': 1.3,
  'cracked-shields': 1.3,
  'wavering-banners': 1.2,
}
const baneScore = (_open: SeenOpen, { bane }: { bane: BaneId }): number =>
  (BANE_WEIGHT[bane] ?? 1) + (BANES[bane].scion === undefined ? 0 : 0.3)

const TACTIC_WORTH: Readonly<Record<TacticId, number>> = {
  stun: 1,
  'bolster-health': 0.9,
  hamstring: 0.8,
  'second-wind': 0.9,
  whetstone: 0.8,
  'smoke-veil': 0.6,
  adrenaline: 0.5,
  'war-drums': 0.5,
  'chains-of-hephaestus': 0.5,
}
const tacticWorth = (open: SeenOpen, id: TacticId): number => {
  let alike = 0
  for (const other of open.camp.tactics) if (other === id) alike++
  return TACTIC_WORTH[id] - 0.15 * alike
}

/** A unit more, or a better one than the worst. */
const recruitScore = (open: SeenOpen, { chip }: { chip: ChipId }): number => {
  const worth = POINTS.unit * chipWorth(chip)
  if (troopToLead(open) < leadershipOf(open)) return worth
  let worst = Number.POSITIVE_INFINITY
  for (const other of troopChips(open)) worst = Math.min(worst, POINTS.unit * chipWorth(other))
  return worth - worst
}

/** Criteria met are claimed, but a bane is waited for; a Tactician is given away for something better. */
export const freeScore = (open: SeenOpen, answer: AnswerOf<Free>): number => {
  const { card } = answer
  if (answer.do === 'claim') {
    const isForBane = OPPORTUNITIES[card]?.reward.kind === 'removeBane'
    return isForBane && banesInPlay(open).length === 0 ? -1 : 50
  }
  if (card === 'O17' && answer.do === 'offerUp')
    return hasClass(kindOfChip(answer.chip), 'tactician') ? 3 - chipWorth(answer.chip) : -1
  if (card === 'O22') return open.hero.blessings >= 4 && banesInPlay(open).length >= 4 ? 1 : -9
  return -9
}

/** Questions of the campaign. */
export const CAMP: CampScores = {
  travel: TRAVEL,
  'travel.neptune': { use: () => 1, pass: none },
  event: EVENT,
  'spectate.order': { order: orderScore },
  'opportunity.keep': { keepCard: (open, { card }) => opportunityWorth(open, card) },
  'setup.prowess': { prowess: (_open, { prowess }) => prowessShare(prowess) },
  'setup.boost': PAD,
  'reward.prowess': { prowess: (_open, { prowess }) => prowessShare(prowess) },
  'reward.bloodshed': PAD,
  'reward.sport': {
    recruit: recruitScore,
    tactics: open => POINTS.tactic * (capacityOf(open) - open.camp.tactics.length),
  },
  'reward.second': { recruit: recruitScore, done: none },
  'reward.recruit': { recruit: recruitScore },
  'reward.claim': { done: none },
  'reward.keepUnit': { keepUnit: (_open, { chip }) => chipWorth(chip) },
  'reward.tactic': { gainTactic: (open, { tactic }) => tacticWorth(open, tactic) },
  'reward.bane': { bane: baneScore },
  'scion.bane': { remove: baneScore, done: none },
  'camp.sacrifice': { sacrifice: (_open, { chip }) => -chipWorth(chip) },
  'camp.discard': { discard: (open, { tactic }) => -tacticWorth(open, tactic) },
}
