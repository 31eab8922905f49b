import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseRecord } from '../record.ts'
import { duelMatch, sure } from '../testing/duelMatch.ts'
import { openFileStore } from './file.ts'
import type { FileStore } from './file.ts'

let folder: string
let store: FileStore
let reports: string[]
const open = () => openFileStore(folder, message => void reports.push(message))
const record = () => join(folder, 'm1', 'record.jsonl')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabletome-'))
  reports = []
  store = await open()
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

describe('files', () => {
  test('the file of a match is its record; the seed lies beside it until the end', async () => {
    const { host, play } = await duelMatch('turns', { store })
    await play(['red', 'walk 11'])
    expect(parseRecord(await readFile(record(), 'utf8'))).toEqual(host.record())
    await play(['red', 'resign'])
    expect(parseRecord(await readFile(record(), 'utf8'))).toEqual(host.record())
    expect(host.record().end).toBeDefined()
  })

  test.each([
    ['half a line', '{"seq":2,"seat":"re'],
    ['half a line of zeros', '\0\0\0\0'],
    ['a broken line', '{"seq":2,\n'],
  ])('%s left by a crash is dropped and reported; the match goes on', async (_name, rest) => {
    const { host, play, open: openHost } = await duelMatch('turns', { store })
    await play(['red', 'walk 11'])
    await appendFile(record(), rest)
    const again = await openHost()
    expect(again.record()).toEqual(host.record())
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain('not written to its end')
    expect(sure(await again.answer('red', 1, 'walk 12'))).toBe(2)
    expect(parseRecord(await readFile(record(), 'utf8'))).toEqual(again.record())
  })

  test('a line damaged in the middle is an error, not a shorter match', async () => {
    const { play } = await duelMatch('turns', { store })
    await play(['red', 'walk 11'], ['red', 'walk 12'])
    const rows = (await readFile(record(), 'utf8')).split('\n')
    await writeFile(record(), rows.with(1, '{"seq":1').join('\n'))
    await expect(store.read('m1')).rejects.toThrow('Line 2: this line is damaged')
  })

  test('ids that are no file names are folders all the same, and none lies outside', async () => {
    const { host } = await duelMatch('turns', { store, match: '../../up/é.1' })
    expect((await store.read('../../up/é.1'))?.head).toEqual(host.head)
    expect((await store.list()).map(({ head }) => head.match)).toEqual(['../../up/é.1'])
    expect((await readdir(folder)).sort()).toEqual(['%2E%2E%2F%2E%2E%2Fup%2F%C3%A9%2E1', 'lock'])
  })
})

describe('one process at a time', () => {
  test('a folder in use by another process is refused', async () => {
    await store.close()
    await writeFile(join(folder, 'lock'), String(process.ppid))
    await expect(open()).rejects.toThrow(`Process ${process.ppid} is using this folder`)
    await rm(join(folder, 'lock'))
    store = await open()
  })
  test('a lock left by a process that is gone is taken over', async () => {
    await store.close()
    await writeFile(join(folder, 'lock'), '999999999')
    store = await open()
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
  })
  test('the lock goes with the last store of this process', async () => {
    const second = await open()
    await second.close()
    expect(await readdir(folder)).toContain('lock')
    await store.close()
    await store.close()
    expect(await readdir(folder)).not.toContain('lock')
  })
})
