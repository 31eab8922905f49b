import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { MatchHost } from './host.ts'
import { memoryStore } from './stores/memory.ts'
import { duelSetup, createDuel } from './testing/duel.ts'
import { asked, duelMatch, refused, SEED, sure, ticking } from './testing/duelMatch.ts'
import type { MatchStore, RecordLine } from './types.ts'

beforeAll(() => dev())

describe('an answer', () => {
  test('is stored, and then announced with its line', async () => {
    const { host, store } = await duelMatch()
    const seen: (RecordLine | undefined)[] = []
    host.subscribe(line => seen.push(line))
    expect(await host.answer('red', 0, 'walk 11')).toEqual({ ok: true, seq: 1 })
    const line = { seq: 1, seat: 'red', ask: 'act', option: 'walk 11' }
    expect((await store.read('m1'))?.lines).toMatchObject([line])
    expect(seen).toMatchObject([line])
    expect(host.view('red').open).toMatchObject({ at: { red: 11, blue: 10 } })
    expect(asked(host)).toBe('red act')
  })

  test('is not shown to anybody before it is stored', async () => {
    const store = memoryStore()
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    const slow: MatchStore = { ...store, append: (match, line) => held.then(() => store.append(match, line)) }
    const { host } = await duelMatch('turns', { store: slow })
    const seen: unknown[] = []
    host.subscribe(line => seen.push(line))
    const answering = host.answer('red', 0, 'walk 11')
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(host.seq).toBe(0)
    expect(host.view('red').open).toMatchObject({ at: { red: 10 } })
    expect(seen).toEqual([])
    letGo()
    expect(sure(await answering)).toBe(1)
    expect(seen).toHaveLength(1)
  })

  test('a listener that throws or has left does no harm', async () => {
    const { host, play, errors } = await duelMatch()
    const seen: unknown[] = []
    host.subscribe(() => {
      throw new Error('listener')
    })
    const leave = host.subscribe(line => seen.push(line))
    await play(['red', 'walk 11'])
    leave()
    await play(['red', 'walk 12'])
    expect(seen).toHaveLength(1)
    expect(errors).toHaveLength(2)
    expect(asked(host)).toBe('red act')
  })

  test('many at once are taken one after the other, none is lost', async () => {
    const { host, store } = await duelMatch()
    const answers = [11, 12, 13, 14, 15].map((to, i) => host.answer('red', i, `walk ${to}`))
    expect((await Promise.all(answers)).map(sure)).toEqual([1, 2, 3, 4, 5])
    expect((await store.read('m1'))?.lines).toHaveLength(5)
    expect(host.view('red').open).toMatchObject({ at: { red: 15 } })
  })
})

