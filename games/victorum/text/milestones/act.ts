import type { Milestone, MilestonePart, MilestoneRow, Stop } from '../../../types.ts'
import { WEEKS } from '../../content/numbers.ts'
import type { HeroId, PlaceId } from '../../content/ids.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { heroHealth, leadershipOf } from '../../rules/units/stats.query.ts'
import { cardName } from '../names.ts'
import type { OpenView } from '../read.ts'
import type { Words } from '../words.ts'
import { words as ids } from '../../words.ts'
import { allOf, lastOf, since } from './facts.ts'
import { influenceRows } from './influence.ts'

const isFightKind = (what: string): what is 'primus' | 'scion' => what === 'primus' || what === 'scion'

const fightsOf = (words: Words, act: number, { deeds }: OpenView) => {
  const { milestones: said, names } = words
  const fights = deeds.fights.filter(fight => fight.act === act)
  const rows = fights.map(
    ({ place, what, result }): MilestoneRow => ({
      icon: result === 'won' ? 'won' : 'lost',
      what: names.placeName(place),
      note: isFightKind(what) ? names.fightKinds[what] : cardName(words, what),
      figure: said.fight[result],
      tone: result === 'won' ? 'good' : 'bad',
    }),
  )
  const won = fights.filter(({ result }) => result === 'won').length
  return { fights, part: { ...said.fights(fights.length, won), rows } }
}

/** How the hero and the camp have grown: what it is now, less what these facts added. */
const grownPart = (words: Words, facts: readonly Fact[], open: OpenView): MilestonePart => {
  const { milestones: said, names } = words
  const raised = (stat: 'health' | 'leadership') =>
    allOf(facts, 'statRaised')
      .filter(fact => fact.stat === stat)
      .reduce((sum, { from, to }) => sum + to - from, 0)
  const row = (icon: string, what: string, now: number, more: number, note?: string): MilestoneRow => ({
    icon,
    what,
    ...(note ? { note } : {}),
    figure: more > 0 ? said.step(now - more, now) : `${now}`,
    tone: more > 0 ? 'good' : 'plain',
  })
  const { hero, camp } = open
  const prowess = allOf(facts, 'prowessGained').map(
    ({ prowess: id }): MilestoneRow => ({
      icon: 'reward',
      what: names.prowess[id].name,
      figure: said.newProwess,
      tone: 'good',
    }),
  )
  return {
    title: said.heroGrown(hero.id),
    rows: [
      row('health', said.health, heroHealth(open), raised('health')),
      row('leadership', said.leadership, leadershipOf(open), raised('leadership')),
      row('attack', said.dice, hero.dice.length, allOf(facts, 'dieAdded').length, names.pool(hero.dice)),
      ...prowess,
      row('units', said.inCamp, camp.units.length, 0),
      row('tactics', said.tactics, camp.tactics.length, 0),
      row('blessings', said.blessings, hero.blessings, 0),
    ],
  }
}

const scionPart = (words: Words, facts: readonly Fact[], open: OpenView): MilestonePart => {
  const { milestones: said } = words
  const rows = influenceRows(words, facts, open)
  const calm: MilestoneRow = { icon: 'influence', what: said.influence(open.scion), figure: `${open.influence}` }
  return { title: said.scionGrown(open.scion), aside: said.scion, rows: rows.length > 0 ? rows : [calm] }
}

const changesPart = ({ milestones: said, names }: Words, act: number, capital: PlaceId): MilestonePart => ({
  title: said.changes(act),
  rows: [
    { icon: 'influence', what: said.perPoint, figure: said.points(act - 1, act), tone: 'bad' },
    { icon: 'week', what: said.weeksLeft(act), figure: `${WEEKS}` },
    { icon: 'none', what: names.placeName(capital), figure: said.closed },
  ],
})

/** Places in the order in which they were come to; lost where a combat there was lost. */
const stopsOf = (facts: readonly Fact[], lostAt: ReadonlySet<PlaceId>): Stop[] =>
  allOf(facts, 'travelled').map(({ to }) => ({
    at: ids.anchor({ is: 'place', place: to }),
    tone: lostAt.has(to) ? 'bad' : 'good',
  }))

/** An act is over, and the next begins where the primus was beaten (VIC-ACT-09). */
export const actPage = (words: Words, told: readonly Fact[], at: number, open: OpenView): Milestone | undefined => {
  const began = told[at]
  if (began?.type !== 'actBegan') return undefined
  const { milestones: said } = words
  const act = began.act - 1
  const facts = since(told, act === 1 ? 'campaignBegan' : 'actBegan', at)
  const primus: HeroId | undefined = lastOf(facts, 'primusBeaten')?.hero
  if (primus === undefined) return undefined
  const { fights, part } = fightsOf(words, act, open)
  const lostAt = new Set(fights.filter(({ result }) => result === 'failed').map(({ place }) => place))
  const stops = stopsOf(facts, lostAt)
  const weeks = lastOf(facts, 'weekMarked')?.weeks ?? 1
  return {
    id: 'act',
    as: 'page',
    tone: 'good',
    icon: 'primus',
    title: said.actWon(act),
    lead: said.actLead(primus, open.place, weeks),
    rows: [
      { icon: 'week', what: said.weeks, figure: said.of(weeks, WEEKS) },
      { icon: 'engage', what: part.title, figure: part.aside },
      ...influenceRows(words, facts, open),
    ],
    parts: [
      part,
      grownPart(words, facts, open),
      scionPart(words, facts, open),
      changesPart(words, began.act, open.place),
    ],
    road: { ...said.road(act, weeks, stops.length), stops },
    next: said.beginAct(began.act),
  }
}
