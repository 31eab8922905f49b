import { gameById } from '@tabletome/games'
import { type GameResult, seedOf } from '@tabletome/games/lab/job.ts'
import { expect, test } from 'vitest'
import { en } from '../screens/lab/en.ts'
import { fr } from '../screens/lab/fr.ts'
import { distinct, experimentFrom, hashOf, jobsOf, levelsFor } from './experiment.ts'
import { experimentOfOld } from './oldExperiment.ts'

const defenders = gameById('defenders')!
const tactics = gameById('tactics')!

test('a link holds the whole experiment', () => {
  const plain = experimentFrom(defenders, '')
  expect(plain).toMatchObject({ game: 'defenders', mode: 'coop', players: 2, games: 40, seed: 'lab' })
  const changed = {
    ...plain,
    players: 3,
    bots: ['greedy', 'greedy', 'greedy'],
    options: { ...plain.options, difficulty: 'hard' },
    games: 400,
    seed: 'a b&c=d#',
    against: { setting: 'difficulty', values: ['story', 'doomed'] },
  }
  expect(experimentFrom(defenders, hashOf(changed))).toEqual(changed)
  const levels = {
    ...experimentFrom(tactics, ''),
    bots: ['random', 'greedy'],
    against: { bots: ['skilled', 'expert'].filter(level => tactics.bots.includes(level)) },
  }
  expect(experimentFrom(tactics, hashOf(levels))).toEqual(levels)
})

test('what a link cannot know is left at what is usual', () => {
  const odd = '#mode=none&players=99&bots=clever,greedy&games=7&seed=&difficulty=impossible&against=difficulty=none'
  expect(experimentFrom(defenders, odd)).toEqual({
    ...experimentFrom(defenders, ''),
    players: 4,
    bots: ['greedy', 'greedy', 'greedy', 'greedy'],
  })
  expect(experimentFrom(defenders, '#against=bot=clever').against).toBeUndefined()
})

test('no more runs than can be read, and none twice', () => {
  const lists = experimentFrom(defenders, '#difficulty=normal&against=difficulty=story,normal,hard,doomed,none')
  expect(lists.against).toEqual({ setting: 'difficulty', values: ['story', 'hard', 'doomed'] })
  expect(jobsOf(lists).map(({ setup }) => setup.options.difficulty)).toEqual(['normal', 'story', 'hard', 'doomed'])
  expect(distinct({ ...lists, options: { ...lists.options, difficulty: 'hard' } }).against).toEqual({
    setting: 'difficulty',
    values: ['story', 'doomed'],
  })
  expect(experimentFrom(defenders, '#difficulty=hard&against=difficulty=hard').against).toBeUndefined()
  expect(experimentFrom(defenders, '#bots=greedy&against=bot=greedy').against).toBeUndefined()
})

test('what a browser has kept of a comparison of two still opens', () => {
  const plain = experimentFrom(defenders, '')
  expect(experimentOfOld({ ...plain, against: { setting: 'difficulty', value: 'hard' } }).against).toEqual({
    setting: 'difficulty',
    values: ['hard'],
  })
  expect(experimentOfOld({ ...plain, against: { bot: 'skilled' } }).against).toEqual({ bots: ['skilled'] })
  expect(experimentOfOld({ ...plain, against: { bots: ['skilled'] } }).against).toEqual({ bots: ['skilled'] })
  expect(experimentOfOld(plain)).toEqual(plain)
})

test('a second run differs in one thing and has the same seeds', () => {
  const [one, two, ...more] = jobsOf(
    experimentFrom(defenders, '#difficulty=normal&against=difficulty=hard&seed=s&bots=greedy'),
  )
  expect(more).toEqual([])
  expect(two).toEqual({ ...one!, setup: { ...one!.setup, options: { ...one!.setup.options, difficulty: 'hard' } } })
  expect(jobsOf(experimentFrom(defenders, ''))).toHaveLength(1)
  expect(levelsFor(['random', 'greedy'], 4)).toEqual(['random', 'greedy', 'greedy', 'greedy'])
})

test('what is played is not played again, and runs grow together', async () => {
  const { tasksOf } = await import('./tasks.ts')
  const experiment = { ...experimentFrom(defenders, '#against=difficulty=hard&seed=s'), games: 3 }
  const [job] = jobsOf(experiment)
  const done = (index: number): GameResult => ({ seed: seedOf(job!, index), answers: 1, groups: {}, seconds: 0 })
  const tasks = tasksOf({ experiment, results: [[done(1)], [done(0), done(1)]] })
  expect(tasks.map(({ run, index }) => `${run} ${index}`)).toEqual(['0 0', '0 2', '1 2'])
})

test('both languages of the page say everything, French with its spaces', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  for (const word of Object.values(fr)) {
    if (typeof word === 'object') continue
    const said = typeof word === 'function' ? (word as (...all: unknown[]) => string)(7, 8) : word
    expect(said).not.toMatch(/[a-zé] [:;!?»]/)
  }
})
