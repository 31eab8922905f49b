import type { Shape, View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { isTold, queued, replayed, settled, shownFact, shownView, skipped, stepped, toldFact } from './playback.ts'

type V = View<Shape>
const viewOf = (n: number): View<Shape> => ({ open: { n }, piles: {}, agenda: [], waiting: [] })
const [v1, v2, v3, drawn, attacked, moved] = [1, 2, 3, 11, 12, 21].map(viewOf) as [V, V, V, V, V, V]
const facts = (...types: string[]) => types.map(type => ({ type }))
const first = { seq: 1, seat: 'p1', option: 'end', facts: facts('drawn', 'attacked'), views: [drawn, attacked] }
const second = { seq: 2, seat: 'p2', option: 'move', facts: facts('moved'), views: [moved] }
const rest = settled(v1, 0)

test('an answer of somebody else is played fact by fact, each with the table after it, then the new view is shown', () => {
  let playback = queued(rest, [first], v2, 1, undefined)
  expect([shownFact(playback), shownView(playback)]).toEqual([{ type: 'drawn' }, drawn])
  playback = stepped(playback)
  expect([shownFact(playback), shownView(playback)]).toEqual([{ type: 'attacked' }, attacked])
  playback = stepped(playback)
  expect([shownFact(playback), shownView(playback)]).toEqual([undefined, v2])
})

test('words stay while a fact passes that says nothing', () => {
  const isTelling = ({ type }: { type: string }) => type !== 'attacked'
  const playback = stepped(queued(rest, [first], v2, 1, undefined))
  expect([shownFact(playback), toldFact(playback, isTelling)]).toEqual([{ type: 'attacked' }, { type: 'drawn' }])
  expect(toldFact(stepped(playback), isTelling)).toBeUndefined()
})

test('what comes meanwhile waits its turn', () => {
  let playback = stepped(queued(rest, [first], v2, 1, undefined))
  playback = queued(playback, [first, second], v3, 2, undefined)
  expect(shownFact(playback)).toEqual({ type: 'attacked' })
  playback = stepped(playback)
  expect([shownFact(playback), shownView(playback)]).toEqual([{ type: 'moved' }, moved])
  expect(shownView(stepped(playback))).toBe(v3)
})

test('what the player had foreseen is not shown step by step', () => {
  const known = { seat: 'p1', option: 'end', facts: facts('drawn') }
  const playback = queued(rest, [first], v2, 1, known)
  expect([shownFact(playback), shownView(playback)]).toEqual([{ type: 'attacked' }, attacked])
  const all = { ...known, facts: first.facts }
  expect(shownFact(queued(rest, [first], v2, 1, all))).toBeUndefined()
  const other = { ...known, facts: facts('moved') }
  expect(shownFact(queued(rest, [first], v2, 1, other))).toEqual({ type: 'drawn' })
})

test('what comes without the table fact by fact is shown at once', () => {
  const { views: _views, ...bare } = second
  const playback = queued(queued(rest, [first], v2, 1, undefined), [first, bare], v3, 2, undefined)
  expect([shownFact(playback), shownView(playback)]).toEqual([undefined, v3])
})

test('a position that no line leads to from what was shown, as in a replay, is shown at once', () => {
  const running = queued(rest, [first], v2, 1, undefined)
  for (const seq of [0, 7]) expect(shownView(queued(running, [], v3, seq, undefined))).toBe(v3)
  expect(shownView(queued(running, [], v3, 1, undefined))).toBe(drawn)
})

test('an undo is shown at once', () => {
  const playback = queued(
    queued(rest, [first], v2, 1, undefined),
    [first, { seq: 2, undo: 0, facts: [] }],
    v1,
    2,
    undefined,
  )
  expect([shownFact(playback), shownView(playback)]).toEqual([undefined, v1])
})

test('it can be skipped, and shown again', () => {
  const playback = skipped(queued(rest, [first], v2, 1, undefined))
  expect([shownFact(playback), shownView(playback)]).toEqual([undefined, v2])
  expect(shownFact(replayed(playback))).toEqual({ type: 'drawn' })
})

test('the chronicle tells no more than the board has shown, except when it is shown again', () => {
  const playback = queued(rest, [first, second], v3, 2, undefined)
  expect([isTold(playback, 0, 9), isTold(playback, 1, 0), isTold(playback, 1, 1), isTold(playback, 2, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isTold(stepped(playback), 1, 1)).toBe(true)
  expect(isTold(replayed(skipped(playback)), 2, 0)).toBe(true)
})
