import type { Lesson } from '@tabletome/match/lesson'
import { expect, test } from 'vitest'
import { fittingLesson } from './fitting.ts'

const lesson = (id: string, rules: readonly string[], asked?: string): Lesson => ({
  id,
  position: {},
  minutes: 2,
  rules,
  steps: [{ id: 'one', ...(asked === undefined ? {} : { done: { asked } }) }],
  success: [],
})
const lessons = [
  lesson('walk', ['X-MOVE-01']),
  lesson('fight', ['X-FIGHT-02'], 'fight.act'),
  lesson('rest', ['X-REST-01']),
]
const fits = (rule: string | undefined, asked: string | undefined, done: readonly string[] = []) =>
  fittingLesson(lessons, { rule, asked, done })?.id

test('the lesson that explains the rule of the question comes first, then that of its question and of its chapter', () => {
  expect(fits('X-REST-01', 'fight.act')).toBe('rest')
  expect(fits('X-OTHER-01', 'fight.act')).toBe('fight')
  expect(fits('X-FIGHT-09', undefined)).toBe('fight')
})

test('where none fits, the next one is offered, and none when all are done', () => {
  expect(fits(undefined, undefined, ['walk'])).toBe('fight')
  expect(fits(undefined, undefined, ['walk', 'fight', 'rest'])).toBeUndefined()
})
