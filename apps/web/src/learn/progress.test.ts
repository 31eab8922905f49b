import { expect, test } from 'vitest'
import { mergeProgress, readProgress } from './progress.ts'

test('what was kept is read field by field', () => {
  expect(readProgress('nonsense')).toEqual({})
  expect(readProgress(null)).toEqual({})
  expect(readProgress('{"defenders":{"done":["hold",7],"at":{"lesson":"dire"}}}')).toEqual({
    defenders: { done: ['hold'] },
  })
  const at = { lesson: 'dire', step: 2, acts: [{ next: true }] }
  expect(readProgress(JSON.stringify({ defenders: { done: [], at } }))).toEqual({ defenders: { done: [], at } })
})

test('of two browsers what is done counts, and the lesson that is further on', () => {
  const near = { lesson: 'dire', step: 1, acts: [{ next: true as const }] }
  const far = { lesson: 'dire', step: 2, acts: [{ next: true as const }, { answer: 'red defend' }] }
  expect(
    mergeProgress(
      { defenders: { done: ['hold'], at: near } },
      { defenders: { done: ['foe'], at: far }, rift: { done: [] } },
    ),
  ).toMatchObject({ defenders: { done: ['hold', 'foe'], at: far }, rift: { done: [] } })
})

test('a lesson that is done elsewhere is not under way any more', () => {
  const at = { lesson: 'hold', step: 1, acts: [] }
  const { defenders } = mergeProgress(
    { defenders: { done: [], at } },
    { defenders: { done: ['hold'], seen: ['turn'] } },
  )
  expect(defenders).toEqual({ done: ['hold'], seen: ['turn'], played: [] })
})
