import { expect, test } from 'vitest'
import { landmarks } from './landmarks.ts'
import { boardWith, openWith, threats, viewWith } from './testing/fixture.ts'

test('own Defenders, Regions under threat from the worst on, and the Capital can be jumped to', () => {
  const view = viewWith(openWith({ regions: threats({ coast: 1, plains: 3 }) }))
  const { own, foes, goals } = landmarks(boardWith({ view }))
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ anchor }) => anchor.startsWith('defender '))).toBe(true)
  expect(foes.map(({ anchor }) => anchor).filter(anchor => anchor !== 'foe')).toEqual(['place plains', 'place coast'])
  expect(goals).toEqual([{ anchor: 'place capital' }])
})
