import { createBot } from '@tabletome/bots'
import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import type { ModeId } from '../../rules/state/shape.ts'
import { given, type Position } from '../../test/given.ts'
import { evaluation } from '../index.ts'
import { POINTS, reckonBy, RECKONING, SHARP } from '../points.ts'
import { bodyOf } from '../worth.ts'
import { expert } from './index.ts'
import { FITTED } from './fitted.ts'
import { TRAINED } from './trained.ts'

const judged = (position: Position): number => expert.judge?.(given(position).table.view('p1'), 'p1') ?? Number.NaN

test('what a duel has taught belongs to the rules as they are', () => {
  expect([TRAINED.rules, FITTED.rules]).toEqual([game.version, game.version])
})

test('other weights are in force only while they are thought by', () => {
  const usual = bodyOf(5)
  expect(reckonBy(SHARP, () => [POINTS, bodyOf(5) === usual])).toEqual([SHARP.points, false])
  expect(() =>
    reckonBy(SHARP, () => {
      throw new Error('lost the thread')
    }),
  ).toThrow('lost the thread')
  expect(POINTS).toBe(RECKONING.points)
  expect(bodyOf(5)).toBe(usual)
})

describe('an expert judges a duel better', () => {
  test.each<[string, Position, Position]>([
    ['with more Health', { units: { p1: 'F1 A1' } }, { units: { p1: 'F1 A1 h2' } }],
    ['against a hurt enemy', { units: { p2: 'F1 O1 h2' } }, { units: { p2: 'F1 O1' } }],
    [
      'with a flag that moves for it',
      { units: { p1: 'F1 G6' }, flags: { gold: { at: 2 } } },
      { units: { p1: 'F1 A1' }, flags: { gold: { at: 2 } } },
    ],
    [
      'with a unit captured',
      { captured: [{ card: 'B1', of: 'p2', by: 'p1' }], inPlay: { p2: 3 } },
      { captured: [], inPlay: { p2: 4 } },
    ],
  ])('%s', (_, good, bad) => {
    expect(judged(good)).toBeGreaterThan(judged(bad))
    expect(judged(good)).toBeLessThan(1)
    expect(judged(bad)).toBeGreaterThan(0)
  })
})

test.each<[ModeId, number]>([
  ['competitive', 3],
  ['team', 4],
  ['battle', 2],
  ['solo', 1],
  ['coop', 2],
])('at a table of %s for %i an expert thinks as a strong bot does', (mode, players) => {
  const position = start(game, { mode, players, options: {} }, sfc32('elsewhere'))
  const [skilled, wise] = ['skilled', 'expert'].map(level =>
    createBot(level, game, evaluation, { positions: 8, plans: 2, worlds: 1 }),
  )
  for (let count = 0; count < 12; count++) {
    const question = position.decisions.find(({ seat }) => position.waiting.includes(seat))!
    const view = position.view(question.seat)
    const said = wise!.answer(view, question, sfc32(`luck ${count}`))
    expect(said).toBe(skilled!.answer(view, question, sfc32(`luck ${count}`)))
    expect(expert.judge?.(view, question.seat)).toBe(evaluation.judge?.(view, question.seat))
    position.answer(question.seat, said)
  }
})
