import type { Shape, View } from '@tabletome/engine'
import type { Happening } from '@tabletome/match'

type Fact = { readonly type: string }

/** A part that is shown fact by fact: the view it starts from, what happens, the view it leads to. */
export interface Segment {
  readonly seq: number
  readonly before: View<Shape>
  readonly facts: readonly Fact[]
  readonly after: View<Shape>
}
export interface Playback {
  readonly queue: readonly Segment[]
  /** The fact of the first segment that is being shown. */
  readonly at: number
  /** What the board showed last, when nothing is being played. */
  readonly view: View<Shape>
  readonly seq: number
  /** What can be shown once more. */
  readonly last: readonly Segment[]
}

export const settled = (view: View<Shape>, seq: number): Playback => ({ queue: [], at: 0, view, seq, last: [] })

/** What the person who answered had foreseen exactly need not be shown step by step. */
export interface Foreknown {
  readonly seat: string
  readonly option: string
  readonly facts: readonly Fact[]
  readonly view: View<Shape>
}

const same = (a: Fact, b: Fact | undefined) => JSON.stringify(a) === JSON.stringify(b)

const segmentOf = (happening: Happening, before: View<Shape>, after: View<Shape>, known: Foreknown | undefined): Segment => {
  const { seq, facts } = happening
  const expected =
    known && known.seat === happening.seat && known.option === happening.option && known.facts.every((fact, i) => same(fact, facts[i]))
  return expected
    ? { seq, before: known.view, facts: facts.slice(known.facts.length), after }
    : { seq, before, facts, after }
}

/** New happenings are queued; only the last one's end is known exactly, so the others are played on the view before. */
export const queued = (
  playback: Playback,
  happened: readonly Happening[],
  view: View<Shape>,
  seq: number,
  known: Foreknown | undefined,
): Playback => {
  const news = happened.filter(happening => happening.seq > playback.seq)
  if (news.length === 0 || news.some(({ undo }) => undo !== undefined)) return { ...settled(view, seq), last: playback.last }
  const before = playback.queue.at(-1)?.after ?? playback.view
  const segments = news.map((happening, i) =>
    segmentOf(happening, before, i === news.length - 1 ? view : before, i === 0 ? known : undefined),
  )
  const telling = segments.filter(({ facts }) => facts.length > 0)
  if (telling.length === 0) return { ...settled(view, seq), last: playback.last }
  return {
    queue: [...playback.queue, ...telling],
    at: playback.queue.length > 0 ? playback.at : 0,
    view,
    seq,
    last: playback.queue.length > 0 ? [...playback.last, ...telling] : telling,
  }
}

/** On to the next fact; after the last one the board rests on the newest view. */
export const stepped = (playback: Playback): Playback => {
  const [first, ...rest] = playback.queue
  if (!first) return playback
  return playback.at + 1 < first.facts.length ? { ...playback, at: playback.at + 1 } : { ...playback, queue: rest, at: 0 }
}

export const skipped = (playback: Playback): Playback => ({ ...playback, queue: [], at: 0 })
export const replayed = (playback: Playback): Playback => ({ ...playback, queue: playback.last, at: 0 })

export const shownView = ({ queue, view }: Playback) => queue[0]?.before ?? view
export const shownFact = ({ queue, at }: Playback): Fact | undefined => queue[0]?.facts[at]
