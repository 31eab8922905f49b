import { expect, test } from 'vitest'
import { keptProgress, mergeProgress } from './progress.ts'

const next = { next: true as const }

test('of two browsers what is done counts, and the lesson that is further on', () => {
  const near = { lesson: 'dire', step: 1, acts: [next] }
  const far = { lesson: 'dire', step: 2, acts: [next, { answer: 'red defend' }] }
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

test('what a browser tells is kept as it is, but nothing that is done is undone', () => {
  const kept = { rift: { done: ['cover'], seen: ['goal', 'tile'], played: ['a', 'b'], quiet: true as const } }
  expect(
    keptProgress(kept, { rift: { done: ['march'], seen: [], played: ['c', 'd'] }, tactics: { done: [] } }),
  ).toEqual({
    rift: { done: ['cover', 'march'], seen: [], played: ['b', 'c', 'd'] },
    tactics: { done: [], played: [] },
  })
  expect(keptProgress(kept, {})).toEqual(kept)
})
