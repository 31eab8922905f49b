import { HIT_FACES } from '../content/dice.ts'
import type { BaneId, ChipId, Die, OpportunityId, TacticId } from '../content/ids.ts'
import { BANES } from '../content/banes.ts'
import { OPPORTUNITIES } from '../content/opportunities.ts'
import { banesInPlay } from '../knowledge/banes.ts'
import { hasClass, kindOfChip } from '../knowledge/kinds.ts'
import { capacityOf, leadershipOf, type SeenOpen } from '../knowledge/stats.ts'
import { troopChips, troopToLead } from '../knowledge/troop.ts'
import { eventScore, opportunityWorth, orderScore, travelScore } from './journey.ts'
import { POINTS } from './points.ts'
import { chipWorth, hitsOf, might, prowessShare } from './worth.ts'

/** How good an answer seems, in points. */
export type CampScoring = (open: SeenOpen, words: readonly string[], about: unknown) => number

/** What a line of the pad adds to the hero. */
const padScore: CampScoring = ({ hero, camp, act }, [word, column]) => {
  const hits = hitsOf(hero.dice)
  const now = might(hits, hero.health)
  if (word === 'addDie') return might(hits + HIT_FACES.Y / 6, hero.health) - now
  if (word === 'health') return might(hits, hero.health + 1) - now + 0.12
  if (word === 'leadership') return camp.units.length + 1 >= hero.leadership && act < 4 ? 0.28 : 0.12
  const die = hero.dice[Number(column)] as Die | undefined
  return die === undefined ? 0 : might(hits + 1 / 6, hero.health) - now
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
const baneScore: CampScoring = (_open, [word, id]) => {
  if (word === 'done') return 0
  const bane = id as BaneId
  return (BANE_WEIGHT[bane] ?? 1) + (BANES[bane].scion === undefined ? 0 : 0.3)
}

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
const tacticWorth = (open: SeenOpen, id: string | undefined): number => {
  let alike = 0
  for (const other of open.camp.tactics) if (other === id) alike++
  return (TACTIC_WORTH[id as TacticId] ?? 0.5) - 0.15 * alike
}

/** A unit more, or a better one than the worst. */
const recruitScore = (open: SeenOpen, chip: ChipId | undefined): number => {
  if (chip === undefined) return 0
  const worth = POINTS.unit * chipWorth(chip)
  if (troopToLead(open) < leadershipOf(open)) return worth
  let worst = Number.POSITIVE_INFINITY
  for (const other of troopChips(open)) worst = Math.min(worst, POINTS.unit * chipWorth(other))
  return worth - worst
}
const reward: CampScoring = (open, [word, id]) => {
  if (word === 'recruit') return recruitScore(open, id)
  if (word !== 'tactics') return 0
  return POINTS.tactic * (capacityOf(open) - open.camp.tactics.length)
}
const sacrifice: CampScoring = (_open, [, id = '']) => -chipWorth(id)

/** Criteria met are claimed, but a bane is waited for; a Tactician is given away for something better. */
export const claimScore: CampScoring = (open, [word, id, chip]) => {
  const card = id as OpportunityId
  if (word === 'claim') {
    const isForBane = OPPORTUNITIES[card]?.reward.kind === 'removeBane'
    return isForBane && banesInPlay(open).length === 0 ? -1 : 50
  }
  if (card === 'O17' && chip !== undefined) return hasClass(kindOfChip(chip), 'tactician') ? 3 - chipWorth(chip) : -1
  if (card === 'O22') return open.hero.blessings >= 4 && banesInPlay(open).length >= 4 ? 1 : -9
  return -9
}

/** Questions of the campaign. */
export const CAMP: Readonly<Record<string, CampScoring>> = {
  travel: travelScore,
  'travel.neptune': (_open, [word]) => (word === 'use' ? 1 : 0),
  event: eventScore,
  'spectate.order': orderScore,
  'opportunity.keep': (open, [, id]) => opportunityWorth(open, id as OpportunityId),
  'setup.prowess': (_open, [, id = '']) => prowessShare(id),
  'setup.boost': padScore,
  'reward.prowess': (_open, [, id = '']) => prowessShare(id),
  'reward.bloodshed': padScore,
  'reward.sport': reward,
  'reward.second': reward,
  'reward.recruit': reward,
  'reward.keepUnit': (_open, [, id = '']) => chipWorth(id),
  'reward.tactic': (open, [, id]) => tacticWorth(open, id),
  'reward.bane': baneScore,
  'scion.bane': baneScore,
  'camp.sacrifice': sacrifice,
  'camp.discard': (open, [, id]) => -tacticWorth(open, id),
}
