import {
  type Foreseen,
  foresee,
  type Game,
  type Option,
  type Shape,
  type Position,
  type View,
  whyNot,
} from '@tabletome/engine'
import { inBothOf, NAMES, type Texts } from './sane.ts'

/** What games have met, so that a test can say that nothing was missed. */
export class Met {
  readonly choices = new Set<string>()
  /** The choice and the verb of an option. */
  readonly verbs = new Set<string>()
  readonly facts = new Set<string>()
  /** Kinds of answers whose figures were held against what the rules foresee. */
  readonly figures = new Set<string>()
}

/** A position in which `option` is about to be chosen. */
export interface AboutTo<S extends Shape> {
  readonly view: View<S>
  readonly seat: S['seat']
  readonly option: string
  readonly outcomes: readonly Foreseen<S>[]
  /** Two figures that must agree: what the text says and what the rules come to. */
  holds(what: string, mine: unknown, theirs: unknown): string[]
}

/** What the check of a game's words needs to know of the game. */
export interface Told<S extends Shape> {
  readonly game: Game<S>
  readonly texts: Texts
  readonly glyphs: Readonly<Record<string, string>>
  /** The verb of an option's id, without the piece that acts. */
  verbOf(option: string): string
  /** Whether something shown as barred can be done after all. */
  isPossible(anchor: string, options: readonly Option[]): boolean
  /** What else can be wrong with a fact. */
  factFaults?(fact: S['fact']): string[]
  /** The figures in the second line of an option, held against the rules. */
  figuresHold(about: AboutTo<S>): string[]
}

export interface Teller<S extends Shape> {
  factsTold(position: Position<S>, met: Met): string[]
  resultTold(position: Position<S>): string[]
  /** Everything that is wrong with the words for a position in which `option` is about to be chosen. */
  faultsAt(position: Position<S>, seat: S['seat'], option: string, met: Met): string[]
}

/** Texts are written for any game's view. */
const shown = <S extends Shape>(view: View<S>) => view as unknown as View<Shape>

/** The short goal fits one line of a small screen. */
const SHORT_GOAL = 52

export const tellerOf = <S extends Shape>(told: Told<S>): Teller<S> => {
  const { game, texts, glyphs } = told
  const { en } = texts
  const inBoth = inBothOf(texts)
  const iconsExist = (icon: string | undefined) => (icon === undefined || icon in glyphs ? [] : [`no icon ${icon}`])

  const factsTold = (position: Position<S>, met: Met): string[] =>
    position.facts.flatMap(({ fact }) => {
      met.facts.add(fact.type)
      return [
        ...inBoth(`log ${JSON.stringify(fact)}`, text => text.log(fact, NAMES)),
        ...iconsExist(en.log(fact, NAMES)?.icon),
        ...(told.factFaults?.(fact) ?? []),
      ]
    })

  const resultTold = (position: Position<S>): string[] => {
    const view = shown(position.view(position.seats[0]))
    return inBoth('result', text => [text.result(view, NAMES), text.headline(view, NAMES), text.goal(view, NAMES)])
  }

  /** Status line, headline, phases and every option, for the one who is asked and for those who wait. */
  const questionTold = (position: Position<S>, met: Met): string[] =>
    position.decisions.flatMap(({ choice, seat, options }) => {
      met.choices.add(choice)
      const view = shown(position.view(seat))
      const asked = { ...NAMES, isMe: (each: string) => each === seat }
      const waiting = { ...NAMES, isMe: () => false }
      const faults = [asked, waiting].flatMap(names =>
        inBoth(choice, text => [text.ask(choice, view, view.waiting, names), text.headline(view, names)]),
      )
      if (en.ask(choice, view, view.waiting, asked).rule === undefined) faults.push(`${choice}: no rule`)
      const phases = en.phases(view)
      if (phases && phases.names[phases.at] === undefined) faults.push(`${choice}: no phase ${phases.at}`)
      faults.push(...inBoth(choice, text => text.phases(view)))
      faults.push(...inBoth(`goal at ${choice}`, text => text.goal(view, asked)))
      for (const text of Object.values(texts)) {
        const { short } = text.goal(view, asked)
        if (short.length > SHORT_GOAL) faults.push(`${choice}: the short goal “${short}” is too long`)
      }
      const twins = new Map<string, string>()
      for (const { id } of options) {
        met.verbs.add(`${choice} ${told.verbOf(id)}`)
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
  const refusalsTold = (position: Position<S>): string[] =>
    position.decisions.flatMap(({ choice, seat, options }) => {
      const view = position.view(seat)
      const labels = inBoth(`barred ${choice}`, text => text.barred(choice, shown(view), seat, NAMES))
      const reasons = en.barred(choice, shown(view), seat, NAMES).flatMap(({ anchor }) => {
        const why = whyNot(game, view, anchor)
        if (why !== undefined) return inBoth(`barred ${anchor}`, text => text.reason(why))
        return told.isPossible(anchor, options) ? [] : [`${choice}: no reason for ${anchor}`]
      })
      return [...labels, ...reasons]
    })

  const boardTold = (view: View<S>, option: string, outcomes: readonly Foreseen<S>[]): string[] => {
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

  const faultsAt = (position: Position<S>, seat: S['seat'], option: string, met: Met): string[] => {
    const view = position.view(seat)
    const outcomes = foresee(game, view, option)
    const holds = (what: string, mine: unknown, theirs: unknown) => {
      met.figures.add(what)
      return mine === theirs ? [] : [`${option}: ${what} is ${String(theirs)}, not ${String(mine)}`]
    }
    return [
      ...factsTold(position, met),
      ...questionTold(position, met),
      ...refusalsTold(position),
      ...boardTold(view, option, outcomes),
      ...told.figuresHold({ view, seat, option, outcomes, holds }),
    ]
  }

  return { factsTold, resultTold, faultsAt }
}
