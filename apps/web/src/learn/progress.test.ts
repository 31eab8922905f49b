import { expect, test } from 'vitest'
import { readProgress } from './progress.ts'

test('what was kept is read field by field', () => {
  expect(readProgress('nonsense')).toEqual({})
  expect(readProgress(null)).toEqual({})
  expect(readProgress('{"defenders":{"done":["hold",7],"at":{"lesson":"dire"}}}')).toEqual({
    defenders: { done: ['hold'] },
  })
  const at = { lesson: 'dire', step: 2, acts: [{ next: true }] }
  expect(readProgress(JSON.stringify({ defenders: { done: [], at } }))).toEqual({ defenders: { done: [], at } })
})
