import type { Evaluation } from '../src/index.ts'
import { judgeAnswer } from '../src/index.ts'
import { dev } from '@tabletome/engine/testing'
import { beforeAll, expect, test } from 'vitest'
import { apples, orchard, type Orchard, table } from './orchard.ts'

beforeAll(() => dev())

/** More apples, better chances: 10 of them win. */
const judged: Evaluation<Orchard> = {
  ...apples,
  winning: {
    phase: () => 'all',
    signs: (view, seat) => ({ apples: apples.value(view, seat) }),
    won: (view, seat) => Math.min(1, apples.value(view, seat) / 10),
    fitted: {
      rules: 1,
      bots: '',
      matches: 0,
      seed: '',
      phases: {
        all: {
          weights: { apples: 1 },
          scale: [
            [0, 0, 0, 0],
            [10, 1, 1, 1],
          ],
        },
      },
    },
  },
}
const at = (name: Parameters<typeof table>[0]) => {
  const game = table(name)
  const question = game.decisions.find(each => each.seat === 'ann')
  if (!question) throw new Error('Ann is not asked')
  return { view: game.view('ann'), question }
}

test('what looks good at once costs something where a better tree stands behind', () => {
  const { view, question } = at('day')
  const picked = judgeAnswer(orchard, judged, view, question, ['pick'])
  const walked = judgeAnswer(orchard, judged, view, question, ['walk'])
  expect(picked?.best).toBe('walk')
  expect(picked?.loss).toBeGreaterThan(0)
  expect(walked).toMatchObject({ best: 'walk', loss: 0 })
  expect(judgeAnswer(orchard, judged, view, question, ['pick'])).toEqual(picked)
})

test('the reason is what the better answer leaves more of in the same worlds', () => {
  const { view, question } = at('day')
  const told: Evaluation<Orchard> = {
    ...judged,
    traits: (seen, seat) => [{ id: 'apples', amount: apples.value(seen, seat), worth: 1 }],
  }
  const picked = judgeAnswer(orchard, told, view, question, ['pick'])
  expect(picked?.reason?.id).toBe('apples')
  expect(picked?.reason?.by).toBeGreaterThan(0)
  // The figures stay what they are without it.
  expect({ ...picked, reason: undefined }).toEqual({
    ...judgeAnswer(orchard, judged, view, question, ['pick']),
    reason: undefined,
  })
  // What cannot be pointed at is told in general words.
  expect(judgeAnswer(orchard, judged, view, question, ['pick'])?.reason).toEqual({ id: 'even', by: 1 })
  expect(judgeAnswer(orchard, judged, view, question, ['walk'])?.reason).toBeUndefined()
})

test('nothing is judged without an estimate, or where nothing could be chosen', () => {
  const { view, question } = at('day')
  expect(judgeAnswer(orchard, apples, view, question, ['pick'])).toBeUndefined()
  const only = { ...question, options: question.options.slice(0, 1) }
  expect(judgeAnswer(orchard, judged, view, only, ['pick'])).toBeUndefined()
})
