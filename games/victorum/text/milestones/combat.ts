import type { Milestone, MilestoneRow } from '../../../types.ts'
import { PRIMUS_TROOP, WEEKS } from '../../content/numbers.ts'
import { leadershipOf, heroHealth } from '../../rules/units/stats.query.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { cardName, isHeroId } from '../names.ts'
import type { OpenView } from '../read.ts'
import type { Words } from '../words.ts'
import { allOf, type FactOf, lastOf, since, until } from './facts.ts'
import { influenceRows } from './influence.ts'

/** The hero's HP when it entered, and when it was over. */
const heroRow = ({ milestones: said }: Words, fought: readonly Fact[], open: OpenView): MilestoneRow[] => {
  const entered = allOf(fought, 'deployed').find(({ unit }) => unit === 'hero')
  if (!entered) return []
  let hp = entered.hp
  for (const fact of fought) {
    if ((fact.type === 'damaged' || fact.type === 'healed' || fact.type === 'hpGained') && fact.unit === 'hero')
      hp = fact.to
    if (fact.type === 'survived') hp = fact.hp
  }
  const figure = said.hp(entered.hp, hp, heroHealth(open))
  return [{ icon: 'health', what: said.hero, figure, tone: hp < entered.hp ? 'bad' : 'plain' }]
}

const fallenRows = (
  { milestones: said, names }: Words,
  fought: readonly Fact[],
  kind: FactOf<'combatBegan'>['kind'],
): MilestoneRow[] =>
  allOf(fought, 'defeated')
    .filter(({ side, unit }) => side === 'player' && unit !== 'hero')
    .map(({ unit }) => ({ icon: 'fall', tone: 'bad', what: names.label(unit), ...said.fallen[kind] }))

const PRIMUSES = 3

const beatenLeaf = (words: Words, against: string, rows: MilestoneRow[], open: OpenView): Milestone | undefined => {
  const { milestones: said } = words
  if (!isHeroId(against)) return undefined
  const nth = open.act
  const troop = said.troop(Math.min(PRIMUS_TROOP, leadershipOf(open)))
  return {
    id: 'primus',
    as: 'leaf',
    tone: 'good',
    icon: 'primus',
    title: said.beaten(against),
    lead: said.beatenLead(nth, PRIMUSES, open.place),
    rows: [
      { icon: 'rival', what: said.primuses, figure: said.of(nth, PRIMUSES) },
      ...rows,
      { icon: 'healed', what: said.healsFully, figure: said.of(heroHealth(open), heroHealth(open)), tone: 'good' },
      { icon: 'reward', what: said.prowess, figure: said.chooseOne, tone: 'good' },
      { icon: 'units', ...troop, tone: 'good' },
    ],
    next: { what: said.chooseProwess },
  }
}

/** A combat is over: won with its reward to choose, lost with its price; a primus beaten ends the act. */
export const combatLeaf = (words: Words, told: readonly Fact[], at: number, open: OpenView): Milestone | undefined => {
  const { milestones: said, names } = words
  const fought = since(told, 'combatBegan', at)
  const began = lastOf(fought, 'combatBegan')
  const ended = told[at]
  if (!began || ended?.type !== 'combatEnded') return undefined
  const rows = [...heroRow(words, fought, open), ...fallenRows(words, fought, began.kind)]
  const { kind, event, against = '' } = began
  if (kind === 'primus') return beatenLeaf(words, against, rows, open)
  if (kind === 'scion') return undefined
  const turn = lastOf(fought, 'turnBegan')?.turn ?? 1
  const name = event === undefined ? names.fightKinds[kind] : cardName(words, event)
  const lead = said.ended(name, turn, ended.cause)
  if (ended.result === 'won')
    return {
      id: 'won',
      as: 'leaf',
      tone: 'good',
      icon: 'rival',
      title: said.wonAt(open.place),
      lead,
      rows: [...rows, { icon: 'reward', ...said.reward[kind], tone: 'good' }],
      next: { what: said.chooseReward },
    }
  const after = until(told, 'travelled', at)
  const week = lastOf(after, 'weekMarked')
  return {
    id: 'lost',
    as: 'leaf',
    tone: 'bad',
    icon: 'lost',
    title: said.lostAt(open.place),
    lead,
    rows: [
      ...rows,
      ...(week ? [{ icon: 'week', what: said.week, figure: said.of(week.weeks, WEEKS) }] : []),
      ...influenceRows(words, after, open),
    ],
    next: { what: said.travelOn },
  }
}
