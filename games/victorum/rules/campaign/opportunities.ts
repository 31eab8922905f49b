import type { ChipId, OpportunityId } from '../../content/ids.ts'
import { DONE, isFeatDone, isMet } from './criteria.query.ts'
import { opportunityNamed } from './events.query.ts'
import { hasClass, kindOfChip } from '../units/kinds.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { chooseBane } from '../camp/banes.ts'
import { sacrificeUnit, takeSpecialTactic } from '../camp/camp.ts'
import { ask } from '../combat/fight.ts'
import { noteWord } from './notes.ts'
import { putUnder, showFront } from './piles.ts'
import { earnSpecial } from '../camp/prowess.ts'
import { go, option, step } from '../state/kit.ts'
import type { Answer, Free, Now, Offer, Offers, Play } from '../state/shape.ts'
import { markWeek } from './week.ts'

// ---------------------------------------------------------------- accepting
/** The front card and the one behind it, or the only one (VIC-OPPORTUNITY-01, VIC-RULING-27, VIC-RULING-114). */
export const acceptOpportunity = step('opportunity.accept', play => {
  const { open } = play.state
  const { opportunity: front } = open.fronts
  const behind = play.peek('opportunity', 1)
  open.known.opportunity = [...behind, ...open.known.opportunity.slice(behind.length)]
  open.offer = front === undefined ? [...behind] : [front as OpportunityId, ...behind]
  play.next(chooseCard())
})
const chooseCard = ask('opportunity.keep', {
  options: ({ open }) => {
    const list: Offers<'keepCard'> = []
    for (const card of open.offer ?? []) list.push(option({ do: 'keepCard', card }, keepCard({ card }), `card ${card}`))
    return list
  },
})
/** To the camp, without limit; the other one under its deck. A week passes, and nothing else is cleaned up (VIC-OPPORTUNITY-02, 03, 14). */
const keepCard = step('opportunity.take', (play, { card }) => {
  const { open } = play.state
  const other = open.offer?.find(each => each !== card)
  if (other !== undefined) {
    play.draw('opportunity')
    open.known.opportunity.shift()
    play.place('opportunity', other, 'bottom')
  }
  open.offer = undefined
  delete open.fronts.opportunity
  showFront(play, 'opportunity')
  open.camp.opportunities.push({ card, seen: [], met: false })
  play.emit(other === undefined ? { type: 'opportunityKept', card } : { type: 'opportunityKept', card, other })
  open.phase = 'cleanup'
  markWeek(play, 'cleanup')
  play.next(go('opportunity.check'), go('round.begin'))
})

// ---------------------------------------------------------------- criteria
/** Tells of those that can now be claimed; a feat of a combat stays done (VIC-OPPORTUNITY-04, VIC-RULING-29). */
export const check = step('opportunity.check', play => {
  const { open } = play.state
  for (const held of open.camp.opportunities) {
    if (!held.seen.includes(DONE) && isFeatDone(open, held.card)) held.seen.push(DONE)
    const met = isMet(open, held)
    if (met === held.met) continue
    held.met = met
    if (met) play.emit({ type: 'opportunityMet', card: held.card })
  }
})

// ---------------------------------------------------------------- options at any time
const NOTHING: Offers<Free> = []
/** What opportunities in camp let you do besides the question in hand: never forced (VIC-OPPORTUNITY-04…06). */
export const freeOptions = (open: Now['open']): Offers<Free> => {
  const { opportunities, units } = open.camp
  if (opportunities.length === 0) return NOTHING
  const list: Offers<Free> = []
  for (const held of opportunities) {
    const { card } = held
    if (isMet(open, held)) list.push(option({ do: 'claim', card }, claim({ card }), `card ${card}`))
    else if (open.combat !== undefined) continue
    else if (card === 'O22' && open.hero.blessings > 0)
      list.push(option({ do: 'purify', card }, purify(), `card ${card}`))
    else if (card === 'O17')
      for (const chip of units)
        if (hasClass(kindOfChip(chip), 'tactician')) list.push(deedOption(card, chip, 'seeker-of-visions'))
  }
  return list
}
/** Right after a won Bloodshed: any of your units that was not defeated (O21, VIC-RULING-82). */
export const debtOptions = (open: Now['open']): Offers<Free> => {
  const { camp, combat, outcomeOfCombat } = open
  const held = camp.opportunities.find(({ card }) => card === 'O21')
  if (held === undefined || held.seen.includes(DONE)) return NOTHING
  if (combat?.kind !== 'bloodshed' || outcomeOfCombat !== 'won') return NOTHING
  const list: Offers<Free> = []
  for (const chip of camp.units) list.push(deedOption('O21', chip, 'debt-of-blood'))
  for (const { id, side, elite } of combat.units)
    if (side === 'player' && !elite) list.push(deedOption('O21', id, 'debt-of-blood'))
  return list
}
const deedOption = (card: OpportunityId, chip: ChipId, cause: string): Offer<Free> =>
  option({ do: 'offerUp', card, chip }, offerUp({ card, chip, cause }), [`card ${card}`, `unit ${chip}`])

