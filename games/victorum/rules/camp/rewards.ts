import { done, type Wish } from '@tabletome/engine'
import type { ChipId } from '../../content/ids.ts'
import { PRIMUS_TROOP } from '../../content/numbers.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { type PadLine, padOptions, whyNotPad } from './pad.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { capacityOf, leadershipOf } from '../units/stats.query.ts'
import { canBeRecruited, recruitableRivals, troopToLead } from './troop.query.ts'
import { words } from '../../words.ts'
import { leaveArena } from './camp.ts'
import { combatIn, ask } from '../combat/fight.ts'
import { healHero } from '../combat/hp.ts'
import { react } from '../effects/react.ts'
import { freeOptions, whyNotFree } from '../effects/deeds.ts'
import { improvePad, lineOf, padAnswer } from './pad.ts'
import { fullHealHero } from './rest.ts'
import { ending, go, option, step } from '../state/kit.ts'
import type { Free, Now, Offers, PadAnswer, Play, SportLine, Victorum } from '../state/shape.ts'

/** What a won combat gives, before anything is cleared away (VIC-CLEANUP-03, VIC-REWARD-07). */
export const rewards = step('reward.begin', play => {
  const { kind } = combatIn(play)
  if (kind === 'sport') play.next(sport())
  else if (kind === 'bloodshed') play.next(bloodshed())
  else if (kind === 'primus') play.next(primus())
})

// ---------------------------------------------------------------- Sport
const BOTH: readonly SportLine[] = ['recruit', 'tactics']

/** One of the two lines (VIC-REWARD-01), both at the Senator's Games, and what the card adds. */
const sport = step('reward.ofSport', play => {
  const { open } = play.state
  if (hasNoLine(open)) play.emit({ type: 'nothingToGain', cause: 'sport' })
  play.next(sportReward({ lines: [...BOTH], count: hasEffect(open, 'onWin:bothRewards') ? 2 : 1 }), extras())
})
/** A line that could have no effect is not offered (VIC-REWARD-08, VIC-RULING-112). */
const canRecruit = (open: Now['open']): boolean => recruitableRivals(open).length > 0
const canGainTactics = (open: Now['open']): boolean =>
  open.camp.tactics.length < capacityOf(open) && Object.values(open.tactics).some(count => count > 0)
const hasNoLine = (open: Now['open']): boolean => !canRecruit(open) && !canGainTactics(open)

const sportReward = ask('reward.sport', {
  repeat: true,
  options: ({ open }, { lines, count }) => {
    const list: Offers<'recruit' | 'tactics' | Free> = []
    if (count <= 0) return list
    if (lines.includes('recruit'))
      for (const chip of recruitableRivals(open))
        list.push(
          ending(
            { do: 'recruit', chip },
            [takeRival({ chip }), moreSport({ taken: 'recruit', lines, count })],
            `unit ${chip}`,
          ),
        )
    if (lines.includes('tactics') && canGainTactics(open))
      list.push(ending({ do: 'tactics' }, [fillTactics(), moreSport({ taken: 'tactics', lines, count })]))
    if (list.length > 0) list.push(...freeOptions(open))
    return list
  },
  whyNot: ({ open }, _about, wish) => whyNotReward(open, wish),
})

const moreSport = step('reward.more', (play, { taken, lines, count }) => {
  if (taken === 'recruit' && hasEffect(play.state.open, 'onWin:recruitTwo')) play.next(secondRecruit())
  if (count > 1) play.next(sportReward({ lines: lines.filter(line => line !== taken), count: count - 1 }))
})
/** Mercenary Market: a second one, if you like (S31). */
const secondRecruit = ask('reward.second', {
  options: ({ open }) => {
    const list: Offers<'recruit' | 'done'> = []
    for (const chip of recruitableRivals(open))
      list.push(option({ do: 'recruit', chip }, takeRival({ chip }), `unit ${chip}`))
    return list.length === 0 ? list : [...list, done()]
  },
  whyNot: ({ open }, _about, wish) => whyNotReward(open, wish),
})

/** A rival unit joins you; the tribune leaves its chip behind. Borrowed Banners bring a tactic (VIC-REWARD-02, VIC-TRIBUNE-06). */
const takeRival = step('reward.takeRival', (play, { chip }) => {
  const combat = combatIn(play)
  play.emit({ type: 'rewardChosen', reward: 'recruit' })
  claimRival(play, chip)
  play.next(go('camp.recruit', { chip, cause: combat.kind }))
  if (combat.kind === 'sport') react(play, 'rivalWon')
})
const claimRival = (play: Play, chip: ChipId): void => {
  const combat = combatIn(play)
  combat.fallenRivals = combat.fallenRivals.filter(each => each !== chip)
  if (combat.tribune === chip) combat.tribune = undefined
  leaveArena(play, chip)
}

