import type { OptionText } from '../../../types.ts'
import { UPGRADED } from '../../content/dice.ts'
import type { BaneId, DeckId, OpportunityId, ProwessId, TacticId } from '../../content/ids.ts'
import { WEEKS } from '../../content/numbers.ts'
import { SCIONS } from '../../content/scions.ts'
import { progressOf } from '../../rules/effects/criteria.query.ts'
import { banesOf, influenceOfSpectating } from '../../rules/campaign/influence.query.ts'
import { guardOf } from '../../rules/campaign/guard.query.ts'
import { kindOfChip } from '../../rules/units/kinds.query.ts'
import { banesCounted, firstDarkness, scionBonus, scionDice } from '../../rules/scions/scions.query.ts'
import { capacityOf, heroHealth, leadershipOf } from '../../rules/units/stats.query.ts'
import { troopToLead } from '../../rules/camp/troop.query.ts'
import { placeNamed } from '../../rules/campaign/world.query.ts'
import type { AnswerOf, PadAnswer } from '../../rules/state/shape.ts'
import { regionOf } from '../../rules/campaign/regions.query.ts'
import { cardName, guardName } from '../names.ts'
import { type At, optionText } from './at.ts'

export const prowessText = ({ words }: At, id: ProwessId): OptionText =>
  optionText(words.options.prowess(id), [words.names.prowess[id].text], { icon: 'prowess' })

/** Dice, Health and Leadership of the pad, before and after (VIC-UPGRADE-01…05). */
export const padText = ({ words, open }: At, answer: PadAnswer): OptionText => {
  const { options, why } = words
  const { dice } = open.hero
  if (answer.do === 'health') {
    const health = heroHealth(open)
    return optionText(options.health, [why.change(health, health + 1)], { icon: 'health' })
  }
  if (answer.do === 'leadership') {
    const leadership = leadershipOf(open)
    return optionText(options.leadership, [why.change(leadership, leadership + 1)], { icon: 'leadership' })
  }
  if (answer.do === 'addDie') return optionText(options.addDie, [why.die(dice, [...dice, 'Y'])], { icon: 'die' })
  const { column } = answer
  const from = dice[column]
  const to = from === undefined ? undefined : UPGRADED[from]
  if (from === undefined || to === undefined) return optionText('')
  return optionText(options.upgradeDie(column, from, to), [why.die(dice, dice.with(column, to))], { icon: 'die' })
}

const WAYS = { to: 'path', pastHarbor: 'pass', sail: 'sail' } as const
/** By land, past a harbor, or by sea for a week (VIC-TRAVEL-08, VIC-HARBOR-01). */
export const travelText = ({ words, open }: At, answer: AnswerOf<'to' | 'pastHarbor' | 'sail'>): OptionText => {
  const { options, why } = words
  const { to } = answer
  const way = WAYS[answer.do]
  const { kind } = placeNamed(to)
  const region = regionOf(to)
  const front = kind === 'sport' || kind === 'bloodshed' || kind === 'opportunity' ? open.fronts[kind] : undefined
  const guard = guardOf(open, to)
  const isLast = way === 'sail' && WEEKS - 1 - open.weeks === 1
  const what =
    answer.do === 'to'
      ? options.go(to)
      : answer.do === 'pastHarbor'
        ? options.past(to, answer.harbor)
        : options.sail(to, answer.from, answer.harbor)
  return optionText(
    what,
    [
      why.place(kind, region),
      front === undefined ? undefined : why.front(cardName(words, front)),
      guard === undefined ? undefined : why.guard(guardName(words, guard)),
      way === 'sail' ? why.week : undefined,
      isLast ? why.lastWeek : undefined,
    ],
    {
      icon: way,
      group: options.groups[way],
      ...(way === 'sail' ? { fold: options.folds.sail } : {}),
      ...(isLast ? { tone: 'threat' as const } : {}),
    },
  )
}

export const acceptText = ({ words, open }: At, deck: DeckId): OptionText =>
  optionText(
    words.options.accept(cardName(words, open.fronts[deck] ?? '')),
    [words.why.weekLeft(WEEKS - open.weeks - 1)],
    { icon: 'accept', main: true },
  )

/** Influence by the act, and whether it draws a bane; the hero fully heals (VIC-SPECTATE-03, VIC-SPECTATE-04). */
export const spectateText = ({ words, open }: At): OptionText => {
  const points = influenceOfSpectating(open)
  return optionText(words.options.spectate, [words.why.influence(points, banesOf(open, points)), words.why.fullHeal], {
    icon: 'spectate',
  })
}

