import { describe, expect, test } from 'vitest'
import type { CampaignResult } from '../../types.ts'
import type { Outcome } from '../rules/state/shape.ts'
import { nextOf, progressOf } from './progress.ts'

let played = 0
/** A finished match; later ones are played later. */
const result = (outcome: Partial<Outcome>, more: Partial<CampaignResult> = {}): CampaignResult => ({
  match: `m${++played}`,
  at: played,
  setup: { mode: outcome.mode ?? 'scenario', players: outcome.players ?? 2, options: {} },
  outcome: {
    result: 'won',
    cause: 'objective',
    scenario: 1,
    mode: 'scenario',
    difficulty: 'normal',
    players: 2,
    rounds: 9,
    hearts: 5,
    heartsOf: 8,
    portals: { total: 2, destroyed: 2 },
    hordes: 7,
    escaped: 1,
    wave: 0,
    stars: 2,
    score: 0,
    heroes: ['malik', 'ignus'],
    ...outcome,
  } satisfies Outcome,
  ...more,
})
const statuses = (results: readonly CampaignResult[], allOpen = false) =>
  progressOf(results, allOpen)
    .places.map(({ status }) => status[0])
    .join('')

describe('[RIFT-CAMPAIGN-01] what is open', () => {
  test('at first only the first place', () => {
    expect(statuses([])).toBe('olllllllll')
    expect(progressOf([], false).endless.isOpen).toBe(false)
    expect(nextOf(progressOf([], false))).toBe(1)
  })

  test('a win opens the next place, a loss does not', () => {
    const won = [result({ scenario: 1 }), result({ scenario: 2 })]
    expect(statuses(won)).toBe('wwolllllll')
    expect(nextOf(progressOf(won, false))).toBe(3)
    expect(statuses([result({ result: 'lost', cause: 'hearts', stars: 0 })])).toBe('olllllllll')
  })

  test('a place won out of order counts, and opens the one after it', () => {
    expect(statuses([result({ scenario: 4 })])).toBe('ollwolllll')
  })

  test('all open: every place that is not won, and the storm', () => {
    expect(statuses([result({ scenario: 2 })], true)).toBe('owoooooooo')
    expect(progressOf([], true).endless.isOpen).toBe(true)
  })

  test('the last win opens the endless storm; a match of the storm wins no place', () => {
    expect(progressOf([result({ scenario: 10 })], false).endless.isOpen).toBe(true)
    expect(progressOf([result({ scenario: 9 })], false).endless.isOpen).toBe(false)
    expect(statuses([result({ mode: 'storm', scenario: 1, cause: 'roundLimit' })])).toBe('olllllllll')
  })

  test('with everything won the storm lies ahead', () => {
    const all = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(scenario => result({ scenario }))
    expect(nextOf(progressOf(all, false))).toBe('storm')
    expect(progressOf(all, false)).toMatchObject({ won: 10, stars: 20 })
  })
})

describe('[RIFT-CAMPAIGN-01] a replay never lowers a result', () => {
  const placeAfter = (...results: CampaignResult[]) => progressOf(results, false).places[0]

  test('the best win of each difficulty stays: stars, then hearts, then rounds', () => {
    const good = result({ stars: 3, hearts: 6 })
    for (const worse of [
      result({ stars: 2, hearts: 8, rounds: 3 }),
      result({ stars: 3, hearts: 5, rounds: 3 }),
      result({ stars: 3, hearts: 6, rounds: 10 }),
      result({ result: 'lost', cause: 'portal', stars: 0 }),
    ])
      expect(placeAfter(good, worse)?.wins, JSON.stringify(worse.outcome)).toMatchObject([{ at: good.at }])
    for (const better of [result({ stars: 3, hearts: 7, rounds: 12 }), result({ stars: 3, hearts: 6, rounds: 8 })])
      expect(placeAfter(good, better)?.wins, JSON.stringify(better.outcome)).toMatchObject([{ at: better.at }])
  })

  test('the first of equals stays, in whatever order they are told', () => {
    const [first, second] = [result({}), result({})]
    expect(placeAfter(second, first)?.wins).toMatchObject([{ at: first.at }])
  })

  test('the sticker shows most stars, and the hardest difficulty with its players', () => {
    const place = placeAfter(
      result({ difficulty: 'story', stars: 3, players: 4 }),
      result({ difficulty: 'veteran', stars: 1, players: 1 }),
      result({ difficulty: 'normal', stars: 2, players: 3 }),
    )
    expect(place).toMatchObject({
      status: 'won',
      stars: 3,
      sticker: { difficulty: 'veteran', stars: 1, players: 1 },
      tries: 3,
      victories: 3,
    })
    expect(place?.wins.map(({ difficulty }) => difficulty)).toEqual(['veteran', 'normal', 'story'])
    expect(place?.wins[0]).toMatchObject({ heroes: ['malik', 'ignus'], rounds: 9, hearts: 5, heartsOf: 8 })
  })
})

test('the endless storm keeps the highest score of each map, and by difficulty and players', () => {
  const storm = (outcome: Partial<Outcome>) =>
    result({ mode: 'storm', result: 'lost', cause: 'hearts', stars: 0, ...outcome })
  const { endless } = progressOf(
    [
      storm({ scenario: 5, score: 31, wave: 3 }),
      storm({ scenario: 5, score: 12 }),
      storm({ scenario: 5, score: 40, difficulty: 'story' }),
      storm({ scenario: 2, score: 7, players: 1 }),
    ],
    false,
  )
  expect(endless.best.map(({ scenario, score }) => [scenario, score])).toEqual([
    [2, 7],
    [5, 40],
  ])
  expect(endless.scores.map(({ score }) => score)).toEqual([40, 31, 7])
  expect(endless.isOpen).toBe(true)
})

test('what is no result of Rift is left out', () => {
  const strange = [
    {},
    { result: 'won' },
    { ...result({}).outcome, scenario: 11 },
    { ...result({}).outcome, players: '2' },
  ]
  const results = strange.map(outcome => result({}, { outcome }))
  expect(progressOf(results, false)).toEqual(progressOf([], false))
  const boastful = progressOf([result({ stars: 99, heroes: ['malik'] }, {})], false).places[0]
  expect(boastful).toMatchObject({ stars: 3 })
})
