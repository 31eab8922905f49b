import { type Foreseen, foresee, type Table, whyNot } from '@tabletome/engine'
import { glyphs } from '../../board/glyphs.ts'
import { game } from '../../index.ts'
import type { Seat, Tactics, UnitId, View } from '../../rules/state.ts'
import { causeName } from '../names.ts'
import { words } from '../en/words.ts'
import { blowOf } from '../options/odds.ts'
import { type AnyView, ATTACKS, isClass, isUnit } from '../read.ts'
import { inBoth, LANGUAGES, NAMES } from './sane.ts'

type TacticsTable = Table<Tactics>
const { en } = LANGUAGES
const shown = (view: View) => view as unknown as AnyView

/** What games have met, so that a test can say that nothing was missed. */
export class Met {
  readonly choices = new Set<string>()
  /** The choice and the verb of an option. */
  readonly verbs = new Set<string>()
  readonly facts = new Set<string>()
  /** Kinds of answers whose figures were held against what the rules foresee. */
  readonly figures = new Set<string>()
}

const iconsExist = (icon: string | undefined) => (icon === undefined || icon in glyphs ? [] : [`no icon ${icon}`])

/** Causes of which the line itself says enough: set-up, one's own turn. */
const UNSAID = new Set(['setup', 'step', 'turn', 'points', 'survivors', 'captures', 'flags', 'health', 'shared'])

const causesIn = (fact: object): string[] => [
  ...('cause' in fact && typeof fact.cause === 'string' ? [fact.cause] : []),
  ...('terms' in fact && Array.isArray(fact.terms) ? fact.terms.map(({ cause }: { cause: string }) => cause) : []),
]

export const factsTold = (table: TacticsTable, met: Met): string[] =>
  table.facts.flatMap(({ fact }) => {
    met.facts.add(fact.type)
    const line = en.log(fact, NAMES)
    const nameless =
      fact.type === 'ended' || fact.type === 'endTriggered' || fact.type === 'dungeonLeft'
        ? []
        : causesIn(fact).filter(cause => !UNSAID.has(cause) && causeName(words, cause) === '')
    return [
      ...inBoth(`log ${JSON.stringify(fact)}`, text => text.log(fact, NAMES)),
      ...iconsExist(line?.icon),
      ...nameless.map(cause => `${fact.type}: no name for the cause ${cause}`),
    ]
  })

export const resultTold = (table: TacticsTable): string[] =>
  inBoth('result', text => [text.result(shown(table.view('p1')), NAMES), text.headline(shown(table.view('p1')), NAMES)])

/** Status line, headline, phases and every option, for the one who is asked and for those who wait. */
const questionTold = (table: TacticsTable, met: Met): string[] =>
  table.decisions.flatMap(({ choice, seat, options }) => {
    met.choices.add(choice)
    const view = shown(table.view(seat))
    const asked = { ...NAMES, isMe: (each: string) => each === seat }
    const waiting = { ...NAMES, isMe: () => false }
    const faults = [asked, waiting].flatMap(names =>
      inBoth(choice, text => [text.ask(choice, view, view.waiting, names), text.headline(view, names)]),
    )
    if (en.ask(choice, view, view.waiting, asked).rule === undefined) faults.push(`${choice}: no rule`)
    const phases = en.phases(view)
    if (phases && phases.names[phases.at] === undefined) faults.push(`${choice}: no phase ${phases.at}`)
    faults.push(...inBoth(choice, text => text.phases(view)))
    const twins = new Map<string, string>()
    for (const { id } of options) {
      const [first = '', second = ''] = id.split(' ')
      met.verbs.add(`${choice} ${isClass(first) ? second : first}`)
      faults.push(...inBoth(`${choice} ${id}`, text => text.option(choice, id, view, asked)))
      const { what, why, group, icon } = en.option(choice, id, view, asked)
      const said = JSON.stringify([what, why, group])
      if (twins.has(said)) faults.push(`${choice}: “${twins.get(said)}” and “${id}” both say ${said}`)
      twins.set(said, id)
      faults.push(...iconsExist(icon))
    }
    return faults
  })

/** What is shown as barred is either possible or has a reason in words. */
const refusalsTold = (table: TacticsTable): string[] =>
  table.decisions.flatMap(({ choice, seat, options }) => {
    const view = table.view(seat)
    const possible = new Set(options.map(({ id }) => id))
    const labels = inBoth(`barred ${choice}`, text => text.barred(choice, shown(view), seat, NAMES))
    const reasons = en.barred(choice, shown(view), seat, NAMES).flatMap(({ anchor }) => {
      const why = whyNot(game, view, anchor)
      if (why !== undefined) return inBoth(`barred ${anchor}`, text => text.reason(why))
      return possible.has(anchor) ? [] : [`${choice}: no reason for ${anchor}`]
    })
    return [...labels, ...reasons]
  })

const boardTold = (view: View, option: string, outcomes: readonly Foreseen<Tactics>[]): string[] => {
  const faults = inBoth('describe', text => text.describe(shown(view), NAMES))
  for (const { anchor } of en.describe(shown(view), NAMES)) {
    if (en.card(anchor, shown(view)) === undefined) faults.push(`no card for ${anchor}`)
    faults.push(...inBoth(`card ${anchor}`, text => text.card(anchor, shown(view))))
  }
  for (const { view: after, stopped, what } of outcomes) {
    faults.push(...inBoth(`changes ${option}`, text => text.changes(shown(view), shown(after))))
    if (stopped === 'hidden') faults.push(...inBoth(`hidden ${what}`, text => text.hidden(what ?? '')))
  }
  return faults
}

/** The figures in the second line of an option are those the rules come to. */
const figuresHold = (view: View, seat: Seat, option: string, outcomes: readonly Foreseen<Tactics>[], met: Met) => {
  const { open } = view
  const [first, verb = '', target] = option.split(' ')
  const kind = ATTACKS.find(each => each === verb)
  const facts = outcomes.flatMap(outcome => outcome.facts)
  const holds = (what: string, mine: unknown, theirs: unknown) => {
    met.figures.add(what)
    return mine === theirs ? [] : [`${option}: ${what} is ${String(theirs)}, not ${String(mine)}`]
  }
  if (!isClass(first)) return []
  const unit: UnitId = `${seat}.${first}`
  if (kind !== undefined && isUnit(target)) {
    const hit = facts.find(fact => fact.type === 'damaged' && fact.by === unit && !fact.area)
    if (hit?.type !== 'damaged' || kind === 'spell') return []
    return holds(`damage of ${kind}`, blowOf(open, kind, unit, target)?.amount, hit.amount)
  }
  const said = /^(\d+) of (\d+) MP/.exec(en.option('turn.act', option, shown(view), NAMES).why ?? '')
  const ended = facts.find(fact => fact.type === 'moveEnded' && fact.unit === unit)
  if (verb !== 'to' || said === null || ended?.type !== 'moveEnded' || outcomes.length !== 1) return []
  const spent = facts.reduce((sum, fact) => (fact.type === 'stepped' && fact.unit === unit ? sum + fact.cost : sum), 0)
  return holds('cost of a way', Number(said[1]), spent)
}

/** Everything that is wrong with the words for a position in which `option` is about to be chosen. */
export const faultsAt = (table: TacticsTable, seat: Seat, option: string, met: Met): string[] => {
  const view = table.view(seat)
  const outcomes = foresee(game, view, option)
  return [
    ...factsTold(table, met),
    ...questionTold(table, met),
    ...refusalsTold(table),
    ...boardTold(view, option, outcomes),
    ...figuresHold(view, seat, option, outcomes, met),
  ]
}
