import { expect, test } from 'vitest'
import { keep, kept, proofOf } from './fairness.ts'

const shelf = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size
    },
  }
}

test('the first seal and the first number of ours are kept, whatever comes later', () => {
  const here = shelf()
  keep('t1', { commit: 'seal' }, here)
  keep('t1', { commit: 'another seal' }, here)
  expect(kept('t1', here)).toEqual({ commit: 'seal' })
  keep('t1', { commit: 'another seal', nonce: 'ours' }, here)
  keep('t1', { commit: 'seal', nonce: 'not ours' }, here)
  expect(kept('t1', here)).toEqual({ commit: 'seal', nonce: 'ours' })
  expect(kept('t2', here)).toBeUndefined()
})

test('only so many tables are remembered, and broken entries prove nothing', () => {
  const here = shelf()
  for (let table = 0; table < 310; table++) keep(`t${table}`, { commit: 'seal', nonce: 'n' }, here)
  expect(here.length).toBe(300)
  here.setItem('tabletome.fair.x', '{"commit":3}')
  here.setItem('tabletome.fair.y', 'nonsense')
  expect([kept('x', here), kept('y', here)]).toEqual([undefined, undefined])
})

test('a record proves itself only against what was kept from the start', () => {
  const head = { seedCommit: 'seal', nonces: ['theirs', 'ours'] }
  expect(proofOf({ commit: 'seal', nonce: 'ours' }, head)).toBe('proven')
  expect(proofOf({ commit: 'seal', nonce: 'ours' }, { ...head, nonces: ['theirs'] })).toBe('withoutOurs')
  expect(proofOf({ commit: 'seal before', nonce: 'ours' }, head)).toBe('otherSeal')
  expect(proofOf({ commit: 'seal', nonce: 'ours' }, { ...head, drawnBy: 'another id' })).toBe('otherSeal')
  expect(proofOf({ commit: 'seal' }, head)).toBe('seal')
  expect(proofOf(undefined, head)).toBe('unknown')
})
