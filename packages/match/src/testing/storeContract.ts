/** What every store must do. Each adapter runs this suite: `storeContract('SQLite', open)`. */
import type { Saved, Shape } from '@tabletome/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AnswerLine, MatchStore, RecordHead, UndoLine, UndoRequest } from '../types.ts'

export interface StoreUnderTest {
  readonly store: MatchStore
  /** Another store on the same data, as after a restart; the same one where nothing lasts. */
  reopen(): Promise<MatchStore>
  close(): Promise<void>
}

const headOf = (match: string, createdAt = 1000): RecordHead => ({
  tabletome: 1,
  match,
  game: 'duel',
  rules: 1,
  setup: { mode: 'duel', players: 2, options: { wall: true, hearts: 3, map: 'keep' } },
  seats: { red: 'Ada “the Wall” Ōe', blue: 'Bo\nnew line' },
  seedCommit: 'c'.repeat(64),
  nonces: ['n1', 'n2'],
  random: 'chacha20',
  createdAt,
})
const lineOf = (seq: number, option: AnswerLine['option'] = 'strike', at = 1000 + seq): AnswerLine => ({
  seq,
  seat: 'red',
  ask: typeof option === 'string' ? 'act' : option.map(() => 'act'),
  option,
  digest: seq.toString(16).padStart(16, '0'),
  at,
})
const positionOf = (round: number): Saved<Shape> => ({
  open: { round },
  own: { red: { hand: ['archer.1'] }, blue: { hand: [] } },
  piles: {},
  random: { kind: 'sfc32', words: [1, -2, 3, -4] },
  agenda: [{ do: 'act', with: { seat: 'red' } }],
  held: { red: 'pass' },
})
const SEED = 's'.repeat(64)

