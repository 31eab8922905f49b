import type { Shape, View } from '@tabletome/engine'
import type { LogLine } from '@tabletome/games/types'
import { describe, expect, test } from 'vitest'
import type { Told } from '../connection.ts'
import { beatsOf } from './beats.ts'
import { LONGEST_PHASE, paceOf } from './pace.ts'
import {
  type Foreknown,
  isMeanwhile,
  isTold,
  type Playback,
  progressOf,
  queued,
  replayed,
  settled,
  shownBeat,
  shownView,
  skipped,
  stepped,
} from './playback.ts'

type V = View<Shape>
const viewOf = (n: number): View<Shape> => ({ open: { n }, piles: {}, agenda: [], waiting: [] })
const [v1, v2, v3, drawn, attacked, moved] = [1, 2, 3, 11, 12, 21].map(viewOf) as [V, V, V, V, V, V]
const facts = (...types: string[]) => types.map(type => ({ type }))
const first: Told = { seq: 1, seat: 'p1', option: 'end', facts: facts('drawn', 'attacked'), views: [drawn, attacked] }
const second: Told = { seq: 2, seat: 'p2', facts: facts('moved'), views: [moved] }
const rest = settled(v1, 0)

const LINES: Partial<Record<string, Partial<LogLine>>> = {
  silent: undefined,
  drawn: {},
  attacked: {},
  moved: {},
  marched: { beat: 'march' },
  nobody: { aside: true },
}
const lineOf = ({ type }: { type: string }) => {
  const line = LINES[type]
  return line && { text: type, ...line }
}
interface More {
  known?: Foreknown
  asked?: readonly string[]
}
const after = (playback: Playback, history: readonly Told[], view: V, seq: number, { known, asked = [] }: More = {}) =>
  queued(playback, { history, view, seq, asked, known, lineOf })
const shown = (playback: Playback) => [shownBeat(playback)?.fact.type, shownView(playback)]

