import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { NatsConnection } from '@nats-io/transport-node'
import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import { connectNats, createNatsBus } from './bus/nats.ts'
import { createInProcessBus } from './bus/inProcess.ts'
import { createNotifyBus } from './bus/notify.ts'
import type { Bus } from './bus/port.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config.ts'
import { ALL_MIGRATIONS } from './store/migrations.ts'
import type { Store } from './store/port.ts'
import { openStore } from './store/sqlStore.ts'
import { openSqlite } from './store/sqlite.ts'
import { createAlone } from './together/alone.ts'
import type { Together } from './together/port.ts'
import { createShared } from './together/shared.ts'

/** What lies outside the process, as the settings say: where things are stored, and how processes wake each other. */
export interface Services {
  readonly store: Store
  readonly bus: Bus
  readonly together: Together
  /** Where bots may think in processes of their own. */
  readonly nats: NatsConnection | undefined
  /** Writes that have not been committed yet. */
  readonly writesWaiting: () => number
  close(): Promise<void>
}
export interface ServicePorts {
  onCommit(writes: number, milliseconds: number): void
  onError(error: unknown): void
  ticks(): number
}

export const openServices = async (
  { databaseUrl, busUrl, data }: Pick<Config, 'databaseUrl' | 'busUrl' | 'data'>,
  ports: ServicePorts,
): Promise<Services> => {
  const process = randomBytes(8).toString('hex')
  const opened: { close(): Promise<void> }[] = []
  const close = async (): Promise<void> => {
    for (const each of opened.splice(0).reverse()) await each.close()
  }
  try {
    const stored = databaseUrl === undefined ? await inFile(data, ports) : await inPostgres(databaseUrl, process, ports)
    opened.push(stored.store)
    const nats =
      busUrl === undefined ? undefined : await reached('NATS', 'BUS_URL', busUrl, connectNats(busUrl, process))
    if (nats) opened.push(nats)
    const bus = await openBus(nats, databaseUrl, ports)
    opened.push(bus)
    return { ...stored, bus, nats, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Stored = Pick<Services, 'store' | 'together' | 'writesWaiting'>

const inFile = async (data: string, { onCommit, ticks }: ServicePorts): Promise<Stored> => {
  const store = await openSqlite(join(data, 'tabletome.db'), { onCommit })
  return { store, together: createAlone(ticks), writesWaiting: () => store.waiting }
}

const inPostgres = async (url: string, process: string, { onCommit, onError }: ServicePorts): Promise<Stored> => {
  const opening = openPostgresDatabase(url, ALL_MIGRATIONS, { onCommit, onError })
  const database = await reached('PostgreSQL', 'DATABASE_URL', url, opening)
  return {
    store: await openStore(database, process),
    together: createShared(database, process),
    writesWaiting: () => database.waiting,
  }
}

const openBus = (
  nats: NatsConnection | undefined,
  databaseUrl: string | undefined,
  { onError }: ServicePorts,
): Promise<Bus> | Bus => {
  if (nats) return createNatsBus(nats, onError)
  return databaseUrl === undefined ? createInProcessBus(onError) : createNotifyBus(databaseUrl, onError)
}

/** A service that cannot be used stops the start with a sentence, which names the setting and never a password. */
const reached = async <S>(name: string, setting: string, url: string, opening: Promise<S>): Promise<S> => {
  try {
    return await opening
  } catch (error) {
    const why = error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : messageOf(error)
    if (/newer version/.test(why)) throw error
    throw new ConfigError(`${name} at ${new URL(url).host} cannot be used (${setting}): ${why}.`)
  }
}
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
