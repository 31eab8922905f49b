import { expect, test } from 'vitest'
import { act, type Bench, emptyBench } from './bench.ts'
import { codeOf } from '../rules/realm/realm.query.ts'
import { actOf, type Key } from './keys.ts'
import { firstPlace } from './places.ts'
import type { BoxId } from '../content/ids.ts'

const TRAY: readonly BoxId[] = ['8x5', '5x4', '8x1', '3x2', '2x2', '1x2']
const key = (name: string, more: Partial<Key> = {}): Key => ({ key: name, ctrl: false, shift: false, ...more })

/** As the workshop does it. */
const press = (bench: Bench, ...keys: readonly (string | Key)[]): Bench => {
  let now = bench
  for (const each of keys) {
    const what = actOf(typeof each === 'string' ? key(each) : each, now, TRAY)
    if (typeof what === 'string') now = act(now, { do: 'choose', box: what, at: firstPlace(now.boxes, what, true) })
    else if (what !== undefined) now = act(now, what)
  }
  return now
}

test('a realm is built by the keyboard alone: choose, move, turn, set down, stack, remove', () => {
  const first = press(emptyBench, '2', 'ArrowDown', 'ArrowDown', 'Enter')
  expect(codeOf(first.boxes)).toMatch(/^battle:5x4@[A-K]\d+\.0$/)
  const stacked = press(first, '6', 'R', 'Enter')
  expect(stacked.boxes.length).toBe(2)
  expect(stacked.boxes[1]?.turn).toBe(1)
  const moved = press(stacked, 'ArrowLeft', 'Enter')
  expect(moved.boxes[1]?.at).not.toBe(stacked.boxes[1]?.at)
  expect(codeOf(press(moved, 'Delete').boxes)).toBe(codeOf(first.boxes))
  expect(codeOf(press(moved, 'Delete', 'u').boxes)).toBe(codeOf(moved.boxes))
})

test('Escape puts back what is in hand, then lets go of what is chosen', () => {
  const set = press(emptyBench, '5', 'Enter')
  const lifted = press(set, 'ArrowUp')
  expect(lifted.held).toBeDefined()
  const back = press(lifted, 'Escape')
  expect([back.held, back.chosen]).toEqual([undefined, '2x2'])
  expect(press(back, 'Escape').chosen).toBeUndefined()
})

test('undo and redo also by the keys of every editor', () => {
  const set = press(emptyBench, '5', 'Enter')
  const undone = press(set, key('z', { ctrl: true }))
  expect(undone.boxes).toEqual([])
  expect(press(undone, key('z', { ctrl: true, shift: true })).boxes).toEqual(set.boxes)
  expect(press(undone, key('y', { ctrl: true })).boxes).toEqual(set.boxes)
  expect(actOf(key('r', { ctrl: true }), set, TRAY)).toBeUndefined()
})

test('without a box in hand the arrows are left alone', () => {
  expect(actOf(key('ArrowUp'), emptyBench, TRAY)).toBeUndefined()
  expect(actOf(key('Enter'), emptyBench, TRAY)).toBeUndefined()
})
