import { type Foreseen, foresee, type Table, whyNot } from '@tabletome/engine'
import { glyphs } from '../../board/glyphs.ts'
import { game } from '../../index.ts'
import type { Defenders, Seat, View } from '../../rules/state.ts'
import {
  defendCost,
  fightDamage,
  isRestoredFirst,
  lowered,
  sacrificeGain,
  secureAmount,
  surchargeOf,
} from '../figures.ts'
import { type AnyView, attackOf, aboutOf, colourOf, defenderOf, placeOf } from '../read.ts'
import { inBoth, LANGUAGES, NAMES } from './sane.ts'

type DefendersTable = Table<Defenders>
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

export const factsTold = (table: DefendersTable, met: Met): string[] =>
  table.facts.flatMap(({ fact }) => {
    met.facts.add(fact.type)
    const line = en.log(fact, NAMES)
    return [...inBoth(`log ${JSON.stringify(fact)}`, text => text.log(fact, NAMES)), ...iconsExist(line?.icon)]
  })

export const resultTold = (table: DefendersTable): string[] =>
  inBoth('result', text => text.result(shown(table.view('p1')), NAMES))

/** Status line, headline, phases and every option, for the one who is asked and for those who wait. */
const questionTold = (table: DefendersTable, met: Met): string[] =>
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
      met.verbs.add(`${choice} ${colourOf(first) ? second : first}`)
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
const refusalsTold = (table: DefendersTable): string[] =>
  table.decisions.flatMap(({ choice, seat, options }) => {
    const view = table.view(seat)
    const possible = new Set(options.flatMap(({ id, at }) => [id, ...(at === undefined ? [] : [at].flat())]))
    const labels = inBoth(`barred ${choice}`, text => text.barred(choice, shown(view), seat, NAMES))
    const reasons = en.barred(choice, shown(view), seat, NAMES).flatMap(({ anchor }) => {
      const why = whyNot(game, view, anchor)
      if (why !== undefined) return inBoth(`barred ${anchor}`, text => text.reason(why))
      return possible.has(anchor) || possible.has(anchor.replace(/^\w+ use /, 'ability '))
        ? []
        : [`${choice}: no reason for ${anchor}`]
    })
    return [...labels, ...reasons]
  })

const boardTold = (view: View, option: string, outcomes: readonly Foreseen<Defenders>[]): string[] => {
  const faults = inBoth('describe', text => text.describe(shown(view), NAMES))
  for (const { anchor } of en.describe(shown(view), NAMES))
    if (en.card(anchor, shown(view)) === undefined) faults.push(`no card for ${anchor}`)
  for (const { view: after, stopped, what } of outcomes) {
    faults.push(...inBoth(`changes ${option}`, text => text.changes(shown(view), shown(after))))
    if (stopped === 'hidden') faults.push(...inBoth(`hidden ${what}`, text => text.hidden(what ?? '')))
  }
  return faults
}

/** The figures in the second line of an option are those the rules come to. */
const figuresHold = (view: View, option: string, outcomes: readonly Foreseen<Defenders>[], met: Met): string[] => {
  const { open } = view
  const [first, verb = '', target] = option.split(' ')
  const colour = colourOf(first)
  if (colour === undefined || view.agenda.at(-1)?.do === 'ability.rally') return []
  const facts = outcomes.flatMap(outcome => outcome.facts)
  const holds = (what: string, mine: unknown, theirs: unknown) => {
    met.figures.add(what)
    return mine === theirs ? [] : [`${option}: ${what} is ${String(theirs)}, not ${String(mine)}`]
  }
  const faults: string[] = []
  if (facts[0]?.type === 'turnTaken')
    faults.push(...holds('restored first', isRestoredFirst(open, colour), facts[1]?.type === 'restored'))
  const attack = attackOf(aboutOf(view))
  if (verb === 'defend' && attack) {
    const paid = facts.find(fact => fact.type === 'defended')
    if (paid) faults.push(...holds(`price of ${paid.way}`, defendCost(open, colour, target, attack), paid.cost))
  }
  if (verb === 'secure') {
    const fell = facts.find(fact => fact.type === 'threatFell')
    const { at } = defenderOf(open, colour)
    if (fell) faults.push(...holds('secure', lowered(open, at, secureAmount(open, colour)), fell.to))
  }
  if (verb === 'fight') {
    const fought = facts.find(fact => fact.type === 'fought')
    if (fought) faults.push(...holds('damage', fightDamage(open, colour), fought.damage))
  }
  if (verb === 'sacrifice') {
    const gained = facts.find(fact => fact.type === 'sacrificed')
    if (gained) faults.push(...holds('gain', sacrificeGain(open, colour), gained.gain))
  }
  const to = placeOf(target)
  const [outcome] = outcomes
  if (verb === 'move' && to && open.turn?.card === 'own' && outcome?.view.open.turn?.card === 'own')
    faults.push(...holds('step', 1 + surchargeOf(open, to), open.turn.ap - outcome.view.open.turn.ap))
  return faults
}

/** Everything that is wrong with the words for a position in which `option` is about to be chosen. */
export const faultsAt = (table: DefendersTable, seat: Seat, option: string, met: Met): string[] => {
  const view = table.view(seat)
  const outcomes = foresee(game, view, option)
  return [
    ...factsTold(table, met),
    ...questionTold(table, met),
    ...refusalsTold(table),
    ...boardTold(view, option, outcomes),
    ...figuresHold(view, option, outcomes, met),
  ]
}