describe('a refusal says why and changes nothing', () => {
  const unchanged = async (match: Awaited<ReturnType<typeof duelMatch>>, act: () => Promise<unknown>) => {
    const before = JSON.stringify([match.host.record(), match.host.update({ seats: ['red', 'blue'] })])
    await act()
    expect(JSON.stringify([match.host.record(), match.host.update({ seats: ['red', 'blue'] })])).toBe(before)
  }

  test('notAsked: it is somebody else’s turn', async () => {
    const match = await duelMatch()
    await unchanged(match, async () =>
      expect(refused(await match.host.answer('blue', 0, 'walk 11'))).toMatchObject({ code: 'notAsked', seq: 0 }),
    )
  })

  test('notAnOption: with the rule that forbids it, also when only the end of the option’s words is what it is about', async () => {
    const match = await duelMatch()
    await unchanged(match, async () => {
      const reason = { rule: 'DUEL-WALK-01', key: 'tooFar', values: { from: 10, to: 13 } }
      expect(refused(await match.host.answer('red', 0, 'walk 13'))).toMatchObject({ code: 'notAnOption', reason })
      const nothing = refused(await match.host.answer('red', 0, 'fly'))
      expect(nothing.code).toBe('notAnOption')
      expect(nothing.reason).toBeUndefined()
    })
  })

  test('outOfDate: the match has gone on; the answer says where it is now', async () => {
    const match = await duelMatch()
    await match.play(['red', 'walk 11'])
    await unchanged(match, async () => {
      expect(refused(await match.host.answer('red', 0, 'walk 11'))).toMatchObject({ code: 'outOfDate', seq: 1 })
      expect(refused(await match.host.answer('red', 2, 'walk 11'))).toMatchObject({ code: 'outOfDate', seq: 1 })
      expect(refused(await match.host.answer('red', -1, 'walk 11'))).toMatchObject({ code: 'outOfDate', seq: 1 })
      expect(refused(await match.host.undo('red', 0))).toMatchObject({ code: 'outOfDate', seq: 1 })
    })
  })

  test('over: nothing more is asked, nothing undone, and the seed is revealed', async () => {
    const match = await duelMatch()
    const { host, store } = match
    expect(host.update({ seats: ['red'] }).seed).toBeUndefined()
    await match.play(['red', 'resign'])
    await unchanged(match, async () => {
      expect(refused(await host.answer('red', 1, 'walk 11'))).toMatchObject({ code: 'over', seq: 1 })
      expect(refused(await host.undo('red', 1)).code).toBe('over')
      expect(refused(await host.askUndo('red', 0, ['red'])).code).toBe('over')
    })
    expect(host.update({ seats: [] })).toMatchObject({ over: true, seed: SEED, decisions: [] })
    expect((await store.read('m1'))?.end).toEqual({ seed: SEED, outcome: { winner: 'blue' } })
    expect(host.record().end).toEqual({ seed: SEED, outcome: { winner: 'blue' } })
    expect(asked(host)).toBe('over')
  })

  test('malformed: wrong types, unknown seats, empty and endless lists', async () => {
    const match = await duelMatch()
    const { host } = match
    const wrong: [unknown, unknown, unknown][] = [
      ['purple', 0, 'walk 11'],
      ['__proto__', 0, 'walk 11'],
      [undefined, 0, 'walk 11'],
      ['red', 'zero', 'walk 11'],
      ['red', Number.NaN, 'walk 11'],
      ['red', 0.5, 'walk 11'],
      ['red', 0, undefined],
      ['red', 0, 7],
      ['red', 0, []],
      ['red', 0, ['walk 11', 7]],
      ['red', 0, new Array(1000).fill('walk 11')],
    ]
    await unchanged(match, async () => {
      for (const [seat, seq, option] of wrong)
        expect(refused(await host.answer(seat as string, seq as number, option as string)).code).toBe('malformed')
      expect(refused(await host.undo('purple', 0)).code).toBe('malformed')
      expect(refused(await host.askUndo('purple', 0, [])).code).toBe('malformed')
      expect(refused(await host.askUndo('red', 0, [])).code).toBe('malformed')
    })
  })

  test('failed: a rule that throws changes nothing and is reported', async () => {
    const match = await duelMatch()
    await unchanged(match, async () => {
      const refusal = refused(await match.host.answer('red', 0, 'crash'))
      expect(refusal).toMatchObject({ code: 'failed' })
      expect(refusal.message).not.toContain('bug')
    })
    expect(match.errors).toMatchObject([{ message: 'the rules have a bug' }])
    await match.play(['red', 'walk 11'])
    expect(asked(match.host)).toBe('red act')
  })

  test('failed: a store that fails; the match goes on with whatever was really stored', async () => {
    const store = memoryStore()
    let failing: 'before' | 'after' | undefined
    const append: MatchStore['append'] = async (id, line) => {
      if (failing === 'before') throw new Error('disk full')
      const stored = await store.append(id, line)
      if (failing === 'after') throw new Error('connection lost')
      return stored
    }
    const match = await duelMatch('turns', { store: { ...store, append } })
    const { host } = match
    failing = 'before'
    expect(refused(await host.answer('red', 0, 'walk 11'))).toMatchObject({ code: 'failed' })
    expect(host.seq).toBe(0)
    failing = 'after'
    expect(refused(await host.answer('red', 0, 'walk 11'))).toMatchObject({ code: 'failed', seq: 1 })
    failing = undefined
    expect(host.seq).toBe(1)
    expect(refused(await host.answer('red', 0, 'walk 11')).code).toBe('outOfDate')
    expect(sure(await host.answer('red', 1, 'walk 12'))).toBe(2)
    expect(match.errors).toHaveLength(2)
  })
})

