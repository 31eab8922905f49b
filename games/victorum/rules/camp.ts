import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import type { ChipId, TacticId } from '../content/ids.ts'
import { TACTIC_IDS } from '../content/tactics.ts'
import { hasProwess } from '../knowledge/events.ts'
import { why } from '../knowledge/reasons.ts'
import { capacityOf } from '../knowledge/stats.ts'
import { canBeRecruited, sacrificeable, unitsTooMany } from '../knowledge/troop.ts'
import { ME } from './fight.ts'
import { checkOpportunities, keepLimits, recruit as recruitLater, recruitFromBag } from './later.ts'
import { countDeed, noteAct } from './notes.ts'
import { drawBag, putInBag, takeFromBag } from './piles.ts'
import { choice, step } from './state.ts'
import type { Cause, Play } from './state.ts'
import { returnTactic } from './supply.ts'

// ---------------------------------------------------------------- recruiting
/** Face up in camp; the newcomer may be the one to go if the troop is too large (VIC-RECRUIT-01, VIC-RECRUIT-02, VIC-RECRUIT-04). */
export const recruit = step<{ chip: ChipId; cause: Cause }>('camp.recruit', (play, { chip, cause }) => {
  play.state.open.camp.units.push(chip)
  play.emit({ type: 'recruited', chip, cause })
  countDeed(play, 'recruits')
  noteAct(play, 'O27')
  play.next(keepLimits({ cause }), checkOpportunities(undefined))
})

/** Random units; banes met on the way are put back (VIC-BANE-10, VIC-RULING-66, VIC-RULING-84). Rightful Authority draws two, keeps one. */
export const fromBag = step<{ count: number; cause: Cause }>('camp.recruitFromBag', (play, { count, cause }) => {
  if (count <= 0) return
  const chips = drawUnits(play, hasProwess(play.state.open, 'rightful-authority') ? 2 : 1, cause)
  if (chips.length > 0) play.next(keepOne({ chips, cause }), recruitFromBag({ count: count - 1, cause }))
})
/** All that was drawn lies in the bag again until it is settled who stays. */
const drawUnits = (play: Play, count: number, cause: Cause): ChipId[] => {
  const units: ChipId[] = []
  const drawn: ChipId[] = []
  while (units.length < count) {
    const what = drawBag(play, cause)
    if (what === undefined) break
    drawn.push(what)
    if (canBeRecruited(what)) units.push(what)
  }
  for (const what of drawn.reverse()) putInBag(play, what)
  return units
}
const keepOne = choice<{ chips: ChipId[]; cause: Cause }>('reward.keepUnit', {
  seat: () => ME,
  options: (_state, { chips, cause }) => {
    const list: Option[] = []
    for (const chip of chips) list.push(option(`keep ${chip}`, takeOut({ chip, cause }), `unit ${chip}`))
    return list
  },
})
const takeOut = step<{ chip: ChipId; cause: Cause }>('camp.takeOut', (play, { chip, cause }) => {
  takeFromBag(play, chip)
  play.next(recruitLater({ chip, cause }))
})

// ---------------------------------------------------------------- limits
/** Down to Leadership and Tactic Capacity at once, as far as that is possible (VIC-HERO-05, VIC-HERO-11, VIC-RULING-88). */
export const limits = step<{ cause: Cause }>('camp.limits', (play, { cause }) => {
  play.next(sacrifice({ cause }), discard({ cause }))
})
const sacrifice = choice<{ cause: Cause }>('camp.sacrifice', {
  seat: () => ME,
  repeat: true,
  options: ({ open }, { cause }) => {
    const list: Option[] = []
    if (unitsTooMany(open) === 0) return list
    for (const chip of sacrificeable(open))
      list.push(option(`sacrifice ${chip}`, giveUp({ chip, cause }), `unit ${chip}`))
    return list
  },
  whyNot: ({ open }, _about, anchor) => {
    const [word, unit = ''] = anchor.split(' ')
    if ((word !== 'sacrifice' && word !== 'unit') || sacrificeable(open).includes(unit)) return undefined
    if (unit === 'hero') return why('VIC-RECRUIT-06', 'eliteStays', { unit })
    const isMine = open.combat?.units.some(({ id, side }) => id === unit && side === 'player')
    return isMine ? why('VIC-RULING-82', 'inTheArena', { unit }) : why('VIC-RECRUIT-04', 'notInTroop', { unit })
  },
})
const giveUp = step<{ chip: ChipId; cause: Cause }>('camp.giveUp', (play, { chip, cause }) => {
  sacrificeUnit(play, chip, cause)
})
/** Whatever its origin, it ends in the bag (VIC-RECRUIT-05, VIC-RULING-86). */
export const sacrificeUnit = (play: Play, chip: ChipId, cause: Cause): void => {
  const { camp } = play.state.open
  camp.units = camp.units.filter(each => each !== chip)
  camp.defeated = camp.defeated.filter(each => each !== chip)
  leaveArena(play, chip)
  putInBag(play, chip)
  play.emit({ type: 'sacrificed', chip, cause })
}
/** Out of the arena once the combat is over; what lay on it is returned with all other tactics (VIC-REWARD-07). */
export const leaveArena = (play: Play, id: ChipId): void => {
  const { combat } = play.state.open
  const unit = combat?.units.find(each => each.id === id)
  if (combat === undefined || unit === undefined) return
  combat.units.splice(combat.units.indexOf(unit), 1)
  combat.rivalTactics.push(...tacticsOn(unit))
}
export const tacticsOn = ({
  tactics,
  lasting,
}: {
  tactics: TacticId[]
  lasting: { what: string; tactic?: true }[]
}) => [...tactics, ...TACTIC_IDS.filter(id => lasting.some(({ what, tactic }) => tactic && what === id))]

