/**
 * Matches as they were exported (`*.record.jsonl`) and stored (`*.stored.jsonl`: the head with its seed, the lines, the positions) by
 * earlier versions of the program. They are never made anew: whoever has such a file must be able to open it for ever.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Game, type Saved, sfc32, type Shape, type Position } from '@tabletome/engine'
import {
  importRecord,
  MatchHost,
  type MatchRecord,
  parseRecord,
  type RecordHead,
  type RecordLine,
  type Refusal,
  verify,
} from '@tabletome/match'
import { memoryStore } from '@tabletome/match/stores/memory'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'

type Snapshot = { seq: number; rules: number; position: Saved<Shape> }
type Row = { head: RecordHead; seed: string } | { line: RecordLine } | { snapshot: Snapshot }

const kept = games.flatMap(info => {
  const folder = new URL(`./${info.id}/test/kept/`, import.meta.url)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.map(name => ({ info, name, text: () => readFileSync(new URL(name, folder), 'utf8') }))
})
const filesOf = (ending: string) =>
  kept.filter(({ name }) => name.endsWith(ending)).map(each => [`${each.info.id} ${each.name}`, each] as const)

test('of every mode there is a record and a stored match', () => {
  const wanted = games.flatMap(({ id, modes }) =>
    modes.flatMap(mode => ['record', 'stored'].map(kind => `${id} ${mode.id}.${kind}.jsonl`)),
  )
  expect(kept.map(({ info, name }) => `${info.id} ${name}`)).toEqual(expect.arrayContaining(wanted))
})

describe('a record exported long ago', () => {
  test.each(filesOf('.record.jsonl'))(
    '%s opens, and by the same rules leads to its last position',
    async (_, { info, text }) => {
      const game = await info.parts.game()
      const record = parseRecord(text())
      const store = memoryStore()
      await importRecord(store, record)
      const host = await MatchHost.open({ game, store, match: record.head.match, now: () => 0 })
      const { position } = await host.positionAt(host.seq)
      expect(record.head.rules === game.version ? verify(record, game).problems : []).toEqual([])
      expect(digestOf(record, position, game)).toBe(record.lines.at(-1)?.digest)
    },
  )
})

describe('a match stored long ago', () => {
  describe.each([
    ['with its positions', true],
    ['of which only the lines are left', false],
  ])('%s', (_how, withPositions) => {
    test.each(filesOf('.stored.jsonl'))('%s opens where it stood and goes on', async (_, { info, text }) => {
      const game = await info.parts.game()
      const store = memoryStore()
      const match = await fill(store, text(), withPositions)
      const reports: unknown[] = []
      const host = await MatchHost.open({ game, store, match, now: () => 0, report: error => reports.push(error) })
      const stored = await store.read(match)
      const { position } = await host.positionAt(host.seq)
      expect(host.over).toBe(false)
      expect(stored?.head.rules === game.version ? reports : []).toEqual([])
      expect(stored && digestOf(stored, position, game)).toBe(stored?.lines.at(-1)?.digest)
      expect(await refusalOf(host, 25)).toBeUndefined()
    })
  })
})

/** The digest of the last position; by newer rules it may be another than the recorded one, and is taken as read. */
const digestOf = ({ head, lines }: MatchRecord, position: Position<Shape>, game: Game<Shape>): string | undefined =>
  head.rules === game.version ? position.digest() : lines.at(-1)?.digest

/** Puts a stored match back into a store. */
async function fill(store: ReturnType<typeof memoryStore>, text: string, withPositions: boolean): Promise<string> {
  let match = ''
  for (const row of text
    .trimEnd()
    .split('\n')
    .map(each => JSON.parse(each) as Row)) {
    if ('head' in row) {
      match = row.head.match
      await store.create(row.head, row.seed)
    } else if ('line' in row) await store.append(match, row.line)
    else if (withPositions) await store.saveSnapshot(match, row.snapshot.seq, row.snapshot.rules, row.snapshot.position)
  }
  return match
}

/** Why one of the next answers, any of those offered, is not taken; nothing if all are. */
async function refusalOf(host: MatchHost, answers: number): Promise<Refusal | undefined> {
  const random = sfc32('on')
  for (let i = 0; i < answers && !host.over; i++) {
    const seat = host.waiting.find(each => host.decisionsFor(each).length > 0) ?? ''
    const options = host.decisionsFor(seat)[0]?.options ?? []
    const answered = await host.answer(seat, host.seq, options[random.below(options.length)]?.id ?? '')
    if (!answered.ok) return answered.refusal
  }
  return undefined
}
