import type { ChipId, TacticId } from '../../content/ids.ts'
import { TACTIC_IDS } from '../../content/tactics.ts'
import { heroDoes } from './earned.query.ts'
import { why } from '../state/reasons.query.ts'
import { capacityOf } from '../units/stats.query.ts'
import { canBeRecruited, sacrificeable, unitsTooMany } from './troop.query.ts'
import { ask } from '../combat/fight.ts'
import { countDeed, noteAct } from '../campaign/notes.ts'
import { drawBag, putInBag, takeFromBag } from '../campaign/piles.ts'
import { go, option, step } from '../state/kit.ts'
import type { Cause, Offers, Play } from '../state/shape.ts'
import { returnTactic } from './supply.ts'

// ---------------------------------------------------------------- recruiting
/** Face up in camp; the newcomer may be the one to go if the troop is too large (VIC-RECRUIT-01, VIC-RECRUIT-02, VIC-RECRUIT-04). */
export const recruit = step('camp.recruit', (play, { chip, cause }) => {
  play.state.open.camp.units.push(chip)
  play.emit({ type: 'recruited', chip, cause })
  countDeed(play, 'recruits')
  noteAct(play, 'O27')
  play.next(go('camp.limits', { cause }), go('opportunity.check'))
})

/** Random units; banes met on the way are put back (VIC-BANE-10, VIC-RULING-66, VIC-RULING-84). Rightful Authority draws two, keeps one. */
export const fromBag = step('camp.recruitFromBag', (play, { count, cause }) => {
  if (count <= 0) return
  const chips = drawUnits(play, heroDoes(play.state.open, 'drawsTwo') ? 2 : 1, cause)
  if (chips.length > 0) play.next(keepOne({ chips, cause }), go('camp.recruitFromBag', { count: count - 1, cause }))
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
const keepOne = ask('reward.keepUnit', {
  options: (_state, { chips, cause }) => {
    const list: Offers<'keepUnit'> = []
    for (const chip of chips) list.push(option({ do: 'keepUnit', chip }, takeOut({ chip, cause }), `unit ${chip}`))
    return list
  },
})
const takeOut = step('camp.takeOut', (play, { chip, cause }) => {
  takeFromBag(play, chip)
  play.next(go('camp.recruit', { chip, cause }))
})

// ---------------------------------------------------------------- limits
/** Down to Leadership and Tactic Capacity at once, as far as that is possible (VIC-HERO-05, VIC-HERO-11, VIC-RULING-88). */
export const limits = step('camp.limits', (play, { cause }) => {
  play.next(sacrifice({ cause }), discard({ cause }))
})
const sacrifice = ask('camp.sacrifice', {
  repeat: true,
  options: ({ open }, { cause }) => {
    const list: Offers<'sacrifice'> = []
    if (unitsTooMany(open) === 0) return list
    for (const chip of sacrificeable(open))
      list.push(option({ do: 'sacrifice', chip }, giveUp({ chip, cause }), `unit ${chip}`))
    return list
  },
  whyNot: ({ open }, _about, { answer, thing }) => {
    const unit = answer?.do === 'sacrifice' ? answer.chip : thing?.is === 'unit' ? thing.unit : undefined
    if (unit === undefined || sacrificeable(open).includes(unit)) return undefined
    if (unit === 'hero') return why('VIC-RECRUIT-06', 'eliteStays', { unit })
    const isMine = open.combat?.units.some(({ id, side }) => id === unit && side === 'player')
    return isMine ? why('VIC-RULING-82', 'inTheArena', { unit }) : why('VIC-RECRUIT-04', 'notInTroop', { unit })
  },
})
const giveUp = step('camp.giveUp', (play, { chip, cause }) => {
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

const discard = ask('camp.discard', {
  repeat: true,
  options: ({ open }, { cause }) => {
    const list: Offers<'discard'> = []
    const { tactics } = open.camp
    if (tactics.length <= capacityOf(open)) return list
    for (const tactic of TACTIC_IDS)
      if (tactics.includes(tactic))
        list.push(option({ do: 'discard', tactic }, drop({ tactic, cause }), `tactic ${tactic}`))
    return list
  },
  whyNot: (_state, _about, { answer }) =>
    answer?.do === 'discard' ? why('VIC-HERO-11', 'notHeld', { tactic: answer.tactic }) : undefined,
})
const drop = step('camp.drop', (play, { tactic, cause }) => {
  const { tactics } = play.state.open.camp
  tactics.splice(tactics.indexOf(tactic), 1)
  play.emit({ type: 'tacticDiscarded', tactic, cause })
  returnTactic(play, tactic)
})

// ---------------------------------------------------------------- tactics
/** Freely from the supply, one after the other; capacity applies at once (VIC-TACTIC-15, VIC-REWARD-03). */
export const tactics = step('camp.gainTactics', (play, { count, cause }) => {
  if (!TACTIC_IDS.some(id => (play.state.open.tactics[id] ?? 0) > 0)) play.emit({ type: 'nothingToGain', cause })
  else play.next(chooseTactic({ left: count, cause }))
})
const chooseTactic = ask('reward.tactic', {
  options: ({ open }, { left, cause }) => {
    const list: Offers<'gainTactic'> = []
    if (left <= 0) return list
    for (const tactic of TACTIC_IDS)
      if ((open.tactics[tactic] ?? 0) > 0)
        list.push(option({ do: 'gainTactic', tactic }, takeTactic({ tactic, left, cause })))
    return list
  },
  whyNot: ({ open }, _about, { answer }) => {
    if (answer?.do !== 'gainTactic' || (open.tactics[answer.tactic] ?? 0) > 0) return undefined
    return why('VIC-TACTIC-15', 'noneInSupply', { tactic: answer.tactic })
  },
})
const takeTactic = step('camp.takeTactic', (play, about) => {
  const { tactic, left, cause } = about
  const { tactics: supply } = play.state.open
  supply[tactic] = (supply[tactic] ?? 0) - 1
  addTactic(play, tactic, cause)
  play.next(chooseTactic({ left: left - 1, cause }))
})
const addTactic = (play: Play, tactic: TacticId, cause: Cause): void => {
  play.state.open.camp.tactics.push(tactic)
  play.emit({ type: 'tacticGained', tactic, cause })
  play.next(go('camp.limits', { cause }))
}
/** Named by an Opportunity: once used it stays in the supply (VIC-OPPORTUNITY-12, VIC-TACTIC-16). */
export const takeSpecialTactic = addTactic
