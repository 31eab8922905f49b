import 'fake-indexeddb/auto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sfc32 } from '@tabletome/engine'
import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { MatchHost } from './host.ts'
import { openFileStore } from './stores/file.ts'
import { openIndexedDbStore } from './stores/indexeddb.ts'
import { memoryStore } from './stores/memory.ts'
import { matchMigrations } from './stores/sql.ts'
import { openSqliteDatabase } from './stores/sqliteDatabase.ts'
import { sqlStore } from './stores/sqlStore.ts'
import { asked, duelMatch, refused, sure } from './testing/duelMatch.ts'
import type { Answered, MatchStore } from './types.ts'
import { verify } from './verify.ts'

beforeAll(() => dev())

/** Two stores on the same data, as two processes would have. */
type Pair = { readonly stores: readonly [MatchStore, MatchStore]; readonly close: () => Promise<void> }
const PAIRS: Record<string, () => Promise<Pair>> = {
  memory: async () => {
    const store = memoryStore()
    return { stores: [store, store], close: async () => undefined }
  },
  file: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabletome-'))
    const [one, two] = [await openFileStore(folder), await openFileStore(folder)]
    const close = async () => {
      await Promise.all([one.close(), two.close()])
      await rm(folder, { recursive: true })
    }
    return { stores: [one, two], close }
  },
  SQLite: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabletome-'))
    const path = join(folder, 'tabletome.db')
    const one = await openSqliteDatabase(path, matchMigrations)
    const two = await openSqliteDatabase(path, matchMigrations)
    const close = async () => {
      await Promise.all([one.close(), two.close()])
      await rm(folder, { recursive: true })
    }
    return { stores: [sqlStore(one), sqlStore(two)], close }
  },
  IndexedDB: async () => {
    const name = `pair-${performance.now()}`
    const [one, two] = [await openIndexedDbStore(name), await openIndexedDbStore(name)]
    const close = async () => {
      one.close()
      two.close()
    }
    return { stores: [one, two], close }
  },
}

const digest = (host: MatchHost) => host.record().lines.at(-1)?.digest

