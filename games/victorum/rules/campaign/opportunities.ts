import type { OpportunityId } from '../../content/ids.ts'
import { DONE, isFeatDone, isMet } from '../effects/criteria.query.ts'
import { opportunityNamed } from './events.query.ts'
import { chooseBane } from '../camp/banes.ts'
import { takeSpecialTactic } from '../camp/camp.ts'
import { ask } from '../combat/fight.ts'
import { putUnder, showFront } from './piles.ts'
import { earnSpecial } from '../camp/prowess.ts'
import { go, option, step } from '../state/kit.ts'
import type { Offers, Play } from '../state/shape.ts'
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

// ---------------------------------------------------------------- claiming
/** The card goes under its deck, and its reward is yours (VIC-OPPORTUNITY-04, VIC-OPPORTUNITY-14). */
export const claim = step('opportunity.claim', (play, { card }) => {
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