const discard = choice<{ cause: Cause }>('camp.discard', {
  seat: () => ME,
  repeat: true,
  options: ({ open }, { cause }) => {
    const list: Option[] = []
    const { tactics } = open.camp
    if (tactics.length <= capacityOf(open)) return list
    for (const tactic of TACTIC_IDS)
      if (tactics.includes(tactic)) list.push(option(`discard ${tactic}`, drop({ tactic, cause }), `tactic ${tactic}`))
    return list
  },
  whyNot: (_state, _about, anchor) => {
    const [word, tactic = ''] = anchor.split(' ')
    return word === 'discard' ? why('VIC-HERO-11', 'notHeld', { tactic }) : undefined
  },
})
const drop = step<{ tactic: TacticId; cause: Cause }>('camp.drop', (play, { tactic, cause }) => {
  const { tactics } = play.state.open.camp
  tactics.splice(tactics.indexOf(tactic), 1)
  play.emit({ type: 'tacticDiscarded', tactic, cause })
  returnTactic(play, tactic)
})

// ---------------------------------------------------------------- tactics
/** Freely from the supply, one after the other; capacity applies at once (VIC-TACTIC-15, VIC-REWARD-03). */
export const tactics = step<{ count: number; cause: Cause }>('camp.gainTactics', (play, { count, cause }) => {
  if (!TACTIC_IDS.some(id => (play.state.open.tactics[id] ?? 0) > 0)) play.emit({ type: 'nothingToGain', cause })
  else play.next(chooseTactic({ left: count, cause }))
})
const chooseTactic = choice<{ left: number; cause: Cause }>('reward.tactic', {
  seat: () => ME,
  options: ({ open }, { left, cause }) => {
    const list: Option[] = []
    if (left <= 0) return list
    for (const tactic of TACTIC_IDS)
      if ((open.tactics[tactic] ?? 0) > 0) list.push(option(`tactic ${tactic}`, takeTactic({ tactic, left, cause })))
    return list
  },
  whyNot: ({ open }, _about, anchor) => {
    const [word, tactic = ''] = anchor.split(' ')
    const isThere = TACTIC_IDS.some(id => id === tactic && (open.tactics[id] ?? 0) > 0)
    return word === 'tactic' && !isThere ? why('VIC-TACTIC-15', 'noneInSupply', { tactic }) : undefined
  },
})
const takeTactic = step<{ tactic: TacticId; left: number; cause: Cause }>('camp.takeTactic', (play, about) => {
  const { tactic, left, cause } = about
  const { tactics: supply } = play.state.open
  supply[tactic] = (supply[tactic] ?? 0) - 1
  addTactic(play, tactic, cause)
  play.next(chooseTactic({ left: left - 1, cause }))
})
const addTactic = (play: Play, tactic: TacticId, cause: Cause): void => {
  play.state.open.camp.tactics.push(tactic)
  play.emit({ type: 'tacticGained', tactic, cause })
  play.next(keepLimits({ cause }))
}
/** Named by an Opportunity: once used it stays in the supply (VIC-OPPORTUNITY-12, VIC-TACTIC-16). */
export const takeSpecialTactic = addTactic