describe.each(Object.keys(PAIRS))('two hosts on one store (%s)', kind => {
  const twoHosts = async (phases: string, work: (one: MatchHost, two: MatchHost) => Promise<void>) => {
    const { stores, close } = await PAIRS[kind]!()
    try {
      const { host: one, game } = await duelMatch(phases, { store: stores[0] })
      const two = await MatchHost.open({ game, store: stores[1], match: one.match, now: () => 2_000 })
      await work(one, two)
    } finally {
      await close()
    }
  }

  test('the one that comes second takes over what is there, and is out of date', () =>
    twoHosts('turns', async (one, two) => {
      const seen: number[] = []
      two.subscribe(line => seen.push(line?.seq ?? 0))
      sure(await one.answer('red', 0, 'walk 11'))
      expect(refused(await two.answer('red', 0, 'walk 9'))).toMatchObject({ code: 'outOfDate', seq: 1 })
      expect(seen).toEqual([1])
      expect(two.view('red').open).toMatchObject({ at: { red: 11 } })
      expect(sure(await two.answer('red', 1, 'walk 12'))).toBe(2)
      expect(await one.refresh()).toBe(true)
      expect(await one.refresh()).toBe(false)
      expect(one.view('red').open).toMatchObject({ at: { red: 12 } })
      expect(asked(one)).toBe('red act')
    }))

  test('who was told by one may answer through the other at once', () =>
    twoHosts('turns', async (one, two) => {
      sure(await one.answer('red', 0, 'walk 11'))
      expect(sure(await two.answer('red', 1, 'walk 12'))).toBe(2)
      expect(sure(await one.undo('red', 2, { turn: true }))).toBe(3)
      expect(refused(await two.answer('red', 4, 'walk 12'))).toMatchObject({ code: 'outOfDate', seq: 3 })
      expect(two.view('red').open).toMatchObject({ at: { red: 10 } })
    }))

  test('at the same moment exactly one is served, and both then tell the same', () =>
    twoHosts('scramble', async (one, two) => {
      for (let i = 0; i < 10; i++) {
        const { seq } = one
        const answers = await Promise.all([one.answer('red', seq, 'grab'), two.answer('blue', seq, 'grab')])
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
        expect(answers.filter(answer => !answer.ok && answer.refusal.code === 'outOfDate')).toHaveLength(1)
        await Promise.all([one.refresh(), two.refresh()])
        expect(one.seq).toBe(seq + 1)
        expect(digest(one)).toBe(digest(two))
        expect(one.view(undefined).open).toMatchObject({ token: answers[0]?.ok ? 'red' : 'blue' })
      }
    }))

  test('answers given in secret do not get in each other’s way', () =>
    twoHosts('stance', async (one, two) => {
      for (let i = 0; i < 5; i++) {
        const { seq } = one
        const answers = await Promise.all([one.answer('red', seq, 'high'), two.answer('blue', seq, 'low')])
        expect(answers.map(sure).sort((a, b) => a - b)).toEqual([seq + 1, seq + 2])
        await Promise.all([one.refresh(), two.refresh()])
        expect(digest(one)).toBe(digest(two))
      }
    }))

  test('undo by one while the other answers', () =>
    twoHosts('turns', async (one, two) => {
      sure(await one.answer('red', 0, 'walk 11'))
      await two.refresh()
      const results = await Promise.all([one.undo('red', 1), two.answer('red', 1, 'walk 12')])
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      await Promise.all([one.refresh(), two.refresh()])
      expect(digest(one)).toBe(digest(two))
    }))

  test.runIf(kind === 'SQLite')('a request to undo made at one is agreed to at the other', () =>
    twoHosts('turns', async (one, two) => {
      sure(await one.answer('red', 0, 'walk 11'))
      await two.refresh()
      const heard: boolean[] = []
      two.subscribe((_line, isOwn) => heard.push(isOwn))
      sure(await one.askUndo('red', 0, ['red', 'blue']))
      expect(await two.refresh()).toBe(true)
      expect(two.update({ seats: ['blue'] }).undoRequest).toMatchObject({ seat: 'red', to: 0 })
      expect(sure(await two.agreeUndo('blue', true))).toBe(2)
      await one.refresh()
      expect(one.view('red').open).toMatchObject({ at: { red: 10 } })
      expect(heard).toEqual([false, true])
      expect(refused(await one.agreeUndo('blue', true)).code).toBe('cannotUndo')
    }),
  )

  test('a whole match played by both at once, carelessly: the log has no gap, and the record is true', () =>
    twoHosts('stance turns scramble plan', async (one, two) => {
      const random = sfc32('careless')
      const act = async (host: MatchHost): Promise<Answered | undefined> => {
        const seat = ['red', 'blue'][random.below(2)] ?? ''
        if (random.below(6) === 0) return host.undo(seat, host.seq, { turn: random.below(2) === 0 })
        const options = host.decisionsFor(seat).flatMap(({ options: list }) => list.map(({ id }) => id))
        const calm = options.filter(id => !['crash', 'resign'].includes(id))
        return host.answer(seat, host.seq, calm[random.below(calm.length + 1)] ?? 'nothing')
      }
      let accepted = 0
      for (let i = 0; i < 60; i++) {
        const results = await Promise.all([act(one), act(two), act(one), act(two)])
        accepted += results.filter(result => result?.ok).length
      }
      await Promise.all([one.refresh(), two.refresh()])
      expect(one.seq).toBe(accepted)
      expect(one.record()).toEqual(two.record())
      expect(one.seq).toBeGreaterThan(30)
      expect(verify(one.record({ withSeed: true }), one.game).problems).toEqual([])
    }))
})