describe('a list is all or nothing', () => {
  test('one line, one happening, and the questions it answered', async () => {
    const { host, play } = await duelMatch()
    await play(['red', ['walk 11', 'aim', 'left', 'walk 12']])
    expect(host.seq).toBe(1)
    expect(host.record().lines).toMatchObject([
      { ask: ['act', 'act', 'aim', 'act'], option: ['walk 11', 'aim', 'left', 'walk 12'] },
    ])
    const [happening] = host.update({ seats: ['red'] }, 0).happened
    expect(happening?.facts.map(({ type }) => type)).toEqual(['walked', 'aimed', 'walked'])
    expect(host.view('red').open).toMatchObject({ at: { red: 12 }, aims: ['red left'] })
    expect(asked(host)).toBe('red act')
  })
  test('a list of one is an answer', async () => {
    const { host, play } = await duelMatch()
    await play(['red', ['walk 11']])
    expect(host.record().lines).toMatchObject([{ ask: 'act', option: 'walk 11' }])
  })
  test('one wrong answer refuses it whole and is named', async () => {
    const { host } = await duelMatch()
    const refusal = refused(await host.answer('red', 0, ['walk 11', 'walk 12', 'walk 15']))
    const reason = { rule: 'DUEL-WALK-01', key: 'tooFar', values: { from: 10, to: 15 } }
    expect(refusal).toMatchObject({ code: 'notAnOption', index: 2, reason })
    expect(host.seq).toBe(0)
    expect(host.view('red').open).toMatchObject({ at: { red: 10 } })
  })
  test('it may not run on past dice, a drawn card or another seat: a refusal would be a free look', async () => {
    const { host } = await duelMatch()
    for (const option of ['roll', 'draw', 'spy', 'done'])
      expect(refused(await host.answer('red', 0, [option, 'walk 11']))).toMatchObject({ code: 'notAnOption', index: 1 })
    expect(host.seq).toBe(0)
    expect(sure(await host.answer('red', 0, ['walk 11', 'roll']))).toBe(1)
    expect(asked(host)).toBe('red act')
  })
})

