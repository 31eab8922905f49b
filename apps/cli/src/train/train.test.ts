import { weightsOf } from '@tabletome/bots'
import { sfc32 } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import { expect, test } from 'vitest'
import { crossEntropy } from './crossEntropy.ts'
import { gradeOf, setupIn, type Trial } from './play.ts'

const search = { generations: 12, population: 24, elite: 6, reach: 0.3 }

test('the search finds what is good, keeps signs, and finds the same again', () => {
  const aim = [2, -3, 0.5]
  const score = (values: readonly number[]): number =>
    -values.reduce((sum, value, i) => sum + (value / (aim[i] ?? 1) - 1) ** 2, 0)
  const found = () => [...crossEntropy([1, -1, 1], search, sfc32('seed'), score)].at(-1)?.middle ?? []
  for (const [i, value] of found().entries()) expect(value / (aim[i] ?? 1)).toBeCloseTo(1, 0)
  expect(found()).toEqual(found())
})

const trialOf = async (game: string, only: Trial['only'] = {}): Promise<Trial> => {
  const info = gameById(game)!
  const usual = await info.parts.rules()
  const rules = { ...usual, evaluation: { ...usual.evaluation, ...(game === 'rift' ? usual.evaluation.expert : {}) } }
  const training = rules.evaluation.training!
  const weights = weightsOf(training.weights)
  return { info, rules, training, weights, usual: weights.map(({ get }) => get()), only }
}

test('a match is graded the same again, by the weights that are tried, and leaves them as they were', async () => {
  const trial = await trialOf('defenders')
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
  const grades = (values: readonly number[]) => seeds.map(seed => gradeOf(trial, values, seed))
  const usual = grades(trial.usual)
  expect(usual.every(grade => grade >= 0 && grade <= 1)).toBe(true)
  expect(grades(trial.usual)).toEqual(usual)
  expect(grades(trial.usual.map(value => -value))).not.toEqual(usual)
  expect(trial.weights.map(({ get }) => get())).toEqual(trial.usual)
})

test('settings are kept to, and of several values each match takes one', async () => {
  const trial = {
    ...(await trialOf('rift', { mode: 'scenario', players: 2 })),
    set: { scenario: '9,10', difficulty: 'normal' },
  }
  const setups = Array.from({ length: 20 }, (_, i) => setupIn(trial, sfc32(`${i}`)))
  expect(new Set(setups.map(({ options }) => options.scenario))).toEqual(new Set([9, 10]))
  for (const { mode, players, options } of setups)
    expect([mode, players, options.difficulty]).toEqual(['scenario', 2, 'normal'])
})

test('where a level has a habit of its own, that one is tried, with nothing left of other weights', async () => {
  const trial = {
    ...(await trialOf('rift', { mode: 'scenario', players: 2 })),
    set: { scenario: '4', difficulty: 'normal' },
  }
  const usual = gradeOf(trial, trial.usual, 'own')
  gradeOf(
    trial,
    trial.usual.map(value => value / 3),
    'own',
  )
  expect(gradeOf(trial, trial.usual, 'own')).toBe(usual)
})
