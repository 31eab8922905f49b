import type { Shape, View } from '@tabletome/engine'
import type { Told } from '../connection.ts'

export type Fact = { readonly type: string }

/** A part that is shown fact by fact. */
export interface Segment {
  readonly seq: number
  /** Which fact of its answer is the first one here. */
  readonly from: number
  readonly facts: readonly Fact[]
  /** The table after each fact. */
  readonly views: readonly View<Shape>[]
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
}

const isSame = (a: Fact, b: Fact | undefined) => JSON.stringify(a) === JSON.stringify(b)

const isForeknown = (told: Told, known: Foreknown | undefined): known is Foreknown =>
  known !== undefined &&
  known.seat === told.seat &&
  String(known.option) === String(told.option) &&
  known.facts.every((fact, i) => isSame(fact, told.facts[i]))

const segmentOf = (told: Told, known: Foreknown | undefined): Segment => {
  const from = isForeknown(told, known) ? known.facts.length : 0
  return { seq: told.seq, from, facts: told.facts.slice(from), views: told.views?.slice(from) ?? [] }
}

/**
 * What is new is queued. An undo is shown at once: it restores, it does not happen. So is whatever came without the table
 * fact by fact, as after a long absence.
 */
export const queued = (
  playback: Playback,
  history: readonly Told[],
  view: View<Shape>,
  seq: number,
  known: Foreknown | undefined,
): Playback => {
  const news = history.filter(told => told.seq > playback.seq)
  if (seq < playback.seq || (news.length === 0 && seq > playback.seq)) return settled(view, seq)
  if (news.length === 0) return { ...playback, view }
  if (news.some(({ undo, facts, views }) => undo !== undefined || (facts.length > 0 && !views)))
    return settled(view, seq)
  const segments = news
    .map((told, i) => segmentOf(told, i === 0 ? known : undefined))
    .filter(({ facts }) => facts.length > 0)
  if (segments.length === 0) return { ...playback, view, seq }
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

export const shownView = ({ queue, at, view }: Playback): View<Shape> => queue[0]?.views[at] ?? view

/** The chronicle tells no more than the board has shown. */
export const isTold = ({ queue, at, again }: Playback, seq: number, fact: number): boolean => {
  const [first] = queue
  if (!first || again || seq < first.seq) return true
  return seq === first.seq && fact <= first.from + at
}
