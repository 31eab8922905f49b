import { spawn } from 'node:child_process'
import { constants, copyFileSync, existsSync, mkdirSync, openSync, readSync, closeSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import { Damaged, openDriver, openSqliteDatabase, problemsOf } from '@tabletome/match/stores/sqlite'
import { ALL_MIGRATIONS } from './migrations.ts'
import { summariesOf } from './move.ts'
import type { Moved } from './move.ts'

const isUrl = (place: string): boolean => /^postgres(ql)?:/.test(place)
const fileIn = (folder: string): string => join(folder, 'tabletome.db')

/** Copies everything to one new file while the server runs; the copy of a folder is checked before this is over. */
export const backUp = async (from: string, file: string): Promise<void> => {
  if (existsSync(file)) throw new Error(`There is already a file ${file}: nothing was written.`)
  if (isUrl(from)) return run('pg_dump', from, ['--format=custom', `--file=${file}`])
  const path = fileIn(from)
  if (!existsSync(path)) throw new Error(`There is no tabletome.db in ${from}.`)
  const driver = await openDriver(path)
  try {
    driver.exec('pragma busy_timeout = 10000')
    driver.exec(`vacuum into '${file.replaceAll("'", "''")}'`)
  } finally {
    driver.close()
  }
  const problems = await problemsOf(file)
  if (problems.length === 0) return
  rmSync(file)
  throw new Damaged(path, problems)
}

/** Puts a copy where nothing is yet, and says what lies there now: rows and digest of every table. */
export const restore = async (file: string, to: string): Promise<readonly Moved[]> => {
  const kind = kindOf(file)
  if (kind !== (isUrl(to) ? 'postgres' : 'sqlite'))
    throw new Error(`${file} is ${KINDS[kind]}: it cannot be restored to ${isUrl(to) ? 'PostgreSQL' : 'a folder'}.`)
  if (kind === 'postgres') return intoPostgres(file, to)
  const path = fileIn(to)
  for (const beside of ['', '-wal', '-shm'])
    if (existsSync(path + beside)) throw new Error(`There is already a ${path}${beside}: move it away first.`)
  const problems = await problemsOf(file)
  if (problems.length > 0) throw new Damaged(file, problems)
  mkdirSync(to, { recursive: true })
  copyFileSync(file, path, constants.COPYFILE_EXCL)
  const database = await openSqliteDatabase(path, ALL_MIGRATIONS)
  try {
    return await summariesOf(database)
  } finally {
    await database.close()
  }
}

const intoPostgres = async (file: string, url: string): Promise<readonly Moved[]> => {
  const empty = await openPostgresDatabase(url, [])
  const tables = await empty.all(
    `select 1 as found from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`,
  )
  if (tables.length > 0) {
    await empty.close()
    throw new Error('The database is not empty: restore into a new one.')
  }
  // Opening it has made this one.
  await empty.write({ sql: 'drop table if exists migration' })
  await empty.close()
  await run('pg_restore', url, ['--exit-on-error', '--single-transaction', '--no-owner', file])
  const database = await openPostgresDatabase(url, ALL_MIGRATIONS)
  try {
    return await summariesOf(database)
  } finally {
    await database.close()
  }
}

const KINDS = { sqlite: 'a copy of a folder', postgres: 'a copy of a PostgreSQL', other: 'no copy of ours' } as const
const kindOf = (file: string): keyof typeof KINDS => {
  const head = Buffer.alloc(6)
  const opened = openSync(file, 'r')
  readSync(opened, head)
  closeSync(opened)
  const text = head.toString('latin1')
  return text === 'SQLite' ? 'sqlite' : text.startsWith('PGDMP') ? 'postgres' : 'other'
}

/** The password goes by the environment: everybody on the machine can read what a program was called with. */
const run = (program: string, address: string, args: readonly string[]): Promise<void> => {
  const url = new URL(address)
  const { password } = url
  url.password = ''
  const child = spawn(program, [`--dbname=${url.href}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }) },
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new Error(`${program} cannot be run (on Debian: apt-get install postgresql-client): ${message}`)),
    )
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${said.trim()}`))))
  })
}
