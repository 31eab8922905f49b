import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteDatabase } from './sqliteDatabase.ts'
import { problemsOf } from './integrity.ts'
import { lostChanges } from './journal.ts'
import { openDriver } from './sqliteDriver.ts'

const NOTES = {
  owner: 'test',
  number: 1,
  statements: ['create table note (id integer primary key, text text not null)'],
}
const WRITES = 40

let folder: string
/** As it lies on disk when the power goes: the file, and beside it the journal with what was stored last. */
const crashed = async (): Promise<string> => {
  const database = await openSqliteDatabase(join(folder, 'running.db'), [NOTES])
  const write = (text: string) => database.write({ sql: 'insert into note (text) values ($1)', params: [text] })
  for (let time = 0; time < WRITES; time++) await write('x'.repeat(3000))
  const path = join(folder, 'crashed.db')
  for (const end of ['', '-wal']) copyFileSync(join(folder, `running.db${end}`), path + end)
  await database.close()
  return path
}
const damage = (path: string, at: number, bytes: number): void => {
  const content = readFileSync(path)
  content.fill(0xa5, at, at + bytes)
  writeFileSync(path, content)
}
const notes = async (path: string): Promise<number> => {
  const driver = await openDriver(path)
  const [row] = driver.prepare('select count(*) as n from note').all([]) as { n: number }[]
  driver.close()
  return row?.n ?? 0
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabletome-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file that was left by a crash is whole, with everything in its journal', async () => {
  const path = await crashed()
  expect(lostChanges(path)).toBe(0)
  expect(await problemsOf(path)).toEqual([])
  expect(await problemsOf(join(folder, 'none.db'))).toEqual([])
})

test('garbage in the middle of the journal is found before SQLite passes over what follows it', async () => {
  const path = await crashed()
  damage(`${path}-wal`, Math.floor(statSync(`${path}-wal`).size / 2), 500)
  const before = readFileSync(`${path}-wal`)
  const [problem] = await problemsOf(path)
  const lost = Number(/: (\d+) stored changes are lost/.exec(problem ?? '')?.[1])
  expect(readFileSync(`${path}-wal`).equals(before)).toBe(true)
  expect(lost).toBe(WRITES - (await notes(path)))
})

test('a last change that was only half written is no damage: nobody has heard of it', async () => {
  const path = await crashed()
  const journal = readFileSync(`${path}-wal`)
  writeFileSync(`${path}-wal`, journal.subarray(0, journal.length - 1000))
  expect(await problemsOf(path)).toEqual([])
  expect(await notes(path)).toBe(WRITES - 1)
})

test('a destroyed header and garbage pages are told in words', async () => {
  const header = await crashed()
  damage(`${header}-wal`, 0, 32)
  expect(await problemsOf(header)).toEqual([expect.stringContaining('cannot be read')])

  const pages = join(folder, 'running.db')
  damage(pages, 4096 * 6, 4096 * 4)
  expect((await problemsOf(pages)).length).toBeGreaterThan(0)
  damage(pages, 0, 100)
  expect(await problemsOf(pages)).toEqual([expect.stringMatching(/not a database/)])
})
