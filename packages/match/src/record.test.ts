import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { branch, importRecord } from './branch.ts'
import { MatchHost } from './host.ts'
import { importApart } from './stores/importApart.ts'
import { BadRecord, formatRecord, parseRecord } from './record.ts'
import { Replay, replay } from './replay.ts'
import { Diverged } from './replayAnswer.ts'
import { memoryStore } from './stores/memory.ts'
import { createDuel } from './testing/duel.ts'
import { asked, duelMatch, SEED, sure } from './testing/duelMatch.ts'
import type { AnswerLine, MatchRecord } from './types.ts'
import { verify } from './verify.ts'

beforeAll(() => dev())

/** A finished match with a bit of everything in its record. */
const finished = async (): Promise<MatchRecord> => {
  const { host, play } = await duelMatch('stance turns')
  await play(['red', 'high'])
  sure(await host.undo('red', 1))
  await play(['red', 'low'], ['blue', 'high'], ['red', ['walk 11', 'aim', 'left']], ['red', 'walk 12'])
  sure(await host.undo('red', host.seq))
  await play(['red', 'roll'], ['red', 'done'], ['blue', 'draw'])
  sure(await host.askUndo('blue', 7, ['blue']))
  await play(['red', 'done'], ['blue', 'resign'])
  return host.record()
}

describe('a record as text', () => {
  test('comes back as it was; one JSON object per line', async () => {
    const record = await finished()
    const text = formatRecord(record)
    expect(text.split('\n')).toHaveLength(record.lines.length + 3)
    expect(parseRecord(text)).toEqual(record)
    expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual(record)
    expect(parseRecord(`\uFEFF${text.trimEnd()}`)).toEqual(record)
  })
  test('of a match that is not over has no end, and no seed', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    expect(parseRecord(formatRecord(host.record()))).toEqual(host.record())
    expect(formatRecord(host.record())).not.toContain(SEED)
    expect(parseRecord(formatRecord(host.record({ withSeed: true }))).end).toEqual({ seed: SEED })
  })

  const damaged: [string, (rows: string[]) => void, number, string][] = [
    ['nothing at all', rows => rows.splice(0), 1, 'not the record'],
    ['a picture', rows => rows.splice(0, rows.length, '\u0089PNG'), 1, 'not the record'],
    ['JSON of something else', rows => rows.splice(0, rows.length, '{"version":3}'), 1, 'not the record'],
    ['a list', rows => rows.splice(0, rows.length, '[1,2]'), 1, 'not the record'],
    ['a newer format', rows => rows.splice(0, 1, '{"tabletome":2}'), 1, 'newer version'],
    ['a head without a game', rows => patch(rows, 0, { game: undefined }), 1, '"game" is not a text'],
    ['a head with a strange field', rows => patch(rows, 0, { extra: 1 }), 1, '"extra" is not a field'],
    [
      'an impossible setup',
      rows => patch(rows, 0, { setup: { mode: 'duel', players: 0, options: {} } }),
      1,
      '"players"',
    ],
    [
      'a setup with an object in it',
      rows => patch(rows, 0, { setup: { mode: 'duel', players: 2, options: { a: {} } } }),
      1,
      '"a"',
    ],
    ['a promise that is none', rows => patch(rows, 0, { seedCommit: 'xyz' }), 1, '"seedCommit"'],
    ['an unknown generator', rows => patch(rows, 0, { random: 'dice' }), 1, '"random"'],
    ['a line cut off', rows => rows.splice(2, 1, (rows[2] ?? '').slice(0, 20)), 3, 'damaged'],
    ['a missing line', rows => rows.splice(3, 1), 4, 'missing or doubled'],
    ['a doubled line', rows => rows.splice(3, 0, rows[3] ?? ''), 5, 'missing or doubled'],
    ['an empty line', rows => rows.splice(3, 0, ''), 4, 'damaged'],
    ['an answer without its question', rows => patch(rows, 1, { ask: undefined }), 2, '"ask"'],
    ['a list shorter than its questions', rows => patch(rows, 5, { option: ['aim', 'left'] }), 6, 'same length'],
    ['an undo that leads forward', rows => patch(rows, 2, { undo: 9 }), 3, '"undo" is not an earlier line'],
    ['an undo that is half agreed', rows => patch(rows, 2, { agreed: 'yes' }), 3, '"agreed" is not true'],
    ['new rules without a position', rows => patch(rows, 2, { rules: 2 }), 3, 'belong together'],
    ['a time that is none', rows => patch(rows, 1, { at: -1 }), 2, '"at"'],
    ['a digest that is none', rows => patch(rows, 1, { digest: 'zz' }), 2, '"digest"'],
    ['something after the end', rows => rows.push(rows[1] ?? ''), 16, 'after the end'],
    ['an end with more than that', rows => patch(rows, -1, { extra: 1 }), 15, '"extra"'],
  ]
  test.each(damaged)('%s is refused with its line', async (_name, damage, line, message) => {
    const rows = formatRecord(await finished())
      .trimEnd()
      .split('\n')
    damage(rows)
    const parse = () => parseRecord(rows.join('\n'))
    expect(parse).toThrow(BadRecord)
    expect(parse).toThrow(`Line ${line}: `)
    expect(parse).toThrow(message)
  })
})

