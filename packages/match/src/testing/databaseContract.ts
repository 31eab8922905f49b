import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Migration } from '../stores/database.ts'
import { isUniqueViolation } from '../stores/database.ts'

export const PEOPLE: Migration = {
  owner: 'test',
  number: 1,
  statements: ['create table person (id text primary key, name text not null, friend text references person (id))'],
}
const AGES: Migration = { owner: 'test', number: 2, statements: ['alter table person add column age integer'] }

/** A place for one database, which can be opened again and again. */
export interface DatabasePlace {
  open(migrations: readonly Migration[]): Promise<Database>
  remove(): Promise<void>
}

/** What stores rely on, of every database. */
export const databaseContract = (name: string, newPlace: () => Promise<DatabasePlace>): void => {
  describe(`database: ${name}`, () => {
    let place: DatabasePlace
    let database: Database
    beforeEach(async () => {
      place = await newPlace()
      database = await place.open([PEOPLE])
    })
    afterEach(async () => {
      await database.close()
      await place.remove()
    })
    const adding = (id: string, called: string) => ({
      sql: 'insert into person (id, name) values ($1, $2)',
      params: [id, called],
    })
    const add = (id: string, called: string) => database.write(adding(id, called))
    const names = async () =>
      (await database.all<{ name: string }>('select name from person order by id')).map(row => row.name)

    test('writes of one moment are all there when they say so', async () => {
      await Promise.all(['c', 'a', 'b'].map(id => add(id, id)))
      expect(await names()).toEqual(['a', 'b', 'c'])
    })

    test('one that fails is taken back alone, whole, and only its caller hears of it', async () => {
      await add('a', 'first')
      const bad = database.write(adding('x', 'half done'), adding('a', 'twice'))
      const results = await Promise.allSettled([bad, add('b', 'third')])
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect(await names()).toEqual(['first', 'third'])
      const error: unknown = await bad.catch((reason: unknown) => reason)
      expect(isUniqueViolation(error)).toBe(true)
    })

    test('without the effect of what is needed nothing is done', async () => {
      await add('a', 'Ada')
      const rename = (id: string) =>
        ({ sql: 'update person set name = $2 where id = $1', params: [id, 'Eve'], needed: true }) as const
      const find = (id: string) =>
        ({ sql: 'select name from person where id = $1', params: [id], needed: true }) as const
      const [lost, also, good] = await Promise.all([
        database.write(adding('b', 'Bo'), rename('nobody')),
        database.write(find('nobody'), adding('c', 'Cy')),
        database.write(find('a'), rename('a'), adding('d', 'Dee')),
      ])
      expect([lost, also]).toEqual([undefined, undefined])
      expect(good?.map(({ count }) => count)).toEqual([1, 1, 1])
      expect(good?.[0]?.rows).toEqual([{ name: 'Ada' }])
      expect(await names()).toEqual(['Eve', 'Dee'])
    })

    test('a later statement sees what an earlier one did, and what is changed can be given back', async () => {
      const written = await database.write(adding('a', 'Ada'), {
        sql: `insert into person (id, name) values ('b', (select max(name) from person)) returning name`,
      })
      expect(written?.[1]).toEqual({ count: 1, rows: [{ name: 'Ada' }] })
    })

    test('a statement that makes no sense harms nobody else', async () => {
      const bad = database.write({ sql: 'insert into nowhere values (1)' })
      const good = add('a', 'Ada')
      await expect(bad).rejects.toThrow('nowhere')
      await good
      expect(await names()).toEqual(['Ada'])
    })

    test('keeps foreign keys, and does not take that for a duplicate', async () => {
      const sql = 'insert into person (id, name, friend) values ($1, $2, $3)'
      const error: unknown = await database
        .write({ sql, params: ['a', 'Ada', 'nobody'] })
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Error)
      expect(isUniqueViolation(error)).toBe(false)
    })

    test('closing waits for what is being written, and refuses what comes later', async () => {
      const queued = add('a', 'Ada')
      await database.close()
      await queued
      await expect(add('b', 'Bo')).rejects.toThrow('closed')
      database = await place.open([PEOPLE])
      expect(await names()).toEqual(['Ada'])
    })

    test('two connections wait for each other', async () => {
      const other = await place.open([PEOPLE])
      await Promise.all(
        Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? database : other).write(adding(`${i}`, 'x'))),
      )
      expect(await names()).toHaveLength(40)
      await other.close()
    })

    test('of many who want the same key one gets it', async () => {
      const other = await place.open([PEOPLE])
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? database : other).write(adding('one', `${i}`))),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await other.close()
    })

    test('a value may be used twice and in any order', async () => {
      await add('a', 'Ada')
      const sql = 'select id from person where name = $2 and id = $1 and name = $2'
      expect(await database.all(sql, ['a', 'Ada'])).toEqual([{ id: 'a' }])
    })

    test('numbers are numbers, and the clock is about right', async () => {
      await add('a', 'Ada')
      const [row] = await database.all<{ n: number; at: number }>(
        `select count(*) as n, ${database.clock} as at from person`,
      )
      expect(row?.n).toBe(1)
      expect(Math.abs((row?.at ?? 0) - Date.now())).toBeLessThan(60_000)
    })

    test('migrations are done once each; new ones are added to what is there', async () => {
      await add('a', 'Ada')
      await database.close()
      database = await place.open([PEOPLE, AGES])
      expect(await database.all('select name, age from person')).toEqual([{ name: 'Ada', age: null }])
    })

    test('what a newer version has written is refused', async () => {
      await database.close()
      database = await place.open([PEOPLE, AGES])
      await expect(place.open([PEOPLE])).rejects.toThrow('newer version (migration test 2)')
    })

    test('tables of another owner are nobody’s business', async () => {
      const other = await place.open([{ owner: 'other', number: 1, statements: ['create table thing (id text)'] }])
      expect(await other.all('select * from thing')).toEqual([])
      await other.close()
    })

    test('a migration that fails leaves everything as it was', async () => {
      const broken = { owner: 'test', number: 2, statements: ['create table thing (id text)', 'create nonsense'] }
      await expect(place.open([PEOPLE, broken])).rejects.toThrow('nonsense')
      await expect(database.all('select * from thing')).rejects.toThrow('thing')
    })
  })
}
