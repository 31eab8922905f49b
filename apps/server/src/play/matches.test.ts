import { expect, test } from 'vitest'
import { memoryStore } from '@tabletome/match/stores/memory'
import { openCatalogue } from '../catalogue.ts'
import { createMatches } from './matches.ts'

const GAMES = new URL('../../test/games.ts', import.meta.url).href

test('[m12] when memory is short, the matches unused longest are put away, and only those', async () => {
  let time = 0
  let inUse = 0
  const matches = createMatches({
    store: memoryStore(),
    catalogue: await openCatalogue(GAMES),
    mostBytes: 1000,
    bytesInUse: () => inUse,
    idleMilliseconds: 1_000_000,
    now: () => 0,
    ticks: () => time,
    onChange: () => undefined,
    onTaken: () => undefined,
    onOpen: () => undefined,
    onRequest: () => undefined,
    onError: () => undefined,
  })
  const table = (id: string) => ({
    id,
    game: 'lantern',
    setup: { mode: 'coop', players: 1, options: { turns: 12, wind: 'calm' } },
    owner: 'ann',
    pace: 'live' as const,
    spectators: false,
    undo: true,
    status: 'playing' as const,
    awaitsNonce: false,
    seed: 'a'.repeat(64),
    seedCommit: '',
    seq: 0,
    waiting: [],
    createdAt: 0,
    changedAt: 0,
    seats: [{ seat: 'p1', offer: 'me' as const, kind: 'person' as const, person: 'ann', name: 'Ann', nonce: '' }],
  })
  for (let at = 0; at < 16; at += 1) await matches.begin(table(`t${at}`))
  time = 10_000
  matches.sweep()
  expect(matches.loaded).toBe(16)
  await matches.open(table('t0'))
  inUse = 2000
  matches.sweep()
  matches.sweep()
  expect(matches.loaded).toBe(14)
  expect(matches.ids).toContain('t0')
  expect(matches.ids).not.toContain('t1')
  time += 2000
  matches.sweep()
  expect(matches.loaded).toBe(12)
})