export const orderText = ({ words }: At, cards: readonly string[]): OptionText =>
  optionText(words.options.order(cards.map(card => cardName(words, card))), [], {
    icon: 'order',
    fold: words.options.folds.order,
  })

export const cardText = ({ words: { names, options } }: At, card: OpportunityId): OptionText => {
  const { name, task } = names.opportunity(card)
  return optionText(options.keepCard(name), [task], { icon: 'keep' })
}

export const changeText = ({ words }: At, card: OpportunityId): OptionText =>
  optionText(words.options.change(card), [words.names.opportunity(card).change], { icon: 'change' })

export const claimText = ({ words, open }: At, card: OpportunityId): OptionText => {
  const held = open.camp.opportunities.find(each => each.card === card)
  const progress = held === undefined ? undefined : progressOf(open, held)
  return optionText(
    words.options.claim(card),
    [progress && words.why.progress(progress.have, progress.need), words.names.opportunity(card).task],
    { icon: 'claim', group: words.options.groups.free },
  )
}
/** Giving something up for an Opportunity. */
export const offerText = ({ words }: At, card: OpportunityId, chip: string | undefined): OptionText =>
  optionText(words.options.offer(card, chip), [words.names.opportunity(card).change], {
    icon: 'sacrifice',
    group: words.options.groups.free,
    tone: 'threat',
  })

/** The printed values of a chip. */
export const statsOfChip = ({ words, open }: At, chip: string): string => {
  if (chip === 'hero') return words.why.hpOf(open.hero.hp, heroHealth(open))
  const { movement, range, health, attack } = kindOfChip(chip)
  return words.why.stats(movement, range, health, attack)
}
/** One more than Leadership means a sacrifice right after (VIC-RECRUIT-04). */
const tooMany = ({ words, open }: At): string | undefined => {
  const [troop, leadership] = [troopToLead(open) + 1, leadershipOf(open)]
  return troop > leadership ? words.why.tooMany(troop, leadership) : undefined
}
export const recruitText = (at: At, chip: string): OptionText =>
  optionText(at.words.options.recruit(chip), [statsOfChip(at, chip), tooMany(at)], { icon: 'recruit' })
export const keepUnitText = (at: At, chip: string): OptionText =>
  optionText(at.words.options.keepUnit(chip), [statsOfChip(at, chip), tooMany(at)], { icon: 'recruit' })
/** Up to capacity, as far as the supply goes (VIC-TACTIC-15). */
export const tacticsText = ({ words, open }: At): OptionText => {
  const held = open.camp.tactics.length
  const left = Object.values(open.tactics).reduce((sum, copies) => sum + copies, 0)
  return optionText(words.options.tactics, [words.why.tactics(held, held + Math.min(left, capacityOf(open) - held))], {
    icon: 'tactics',
    group: words.options.groups.tactics,
  })
}
/** What a bane does, and before the scion combat what the scion is without it (VIC-SCION-03). */
export const removeText = ({ words }: At, id: BaneId, scion?: string): OptionText =>
  optionText(words.options.remove(id), [scion, words.names.banes[id].text], { icon: 'remove' })
export const scionWithout = ({ words, open }: At): string => {
  const { scion } = words.why
  const banes = banesCounted(open)
  const [health, darkness] = [scionBonus(open), firstDarkness(open)]
  const yellow = scionDice(open).filter(die => die === 'Y').length
  const printed = SCIONS[open.scion].dice.filter(die => die === 'Y').length
  if (health > 0) {
    const full = (SCIONS[open.scion].chips[0]?.health ?? 0) + health
    return scion.health(words.names.scions[open.scion], full, full - 1)
  }
  if (yellow > printed) return scion.dice(yellow, yellow - 1)
  return darkness > 0 && darkness === banes ? scion.darkness(darkness, darkness - 1) : scion.none
}
/** A unit that is given up goes to the bag (VIC-RECRUIT-05). */
export const sacrificeText = (at: At, chip: string): OptionText =>
  optionText(at.words.options.sacrifice(chip), [statsOfChip(at, chip)], { icon: 'sacrifice', tone: 'threat' })
export const discardText = ({ words }: At, tactic: TacticId): OptionText =>
  optionText(words.options.discard(tactic), [words.why.tacticOf(tactic)], { icon: tactic })