const patch = (rows: string[], index: number, fields: object): void => {
  const at = index < 0 ? rows.length + index : index
  rows[at] = JSON.stringify({ ...JSON.parse(rows[at] ?? ''), ...fields })
}

describe('playing a record again', () => {
  test('gives every position, in any order', async () => {
    const record = await finished()
    const played = new Replay(createDuel(), record)
    const order = [13, 3, 7, 8, 1, 2, 12, 5, 4, 11, 6, 9, 10]
    for (const seq of order) expect(played.at(seq).position.digest()).toBe(record.lines[seq - 1]?.digest)
    expect(played.length).toBe(13)
    expect(played.factsOf(0).map(({ fact }) => fact.type)).toEqual(['roundBegan'])
    expect(played.factsOf(2)).toEqual([])
    expect(played.factsOf(5).map(({ fact }) => fact.type)).toEqual(['walked', 'aimed'])
    expect(played.factsOf(7)).toEqual([])
    expect(replay(createDuel(), record).position.outcome).toEqual({ winner: 'red' })
    expect(() => played.at(14)).toThrow('no line 14')
  })
  test('needs the seed and the right game', async () => {
    const { head, lines } = await finished()
    expect(() => replay(createDuel(), { head, lines })).toThrow('not revealed')
    expect(replay(createDuel(), { head, lines }, 3, SEED).seq).toBe(3)
    expect(() => replay({ ...createDuel(), id: 'chess' }, { head, lines }, 3, SEED)).toThrow('record of duel')
  })
  test('diverges where a line is not true', async () => {
    const record = await finished()
    const changed = { ...(record.lines[7] as AnswerLine), option: 'spy' }
    const lines = record.lines.with(7, changed)
    expect(() => replay(createDuel(), { ...record, lines }, 8)).toThrow(Diverged)
    expect(() => replay(createDuel(), { ...record, lines }, 8)).toThrow('Line 8: the position is not the recorded one')
    const other = record.lines.with(7, { ...changed, ask: 'scramble' })
    expect(() => replay(createDuel(), { ...record, lines: other }, 8)).toThrow('is not an option of scramble')
  })
})