/** Up to the capacity, as far as the supply goes (VIC-REWARD-03). */
const fillTactics = step('reward.tactics', play => {
  const { open } = play.state
  play.emit({ type: 'rewardChosen', reward: 'tactics' })
  play.next(go('camp.gainTactics', { count: capacityOf(open) - open.camp.tactics.length, cause: 'sport' }))
})

const whyNotReward = (open: Now['open'], { answer, thing }: Wish<Victorum>): Why | undefined => {
  if (answer?.do === 'tactics' && !canGainTactics(open)) return why('VIC-REWARD-08', 'noPlaceForTactic')
  const unit = answer?.do === 'recruit' ? answer.chip : thing?.is === 'unit' ? thing.unit : undefined
  if (unit === undefined) return whyNotFree(open, answer)
  if (open.combat?.column.some(({ chip }) => chip === unit)) return why('VIC-REWARD-02', 'neverDeployed', { unit })
  const isRival = open.combat?.units.some(({ id, side }) => id === unit && side !== 'player')
  const isThere = isRival || open.combat?.fallenRivals.includes(unit)
  return isThere && !recruitableRivals(open).includes(unit)
    ? why('VIC-RECRUIT-03', 'cannotBeRecruited', { unit })
    : undefined
}

// ---------------------------------------------------------------- Bloodshed
const LINES: readonly PadLine[] = ['die', 'health', 'leadership']

/** One upgrade of the hero, two different ones after a Blood Oath (VIC-REWARD-04, B23, VIC-RULING-112). */
const bloodshed = step('reward.ofBloodshed', play => {
  const { open } = play.state
  if (padOptions(open, LINES).length === 0) play.emit({ type: 'nothingToGain', cause: 'bloodshed' })
  play.next(upgrade({ lines: [...LINES], count: hasEffect(open, 'onWin:twoUpgrades') ? 2 : 1 }), extras())
})
const upgrade = ask('reward.bloodshed', {
  repeat: true,
  options: ({ open }, { lines, count }) => {
    const list: Offers<PadAnswer['do'] | Free> = []
    if (count <= 0) return list
    for (const answer of padOptions(open, lines))
      list.push(ending(answer, improve({ id: words.id(answer), lines, count })))
    if (list.length > 0) list.push(...freeOptions(open))
    return list
  },
  whyNot: ({ open }, _about, { answer }) => whyNotPad(open, answer) ?? whyNotFree(open, answer),
})
const improve = step('reward.improve', (play, { id, lines, count }) => {
  play.emit({ type: 'rewardChosen', reward: id })
  const answer = padAnswer(id)
  improvePad(play, answer, 'bloodshed')
  play.next(go('opportunity.check'))
  if (count > 1) play.next(upgrade({ lines: lines.filter(line => line !== lineOf(answer)), count: count - 1 }))
})

// ---------------------------------------------------------------- what the card adds
/** `onWin` of the event card (S05, S32, B12, B25, B32). */
const extras = step('reward.extras', play => {
  const { open } = play.state
  const { event = '', tally } = combatIn(play)
  if (hasEffect(open, 'onWin:recruitFallen')) play.next(recruitFallen())
  if (hasEffect(open, 'onWin:heroHeals:2')) healHero(play, 2, event)
  const isClean = hasEffect(open, 'onWin:tacticIfNoneFell') && tally.fallenMine.length === 0
  if (isClean || hasEffect(open, 'onWin:tactic')) play.next(go('camp.gainTactics', { count: 1, cause: event }))
})
/** One of the rival's defeated units besides the upgrade (B12). */
const recruitFallen = ask('reward.recruit', {
  options: ({ open }) => {
    const list: Offers<'recruit'> = []
    for (const chip of open.combat?.fallenRivals ?? [])
      if (canBeRecruited(chip)) list.push(option({ do: 'recruit', chip }, takeRival({ chip }), `unit ${chip}`))
    return list
  },
  whyNot: ({ open }, _about, wish) => whyNotReward(open, wish),
})

// ---------------------------------------------------------------- Primus
/** A full heal, a Hero Prowess and a troop of five, all of it (VIC-REWARD-05, VIC-REWARD-06, VIC-RULING-81). */
const primus = step('reward.ofPrimus', play => {
  fullHealHero(play, 'primus')
  play.next(go('prowess.choose', { cause: 'primus' }))
  react(play, 'primusBeaten')
  play.next(refill())
})
const refill = step('reward.refill', play => {
  const { open } = play.state
  const count = Math.min(PRIMUS_TROOP, leadershipOf(open)) - troopToLead(open)
  play.next(go('camp.recruitFromBag', { count, cause: 'primus' }))
})
