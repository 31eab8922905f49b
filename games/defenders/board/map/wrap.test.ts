import { expect, test } from 'vitest'
import { textWidth, wrap } from './wrap.ts'

test('wider letters and more of them make a wider text; accents add nothing', () => {
  expect(textWidth('mmm', 10)).toBeGreaterThan(textWidth('iii', 10))
  expect(textWidth('ab', 20)).toBe(2 * textWidth('ab', 10))
  expect(textWidth('été', 10)).toBe(textWidth('ete', 10))
})

test('lines break between words and none is wider than asked', () => {
  const lines = wrap('Sea Lane, 1 AP: go to any other Outer Region.', 200, 16)
  expect(lines.join(' ')).toBe('Sea Lane, 1 AP: go to any other Outer Region.')
  expect(lines.length).toBe(2)
  for (const line of lines) expect(textWidth(line, 16)).toBeLessThanOrEqual(200)
})

test('what does not fit ends in an ellipsis', () => {
  expect(wrap('one two three four five six', 40, 16, 2)).toHaveLength(2)
  expect(wrap('one two three four five six', 40, 16, 2).at(-1)).toMatch(/…$/)
})

test('a short text is one line, an empty one none', () => {
  expect(wrap('Rest', 200, 16)).toEqual(['Rest'])
  expect(wrap('', 200, 16)).toEqual([])
})