export const storeContract = (name: string, open: () => Promise<StoreUnderTest>): void => {
  describe(`${name} keeps the contract of a match store`, () => {
    let tested: StoreUnderTest
    let store: MatchStore
    beforeEach(async () => {
      tested = await open()
      store = tested.store
    })
    afterEach(() => tested.close())

    test('a new match is read back whole, with its seed', async () => {
      await store.create(headOf('m1'), SEED)
      expect(await store.read('m1')).toEqual({ head: headOf('m1'), lines: [], seed: SEED })
    })

    test('a match that is not there reads as undefined', async () => {
      expect(await store.read('nowhere')).toBeUndefined()
      expect(await store.latestSnapshot('nowhere')).toBeUndefined()
    })

    test('two matches cannot have the same id, and the first one stays', async () => {
      await store.create(headOf('m1'), SEED)
      await expect(store.create({ ...headOf('m1'), game: 'other' }, 'other')).rejects.toThrow('already')
      expect(await store.read('m1')).toMatchObject({ head: { game: 'duel' }, seed: SEED })
    })

    test('lines come back in order: answers, lists, undo', async () => {
      const undo: UndoLine = { seq: 3, seat: 'red', undo: 1, digest: 'd'.repeat(16), at: 1003, agreed: true }
      await store.create(headOf('m1'), SEED)
      expect(await store.append('m1', lineOf(1))).toBe(true)
      expect(await store.append('m1', lineOf(2, ['move 1,2', 'strike “ogre”']))).toBe(true)
      expect(await store.append('m1', undo)).toBe(true)
      expect((await store.read('m1'))?.lines).toEqual([lineOf(1), lineOf(2, ['move 1,2', 'strike “ogre”']), undo])
      expect((await store.read('m1', 2))?.lines).toEqual([undo])
      expect((await store.read('m1', 3))?.lines).toEqual([])
    })

    test('a seq is given away once: the second writer is refused and changes nothing', async () => {
      await store.create(headOf('m1'), SEED)
      expect(await store.append('m1', lineOf(1, 'first'))).toBe(true)
      expect(await store.append('m1', lineOf(1, 'second'))).toBe(false)
      expect((await store.read('m1'))?.lines).toEqual([lineOf(1, 'first')])
    })

    test('of twenty writers at the same moment exactly one gets the seq', async () => {
      await store.create(headOf('m1'), SEED)
      for (let seq = 1; seq <= 3; seq++) {
        const tries = Array.from({ length: 20 }, (_, i) => store.append('m1', lineOf(seq, `by ${i}`)))
        const results = await Promise.all(tries)
        expect(results.filter(Boolean)).toHaveLength(1)
        const winner = (await store.read('m1'))?.lines.at(-1)
        expect(winner).toEqual(lineOf(seq, `by ${results.indexOf(true)}`))
      }
    })

    test('matches written at the same moment do not get in each other’s way', async () => {
      const ids = Array.from({ length: 8 }, (_, i) => `m${i}`)
      await Promise.all(ids.map(id => store.create(headOf(id), SEED)))
      const write = async (id: string) => {
        for (let seq = 1; seq <= 5; seq++) expect(await store.append(id, lineOf(seq, id))).toBe(true)
      }
      await Promise.all(ids.map(write))
      for (const id of ids) expect((await store.read(id))?.lines).toEqual([1, 2, 3, 4, 5].map(seq => lineOf(seq, id)))
    })

    test('a gap and an unknown match are errors, not lines', async () => {
      await store.create(headOf('m1'), SEED)
      await expect(store.append('m1', lineOf(2))).rejects.toThrow('No match m1 that has a line 1')
      await expect(store.append('m2', lineOf(1))).rejects.toThrow('No match m2')
      await expect(store.finish('m2', { seed: SEED, outcome: {} })).rejects.toThrow('No match m2')
      expect((await store.read('m1'))?.lines).toEqual([])
      expect(await store.append('m1', lineOf(1))).toBe(true)
    })

    test('the end is stored once it is over, and again does no harm', async () => {
      const end = { seed: SEED, outcome: { winner: 'red', by: 3 } }
      await store.create(headOf('m1'), SEED)
      await store.append('m1', lineOf(1))
      await store.finish('m1', end)
      await store.finish('m1', end)
      expect(await store.read('m1')).toEqual({ head: headOf('m1'), lines: [lineOf(1)], end, seed: SEED })
      expect(await store.append('m1', lineOf(1, 'late'))).toBe(false)
    })

    test('the latest snapshot, or the latest up to a seq', async () => {
      await store.create(headOf('m1'), SEED)
      await store.create(headOf('m2'), SEED)
      for (const seq of [100, 50]) await store.saveSnapshot('m1', seq, 1, positionOf(seq))
      await store.saveSnapshot('m2', 70, 1, positionOf(70))
      expect(await store.latestSnapshot('m1')).toEqual({ seq: 100, rules: 1, position: positionOf(100) })
      expect(await store.latestSnapshot('m1', 99)).toEqual({ seq: 50, rules: 1, position: positionOf(50) })
      expect(await store.latestSnapshot('m1', 50)).toMatchObject({ seq: 50 })
      expect(await store.latestSnapshot('m1', 49)).toBeUndefined()
    })

    test('a snapshot may be replaced, as after a change of rules', async () => {
      await store.create(headOf('m1'), SEED)
      await store.saveSnapshot('m1', 50, 1, positionOf(1))
      await store.saveSnapshot('m1', 50, 2, positionOf(2))
      expect(await store.latestSnapshot('m1')).toEqual({ seq: 50, rules: 2, position: positionOf(2) })
    })

    test('the list tells each match, the one changed last first', async () => {
      await store.create(headOf('m1', 1000), SEED)
      await store.create(headOf('m2', 2000), SEED)
      await store.create(headOf('m3', 500), SEED)
      await store.append('m1', lineOf(1, 'strike', 3000))
      await store.finish('m1', { seed: SEED, outcome: {} })
      expect(await store.list()).toEqual([
        { head: headOf('m1', 1000), lines: 1, over: true, changedAt: 3000 },
        { head: headOf('m2', 2000), lines: 0, over: false, changedAt: 2000 },
        { head: headOf('m3', 500), lines: 0, over: false, changedAt: 500 },
      ])
    })

    test('removed is gone, with its lines and snapshots, and the id is free again', async () => {
      await store.create(headOf('m1'), SEED)
      await store.create(headOf('m2'), SEED)
      await store.append('m1', lineOf(1))
      await store.saveSnapshot('m1', 1, 1, positionOf(1))
      await store.remove('m1')
      await store.remove('never there')
      expect(await store.read('m1')).toBeUndefined()
      expect(await store.latestSnapshot('m1')).toBeUndefined()
      expect((await store.list()).map(({ head }) => head.match)).toEqual(['m2'])
      await store.create(headOf('m1'), SEED)
      expect((await store.read('m1'))?.lines).toEqual([])
    })

    test('what was acknowledged is there after opening again', async () => {
      await store.create(headOf('m1'), SEED)
      for (let seq = 1; seq <= 60; seq++) await store.append('m1', lineOf(seq))
      await store.saveSnapshot('m1', 50, 1, positionOf(50))
      const again = await tested.reopen()
      expect((await again.read('m1'))?.lines).toHaveLength(60)
      expect(await again.latestSnapshot('m1')).toMatchObject({ seq: 50 })
      expect(await again.append('m1', lineOf(60))).toBe(false)
      expect(await again.append('m1', lineOf(61))).toBe(true)
      expect(await store.append('m1', lineOf(61))).toBe(false)
      expect(await store.append('m1', lineOf(62))).toBe(true)
    })

    test('of two who change a request to undo only the first does', async () => {
      const { requests } = store
      if (!requests) return
      await store.create(headOf('m1'), SEED)
      const asked: UndoRequest = { seat: 'red', to: 3, people: ['blue'], agreed: ['red'], seq: 7 }
      const agreed = { ...asked, agreed: ['red', 'blue'] }
      expect(await requests.read('m1')).toBeUndefined()
      expect(await requests.replace('m1', undefined, asked)).toBe(true)
      expect(await requests.replace('m1', undefined, { ...asked, seat: 'blue' })).toBe(false)
      expect(await requests.read('m1')).toEqual(asked)
      expect(await requests.replace('m1', asked, agreed)).toBe(true)
      expect(await requests.replace('m1', asked, undefined)).toBe(false)
      expect(await requests.replace('m1', agreed, undefined)).toBe(true)
      expect(await requests.read('m1')).toBeUndefined()
      await requests.replace('m1', undefined, asked)
      await store.remove('m1')
      expect(await store.read('m1')).toBeUndefined()
    })

    test('what is handed in or read may be changed afterwards without changing the store', async () => {
      const head = { ...headOf('m1'), nonces: ['n1'] }
      const position = positionOf(1)
      await store.create(head, SEED)
      await store.saveSnapshot('m1', 1, 1, position)
      head.nonces.push('n2')
      Object.assign(position.open, { round: 99 })
      expect((await store.read('m1'))?.head.nonces).toEqual(['n1'])
      expect((await store.latestSnapshot('m1'))?.position.open).toEqual({ round: 1 })
    })
  })
}
