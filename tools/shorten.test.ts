import { expect, test } from 'vitest'
import { iconBody } from './icons.ts'
import { shortenBody, shortenPath } from './shorten.ts'

test('absolute and relative commands become relative steps on a grid of half as many lines', () => {
  expect(shortenPath('M20.4 41.6L60.2 80.8h40v.1z')).toBe('m10 21l20 19h20v0z')
  expect(shortenPath('m20.4 41.6 2.8 2.8 2.8 2.8')).toBe('m10 21l2 1 1 2')
  expect(shortenPath('M20 20L60 20L60 60zM40 40L20 30')).toBe('m10 10h20v20zm10 10l-10-5')
})

test('errors do not add up over many small steps', () => {
  const path = `M0 0${'l.8.6'.repeat(100)}`
  const sum = { x: 0, y: 0 }
  for (const [, letter, steps = ''] of shortenPath(path).matchAll(/([lhv])([^a-z]+)/g)) {
    const numbers = Array.from(steps.matchAll(/-?\d+/g), Number)
    numbers.forEach((step, i) => {
      if (letter === 'h' || (letter === 'l' && i % 2 === 0)) sum.x += step
      else sum.y += step
    })
  }
  expect(sum).toEqual({ x: 40, y: 30 })
})

test('after a figure is closed the pen is where it began', () => {
  expect(shortenPath('M10 10h40v40zl20 20')).toBe('m5 5h20v20zl10 10')
})

test('numbers written without a gap, flags of arcs and repeated commands are read', () => {
  expect(shortenPath('M2-5.2 1.2 1.2')).toBe('m1-3v4')
  expect(shortenPath('M0 0a11.1 11 0 0120 20')).toBe('m0 0a5.6 5.5 0 0 1 10 10')
  expect(shortenPath('M0 0c2.4 0 5.2 2 6.8 4s2 2.8 4 4')).toBe('m0 0c1 0 3 1 3 2s1 1 2 2')
})

test('a path that is none is refused', () => {
  expect(() => shortenPath('M1')).toThrow('No number')
  expect(() => shortenPath('B1 2')).toThrow('No path command "B"')
})

test('a real drawing takes less than six tenths of its bytes, and its paths stay apart', () => {
  const body = iconBody('bear-head')
  expect(shortenBody(body).length).toBeLessThan(body.length * 0.6)
  expect(shortenBody('<path d="M2 2h4"/><path d="M8 8v4"/>')).toBe('m1 1h2|m4 4v2')
})
