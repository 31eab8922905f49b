import 'fake-indexeddb/auto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeContract } from '../testing/storeContract.ts'
import { openFileStore } from './file.ts'
import { openIndexedDbStore } from './indexeddb.ts'
import { memoryStore } from './memory.ts'
import { matchMigrations } from './sql.ts'
import { openSqliteDatabase } from './sqliteDatabase.ts'
import { sqlStore } from './sqlStore.ts'

const inFolder = () => mkdtemp(join(tmpdir(), 'tabletome-'))

storeContract('memory', async () => {
  const store = memoryStore()
  return { store, reopen: async () => store, close: async () => undefined }
})

storeContract('file', async () => {
  const folder = await inFolder()
  const first = await openFileStore(folder)
  const stores = [first]
  return {
    store: first,
    reopen: async () => {
      const store = await openFileStore(folder)
      stores.push(store)
      return store
    },
    close: async () => {
      for (const store of stores) await store.close()
      await rm(folder, { recursive: true })
    },
  }
})

storeContract('SQLite', async () => {
  const folder = await inFolder()
  const path = join(folder, 'tabletome.db')
  const first = await openSqliteDatabase(path, matchMigrations)
  const databases = [first]
  return {
    store: sqlStore(first),
    reopen: async () => {
      const database = await openSqliteDatabase(path, matchMigrations)
      databases.push(database)
      return sqlStore(database)
    },
    close: async () => {
      for (const database of databases) await database.close()
      await rm(folder, { recursive: true })
    },
  }
})

let count = 0
storeContract('IndexedDB', async () => {
  const name = `tabletome-${count++}`
  const first = await openIndexedDbStore(name)
  const stores = [first]
  return {
    store: first,
    reopen: async () => {
      const store = await openIndexedDbStore(name)
      stores.push(store)
      return store
    },
    close: async () => {
      for (const store of stores) store.close()
    },
  }
})
