import type { CampaignResult } from '@tabletome/games/types'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Campaign,
  campaignOf,
  fileOf,
  importFile,
  keepResult,
  readCampaign,
  setAllOpen,
  subscribe,
  withFile,
  withResult,
} from './results.ts'

const result = (match: string, at: number, more: Partial<CampaignResult> = {}): CampaignResult => ({
  match,
  at,
  setup: { mode: 'scenario', players: 2, options: { scenario: 1 } },
  outcome: { result: 'won' },
  ...more,
})
const EMPTY: Campaign = { results: [], allOpen: false }
const one = result('k1', 100)
const two = result('k2', 200)

test('the newest stands first; a match counts once and stays as it was', () => {
  const both = withResult(withResult(EMPTY, two), one)
  expect(both.results).toEqual([two, one])
  expect(withResult(both, result('k1', 999, { outcome: { result: 'lost' } }))).toBe(both)
})

test('what is broken in the browser’s store is left out', () => {
  for (const kept of [null, '', '{', '3', '[]', '{"results":[]}']) expect(readCampaign(kept), `${kept}`).toEqual(EMPTY)
  const { match, ...rest } = one
  const results = {
    [match]: { ...rest, more: 1 },
    '': rest,
    a: 3,
    b: { ...rest, at: 'yesterday' },
    c: { ...rest, at: 1e300 },
    d: { ...rest, setup: { mode: 'scenario', players: 2 } },
    e: { ...rest, setup: { ...rest.setup, options: { scenario: {} } } },
    f: { ...rest, outcome: [] },
  }
  expect(readCampaign(JSON.stringify({ results, allOpen: true }))).toEqual({ results: [one], allOpen: true })
  expect(readCampaign(JSON.stringify({ results: {}, allOpen: 'yes' }))).toEqual(EMPTY)
})

describe('a file', () => {
  const mine = withResult(EMPTY, two)

  test('brings its matches to those known, and the switch stays', () => {
    const file = fileOf('rift', { results: [two, one], allOpen: true })
    expect(withFile('rift', mine, file)).toEqual({ results: [two, one], allOpen: false })
    expect(withFile('rift', mine, fileOf('rift', mine))).toBe(mine)
  })

  test.each(['', 'hello', '[]', '{}', '{"tabletome":"campaign","game":"rift"}'])('refused: %s', file => {
    expect(withFile('rift', mine, file)).toBe('notOne')
  })

  test('with one broken match is refused whole', () => {
    const broken = fileOf('rift', { results: [one, result('k3', Number.NaN)], allOpen: false })
    expect(withFile('rift', mine, broken)).toBe('notOne')
  })

  test('of another game is refused as such', () => {
    expect(withFile('rift', mine, fileOf('victorum', mine))).toBe('otherGame')
  })
})

describe('in the browser', () => {
  const store = new Map<string, string>()
  const page = new EventTarget()
  const stored = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  beforeEach(() => {
    store.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    stored(null)
    return () => vi.unstubAllGlobals()
  })

  test('a result is kept by game and match, the switch beside it; who looks is told', () => {
    let told = 0
    const stop = subscribe(() => told++)
    keepResult('rift', one)
    keepResult('rift', result('k1', 500))
    setAllOpen('rift', true)
    stop()
    expect(told).toBe(2)
    expect([...store.keys()]).toEqual(['tabletome.campaign.rift'])
    expect(readCampaign(store.get('tabletome.campaign.rift') ?? null)).toEqual({ results: [one], allOpen: true })
    expect(campaignOf('victorum')).toEqual(EMPTY)
  })

  test('another tab is heard', () => {
    let told = 0
    const stop = subscribe(() => told++)
    expect(campaignOf('rift')).toEqual(EMPTY)
    const { match, ...rest } = two
    store.set('tabletome.campaign.rift', JSON.stringify({ results: { [match]: rest }, allOpen: false }))
    stored('tabletome.other')
    expect([told, campaignOf('rift')]).toEqual([0, EMPTY])
    stored('tabletome.campaign.rift')
    expect([told, campaignOf('rift').results]).toEqual([1, [two]])
    stop()
  })

  test('a good file says how many were new, a bad one changes nothing', () => {
    keepResult('rift', one)
    expect(importFile('rift', fileOf('rift', { results: [two, one], allOpen: false }))).toBe(1)
    const before = store.get('tabletome.campaign.rift')
    expect(importFile('rift', 'nonsense')).toBe('notOne')
    expect(store.get('tabletome.campaign.rift')).toBe(before)
    expect(campaignOf('rift').results).toEqual([two, one])
  })
})
