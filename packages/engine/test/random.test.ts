import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chacha20, digestOf, loadRandom, sfc32, sha256 } from '../src/index.ts'
import { outcomesOf } from '../src/foresee.ts'
import { chachaBlock } from '../src/random/chacha20.ts'

describe('sha256', () => {
  test.each(['', 'abc', 'é'.repeat(40), 'x'.repeat(63), 'x'.repeat(64), 'x'.repeat(1000)])(
    'agrees with node on %j',
    text => expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex')),
  )
})

describe('generators', () => {
  test('chacha20 gives the block of RFC 8439 for the zero key', () => {
    const block = chachaBlock('0'.repeat(64), 0)
    const bytes = Buffer.from(block.buffer).toString('hex')
    expect(bytes.slice(0, 64)).toBe('76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7')
  })
  /** The browser test checks the very same numbers. */
  test('the same numbers in Node and Chromium', () => {
    const draw = (random: { below(n: number): number }) => Array.from({ length: 8 }, () => random.below(1000))
    expect({ sfc32: draw(sfc32('tabletome')), chacha20: draw(chacha20('tabletome')) }).toMatchSnapshot()
  })
  test.each([sfc32, chacha20])('a saved state goes on with the same numbers', make => {
    const random = make('seed')
    for (let i = 0; i < 21; i++) random.below(6)
    const again = loadRandom(JSON.parse(JSON.stringify(random.save())))
    for (let i = 0; i < 40; i++) expect(again.below(97)).toBe(random.below(97))
  })
  test.each([sfc32, chacha20])('every number comes up about equally often', make => {
    const random = make('fair')
    const counts = new Array<number>(6).fill(0)
    for (let i = 0; i < 60_000; i++) counts[random.below(6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
  test('below refuses what is no whole number of sides', () => {
    for (const n of [0, -1, 1.5, Number.NaN]) expect(() => sfc32('x').below(n)).toThrow('whole number')
  })
})

describe('digest', () => {
  test('does not depend on the order of keys or on undefined fields', () => {
    expect(digestOf({ a: 1, b: [2, { c: 'x' }] })).toBe(digestOf({ b: [2, { c: 'x', d: undefined }], a: 1 }))
  })
  test('differs for anything else', () => {
    const values = [
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: '1' },
      { a: [1] },
      [1, 2],
      [2, 1],
      [],
      {},
      '',
      0,
      false,
      1.5,
      -1,
      [[]],
      [[], []],
      { a: { b: 1 } },
      { b: { a: 1 } },
    ]
    expect(new Set(values.map(digestOf)).size).toBe(values.length)
  })
})

test('three dice of six faces have 56 outcomes whose chances add to 1', () => {
  const outcomes = outcomesOf([1, 2, 3, 4, 5, 6], 3)
  expect(outcomes).toHaveLength(56)
  expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(outcomes.find(({ faces }) => faces.join() === '0,1,2')?.chance).toBeCloseTo(6 / 216)
})
