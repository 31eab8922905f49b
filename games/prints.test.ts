import { describe, expect, test } from 'vitest'
import { gameById } from './index.ts'
import { playedThrough, printsOf, type Way } from './fingerprint.ts'
import { differencesOf, type GamePrints } from './prints.ts'
import { samplesOf } from './samples.ts'
import type { Rules } from './selfPlay.ts'

const rift = gameById('rift')!
const sample = samplesOf(rift).find(({ name }) => name === 'storm 2 drawn-1')!
const way: Way = { bot: 'random', games: 1, answers: 12 }

test('samples: every mode, every number of players, and settings drawn for every game but always alike', () => {
  expect(samplesOf(rift).map(({ name }) => name)).toEqual(
    ['scenario', 'storm'].flatMap(mode =>
      [1, 2, 3, 4].flatMap(players => ['standard', 'drawn-1'].map(how => `${mode} ${players} ${how}`)),
    ),
  )
  const setups = Array.from({ length: 20 }, (_, game) => sample.setupOf(game))
  expect(new Set(setups.map(({ options }) => options['scenario'])).size).toBeGreaterThan(5)
  expect(Array.from({ length: 20 }, (_, game) => sample.setupOf(game))).toEqual(setups)
})

describe('prints', () => {
  const rules = (): Promise<Rules> => rift.parts.rules()

  test.each(['random', 'greedy', 'skilled'] as const)('the same games by %s bots give the same hashes', async bot => {
    const loaded = await rules()
    expect(printsOf(loaded, sample, { ...way, bot })).toEqual(printsOf(loaded, sample, { ...way, bot }))
  })

  test('an account says what was asked, offered, answered and told, and is stopped in time', async () => {
    const account = [...playedThrough(await rules(), sample, 0, { ...way, answers: 3 })]
    expect(account).toHaveLength(4)
    const { given, asked, facts } = JSON.parse(account[1]!.played) as {
      given: { option: string }
      asked: unknown[][]
      facts: unknown[]
    }
    expect(given.option).not.toBe('')
    expect(asked[0]!.length).toBeGreaterThan(2)
    expect(facts).toBeInstanceOf(Array)
  })
})

describe('differences', () => {
  const prints = (played: string[], digest: string[]): GamePrints => ({
    version: 1,
    samples: { 'storm 2 standard': { played, about: ['a', 'a', 'a'], digest } },
  })
  const before = prints(['1', '2', '3'], ['x', 'y', 'z'])

  test('none, also where fewer games were played', () => {
    expect(differencesOf(before, before)).toEqual([])
    expect(differencesOf(before, prints(['1'], ['x']))).toEqual([])
  })
  test('what differs, and the first game that does', () => {
    expect(differencesOf(before, prints(['1', '2', '?'], ['x', '?', '?']))).toEqual([
      { sample: 'storm 2 standard', kinds: ['played', 'digest'], game: 1 },
    ])
    expect(differencesOf(before, prints(['1', '2', '3'], ['x', 'y', '?']))).toEqual([
      { sample: 'storm 2 standard', kinds: ['digest'], game: 2 },
    ])
  })
  test('a kind of table that is gone', () => {
    expect(differencesOf(before, { version: 1, samples: {} })).toMatchObject([{ sample: 'storm 2 standard' }])
  })
})