describe('verifying', () => {
  test('a true record is true, and says what was undone by agreement', async () => {
    expect(verify(await finished(), createDuel())).toEqual({ ok: true, problems: [], agreedUndos: [11], rules: 1 })
  })

  const problems: [string, (record: MatchRecord) => MatchRecord, { code: string; seq?: number }][] = [
    ['another game', r => ({ ...r, head: { ...r.head, game: 'chess' } }), { code: 'game' }],
    ['no end', ({ head, lines }) => ({ head, lines }), { code: 'notOver' }],
    ['another seed', r => ({ ...r, end: { ...r.end, seed: 'f'.repeat(64) } }), { code: 'seed' }],
    ['another promise', r => ({ ...r, head: { ...r.head, seedCommit: 'a'.repeat(64) } }), { code: 'seed' }],
    [
      'another setup',
      r => ({ ...r, head: { ...r.head, setup: { ...r.head.setup, players: 9 } } }),
      { code: 'start', seq: 0 },
    ],
    ['another nonce', r => ({ ...r, head: { ...r.head, nonces: ['n'] } }), { code: 'line', seq: 1 }],
    ['another option', r => withLine(r, 8, { option: 'spy' }), { code: 'line', seq: 8 }],
    ['another digest', r => withLine(r, 3, { digest: '0'.repeat(16) }), { code: 'line', seq: 3 }],
    ['another digest of an undo', r => withLine(r, 7, { digest: '0'.repeat(16) }), { code: 'line', seq: 7 }],
    ['an undo of what was revealed', r => withLine(r, 11, { agreed: undefined }), { code: 'undo', seq: 11 }],
    ['another result', r => ({ ...r, end: { seed: SEED, outcome: { winner: 'blue' } } }), { code: 'outcome', seq: 13 }],
  ]
  test.each(problems)('%s is found', async (_name, change, problem) => {
    const record = JSON.parse(JSON.stringify(change(await finished()))) as MatchRecord
    const { ok, problems: found } = verify(record, createDuel())
    expect(ok).toBe(false)
    expect(found[0]).toMatchObject(problem)
  })

  test('by the same rules every question asked has its line', async () => {
    const game = createDuel({ confirms: true })
    const { host, play } = await duelMatch('turns', { game })
    await play(['red', 'done'], ['red', 'ok'], ['blue', 'resign'])
    const record = host.record()
    const [first, , third] = record.lines as AnswerLine[]
    expect(verify(record, game).ok).toBe(true)
    const shortened = { ...record, lines: [first!, { ...third!, seq: 2 }] }
    expect(verify(shortened, game).problems).toMatchObject([{ code: 'line', seq: 2 }])
  })

  test('by rules that lead to the same positions an old record is still true, by others not', async () => {
    const record = await finished()
    expect(verify(record, createDuel({ version: 2, confirms: true }))).toMatchObject({ ok: true, rules: 1 })
    expect(verify(record, createDuel({ version: 2, stride: 2 })).problems).toMatchObject([{ code: 'line', seq: 5 }])
  })
})

const withLine = (record: MatchRecord, seq: number, fields: object): MatchRecord => ({
  ...record,
  lines: record.lines.map(line => (line.seq === seq ? { ...line, ...fields } : line)),
})

