import type { Change, GameText, Tone } from '../../../types.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import { heroHealth, leadershipOf } from '../../rules/units/stats.query.ts'
import { cardName, isDeck, isRegion } from '../names.ts'
import { type CombatView, type OpenView, type UnitView, viewOf } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

type Value = string | number | undefined

/** Nothing if it stays the same. */
const differs = (what: string, from: Value, to: Value, none: string, tone: Tone = 'plain'): Change[] =>
  from === to ? [] : [{ what: start(what), from: String(from ?? none), to: String(to ?? none), tone }]
const more = (from: number, to: number): Tone => (to === from ? 'plain' : to > from ? 'good' : 'bad')
/** What is good for a unit of yours is bad where it is not. */
const forSide = ({ side }: UnitView, tone: Tone): Tone =>
  side === 'player' || tone === 'plain' ? tone : tone === 'good' ? 'bad' : 'good'

/** Dazed, tactics, and what ends by itself. */
export const stateText = ({ describe, names }: Words, unit: UnitView): string =>
  names.list([
    ...(unit.dazed ? [describe.dazed] : []),
    ...unit.tactics.map(describe.tactic),
    ...unit.lasting.map(({ what }) => describe.lasting(what)),
  ])

const haveSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i])
/** Nearly every unit in nearly every outcome of an attack. */
const isAsBefore = (was: UnitView, is: UnitView): boolean =>
  was.hp === is.hp &&
  was.at === is.at &&
  was.dazed === is.dazed &&
  haveSame(was.tactics, is.tactics) &&
  haveSame(was.carries, is.carries) &&
  was.lasting.length === is.lasting.length &&
  was.lasting.every(({ what }, i) => what === is.lasting[i]?.what)

const unitChanges = (words: Words, was: UnitView | undefined, is: UnitView | undefined): Change[] => {
  const { changes, names } = words
  const { none } = changes
  if (was === undefined)
    return is === undefined
      ? []
      : [{ what: start(changes.place(is.id)), from: changes.out, to: hexName(is.at), tone: 'plain' }]
  if (is === undefined)
    return [
      { what: start(changes.place(was.id)), from: hexName(was.at), to: changes.fallen, tone: forSide(was, 'bad') },
    ]
  if (isAsBefore(was, is)) return []
  const items = ({ carries }: UnitView) => names.list(carries.map(changes.item)) || undefined
  return [
    ...differs(changes.hp(is.id), was.hp, is.hp, none, forSide(is, more(was.hp, is.hp))),
    ...differs(changes.place(is.id), hexName(was.at), hexName(is.at), none),
    ...differs(changes.state(is.id), stateText(words, was) || undefined, stateText(words, is) || undefined, none),
    ...differs(changes.carries(is.id), items(was), items(is), none),
  ]
}

const combatChanges = (words: Words, before: CombatView, after: CombatView): Change[] => {
  const { changes } = words
  const ids = new Set([...before.units, ...after.units].map(({ id }) => id))
  const find = ({ units }: CombatView, id: string) => units.find(unit => unit.id === id)
  const dark = ({ scion }: CombatView) => scion?.count ?? 0
  return [
    ...[...ids].flatMap(id => unitChanges(words, find(before, id), find(after, id))),
    ...differs(changes.points, before.points, after.points, changes.none, more(before.points, after.points)),
    ...differs(changes.darkness, dark(before), dark(after), changes.none, more(dark(after), dark(before))),
  ]
}

const campaignChanges = (words: Words, before: OpenView, after: OpenView): Change[] => {
  const { changes, names } = words
  const { none } = changes
  const number = (what: string, from: number, to: number, tone: Tone = more(from, to)) =>
    differs(what, from, to, none, tone)
  const listed = <Id extends string>(what: string, of: (open: OpenView) => readonly Id[], say: (id: Id) => string) => {
    const named = (ids: readonly Id[]) => names.list(ids.map(say)) || undefined
    const [was, is] = [of(before), of(after)]
    return haveSame(was, is) ? [] : differs(what, named(was), named(is), none)
  }
  return [
    ...differs(changes.encampment, names.placeName(before.place), names.placeName(after.place), none),
    ...number(changes.weeks, before.weeks, after.weeks, 'plain'),
    ...number(changes.influence, before.influence, after.influence, more(after.influence, before.influence)),
    ...number(changes.blessings, before.hero.blessings, after.hero.blessings),
    ...(before.combat === undefined && after.combat === undefined
      ? number(changes.hp('hero'), before.hero.hp, after.hero.hp)
      : []),
    ...number(changes.health, heroHealth(before), heroHealth(after)),
    ...number(changes.leadership, leadershipOf(before), leadershipOf(after)),
    ...differs(changes.attack, names.pool(before.hero.dice), names.pool(after.hero.dice), none, 'good'),
    ...listed(
      changes.prowess,
      ({ hero }) => hero.prowess,
      id => names.prowess[id].name,
    ),
    ...listed(changes.troop, ({ camp }) => camp.units, names.label),
    ...listed(
      changes.tactics,
      ({ camp }) => camp.tactics,
      id => names.tactics[id].name,
    ),
    ...listed(
      changes.opportunities,
      ({ camp }) => camp.opportunities.map(({ card }) => card),
      card => cardName(words, card),
    ),
    ...listed(
      changes.banes,
      ({ camp }) => camp.banes,
      id => names.banes[id].name,
    ),
    ...number(changes.bag, before.bag.length, after.bag.length, 'plain'),
  ]
}

/** What is different between two views: the combat, then the campaign. */
export const createChanges =
  (words: Words): GameText['changes'] =>
  (anyBefore, anyAfter) => {
    const before = viewOf(anyBefore)
    const after = viewOf(anyAfter)
    const { changes } = words
    const fight = ({ outcomeOfCombat }: OpenView) => changes.result[outcomeOfCombat ?? 'open']
    const isWon = after.open.outcomeOfCombat === 'won'
    return [
      ...(before.open.combat && after.open.combat ? combatChanges(words, before.open.combat, after.open.combat) : []),
      ...(after.open.outcomeOfCombat === undefined
        ? []
        : differs(changes.combat, fight(before.open), fight(after.open), changes.none, isWon ? 'good' : 'bad')),
      ...campaignChanges(words, before.open, after.open),
      ...differs(
        changes.campaign,
        changes.over[before.outcome?.result ?? 'open'],
        changes.over[after.outcome?.result ?? 'open'],
        changes.none,
        after.outcome?.result === 'won' ? 'good' : 'bad',
      ),
    ]
  }

/** The hidden thing a preview stops at: the name of a pile, or dice. */
export const createHidden =
  ({ changes: { hidden } }: Words): GameText['hidden'] =>
  what => {
    if (isRegion(what)) return hidden.stack
    if (isDeck(what) || what === 'bag' || what === 'banes') return hidden[what]
    return what === 'dice' || what === 'roll' ? hidden.dice : hidden.other
  }
