import { matchMigrations, sqlStore } from '@tabletome/match/stores/sql'
import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import { databaseContract, storeContract as matchStoreContract } from '@tabletome/match/testing'
import { Unavailable } from '@tabletome/match'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../../scripts/services.mjs'
import { ask, startPostgres } from '../../../../tools/services/postgres.ts'
import type { Postgres } from '../../../../tools/services/postgres.ts'
import { storeContract } from './contract.ts'
import { openPostgres } from './postgres.ts'

describe.skipIf(findPostgres() === undefined)('PostgreSQL', () => {
  let server: Postgres
  beforeAll(async () => {
    server = await startPostgres()
  }, 60_000)
  afterAll(() => server.stop(), 60_000)

  databaseContract('PostgreSQL', async () => {
    const url = await server.newDatabase()
    return { open: migrations => openPostgresDatabase(url, migrations), remove: async () => undefined }
  })

  matchStoreContract('PostgreSQL', async () => {
    const url = await server.newDatabase()
    const open = () => openPostgresDatabase(url, matchMigrations)
    const databases = [await open()]
    return {
      store: sqlStore(databases[0]!),
      reopen: async () => {
        const database = await open()
        databases.push(database)
        return sqlStore(database)
      },
      close: async () => {
        for (const database of databases) await database.close()
      },
    }
  })

  test('a connection that breaks in the middle of a write makes that write unavailable, and hurts nobody else', async () => {
    const url = await server.newDatabase()
    const database = await openPostgresDatabase(url, matchMigrations)
    const writing = database.write({ sql: 'select pg_sleep(20)' }, { sql: 'select 1' }).catch((error: unknown) => error)
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()`
    await expect.poll(async () => (await ask(url, end)).length, { timeout: 10_000 }).toBe(1)
    expect(await writing).toBeInstanceOf(Unavailable)
    expect(await database.all('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
  })

  storeContract('PostgreSQL', async () => {
    const url = await server.newDatabase()
    return { store: await openPostgres(url), reopen: () => openPostgres(url) }
  })
})
