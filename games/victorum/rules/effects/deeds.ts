import type { ChipId, OpportunityId } from '../../content/ids.ts'
import { sacrificeUnit } from '../camp/camp.ts'
import { noteWord } from '../campaign/notes.ts'
import { go, option, step } from '../state/kit.ts'
import { type Why, why } from '../state/reasons.query.ts'
import type { Answer, Free, Now, Offers } from '../state/shape.ts'
import { hasClass, kindOfChip } from '../units/kinds.query.ts'
import { DONE, isMet } from './criteria.query.ts'

type Open = Now['open']

/** Something that an Opportunity in camp lets you give, once: a unit, or a blessing where no units are named (VIC-OPPORTUNITY-06). */
interface Deed {
  /** At any time outside a combat, or right after a won Bloodshed (VIC-RULING-82). */
  readonly when: 'anyTime' | 'bloodshedWon'
  readonly cause: string
  /** The units that will do. */
  units?(open: Open): readonly ChipId[]
  whyNot?(open: Open, chip: ChipId | undefined): Why | undefined
}
const isTactician = (chip: ChipId): boolean => hasClass(kindOfChip(chip), 'tactician')

const DEEDS: Readonly<Partial<Record<OpportunityId, Deed>>> = {
  /** A Tactician of your troop. */
  O17: {
    when: 'anyTime',
    cause: 'seeker-of-visions',
    units: ({ camp }) => camp.units.filter(isTactician),
    whyNot: ({ camp }, chip) => {
      if (chip === undefined) return undefined
      if (!camp.units.includes(chip)) return why('VIC-RULING-82', 'notInTroop', { unit: chip })
      return isTactician(chip) ? undefined : why('VIC-OPPORTUNITY-06', 'notATactician', { unit: chip })
    },
  },
  /** Any of your units that was not defeated in the Bloodshed (VIC-RULING-82). */
  O21: {
    when: 'bloodshedWon',
    cause: 'debt-of-blood',
    units: ({ camp, combat }) => [
      ...camp.units,
      ...(combat?.units ?? []).filter(({ side, elite }) => side === 'player' && !elite).map(({ id }) => id),
    ],
  },
  /** A blessing is crossed off, not used. */
  O22: {
    when: 'anyTime',
    cause: 'purification',
    whyNot: ({ hero }) => (hero.blessings > 0 ? undefined : why('VIC-OPPORTUNITY-06', 'noBlessing')),
  },
}

const NOTHING: Offers<Free> = []
/** What Opportunities in camp let you do besides the question in hand: never forced (VIC-OPPORTUNITY-04…06). */
export const freeOptions = (open: Open): Offers<Free> => {
  const { opportunities } = open.camp
  if (opportunities.length === 0) return NOTHING
  const list: Offers<Free> = []
  for (const held of opportunities) {
    const { card } = held
    if (isMet(open, held)) list.push(option({ do: 'claim', card }, go('opportunity.claim', { card }), `card ${card}`))
    else if (open.combat === undefined && DEEDS[card]?.when === 'anyTime') list.push(...deedsOf(open, card))
  }
  return list
}
/** What can be done right after a won Bloodshed. */
export const debtOptions = (open: Open): Offers<Free> => {
  const { camp, combat, outcomeOfCombat } = open
  if (combat?.kind !== 'bloodshed' || outcomeOfCombat !== 'won') return NOTHING
  const list: Offers<Free> = []
  for (const { card, seen } of camp.opportunities)
    if (DEEDS[card]?.when === 'bloodshedWon' && !seen.includes(DONE)) list.push(...deedsOf(open, card))
  return list
}
const deedsOf = (open: Open, card: OpportunityId): Offers<Free> => {
  const deed = DEEDS[card]
  if (deed === undefined) return NOTHING
  const { cause, units } = deed
  if (units !== undefined)
    return units(open).map(chip =>
      option({ do: 'offerUp', card, chip }, offerUp({ card, chip, cause }), [`card ${card}`, `unit ${chip}`]),
    )
  return deed.whyNot?.(open, undefined) === undefined
    ? [option({ do: 'purify', card }, purify(), `card ${card}`)]
    : NOTHING
}

const offerUp = step('opportunity.offerUp', (play, { card, chip, cause }) => {
  sacrificeUnit(play, chip, cause)
  noteWord(play, card, DONE)
  play.next(go('opportunity.check'))
})
const purify = step('opportunity.purify', play => {
  const { hero } = play.state.open
  hero.blessings--
  play.emit({ type: 'blessingUsed', left: hero.blessings, for: 'purification' })
  noteWord(play, 'O22', DONE)
  play.next(go('opportunity.check'))
})

export const whyNotFree = (open: Open, answer: Answer | undefined): Why | undefined => {
  if (answer?.do !== 'claim' && answer?.do !== 'offerUp' && answer?.do !== 'purify') return undefined
  const { card } = answer
  const held = open.camp.opportunities.find(each => each.card === card)
  if (held === undefined) return why('VIC-OPPORTUNITY-04', 'notInCamp', { card })
  if (answer.do === 'claim') return isMet(open, held) ? undefined : why('VIC-OPPORTUNITY-07', 'notMet', { card })
  if (held.seen.includes(DONE)) return why('VIC-OPPORTUNITY-06', 'doneAlready', { card })
  if (open.combat !== undefined) return why('VIC-OPPORTUNITY-06', 'onlyOutsideCombat', { card })
  return DEEDS[card]?.whyNot?.(open, answer.do === 'offerUp' ? answer.chip : undefined)
}
