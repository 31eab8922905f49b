import { matchMigrations, sqlStore } from '@tabletome/match/stores/sql'
import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import { databaseContract, storeContract as matchStoreContract } from '@tabletome/match/testing'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres } from '../../../../scripts/services.mjs'
import { startPostgres } from '../../../../tools/services/postgres.ts'
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

  storeContract('PostgreSQL', async () => {
    const url = await server.newDatabase()
    return { store: await openPostgres(url), reopen: () => openPostgres(url) }
  })
})
