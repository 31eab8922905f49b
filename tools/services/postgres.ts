import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../scripts/services.mjs'
import { end, freePort, launch, temporaryFolder } from './running.ts'
import type { Service } from './running.ts'

export interface Postgres extends Service {
  /** A new database of its own, by its address. */
  newDatabase(): Promise<string>
  /** Its process, for measuring. */
  readonly pid: number | undefined
  /** It may have ended by itself, for want of room for example. */
  readonly isRunning: boolean
}
export interface PostgresWishes {
  /** With every fsync, as in earnest. */
  readonly durable?: boolean
  /** An empty folder for its files; absent: a temporary one. */
  readonly folder?: string
}

/** A PostgreSQL of our own. */
export const startPostgres = async ({ durable = false, folder: given }: PostgresWishes = {}): Promise<Postgres> => {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('There is no PostgreSQL here: on Debian apt-get install postgresql.')
  const folder = given === undefined ? temporaryFolder('postgres') : { path: given, remove: () => undefined }
  const data = join(folder.path, 'data')
  const user = ordinaryUser()
  if (user) chownSync(folder.path, user.uid, user.gid)
  execFileSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=tabletome',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      ...(durable ? [] : ['--wal-segsize=4']),
    ],
    {
      ...user,
      cwd: folder.path,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const urlOf = (database: string): string => `postgres://tabletome@127.0.0.1:${port}/${database}`
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder.path,
    max_connections: 200,
    fsync: durable ? 'on' : 'off',
    ...(durable ? {} : { max_wal_size: '96MB', min_wal_size: '32MB' }),
  }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    child = await launch(join(programs, 'postgres'), args, { ...user, cwd: folder.path }, () =>
      answers(urlOf('postgres')),
    )
  }
  await start()
  let databases = 0
  return {
    url: urlOf('postgres'),
    port,
    get pid() {
      return child?.pid
    },
    get isRunning() {
      return child !== undefined && child.exitCode === null && child.signalCode === null
    },
    async newDatabase() {
      databases += 1
      const name = `t${databases}`
      await ask(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    kill: () => end(child, 'SIGQUIT'),
    start,
    async stop() {
      await end(child, 'SIGQUIT')
      folder.remove()
    },
  }
}

/** PostgreSQL refuses to run as root. */
const ordinaryUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}
const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  )
