import { done } from '@tabletome/engine'
import { HEROES } from '../../content/heroes.ts'
import type { ChipId } from '../../content/ids.ts'
import { WON, wouldBeWon } from '../effects/criteria.query.ts'
import { heroDoes } from './earned.query.ts'
import { opportunityNamed } from '../campaign/events.query.ts'
import { influenceOfFailing } from '../campaign/influence.query.ts'
import { isBaneChip } from '../units/kinds.query.ts'
import { tacticsOn } from './camp.ts'
import { combatIn, ask } from '../combat/fight.ts'
import { noteFight } from '../campaign/legacy.ts'
import { countDeed, forgetWord, noteRegion, noteWord } from '../campaign/notes.ts'
import { debtOptions, freeOptions, whyNotFree } from '../effects/deeds.ts'
import { putInBag, putUnder } from '../campaign/piles.ts'
import { rewards } from './rewards.ts'
import { go, step } from '../state/kit.ts'
import type { Free, Offers, Play, Unit } from '../state/shape.ts'
import { returnTactic } from './supply.ts'
import { markWeek } from '../campaign/week.ts'

/**
 * A week, then rewards or punishment, then everything back to its place (VIC-CLEANUP-02, VIC-CLEANUP-03, VIC-PUNISH-01…03,
 * VIC-RULING-85). A won scion combat ends the campaign, a lost one has ended it.
 */
export const cleanUp = step('cleanup.begin', play => {
  const { open } = play.state
  const { kind } = combatIn(play)
  const isWon = open.outcomeOfCombat === 'won'
  const met = isWon ? open.camp.opportunities.map(({ card }) => card).filter(card => wouldBeWon(open, card)) : []
  open.phase = 'cleanup'
  record(play)
  markWeek(play, 'cleanup')
  if (kind === 'scion') return play.next(go('campaign.end', { result: 'won', cause: 'scion' }))
  if (isWon) play.next(rewards(), noteWins({ met }), go('opportunity.check'), claims())
  else
    play.next(go('influence.gain', { points: influenceOfFailing(open), cause: 'punishment' }), go('opportunity.check'))
  play.next(clearArena(), bringHome(), endCleanup())
})

/** The Odyssey, and what opportunities count (VIC-LEGACY-01, O12, O25, O26). */
const record = (play: Play): void => {
  const { kind, region } = combatIn(play)
  noteFight(play)
  if (play.state.open.outcomeOfCombat !== 'won') return
  if (kind === 'sport') countDeed(play, 'sportWins')
  if (kind === 'bloodshed') countDeed(play, 'bloodshedWins')
  for (const { card } of play.state.open.camp.opportunities)
    if (opportunityNamed(card).regions?.includes(region)) noteRegion(play, card, region)
}

/** What asked for this win is met right after the rewards, and until the end of this Cleanup (VIC-RULING-29). */
const noteWins = step('cleanup.noteWins', (play, { met }) => {
  for (const card of met) noteWord(play, card, WON)
})
const claims = ask('reward.claim', {
  repeat: true,
  options: ({ open }) => {
    const list: Offers<Free | 'done'> = [...freeOptions(open), ...debtOptions(open)]
    if (list.length > 0) list.push(done())
    return list
  },
  whyNot: ({ open }, _about, { answer }) => whyNotFree(open, answer),
})

/** Rivals and drawn banes into the bag, the primus and arena chips out, all tactics to the supply (VIC-CLEANUP-04…07, VIC-BANE-08). */
const clearArena = step('cleanup.clear', play => {
  const combat = combatIn(play)
  const chips = [...combat.column.map(({ chip }) => chip), ...combat.fallenRivals]
  for (const { id, side, elite } of combat.units) if (side === 'rival' && !elite) chips.push(id)
  const rivals = chips.filter(chip => chip !== PRIMUS && !isBaneChip(chip))
  const banes = [...chips.filter(isBaneChip), ...combat.drawn]
  giveToBag(play, 'rivals', rivals)
  giveToBag(play, 'banes', banes)
  for (const tactic of combat.rivalTactics) returnTactic(play, tactic)
  for (const unit of combat.units) returnAll(play, unit)
  combat.rivalTactics = []
  combat.units = combat.units.filter(({ side }) => side === 'player')
})
const PRIMUS = 'primus'
const giveToBag = (play: Play, what: 'rivals' | 'banes' | 'fallen', chips: ChipId[]): void => {
  for (const chip of chips) putInBag(play, chip)
  if (chips.length > 0) play.emit({ type: 'returned', what, chips })
}
const returnAll = (play: Play, unit: Unit): void => {
  for (const tactic of tacticsOn(unit)) returnTactic(play, tactic, unit.id)
}

/** Your fallen are lost after a lethal combat and rise after a Sport; all others come home (VIC-CLEANUP-08…11, VIC-LETHAL-01…03). */
const bringHome = step('cleanup.home', play => {
  const { camp } = play.state.open
  const { kind, units } = combatIn(play)
  const restored = kind === 'sport' ? camp.defeated : savedByOath(play)
  const lost = camp.defeated.filter(chip => !restored.includes(chip))
  camp.defeated = []
  giveToBag(play, 'fallen', lost)
  if (restored.length > 0) play.emit({ type: 'returned', what: 'restored', chips: restored })
  camp.units.push(...restored)
  for (const { id, elite } of units) if (!elite) camp.units.push(id)
})
/** No Life Wasted: the first to fall comes back. */
const savedByOath = (play: Play): ChipId[] => {
  const { open } = play.state
  const [first] = combatIn(play).tally.fallenMine
  if (first === undefined || !heroDoes(open, 'firstFallenRestored')) return []
  return open.camp.defeated.filter(chip => chip === first)
}

/** The card goes under its deck; then a new round, or a new act after a primus (VIC-CLEANUP-12, VIC-CLEANUP-13, VIC-ACT-09). */
const endCleanup = step('cleanup.end', play => {
  const { open } = play.state
  const { kind, event, region } = combatIn(play)
  if (event !== undefined) putUnder(play, kind === 'sport' ? 'sport' : 'bloodshed', event)
  open.combat = undefined
  open.outcomeOfCombat = undefined
  forgetWord(play, WON)
  play.next(go('camp.limits', { cause: 'cleanup' }), go('opportunity.check'))
  const primus = kind === 'primus' ? open.primuses.find(({ hero }) => HEROES[hero].home === region) : undefined
  if (primus === undefined) return play.next(go('round.begin'))
  primus.defeated = true
  play.emit({ type: 'primusBeaten', hero: primus.hero })
  play.next(go('act.begin', { act: open.act === 1 ? 2 : open.act === 2 ? 3 : 4 }))
})
