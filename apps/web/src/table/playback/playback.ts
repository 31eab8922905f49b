import type { Shape, View } from '@tabletome/engine'
import type { Told } from '../connection.ts'
import { type Beat, beatsOf, type Fact, type LineOf } from './beats.ts'

/** What one answer made happen, shown event by event. */
export type { Fact }
export interface Segment {
  readonly seq: number
  /** Which fact of its answer is the first one here. */
  readonly from: number
  readonly facts: readonly Fact[]
  /** The table after each fact. */
  readonly views: readonly View<Shape>[]
  readonly beats: readonly Beat[]
  /** Somebody else did it while the reader was, and still is, asked the same: nothing waits for it. */
  readonly meanwhile: boolean
}
export interface Playback {
  readonly queue: readonly Segment[]
  /** Which event of the first segment is being shown. */
  readonly at: number
  /** Where the board rests when nothing is being played. */
  readonly view: View<Shape>
  readonly seq: number
  /** The last phase: all that was to be shown since somebody chose something. */
  readonly last: readonly Segment[]
  /** Somebody has chosen since: what comes now begins a new phase. */
  readonly chosen: boolean
  /** It is being shown once more, so the chronicle already tells it. */
  readonly again: boolean
  /** Milliseconds for which this phase has been shown. */
  readonly spent: number
  /** The questions open to the reader: `p1 act`. */
  readonly asked: readonly string[]
}

export const settled = (view: View<Shape>, seq: number, asked: readonly string[] = []): Playback => ({
  queue: [],
  at: 0,
  view,
  seq,
  last: [],
  chosen: true,
  again: false,
  spent: 0,
  asked,
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

/** Where the table has come to, and how what led there is read. */
export interface News {
  readonly history: readonly Told[]
  readonly view: View<Shape>
  readonly seq: number
  readonly asked: readonly string[]
  readonly known: Foreknown | undefined
  readonly lineOf: LineOf
}

const isOwn = ({ option }: Told): boolean => option !== undefined
/** Neither a bot nor the table itself. */
const isChosen = ({ seat, by }: Told): boolean => seat !== undefined && by === undefined

const segmentOf = (told: Told, known: Foreknown | undefined, lineOf: LineOf, meanwhile: boolean): Segment => {
  const from = isForeknown(told, known) ? known.facts.length : 0
  const facts = told.facts.slice(from)
  const views = told.views?.slice(from) ?? []
  return { seq: told.seq, from, facts, views, beats: beatsOf(facts, lineOf), meanwhile }
}

/**
 * What is new is queued. An undo is shown at once: it restores, it does not happen. So is whatever came without the table
 * fact by fact, as after a long absence.
 */
export const queued = (playback: Playback, { history, view, seq, asked, known, lineOf }: News): Playback => {
  const news = history.filter(told => told.seq > playback.seq)
  if (seq < playback.seq || (news.length === 0 && seq > playback.seq)) return settled(view, seq, asked)
  if (news.length === 0) return { ...playback, view, asked }
  if (news.some(({ undo, facts, views }) => undo !== undefined || (facts.length > 0 && !views)))
    return settled(view, seq, asked)
  const meanwhile = !news.some(isOwn) && asked.some(each => playback.asked.includes(each))
  const segments = news
    .map((told, i) => segmentOf(told, i === 0 ? known : undefined, lineOf, meanwhile))
    .filter(({ beats }) => beats.length > 0)
  const chosen = playback.chosen || news.some(isChosen)
  const moved = { ...playback, view, seq, asked, chosen, spent: news.some(isChosen) ? 0 : playback.spent }
  // One's own action is seen at once, whatever others were doing meanwhile.
  const rest = playback.again ? [] : playback.queue
  const running = news.some(isOwn) ? rest.filter(segment => !segment.meanwhile) : rest
  const at = running.length > 0 && running[0] === playback.queue[0] ? playback.at : 0
  if (segments.length === 0) return { ...moved, queue: running, at, again: false }
  const last = chosen && running.length === 0 ? segments : [...playback.last, ...segments]
  return { ...moved, queue: [...running, ...segments], at, last, chosen: false, again: false }
}

/** On to the next event, after it was shown for so long; after the last one the board rests on the newest view. */
export const stepped = (playback: Playback, milliseconds = 0): Playback => {
  const [first, ...rest] = playback.queue
  if (!first) return playback
  const spent = playback.spent + milliseconds
  if (playback.at + 1 < first.beats.length) return { ...playback, at: playback.at + 1, spent }
  return { ...playback, queue: rest, at: 0, again: playback.again && rest.length > 0, spent }
}

export const skipped = (playback: Playback): Playback => ({ ...playback, queue: [], at: 0, again: false })

export const replayed = (playback: Playback): Playback => ({
  ...playback,
  queue: playback.last,
  at: 0,
  again: true,
  spent: 0,
})

/** The event being shown. */
export const shownBeat = ({ queue, at }: Playback): Beat | undefined => queue[0]?.beats[at]

/** How many events there are in the phase, and which of them is being shown. */
export const progressOf = ({ queue, at, last }: Playback): { readonly of: number; readonly at: number } => {
  const count = (segments: readonly Segment[]) => segments.reduce((sum, { beats }) => sum + beats.length, 0)
  const of = Math.max(count(last), count(queue))
  return { of, at: of - count(queue) + at }
}

/** The reader's own choices stay open while others act. */
export const isMeanwhile = ({ queue, again }: Playback): boolean =>
  !again && queue.length > 0 && queue.every(({ meanwhile }) => meanwhile)

export const shownView = ({ queue, at, view }: Playback): View<Shape> => {
  const [first] = queue
  const beat = first?.beats[at]
  return (beat && first?.views[beat.end]) ?? view
}

/** The chronicle tells no more than the board has shown. */
export const isTold = ({ queue, at, again }: Playback, seq: number, fact: number): boolean => {
  const [first] = queue
  if (!first || again || seq < first.seq) return true
  return seq === first.seq && fact <= first.from + (first.beats[at]?.end ?? 0)
}