const offerUp = step('opportunity.offerUp', (play, { card, chip, cause }) => {
  sacrificeUnit(play, chip, cause)
  noteWord(play, card, DONE)
  play.next(go('opportunity.check'))
})
/** A blessing is crossed off, not used (O22). */
const purify = step('opportunity.purify', play => {
  const { hero } = play.state.open
  hero.blessings--
  play.emit({ type: 'blessingUsed', left: hero.blessings, for: 'purification' })
  noteWord(play, 'O22', DONE)
  play.next(go('opportunity.check'))
})

export const whyNotFree = (open: Now['open'], answer: Answer | undefined): Why | undefined => {
  if (answer?.do !== 'claim' && answer?.do !== 'offerUp' && answer?.do !== 'purify') return undefined
  const { card } = answer
  const held = open.camp.opportunities.find(each => each.card === card)
  if (held === undefined) return why('VIC-OPPORTUNITY-04', 'notInCamp', { card })
  if (answer.do === 'claim') return isMet(open, held) ? undefined : why('VIC-OPPORTUNITY-07', 'notMet', { card })
  if (held.seen.includes(DONE)) return why('VIC-OPPORTUNITY-06', 'doneAlready', { card })
  if (open.combat !== undefined) return why('VIC-OPPORTUNITY-06', 'onlyOutsideCombat', { card })
  if (card === 'O22') return open.hero.blessings > 0 ? undefined : why('VIC-OPPORTUNITY-06', 'noBlessing')
  if (answer.do === 'purify' || card !== 'O17') return undefined
  const { chip } = answer
  if (!open.camp.units.includes(chip)) return why('VIC-RULING-82', 'notInTroop', { unit: chip })
  return hasClass(kindOfChip(chip), 'tactician')
    ? undefined
    : why('VIC-OPPORTUNITY-06', 'notATactician', { unit: chip })
}

// ---------------------------------------------------------------- claiming
/** The card goes under its deck, and its reward is yours (VIC-OPPORTUNITY-04, VIC-OPPORTUNITY-14). */
const claim = step('opportunity.claim', (play, { card }) => {
  const { camp } = play.state.open
  camp.opportunities = camp.opportunities.filter(held => held.card !== card)
  play.emit({ type: 'opportunityClaimed', card })
  putUnder(play, 'opportunity', card)
  grant(play, card)
  play.next(go('opportunity.check'))
})

/** What is no longer to be had gives nothing (VIC-OPPORTUNITY-09…13, VIC-OPPORTUNITY-15, VIC-RULING-28, VIC-RULING-112). */
const grant = (play: Play, card: OpportunityId): void => {
  const { open } = play.state
  const { reward } = opportunityNamed(card)
  if (reward.kind === 'heroProwess') return play.next(go('prowess.choose', { cause: card }))
  if (reward.kind === 'removeBane') return play.next(chooseBane({ cause: card }))
  if (reward.kind === 'prowess' && open.specials.includes(reward.prowess))
    return earnSpecial(play, reward.prowess, card)
  if (reward.kind === 'tactic' && takeChip(play, reward.tactic)) return takeSpecialTactic(play, reward.tactic, card)
  if (reward.kind === 'unit' && takeChip(play, reward.unit))
    return play.next(go('camp.recruit', { chip: reward.unit, cause: card }))
  play.emit({ type: 'nothingToGain', cause: card })
}
const takeChip = (play: Play, chip: string): boolean => {
  const { open } = play.state
  if (!open.chips.includes(chip)) return false
  open.chips = open.chips.filter(each => each !== chip)
  return true
}
