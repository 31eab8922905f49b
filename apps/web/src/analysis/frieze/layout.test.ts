import { expect, test } from 'vitest'
import { boxesOf, type Remembered } from './layout.ts'

const fact = (seq: number, more: Partial<Remembered> = {}): Remembered => ({
  seq,
  text: `at ${seq}`,
  icon: 'portal',
  name: 'portal',
  tone: 'good',
  weight: 1,
  ...more,
})
const ROOM = { left: 0, right: 400, box: 28, named: true }
const boxes = (...facts: readonly Remembered[]) => boxesOf(facts, seq => seq, ROOM)

test('each fact stands at its time, under its name', () => {
  expect(boxes(fact(100), fact(200, { icon: 'hearts', name: 'hearts', figure: -2 }))).toMatchObject([
    { x: 100, at: 100, label: { text: 'portal' } },
    { x: 200, at: 200, label: { text: 'hearts −2' } },
  ])
})

test('alike ones that would lie over each other are one box, which counts them or adds them up', () => {
  expect(boxes(fact(100), fact(110), fact(120))).toMatchObject([{ x: 110, label: { text: 'portal ×3' } }])
  const lost = { icon: 'hearts', name: 'hearts', figure: -2 }
  expect(boxes(fact(100, lost), fact(110, lost))).toMatchObject([{ label: { text: 'hearts −4' } }])
  expect(boxes(fact(100, { seat: 'ruby' }), fact(110, { seat: 'sapphire' }))).toHaveLength(2)
})

test('no box lies over another or outside, and the weightier ones stay', () => {
  const crowd = Array.from({ length: 40 }, (_, i) => fact(i * 3, { icon: `i${i}`, name: `${i}`, weight: i }))
  const found = boxesOf(crowd, seq => seq, ROOM)
  expect(found.length).toBeGreaterThan(3)
  expect(found.length).toBeLessThan(crowd.length)
  found.forEach(({ x, at }, i) => {
    expect(x).toBeGreaterThanOrEqual(14)
    expect(Math.abs(x - at)).toBeLessThanOrEqual(32)
    expect(x - (found[i - 1]?.x ?? -Infinity)).toBeGreaterThanOrEqual(28)
  })
  expect(found.some(({ facts: [first] }) => first.icon === 'i39')).toBe(true)
})

test('a name at the edge moves in rather than being cut', () => {
  const [box] = boxes(fact(400, { name: 'the last of them' }))
  expect(box?.x).toBe(386)
  expect(box?.label?.x).toBeLessThan(360)
})

test('names that would touch are left out, those of the weightier ones last', () => {
  const long = { name: 'a very long name' }
  const found = boxes(fact(100, { ...long, icon: 'a' }), fact(140, { ...long, icon: 'b', weight: 3 }))
  expect(found.map(({ label }) => label?.text)).toEqual([undefined, 'a very long name'])
})