describe('branching', () => {
  const branched = async (seq: number, seed?: string) => {
    const record = await finished()
    const game = createDuel()
    const store = memoryStore()
    const made = branch(game, record, seq, { match: 'b1', createdAt: 9_000, ...(seed && { seed }) })
    await store.create(made.head, made.seed)
    return { record, game, store, host: await MatchHost.open({ game, store, match: 'b1', now: () => 9_001 }) }
  }

  test('starts at that position, with dice of its own', async () => {
    const { record, host } = await branched(7)
    expect(host.head).toMatchObject({ match: 'b1', from: { match: 'm1', seq: 7 }, seats: record.head.seats })
    expect(host.head.seedCommit).not.toBe(record.head.seedCommit)
    expect(host.seq).toBe(0)
    expect(host.view('red')).toEqual(replay(createDuel(), record, 7).position.view('red'))
    expect(asked(host)).toBe('red act')
    const rolls = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { host: other } = await branched(7, `seed ${i}`)
      sure(await other.answer('red', 0, 'roll'))
      rolls.add(JSON.stringify(other.update({ seats: [] }, 0).happened))
    }
    expect(rolls.size).toBeGreaterThan(2)
  })

  test('is a match like any other: undo, opening again, record, verification, branching again', async () => {
    const { game, store, host } = await branched(7)
    sure(await host.answer('red', 0, 'walk 12'))
    sure(await host.undo('red', 1))
    sure(await host.answer('red', 2, 'roll'))
    const again = await MatchHost.open({ game, store, match: 'b1', now: () => 9_100 })
    expect(again.view('red')).toEqual(host.view('red'))
    sure(await again.answer('red', 3, 'resign'))
    const record = parseRecord(formatRecord(again.record()))
    expect(verify(record, game)).toMatchObject({ ok: true })
    expect(branch(game, record, 3, { match: 'b2', createdAt: 1 }).head.from).toEqual({ match: 'b1', seq: 3 })
  })

  test('not from the end, and not without the seed', async () => {
    const record = await finished()
    expect(() => branch(createDuel(), record, 13, { match: 'b', createdAt: 1 })).toThrow('is over')
    const { head, lines } = record
    expect(() => branch(createDuel(), { head, lines }, 3, { match: 'b', createdAt: 1 })).toThrow('not revealed')
    const made = branch(createDuel(), { head, lines }, 3, {
      match: 'b',
      createdAt: 1,
      recordSeed: SEED,
      random: 'chacha20',
    })
    expect(made.head).toMatchObject({ random: 'chacha20' })
  })
})

describe('a record brought from elsewhere', () => {
  test('goes on where it stood, with the same dice', async () => {
    const { host, play } = await duelMatch()
    await play(['red', 'walk 11'])
    const store = memoryStore()
    await importRecord(store, parseRecord(formatRecord(host.record({ withSeed: true }))))
    const other = await MatchHost.open({ game: createDuel(), store, match: 'm1', now: () => 1 })
    await play(['red', 'roll'])
    sure(await other.answer('red', 1, 'roll'))
    expect(other.view('red')).toEqual(host.view('red'))
    await expect(importRecord(store, host.record({ withSeed: true }))).rejects.toThrow('already')
    await expect(importRecord(memoryStore(), host.record())).rejects.toThrow('not revealed')
  })
  test('a finished one stays finished', async () => {
    const store = memoryStore()
    await importRecord(store, await finished())
    const host = await MatchHost.open({ game: createDuel(), store, match: 'm1', now: () => 1 })
    expect(host.over).toBe(true)
    expect(host.record()).toEqual(await finished())
  })
  test('whose id is taken by another match gets a fresh one, with the same dice; the same record is kept once', async () => {
    const { host, play } = await duelMatch()
    const store = memoryStore()
    const bring = (record: MatchRecord) => importApart(store, record, () => undefined)
    const begun = host.record({ withSeed: true })
    expect(await bring(begun)).toBe('m1')
    await play(['red', 'walk 11'])
    const later = host.record({ withSeed: true })
    const fresh = await bring(later)
    expect(fresh).not.toBe('m1')
    expect([await bring(later), await bring(begun)]).toEqual([fresh, 'm1'])
    expect((await store.list()).length).toBe(2)
    const other = await MatchHost.open({ game: createDuel(), store, match: fresh, now: () => 1 })
    await play(['red', 'roll'])
    sure(await other.answer('red', 1, 'roll'))
    expect(other.view('red')).toEqual(host.view('red'))
    // What was played on is kept too: the file opens as it is.
    const again = await bring(later)
    expect([fresh, 'm1']).not.toContain(again)
    const passedOn = memoryStore()
    expect(
      await importApart(passedOn, parseRecord(formatRecord(other.record({ withSeed: true }))), () => undefined),
    ).toBe(fresh)
    const elsewhere = await MatchHost.open({ game: createDuel(), store: passedOn, match: fresh, now: () => 1 })
    expect(elsewhere.view('red')).toEqual(host.view('red'))
  })
})
