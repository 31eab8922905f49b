import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import type { Database, Migration } from './database.ts'
import { isUniqueViolation, openDriver, placeholders } from './sqliteDriver.ts'

const PEOPLE: Migration = {
  owner: 'test',
  number: 1,
  statements: ['create table person (id text primary key, name text not null, friend text references person (id))'],
}
const AGES: Migration = { owner: 'test', number: 2, statements: ['alter table person add column age integer'] }

let folder: string
let database: Database
const path = () => join(folder, 'deep', 'test.db')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabletome-'))
  database = await openDatabase(path(), [PEOPLE])
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
const add = (id: string, name: string) =>
  database.write(tx => tx.run('insert into person (id, name) values ($1, $2)', [id, name]))
const names = () => database.all<{ name: string }>('select name from person order by id').map(({ name }) => name)

describe('group commit', () => {
  test('writes of one moment are all there when they say so, in their order', async () => {
    const order: string[] = []
    await Promise.all(['c', 'a', 'b'].map(id => add(id, id).then(() => order.push(id))))
    expect(order).toEqual(['c', 'a', 'b'])
    expect(names()).toEqual(['a', 'b', 'c'])
  })

  test('one that fails is taken back alone, whole, and only its caller hears of it', async () => {
    const first = add('a', 'first')
    const bad = database.write(tx => {
      tx.run('insert into person (id, name) values ($1, $2)', ['x', 'half done'])
      tx.run('insert into person (id, name) values ($1, $2)', ['a', 'twice'])
    })
    const results = await Promise.allSettled([first, bad, add('b', 'third')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(names()).toEqual(['first', 'third'])
    const error: unknown = await bad.catch(reason => reason)
    expect(isUniqueViolation(error)).toBe(true)
  })

  test('an error of the work itself takes its writes back too', async () => {
    const work = database.write(tx => {
      tx.run('insert into person (id, name) values ($1, $2)', ['x', 'x'])
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(names()).toEqual([])
  })

  test('a later write of the group sees what an earlier one did; readers see only what is committed', async () => {
    const first = add('a', 'Ada')
    const second = database.write(tx => tx.all<{ name: string }>('select name from person'))
    expect(names()).toEqual([])
    await first
    expect(await second).toEqual([{ name: 'Ada' }])
  })

  test('a statement that cannot be compiled harms nobody else', async () => {
    const bad = database.write(tx => tx.run('insert into nowhere values (1)'))
    const good = add('a', 'Ada')
    await expect(bad).rejects.toThrow('nowhere')
    await good
    expect(names()).toEqual(['Ada'])
  })

  test('closing commits what is queued, and refuses what comes later', async () => {
    const queued = add('a', 'Ada')
    await database.close()
    await queued
    await expect(add('b', 'Bo')).rejects.toThrow('closed')
    database = await openDatabase(path(), [PEOPLE])
    expect(names()).toEqual(['Ada'])
  })

  test('two connections on one file wait for each other', async () => {
    const other = await openDatabase(path(), [PEOPLE])
    const writes = Array.from({ length: 40 }, (_, i) =>
      (i % 2 === 0 ? database : other).write(tx =>
        tx.run('insert into person (id, name) values ($1, $2)', [`${i}`, 'x']),
      ),
    )
    await Promise.all(writes)
    expect(names()).toHaveLength(40)
    await other.close()
  })
})

describe('the connection', () => {
  test('is set for safety', () => {
    expect(database.all('pragma journal_mode')).toMatchObject([{ journal_mode: 'wal' }])
    expect(database.all('pragma synchronous')).toMatchObject([{ synchronous: 2 }])
    expect(database.all('pragma foreign_keys')).toMatchObject([{ foreign_keys: 1 }])
    expect(Object.values(database.all('pragma busy_timeout')[0] ?? {})).toEqual([10])
  })
  test('keeps foreign keys, and does not take that for a duplicate', async () => {
    const stranger = database.write(tx =>
      tx.run('insert into person (id, name, friend) values ($1, $2, $3)', ['a', 'Ada', 'nobody']),
    )
    const error: unknown = await stranger.catch(reason => reason)
    expect(error).toBeInstanceOf(Error)
    expect(isUniqueViolation(error)).toBe(false)
  })
  test('a value may be used twice and in any order; a missing one is an error', async () => {
    expect(placeholders('a = $2 or b = $1 or c = $2')).toEqual({ sql: 'a = ? or b = ? or c = ?', order: [1, 0, 1] })
    await add('a', 'Ada')
    const found = database.all('select id from person where name = $2 and id = $1 and name = $2', ['a', 'Ada'])
    expect(found).toEqual([{ id: 'a' }])
    expect(() => database.all('select id from person where id = $2', ['a'])).toThrow('No value for $2')
  })
})

describe('migrations', () => {
  test('are done once each; new ones are added to what is there', async () => {
    await add('a', 'Ada')
    await database.close()
    database = await openDatabase(path(), [PEOPLE, AGES])
    expect(database.all('select name, age from person')).toEqual([{ name: 'Ada', age: null }])
  })
  test('a file of a newer version is refused', async () => {
    await database.close()
    database = await openDatabase(path(), [PEOPLE, AGES])
    await expect(openDatabase(path(), [PEOPLE])).rejects.toThrow('newer version (migration test 2)')
  })
  test('tables of another owner are nobody’s business', async () => {
    const other = await openDatabase(path(), [
      { owner: 'other', number: 1, statements: ['create table thing (id text)'] },
    ])
    expect(other.all('select * from thing')).toEqual([])
    await other.close()
  })
  test('one that fails leaves everything as it was', async () => {
    const broken = { owner: 'test', number: 2, statements: ['create table thing (id text)', 'create nonsense'] }
    await expect(openDatabase(path(), [PEOPLE, broken])).rejects.toThrow('nonsense')
    expect(database.all(`select name from sqlite_master where name = 'thing'`)).toEqual([])
  })
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

describe('another program that writes', () => {
  test('is waited for without holding up anything else', async () => {
    const other = await openDriver(path())
    other.exec('begin immediate')
    let beats = 0
    const heart = setInterval(() => beats++, 10)
    const writing = Promise.all([add('a', 'Ann'), add('b', 'Bob')])
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(beats).toBeGreaterThan(20)
    expect(names()).toEqual([])
    other.exec('commit')
    await writing
    clearInterval(heart)
    other.close()
    expect(names()).toEqual(['Ann', 'Bob'])
  })
})
