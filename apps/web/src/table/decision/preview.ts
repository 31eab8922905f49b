import { percentOf } from '@tabletome/games/text/percent.ts'
import { foresee, type Foreseen, type Foresight, type Game, type Shape, type View, whyNot } from '@tabletome/engine'
import { endsUndo, type UndoEnd } from '@tabletome/match'
import type { Change, GameText } from '@tabletome/games/types'

/** One way an option can turn out. */
export interface Outcome {
  readonly chance: number
  readonly changes: readonly Change[]
  /** What is revealed next and cannot be foreseen. */
  readonly hidden?: string
  readonly over: boolean
  /** It was looked past a question that the table really asks. */
  readonly past: boolean
  readonly view: View<Shape>
  readonly facts: readonly { readonly type: string }[]
  /** So many of the facts belong to the option itself. */
  readonly own: number
}
/** The likeliest first; the chances add up to 1. */
export type Preview = readonly Outcome[]

/** Outcomes that read alike are one to the reader: their chances are added. */
const merged = (outcomes: readonly Outcome[]): Outcome[] => {
  const byWords = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const words = JSON.stringify([outcome.changes, outcome.hidden, outcome.over])
    const same = byWords.get(words)
    const likelier = same && same.chance >= outcome.chance ? same : outcome
    byWords.set(words, { ...likelier, chance: (same?.chance ?? 0) + outcome.chance })
  }
  return [...byWords.values()].sort((a, b) => b.chance - a.chance)
}

type Looked = Foreseen<Shape> & { readonly past: boolean }

/** The rules are run once per option of a position, however often it is pointed at. */
const foreseen = new WeakMap<View<Shape>, Map<string, readonly Looked[]>>()
const foreseeOnce = (game: Game<Shape>, view: View<Shape>, option: string) => {
  let known = foreseen.get(view)
  if (!known) {
    known = new Map()
    foreseen.set(view, known)
  }
  let results = known.get(option)
  if (!results) {
    results = foreseePastPasses(game, view, option)
    known.set(option, results)
  }
  return results
}

/** So many questions in a row where one can only pass are looked through. */
const MOST_PASSES = 6

/** A question where the reader can only pass answers itself: what an option leads to is told from behind it. */
const foreseePastPasses = (
  game: Game<Shape>,
  view: View<Shape>,
  option: string,
  passes = MOST_PASSES,
): readonly Looked[] =>
  foresee(game, view, option).flatMap((result): readonly Looked[] => {
    const [decision, ...others] = result.decisions
    const onlyPass = others.length === 0 && decision?.options.length === 1 && decision.options[0]?.id === 'pass'
    if (result.stopped !== 'decision' || !onlyPass || passes === 0) return [{ ...result, past: false }]
    return foreseePastPasses(game, result.view, 'pass', passes - 1).map(next => ({
      ...next,
      chance: result.chance * next.chance,
      facts: [...result.facts, ...next.facts],
      learned: result.learned || next.learned,
      shown: result.shown || next.shown,
      past: true,
    }))
  })

/** What it leads to is put into words once as well; other words or another foresight would say it differently. */
const told = new WeakMap<
  readonly Looked[],
  { text: GameText; foresight: Foresight<Shape> | undefined; preview: Preview }
>()

/** Runs the real rules on what this seat may see, up to the next question or the first thing hidden. */
export const previewOf = (
  game: Game<Shape>,
  text: GameText,
  view: View<Shape>,
  option: string,
  foresight?: Foresight<Shape>,
): Preview => {
  const looked = foreseeOnce(game, view, option)
  const before = told.get(looked)
  if (before?.text === text && before.foresight === foresight) return before.preview
  const preview = merged(
    looked.map(({ chance, view: after, facts, own, stopped, what, past }) => ({
      chance,
      changes: text.changes(view, after, foresight),
      over: stopped === 'over',
      past,
      view: after,
      facts,
      own,
      hidden: stopped === 'hidden' && what !== undefined ? text.hidden(what) : undefined,
    })),
  )
  told.set(looked, { text, foresight, preview })
  return preview
}

/** Why there is no undo once the option is taken, or may soon be none. */
export const undoEndOf = (game: Game<Shape>, view: View<Shape>, option: string): UndoEnd | undefined =>
  endsUndo(foreseeOnce(game, view, option))

/** The changes of a sure outcome, short enough for the second line of a button. */
export const shortly = (preview: Preview, most = 3): string => {
  const [only, ...others] = preview
  if (!only || others.length > 0) return ''
  return only.changes
    .slice(0, most)
    .map(({ what, from, to }) => `${what} ${from} → ${to}`)
    .join(' · ')
}

/** Percent as the reader writes it. */
export const percent = (chance: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percentOf(chance) / 100)

export interface Why {
  readonly text: string
  readonly rule: string
}

/** A reason with its rule behind it, as one line; the full stop would stand in the middle. */
export const citing = ({ text, rule }: Why): string => `${text.replace(/\.$/, '')} · ${rule}`

export const whyNotAt = (game: Game<Shape>, text: GameText, view: View<Shape>, anchor: string): Why | undefined => {
  const reason = whyNot(game, view, anchor)
  return reason && { text: text.reason(reason), rule: reason.rule }
}
