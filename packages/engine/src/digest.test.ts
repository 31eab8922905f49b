import { expect, test } from 'vitest'
import { digestOf, digestOfChange } from './digest.ts'

const before = {
  hp: 3,
  at: 'forest',
  units: [
    { id: 'a', hp: 2 },
    { id: 'b', hp: 2 },
  ],
  rolled: [1, 2],
  gone: { to: 'camp' },
}
const OUTCOMES: readonly unknown[] = [
  before,
  { ...before, hp: 2 },
  { ...before, hp: undefined },
  { ...before, at: 'hill' },
  { ...before, rolled: [2, 1] },
  { ...before, rolled: [1] },
  { ...before, rolled: [1, 2, 3] },
  { ...before, rolled: { 0: 1, 1: 2 } },
  { ...before, units: [{ id: 'a', hp: 1 }, before.units[1]] },
  { ...before, units: [before.units[0], { id: 'b', hp: 1 }] },
  { ...before, units: [before.units[1], before.units[0]] },
  { ...before, gone: { to: 'grave' } },
  { ...before, gone: undefined },
  { ...before, gone: null },
  { ...before, more: { to: 'camp' } },
]

test('two outcomes have the same digest of change if and only if they have the same digest', () => {
  const copies = [...OUTCOMES, ...OUTCOMES].map(outcome => structuredClone(outcome))
  for (const some of copies)
    for (const other of copies)
      expect(digestOfChange(before, some) === digestOfChange(before, other), JSON.stringify([some, other])).toBe(
        digestOf(some) === digestOf(other),
      )
})

test('fields that are undefined do not exist, and the order of keys does not count', () => {
  const { gone: _gone, ...without } = before
  expect(digestOfChange(before, { ...before, gone: undefined })).toBe(digestOfChange(before, without))
  expect(digestOfChange(before, { hp: 1, at: 'hill' })).toBe(digestOfChange(before, { at: 'hill', hp: 1 }))
})
