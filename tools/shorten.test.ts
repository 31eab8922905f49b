import { expect, test } from 'vitest'
import { iconBody } from './icons.ts'
import { shortenBody, shortenPath } from './shorten.ts'

test('absolute and relative commands end on the same whole numbers', () => {
  expect(shortenPath('M10.4 20.6L30.2 40.8h.4v.4z')).toBe('M10 21L30 41h1v0z')
  expect(shortenPath('m10.4 20.6 1.4 1.4 1.4 1.4')).toBe('m10 21l2 1l1 1')
})

test('errors do not add up over many small steps', () => {
  const path = `M0 0${'l.4.3'.repeat(100)}`
  const steps = [...shortenPath(path).matchAll(/l(-?\d+) ?(-?\d+)/g)]
  expect(steps.reduce((sum, [, x]) => sum + Number(x), 0)).toBe(40)
  expect(steps.reduce((sum, [, , y]) => sum + Number(y), 0)).toBe(30)
})

test('numbers written without a gap, flags of arcs and repeated commands are read', () => {
  expect(shortenPath('M1-2.6.6.6')).toBe('M1-3L1 1')
  expect(shortenPath('M0 0a5.55 5.5 0 0110 10')).toBe('M0 0a5.6 5.5 0 0 1 10 10')
  expect(shortenPath('M0 0c1.2 0 2.6 1 3.4 2s1 1.4 2 2')).toBe('M0 0c1 0 3 1 3 2s1 1 2 2')
})

test('a path that is none is refused', () => {
  expect(() => shortenPath('M1')).toThrow('No number')
  expect(() => shortenPath('B1 2')).toThrow('No path command "B"')
})

test('a real drawing takes less than two thirds of its bytes', () => {
  const body = iconBody('bear-head')
  expect(shortenBody(body).length).toBeLessThan(body.length * 0.67)
})
