import { choiceGame } from '../game.fixture.ts'
import { start, sfc32 } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { citing, percent, previewOf, shortly, whyNotAt } from './preview.ts'
import { plainText } from '@tabletome/games/testing/plainText.ts'

const game = choiceGame()
const view = start(game, { mode: 'only', players: 1, options: {} }, sfc32('seed')).view('p1')
const gold = (open: unknown) => (open as { gold: number }).gold
const text = plainText({
  changes: (before, after) =>
    gold(before.open) === gold(after.open)
      ? []
      : [{ what: 'Gold', from: `${gold(before.open)}`, to: `${gold(after.open)}`, tone: 'good' as const }],
  hidden: what => `the top of ${what} is shown`,
  reason: ({ key, values }) => `${key} ${values.price}`,
})

test('a sure option has one outcome with its changes', () => {
  const preview = previewOf(game, text, view, 'earn')
  expect(preview).toHaveLength(1)
  expect(preview[0]).toMatchObject({ chance: 1, over: false, changes: [{ what: 'Gold', from: '2', to: '3' }] })
  expect(shortly(preview)).toBe('Gold 2 → 3')
})

test('dice give the exact odds; outcomes that read alike are added up, the likeliest first', () => {
  const preview = previewOf(game, text, view, 'gamble')
  expect(preview.map(({ chance, changes }) => [chance.toFixed(3), changes[0]?.to])).toEqual([
    ['0.667', undefined],
    ['0.333', '5'],
  ])
  expect(shortly(preview)).toBe('')
})

test('a preview stops at what is hidden and says what it is', () => {
  expect(previewOf(game, text, view, 'dig')[0]).toMatchObject({ hidden: 'the top of earth is shown', over: false })
})

test('a question where one can only pass is looked past', () => {
  expect(previewOf(game, text, view, 'trade')).toMatchObject([
    { chance: 1, past: true, changes: [{ from: '2', to: '4' }], facts: [{ type: 'earned' }, { type: 'earned' }] },
  ])
})

test('an end is foreseen as an end', () => {
  expect(previewOf(game, text, view, 'leave')[0]).toMatchObject({ over: true })
})

test('what is no option says why, with its rule', () => {
  expect(whyNotAt(game, text, view, 'castle')).toEqual({ rule: 'TRY-01', text: 'tooDear 10' })
  expect(whyNotAt(game, text, view, 'sky')).toBeUndefined()
})

test('a reason that goes on with its rule has no full stop in the middle', () => {
  expect(citing({ text: 'It costs 2 AP; 1 left.', rule: 'TRY-01' })).toBe('It costs 2 AP; 1 left · TRY-01')
})

test('percent never says 0 of what can happen, nor 100 of what may not', () => {
  expect([percent(1, 'en'), percent(0.999, 'en'), percent(0.001, 'en'), percent(0.25, 'en')]).toEqual([
    '100%',
    '99%',
    '1%',
    '25%',
  ])
  expect(percent(0.25, 'fr')).toMatch(/^25\s%$/)
})

test('an option is put into words once, however often it is pointed at', () => {
  let times = 0
  const counting = plainText({
    changes: () => {
      times += 1
      return []
    },
  })
  const first = previewOf(game, counting, view, 'earn')
  expect(previewOf(game, counting, view, 'earn')).toBe(first)
  expect(times).toBe(1)
  expect(previewOf(game, text, view, 'earn')).not.toBe(first)
})