describe('what happened is shown event by event', () => {
  test('an answer of somebody else: each with the table after it, then the new view', () => {
    let playback = after(rest, [first], v2, 1)
    expect(shown(playback)).toEqual(['drawn', drawn])
    playback = stepped(playback)
    expect(shown(playback)).toEqual(['attacked', attacked])
    expect(shown(stepped(playback))).toEqual([undefined, v2])
  })

  test('facts of one kind in a row are one event, shown as the table is after the last', () => {
    const march = facts('drawn', 'marched', 'silent', 'marched', 'nobody', 'marched', 'moved', 'marched')
    expect(beatsOf(march, lineOf)).toEqual([
      { end: 0, fact: { type: 'drawn' }, count: 1 },
      { end: 5, fact: { type: 'marched' }, count: 3 },
      { end: 6, fact: { type: 'moved' }, count: 1 },
      { end: 7, fact: { type: 'marched' }, count: 1 },
    ])
  })

  test('what says nothing, or that nothing happened, takes no time', () => {
    expect(beatsOf(facts('silent', 'nobody'), lineOf)).toEqual([])
    const quiet: Told = { seq: 1, seat: 'p2', facts: facts('nobody'), views: [drawn] }
    expect(shown(after(rest, [quiet], v2, 1))).toEqual([undefined, v2])
  })

  test('what comes meanwhile waits its turn', () => {
    let playback = stepped(after(rest, [first], v2, 1))
    playback = after(playback, [first, second], v3, 2)
    expect(shownBeat(playback)?.fact.type).toBe('attacked')
    playback = stepped(playback)
    expect(shown(playback)).toEqual(['moved', moved])
    expect(shownView(stepped(playback))).toBe(v3)
  })

  test('what the player had foreseen of the choice itself is not shown step by step', () => {
    const known = { seat: 'p1', option: 'end', facts: facts('drawn') }
    expect(shown(after(rest, [first], v2, 1, { known }))).toEqual(['attacked', attacked])
    const all = { ...known, facts: first.facts }
    expect(shownBeat(after(rest, [first], v2, 1, { known: all }))).toBeUndefined()
    const other = { ...known, facts: facts('moved') }
    expect(shownBeat(after(rest, [first], v2, 1, { known: other }))?.fact.type).toBe('drawn')
  })

  test('what comes without the table fact by fact is shown at once', () => {
    const { views: _views, ...bare } = second
    const playback = after(after(rest, [first], v2, 1), [first, bare], v3, 2)
    expect(shown(playback)).toEqual([undefined, v3])
  })

  test('a position that no line leads to from what was shown, as in a replay, is shown at once', () => {
    const running = after(rest, [first], v2, 1)
    for (const seq of [0, 7]) expect(shownView(after(running, [], v3, seq))).toBe(v3)
    expect(shownView(after(running, [], v3, 1))).toBe(drawn)
  })

  test('an undo is shown at once', () => {
    const undone = [first, { seq: 2, undo: 0, facts: [] }]
    expect(shown(after(after(rest, [first], v2, 1), undone, v1, 2))).toEqual([undefined, v1])
  })

  test('the chronicle tells no more than the board has shown, except when it is shown again', () => {
    const playback = after(rest, [first, second], v3, 2)
    expect([isTold(playback, 0, 9), isTold(playback, 1, 0), isTold(playback, 1, 1), isTold(playback, 2, 0)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isTold(stepped(playback), 1, 1)).toBe(true)
    expect(isTold(replayed(skipped(playback)), 2, 0)).toBe(true)
  })
})

describe('a phase is shown again as a whole', () => {
  const bot = (seq: number, type = 'moved'): Told => ({
    seq,
    seat: 'p2',
    by: 'bot',
    facts: facts(type),
    views: [moved],
  })

  test('all that bots did since somebody chose, however many answers it came in', () => {
    let playback = after(rest, [first], v2, 1)
    playback = skipped(playback)
    playback = skipped(after(playback, [first, bot(2)], v2, 2))
    playback = skipped(after(playback, [first, bot(2), bot(3, 'drawn')], v3, 3))
    const again = replayed(playback)
    expect(again.queue.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(progressOf(again)).toEqual({ of: 4, at: 0 })
    expect(progressOf(stepped(again))).toEqual({ of: 4, at: 1 })
  })

  test('a choice that was seen before keeps the last phase until a new one begins', () => {
    const known = { seat: 'p1', option: 'walk', facts: facts('moved') }
    const walk: Told = { seq: 2, seat: 'p1', option: 'walk', facts: facts('moved'), views: [moved] }
    let playback = skipped(after(rest, [first], v2, 1))
    playback = after(playback, [first, walk], v3, 2, { known })
    expect(replayed(playback).queue.map(({ seq }) => seq)).toEqual([1])
    playback = skipped(after(playback, [first, walk, bot(3)], v3, 3))
    expect(replayed(playback).queue.map(({ seq }) => seq)).toEqual([3])
  })
})

describe('never longer than six seconds before the next own choice', () => {
  const many = (count: number, by?: 'bot'): Told => ({
    seq: 1,
    seat: 'p2',
    ...(by && { by }),
    facts: Array.from({ length: count }, () => ({ type: 'moved' })),
    views: Array.from({ length: count }, () => moved),
  })
  const shownFor = (playback: Playback, speed: 'slow' | 'normal' | 'fast') => {
    let time = 0
    for (let now = playback; shownBeat(now); ) {
      const pace = paceOf(now, speed)
      time += pace
      now = pace > 0 ? stepped(now, pace) : skipped(now)
    }
    return time
  }

  test('few events take their time, many share what there is', () => {
    expect(shownFor(after(rest, [many(3)], v2, 1), 'normal')).toBe(3 * 280)
    expect(shownFor(after(rest, [many(3)], v2, 1), 'fast')).toBe(3 * 120)
    for (const count of [22, 50, 150, 1000])
      expect(shownFor(after(rest, [many(count)], v2, 1), 'normal')).toBeLessThanOrEqual(LONGEST_PHASE + 1)
  })

  test('who asked for slow gets it', () => {
    expect(shownFor(after(rest, [many(20)], v2, 1), 'slow')).toBe(20 * 600)
  })

  test('bots that answer one after the other share the same six seconds, a person begins anew', () => {
    const used = { ...settled(v2, 1), spent: 5900 }
    const next = { ...many(10, 'bot'), seq: 2 }
    expect(shownFor(after(used, [next], v3, 2), 'normal')).toBeLessThanOrEqual(101)
    const person = { ...many(10), seq: 2 }
    expect(shownFor(after(used, [person], v3, 2), 'normal')).toBe(2800)
  })
})

describe('own choices stay open while others act at the same question', () => {
  const asked = ['p1 act']
  const open = settled(v1, 0, asked)

  test('what others do there is shown meanwhile; anything else has to be seen first', () => {
    const together = after(open, [{ ...second, seq: 1 }], v2, 1, { asked })
    expect([isMeanwhile(together), shownBeat(together)?.fact.type]).toEqual([true, 'moved'])
    expect(isMeanwhile(after(open, [{ ...second, seq: 1 }], v2, 1, { asked: ['p1 pickup'] }))).toBe(false)
    expect(isMeanwhile(after(open, [first], v2, 1, { asked }))).toBe(false)
    // A whole round that came at once, from one's own answer to the next question.
    expect(isMeanwhile(after(open, [first, second], v3, 2, { asked }))).toBe(false)
  })

  test('one’s own action is seen at once', () => {
    const together = after(open, [{ ...second, seq: 1 }], v2, 1, { asked })
    const own = { ...first, seq: 2 }
    const playback = after(together, [{ ...second, seq: 1 }, own], v3, 2, { asked })
    expect(shown(playback)).toEqual(['drawn', drawn])
  })
})