describe('questions to several seats', () => {
  test('first: whoever answers first is served, the other is out of date', async () => {
    const { host } = await duelMatch('scramble')
    expect(host.waiting).toEqual(['red', 'blue'])
    const [blue, red] = await Promise.all([host.answer('blue', 0, 'grab'), host.answer('red', 0, 'grab')])
    expect(sure(blue)).toBe(1)
    expect(refused(red)).toMatchObject({ code: 'outOfDate', seq: 1 })
    expect(host.view(undefined).open).toMatchObject({ token: 'blue' })
  })

  test('any order: an answer that another has outrun is looked at again, and refused only if it does not stand any more', async () => {
    const { host } = await duelMatch('market')
    const both = await Promise.all([host.answer('red', 0, ['step 11', 'step 12']), host.answer('blue', 0, 'step 11')])
    expect(both.map(sure)).toEqual([1, 2])
    expect(host.view(undefined).open).toMatchObject({ at: { red: 12, blue: 11 } })
    expect(refused(await host.answer('blue', 0, 'step 12'))).toMatchObject({ code: 'outOfDate' })
    expect(refused(await host.answer('blue', 2, 'step 12'))).toMatchObject({ code: 'notAnOption' })
    expect(refused(await host.answer('red', 0, 'step 13'))).toMatchObject({ code: 'outOfDate' })
    expect(asked(host)).toBe('red market + blue market')
  })

  test('any order: who has left is not waited for, and may still act; the next round is another question', async () => {
    const { host } = await duelMatch('market')
    sure(await host.answer('red', 0, 'left'))
    expect(host.waiting).toEqual(['blue'])
    expect(sure(await host.answer('red', 1, 'step 11'))).toBe(2)
    expect(host.waiting).toEqual(['blue'])
    sure(await host.answer('blue', 2, 'left'))
    expect(host.waiting).toEqual(['red', 'blue'])
    expect(refused(await host.answer('red', 2, 'step 12'))).toMatchObject({ code: 'outOfDate' })
  })

  test('all: nothing happens before the last answer, and those who answer meanwhile are not out of date', async () => {
    const { host } = await duelMatch('stance', { players: 3 })
    const answers = await Promise.all([
      host.answer('blue', 0, 'low'),
      host.answer('red', 0, 'high'),
      host.answer('green', 0, 'high'),
    ])
    expect(answers.map(sure)).toEqual([1, 2, 3])
    expect(host.view(undefined).open).toMatchObject({ stances: { red: 'high', blue: 'low', green: 'high' } })
    expect(asked(host)).toBe('red chooseStance + blue chooseStance + green chooseStance')
  })

  test('all: a seat answers once; its own held answer makes the old seq stale', async () => {
    const { host, play } = await duelMatch('stance')
    await play(['red', 'high'])
    expect(refused(await host.answer('red', 0, 'low')).code).toBe('outOfDate')
    expect(refused(await host.answer('red', 1, 'low')).code).toBe('notAsked')
    expect(host.waiting).toEqual(['red', 'blue'])
    expect(asked(host)).toBe('blue chooseStance')
  })
})

describe('a new match', () => {
  const base = { game: createDuel(), match: 'm1', now: ticking(), random: 'chacha20' as const }
  test('shows the promise of its seed before the first answer', async () => {
    const { host } = await duelMatch()
    const { head } = host.record()
    expect(head).toMatchObject({ tabletome: 1, game: 'duel', rules: 1, seats: { red: 'red player' }, nonces: [] })
    expect(head.seedCommit).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(host.record())).not.toContain(SEED)
    expect(host.record({ withSeed: true }).end).toEqual({ seed: SEED })
  })
  test('an impossible setup is refused in the game’s words, and nothing is stored', async () => {
    const store = memoryStore()
    const setup = duelSetup('turns', 9)
    await expect(MatchHost.create({ ...base, setup, seats: {}, store })).rejects.toThrow('one to three')
    await expect(MatchHost.create({ ...base, setup: duelSetup(), seats: { purple: 'P' }, store })).rejects.toThrow(
      'no seat purple',
    )
    expect(await store.list()).toEqual([])
  })
  test('two seeds give two deals; the same seed and id the same one, another id or nonce another', async () => {
    const deal = async (more: object) => JSON.stringify((await duelMatch('turns', more)).host.view('red').own)
    const first = await deal({})
    expect(await deal({})).toBe(first)
    expect(await deal({ random: 'chacha20' })).not.toBe(first)
    expect(await deal({ match: 'm2' })).not.toBe(first)
    expect(await deal({ nonces: ['n'] })).not.toBe(first)
    expect(await deal({ seed: 'other' })).not.toBe(first)
    const own = async () =>
      JSON.stringify(
        (await MatchHost.create({ ...base, setup: duelSetup(), seats: {}, store: memoryStore() })).view('red').own,
      )
    expect(await own()).not.toBe(await own())
  })
  test('a match that is not there cannot be opened, nor by another game', async () => {
    const { store, open } = await duelMatch()
    await expect(MatchHost.open({ game: createDuel(), store, match: 'm9', now: ticking() })).rejects.toThrow(
      'no match m9',
    )
    await expect(open({ ...createDuel(), id: 'chess' })).rejects.toThrow('one of duel, not of chess')
  })
})
