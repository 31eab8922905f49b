import { foresee, type Shape } from '@tabletome/engine'
import { commitOf, endsUndo, MatchHost, type RecordHead } from '@tabletome/match'
import { memoryStore } from '@tabletome/match/stores/memory'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { given } from './given.ts'

const SEED = '5eed'.repeat(16)

/** A match that stands where p1 is about to walk next to p2's Beast; both hold cards that nobody else has seen. */
const beside = async (): Promise<MatchHost> => {
  const { table: position } = given({
    map: '0. 0. 0. 0. 0. 0.',
    units: { p1: 'FX A1', p2: 'BX D1' },
    hands: { p1: ['T01'], p2: ['T06', 'T13'] },
  })
  const { random: _random, ...start } = position.save()
  const store = memoryStore()
  const head: RecordHead = {
    tabletome: 1,
    match: 'm1',
    game: game.id,
    rules: game.version,
    setup: { mode: 'competitive', players: 2, options: {} },
    seats: { p1: 'Ada', p2: 'Bot' },
    seedCommit: commitOf(SEED),
    nonces: [],
    random: 'sfc32',
    createdAt: 1,
    position: start,
  }
  await store.create(head, SEED)
  const host = await MatchHost.open({ game: game as never, store, match: 'm1', now: () => 1 })
  await host.answer('p1', 0, 'fighter to C1')
  return host
}

describe('undo and secret cards', () => {
  test('a bot that passes about its cards does not end undo', async () => {
    const host = await beside()
    expect(host.waiting).toEqual(['p2'])
    await host.answer('p2', host.seq, 'pass', 'bot')
    expect(host.undoFor('p1')).toMatchObject({ possible: true, steps: 1 })
    expect(await host.undo('p1', host.seq)).toMatchObject({ ok: true })
    expect(host.decisionsFor('p1')[0]?.options.map(({ id }) => id)).toContain('fighter to C1')
  })

  test('[TAC-TACTIC-05] a card that was revealed to the others is not taken back into the hand', async () => {
    const host = await beside()
    const view = host.view('p2')
    expect(endsUndo(foresee(game as never, view, 'reveal T06'))).toEqual({ why: 'shown' })
    await host.answer('p2', host.seq, 'reveal T06')
    expect(host.undoFor('p2')).toEqual({ possible: false, reason: 'revealed', steps: 0 })
    expect(host.update({ seats: ['p1'] }, 1).happened[0]).toMatchObject({ barrier: true })
  })

  test('before a walk that others may answer, the option says so', () => {
    const { table: position } = given({
      map: '0. 0. 0. 0. 0. 0.',
      units: { p1: 'FX A1', p2: 'BX D1' },
      hands: { p2: ['T06', 'T13'] },
    })
    const end = (option: string) => endsUndo(foresee<Shape>(game as never, position.view('p1') as never, option))
    expect([end('fighter to B1'), end('fighter to C1')]).toEqual([undefined, { why: 'others' }])
  })
})
