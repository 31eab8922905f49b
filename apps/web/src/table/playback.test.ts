import type { Shape, View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { isTold, queued, replayed, settled, shownFact, shownView, skipped, stepped, toldFact } from './playback.ts'

const viewOf = (n: number): View<Shape> => ({ open: { n }, piles: {}, agenda: [], waiting: [] })
const [v1, v2, v3] = [viewOf(1), viewOf(2), viewOf(3)]
const facts = (...types: string[]) => types.map(type => ({ type }))
const first = { seq: 1, seat: 'p1', option: 'end', facts: facts('drawn', 'attacked') }
const second = { seq: 2, seat: 'p2', option: 'move', facts: facts('moved') }
const rest = settled(v1, 0)

test('an answer of somebody else is played fact by fact on the view before, then the new view is shown', () => {
  let playback = queued(rest, [first], v2, 1, undefined)
  expect([shownFact(playback), shownView(playback, undefined)]).toEqual([{ type: 'drawn' }, v1])
  playback = stepped(playback)
  expect([shownFact(playback), shownView(playback, undefined)]).toEqual([{ type: 'attacked' }, v1])
  playback = stepped(playback)
  expect([shownFact(playback), shownView(playback, undefined)]).toEqual([undefined, v2])
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
  expect([shownFact(playback), shownView(playback, undefined)]).toEqual([{ type: 'moved' }, v2])
  expect(shownView(stepped(playback), undefined)).toBe(v3)
})

test('what the player had foreseen is not shown step by step; the rest starts from the foreseen view', () => {
  const known = { seat: 'p1', option: 'end', facts: facts('drawn'), view: v3 }
  const playback = queued(rest, [first], v2, 1, known)
  expect([shownFact(playback), shownView(playback, undefined)]).toEqual([{ type: 'attacked' }, v3])
  const all = { ...known, facts: first.facts }
  expect(shownFact(queued(rest, [first], v2, 1, all))).toBeUndefined()
  const other = { ...known, facts: facts('moved') }
  expect(shownFact(queued(rest, [first], v2, 1, other))).toEqual({ type: 'drawn' })
})

test('a board that can draw facts shows the table as it changes', () => {
  const after = (view: View<Shape>, { type }: { type: string }) => ({ ...view, open: { ...view.open, [type]: true } })
  const playback = stepped(queued(rest, [first], v2, 1, undefined))
  expect(shownView(playback, after).open).toEqual({ n: 1, drawn: true, attacked: true })
})

test('an undo is shown at once', () => {
  const playback = queued(
    queued(rest, [first], v2, 1, undefined),
    [first, { seq: 2, undo: 0, facts: [] }],
    v1,
    2,
    undefined,
  )
  expect([shownFact(playback), shownView(playback, undefined)]).toEqual([undefined, v1])
})

test('it can be skipped, and shown again', () => {
  const playback = skipped(queued(rest, [first], v2, 1, undefined))
  expect([shownFact(playback), shownView(playback, undefined)]).toEqual([undefined, v2])
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
