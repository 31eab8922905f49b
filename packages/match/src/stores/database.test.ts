import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseContract, PEOPLE } from '../testing/databaseContract.ts'
import { Unavailable } from './unavailable.ts'
import { isUniqueViolation } from './database.ts'
import type { Database } from './database.ts'
import { openSqliteDatabase } from './sqliteDatabase.ts'
import { cannotStore, driversHere, openDriver, placeholders } from './sqliteDriver.ts'

for (const driver of driversHere())
  databaseContract(`SQLite by ${driver}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabletome-'))
    return {
      open: migrations => openSqliteDatabase(join(folder, 'test.db'), migrations, { driver }),
      remove: () => rm(folder, { recursive: true }),
    }
  })

let folder: string
let database: Database
const commits: number[] = []
const path = () => join(folder, 'deep', 'test.db')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabletome-'))
  commits.length = 0
  database = await openSqliteDatabase(path(), [PEOPLE], { onCommit: writes => commits.push(writes) })
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
const add = (id: string, name: string) =>
  database.write({ sql: 'insert into person (id, name) values ($1, $2)', params: [id, name] })
const names = async () =>
  (await database.all<{ name: string }>('select name from person order by id')).map(({ name }) => name)

test('writes of one moment share a commit, are done in their order, and nobody sees them before', async () => {
  const order: string[] = []
  const writing = Promise.all(['c', 'a', 'b'].map(id => add(id, id).then(() => order.push(id))))
  expect(await names()).toEqual([])
  await writing
  expect(order).toEqual(['c', 'a', 'b'])
  expect(commits).toEqual([3])
})

test('the connection is set for safety', async () => {
  expect(await database.all('pragma journal_mode')).toMatchObject([{ journal_mode: 'wal' }])
  expect(await database.all('pragma synchronous')).toMatchObject([{ synchronous: 2 }])
  expect(await database.all('pragma foreign_keys')).toMatchObject([{ foreign_keys: 1 }])
  const writer = await database.write({ sql: 'pragma synchronous' }, { sql: 'pragma foreign_keys' })
  expect(writer?.map(({ rows }) => rows)).toMatchObject([[{ synchronous: 2 }], [{ foreign_keys: 1 }]])
})

test('values are put in the order of the statement; a missing one is an error', async () => {
  expect(placeholders('a = $2 or b = $1 or c = $2')).toEqual({ sql: 'a = ? or b = ? or c = ?', order: [1, 0, 1] })
  await expect(database.all('select id from person where id = $2', ['a'])).rejects.toThrow('No value for $2')
})

test('a duplicate key is known in the words of every driver', () => {
  const error = (fields: object) => Object.assign(new Error('x'), fields)
  expect(isUniqueViolation(error({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' }))).toBe(true)
  expect(isUniqueViolation(error({ code: 'SQLITE_CONSTRAINT_UNIQUE' }))).toBe(true)
  expect(isUniqueViolation(error({ code: 'ERR_SQLITE_ERROR', errcode: 1555 }))).toBe(true)
  expect(isUniqueViolation(error({ code: 'ERR_SQLITE_ERROR', errcode: 2067 }))).toBe(true)
  expect(isUniqueViolation(error({ code: '23505' }))).toBe(true)
  expect(isUniqueViolation(error({ code: 'ERR_SQLITE_ERROR', errcode: 787 }))).toBe(false)
  expect(isUniqueViolation('SQLITE_CONSTRAINT_UNIQUE')).toBe(false)
})

test('a full disk and a lock are known in the words of both drivers', () => {
  const error = (fields: object) => Object.assign(new Error('x'), fields)
  expect(cannotStore(error({ code: 'SQLITE_FULL' }))).toBe(true)
  expect(cannotStore(error({ code: 'SQLITE_BUSY_SNAPSHOT' }))).toBe(true)
  expect(cannotStore(error({ code: 'ERR_SQLITE_ERROR', errcode: 13 }))).toBe(true)
  expect(cannotStore(error({ code: 'ERR_SQLITE_ERROR', errcode: 10 + 256 }))).toBe(true)
  expect(cannotStore(error({ code: 'SQLITE_CONSTRAINT_UNIQUE' }))).toBe(false)
})

describe('another program that writes', () => {
  test('is waited for without holding up anything else', async () => {
    const other = await openDriver(path())
    other.exec('begin immediate')
    let beats = 0
    const heart = setInterval(() => beats++, 10)
    const writing = Promise.all([add('a', 'Ann'), add('b', 'Bob')])
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(beats).toBeGreaterThan(5)
    expect(await names()).toEqual([])
    other.exec('commit')
    await writing
    clearInterval(heart)
    other.close()
    expect(await names()).toEqual(['Ann', 'Bob'])
  })

  test('for too long gives a refusal that says so, and nothing is stored', { timeout: 20_000 }, async () => {
    const other = await openDriver(path())
    other.exec('begin immediate')
    await expect(add('a', 'Ann')).rejects.toBeInstanceOf(Unavailable)
    other.exec('rollback')
    other.close()
    await add('b', 'Bob')
    expect(await names()).toEqual(['Bob'])
  })
})
