import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { driversHere } from '@tabletome/match/stores/sqlite'
import { afterAll } from 'vitest'
import { storeContract } from './contract.ts'
import { openSqlite } from './sqlite.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

for (const driver of driversHere())
  storeContract(`SQLite by ${driver}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabletome-store-'))
    folders.push(folder)
    const open = () => openSqlite(join(folder, 'tabletome.db'), { driver })
    return { store: await open(), reopen: open }
  })
