import type { Shape, View } from '@tabletome/engine'
import { applyDelta, type Happening } from '@tabletome/match'

export type Fact = { readonly type: string }

/** A part that is shown fact by fact: the view it starts from, what happens, the view it leads to. */
export interface Segment {
  readonly seq: number
  /** Which fact of its answer is the first one here. */
  readonly from: number
  readonly before: View<Shape>
  readonly facts: readonly Fact[]
  /** The table after each fact, as the engine tells it. */
  readonly views?: readonly View<Shape>[]
  readonly after: View<Shape>
}
export interface Playback {
  readonly queue: readonly Segment[]
  /** Which fact of the first segment is being shown. */
  readonly at: number
  /** Where the board rests when nothing is being played. */
  readonly view: View<Shape>
  readonly seq: number
  /** What can be shown once more. */
  readonly last: readonly Segment[]
  /** It is being shown once more, so the chronicle already tells it. */
  readonly again: boolean
}

export const settled = (view: View<Shape>, seq: number): Playback => ({
  queue: [],
  at: 0,
  view,
  seq,
  last: [],
  again: false,
})

/** What the person who answered had seen in the preview need not be shown step by step. */
export interface Foreknown {
  readonly seat: string
  readonly option: string | readonly string[]
  readonly facts: readonly Fact[]
  readonly view: View<Shape>
}

const isSame = (a: Fact, b: Fact | undefined) => JSON.stringify(a) === JSON.stringify(b)

const isForeknown = (happening: Happening, known: Foreknown | undefined): known is Foreknown =>
  known !== undefined &&
  known.seat === happening.seat &&
  String(known.option) === String(happening.option) &&
  known.facts.every((fact, i) => isSame(fact, happening.facts[i]))

const segmentOf = (
  happening: Happening,
  before: View<Shape>,
  after: View<Shape>,
  known: Foreknown | undefined,
): Segment => {
  const { seq, facts } = happening
  const views = viewsOf(before, happening)
  if (!isForeknown(happening, known)) return { seq, from: 0, before, facts, ...views, after }
  const from = known.facts.length
  const left = views && { views: views.views.slice(from) }
  return { seq, from, before: known.view, facts: facts.slice(from), ...left, after }
}

const viewsOf = (before: View<Shape>, { steps }: Happening): { views: readonly View<Shape>[] } | undefined => {
  let view = before
  return steps && { views: steps.map(delta => (view = applyDelta(view, delta))) }
}

/** New happenings are queued. An undo is shown at once: it restores, it does not happen. */
export const queued = (
  playback: Playback,
  history: readonly Happening[],
  view: View<Shape>,
  seq: number,
  known: Foreknown | undefined,
): Playback => {
  const news = history.filter(happening => happening.seq > playback.seq)
  const rest = { ...playback, view, seq, queue: [], at: 0, again: false }
  if (news.length === 0) return { ...playback, view, seq }
  if (news.some(({ undo }) => undo !== undefined)) return { ...rest, last: [] }
  const before = playback.queue.at(-1)?.after ?? playback.view
  const segments = news
    .map((happening, i) =>
      segmentOf(happening, before, i === news.length - 1 ? view : before, i === 0 ? known : undefined),
    )
    .filter(({ facts }) => facts.length > 0)
  if (segments.length === 0) return playback.queue.length > 0 ? { ...playback, view, seq } : rest
  const running = playback.again ? [] : playback.queue
  return {
    queue: [...running, ...segments],
    at: running.length > 0 ? playback.at : 0,
    view,
    seq,
    last: running.length > 0 ? [...playback.last, ...segments] : segments,
    again: false,
  }
}

/** On to the next fact; after the last one the board rests on the newest view. */
export const stepped = (playback: Playback): Playback => {
  const [first, ...rest] = playback.queue
  if (!first) return playback
  if (playback.at + 1 < first.facts.length) return { ...playback, at: playback.at + 1 }
  return { ...playback, queue: rest, at: 0, again: playback.again && rest.length > 0 }
}

export const skipped = (playback: Playback): Playback => ({ ...playback, queue: [], at: 0, again: false })

export const replayed = (playback: Playback): Playback => ({ ...playback, queue: playback.last, at: 0, again: true })

export const shownFact = ({ queue, at }: Playback): Fact | undefined => queue[0]?.facts[at]

/** The newest fact shown that says something to a reader: words stay until there are others. */
export const toldFact = ({ queue, at }: Playback, isTelling: (fact: Fact) => boolean): Fact | undefined =>
  queue[0]?.facts.slice(0, at + 1).findLast(isTelling)

/** Draws one fact into a view, if the game's board knows how: the table then changes fact by fact. */
export type AfterFact = (view: View<Shape>, fact: Fact) => View<Shape>

export const shownView = ({ queue, at, view }: Playback, after: AfterFact | undefined): View<Shape> => {
  const [first] = queue
  if (!first) return view
  if (first.views) return first.views[at] ?? first.after
  return after ? first.facts.slice(0, at + 1).reduce(after, first.before) : first.before
}

/** The chronicle tells no more than the board has shown. */
export const isTold = ({ queue, at, again }: Playback, seq: number, fact: number): boolean => {
  const [first] = queue
  if (!first || again || seq < first.seq) return true
  return seq === first.seq && fact <= first.from + at
}
