import { copy, sfc32 } from '@tabletome/engine'
import type { Random } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { applyDelta, applyPacked, diff, pack } from './delta.ts'

const bytes = (value: unknown) => JSON.stringify(value).length

describe('a delta is short', () => {
  test('nothing changed: nothing said', () => {
    expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
  })
  test('one field deep inside is one change', () => {
    const before = { open: { regions: { forest: { threat: 1, side: 'A' } } }, piles: { turn: 9 } }
    const after = { open: { regions: { forest: { threat: 2, side: 'A' } } }, piles: { turn: 9 } }
    expect(diff(before, after)).toEqual([{ path: ['open', 'regions', 'forest', 'threat'], value: 2 }])
  })
  test('fields come and go; an undefined field does not exist', () => {
    expect(diff({ a: 1, b: undefined }, { b: undefined, c: 2 })).toEqual([{ path: ['a'] }, { path: ['c'], value: 2 }])
    expect(diff({ a: undefined }, {})).toEqual([])
    expect(diff({}, { a: undefined })).toEqual([])
  })
  test('a list that grew says only what was added', () => {
    expect(diff({ log: [1, 2, 3] }, { log: [1, 2, 3, 4] })).toEqual([{ path: ['log'], cut: [3, 0], value: [4] }])
  })
  test('a list that shrank says only how far', () => {
    expect(diff({ log: [1, 2, 3] }, { log: [1] })).toEqual([{ path: ['log'], cut: [1, 2], value: [] }])
  })
  test('a card taken from the middle of a hand', () => {
    const hand = ['archer.1', 'archer.2', 'ogre.1', 'ogre.2']
    expect(diff(hand, ['archer.1', 'ogre.1', 'ogre.2'])).toEqual([{ path: [], cut: [1, 1], value: [] }])
  })
  test('one field of one item in the middle of a long list', () => {
    const units = Array.from({ length: 40 }, (_, i) => ({ id: `u${i}`, at: i, health: 5 }))
    const after = units.map(unit => (unit.id === 'u20' ? { ...unit, health: 3 } : unit))
    expect(diff(units, after)).toEqual([{ path: [20, 'health'], value: 3 }])
  })
  test('one item changed and one added: still far shorter than the list', () => {
    const units = Array.from({ length: 40 }, (_, i) => ({ id: `u${i}`, at: i, health: 5 }))
    const after = [
      ...units.map(unit => (unit.id === 'u3' ? { ...unit, at: 9 } : unit)),
      { id: 'u40', at: 0, health: 1 },
    ]
    expect(bytes(diff(units, after))).toBeLessThan(120)
    expect(applyDelta(units, diff(units, after))).toEqual(after)
  })
  test('another kind of value replaces the old one whole', () => {
    expect(diff({ turn: { ap: 2 } }, { turn: 'over' })).toEqual([{ path: ['turn'], value: 'over' }])
    expect(diff({ turn: [1] }, { turn: { 0: 1 } })).toEqual([{ path: ['turn'], value: { 0: 1 } }])
    expect(diff(1, { a: 1 })).toEqual([{ path: [], value: { a: 1 } }])
  })
})

describe('applying', () => {
  test('shares what did not change and leaves the view before alone', () => {
    const before = { open: { map: { size: 3 }, round: 1 }, hand: ['a'] }
    const kept = copy(before)
    const after = applyDelta(before, diff(before, { open: { map: { size: 3 }, round: 2 }, hand: ['a'] }))
    expect(after.open.round).toBe(2)
    expect(after.open.map).toBe(before.open.map)
    expect(after.hand).toBe(before.hand)
    expect(before).toEqual(kept)
  })
  test('a delta for another view is refused', () => {
    expect(() => applyDelta({ a: 1 }, [{ path: ['a', 'b'], value: 2 }])).toThrow('does not fit')
    expect(() => applyDelta({ a: { b: 1 } }, [{ path: ['a'], cut: [0, 1], value: [] }])).toThrow('No list at a')
  })
  test('survives the wire', () => {
    const [before, after] = [
      { a: [1, 2, 3], b: { c: 1 }, d: 1 },
      { a: [1, 3], b: {}, d: null },
    ]
    expect(applyDelta(before, JSON.parse(JSON.stringify(diff(before, after))))).toEqual(after)
  })
})

const KEYS = ['a', 'b', 'c', 'd', 'constructor', 'length', '0', '1']
const randomJson = (random: Random, depth: number): unknown => {
  const kind = random.below(depth > 0 ? 8 : 5)
  if (kind < 2) return random.below(3)
  if (kind === 2) return ['x', 'y', ''][random.below(3)]
  if (kind === 3) return random.below(2) === 0
  if (kind === 4) return null
  if (kind < 7) return Array.from({ length: random.below(6) }, () => randomJson(random, depth - 1))
  const object: Record<string, unknown> = {}
  for (let i = random.below(6); i > 0; i--)
    object[KEYS[random.below(KEYS.length)] ?? 'a'] = randomJson(random, depth - 1)
  return object
}
/** The same with something changed here and there, as an answer changes a position. */
const disturbed = (value: unknown, random: Random): unknown => {
  if (random.below(6) === 0) return randomJson(random, 2)
  if (Array.isArray(value)) {
    const list = value.map(item => disturbed(item, random))
    if (random.below(3) === 0) list.splice(random.below(list.length + 1), random.below(2), randomJson(random, 1))
    return list
  }
  if (typeof value !== 'object' || value === null) return value
  const changed: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) if (random.below(8) > 0) changed[key] = disturbed(item, random)
  return changed
}

test('apply(a, diff(a, b)) = b for any two values, and a stays as it was', () => {
  const random = sfc32('deltas')
  for (let i = 0; i < 4000; i++) {
    const before = randomJson(random, 4)
    const after = random.below(4) === 0 ? randomJson(random, 4) : disturbed(before, random)
    const kept = copy(before)
    const delta = JSON.parse(JSON.stringify(diff(before, after)))
    expect(applyDelta(before, delta)).toEqual(after)
    expect(applyPacked(before, JSON.parse(JSON.stringify(pack(delta))))).toEqual(after)
    expect(before).toEqual(kept)
    expect(diff(after, copy(after))).toEqual([])
  }
})
