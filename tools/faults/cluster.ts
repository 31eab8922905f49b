import { startNats } from '../services/nats.ts'
import { startPostgres } from '../services/postgres.ts'
import type { Postgres } from '../services/postgres.ts'
import { startProxy } from '../services/proxy.ts'
import type { Proxy } from '../services/proxy.ts'
import type { Service } from '../services/running.ts'
import { mountSmallDisk } from '../services/smallDisk.ts'
import type { SmallDisk } from '../services/smallDisk.ts'
import { startTabletome } from '../services/tabletome.ts'
import type { TabletomeProcess } from '../services/tabletome.ts'

/** One server, and the three ways that lead to it and away from it. */
export interface Node {
  readonly name: string
  readonly server: TabletomeProcess
  readonly front: Proxy
  readonly toStore: Proxy
  readonly toBus: Proxy
}
/** Two servers on one PostgreSQL and one NATS, each reached through a way that can be broken. */
export interface Cluster {
  readonly nodes: readonly Node[]
  readonly postgres: Postgres
  readonly nats: Service
  readonly databaseUrl: string
  /** What PostgreSQL writes to, where it could be made. */
  readonly disk: SmallDisk | undefined
  stop(): Promise<void>
}

const MANY = '1000000'
const LIMITS: Readonly<Record<string, string>> = {
  LIMIT_REQUESTS_PER_MINUTE: MANY,
  LIMIT_GUESTS_PER_HOUR: MANY,
  LIMIT_TABLES_PER_PERSON: MANY,
  LIMIT_SOCKETS_PER_ADDRESS: MANY,
  LIMIT_MESSAGES_PER_SECOND: MANY,
  LIMIT_MESSAGE_BURST: MANY,
  LIMIT_BOT_WORKERS: '1',
}
const DISK_MEGABYTES = 400

export const startCluster = async (): Promise<Cluster> => {
  const opened: (() => Promise<void> | void)[] = []
  const stop = async (): Promise<void> => {
    for (const each of opened.splice(0).reverse()) await each()
  }
  const kept = <S>(service: S, close: (service: S) => Promise<void> | void): S => {
    opened.push(() => close(service))
    return service
  }
  try {
    const disk = kept(mountSmallDisk(DISK_MEGABYTES), each => each?.remove())
    const postgres = kept(await startPostgres(disk ? { folder: disk.path } : {}), each => each.stop())
    const nats = kept(await startNats(), each => each.stop())
    const databaseUrl = await postgres.newDatabase()
    const node = async (name: string): Promise<Node> => {
      const toStore = kept(await startProxy(postgres.port), each => each.close())
      const toBus = kept(await startProxy(nats.port), each => each.close())
      const server = kept(
        await startTabletome({
          ...LIMITS,
          DATABASE_URL: databaseUrl.replace(`:${postgres.port}/`, `:${toStore.port}/`),
          BUS_URL: `nats://127.0.0.1:${toBus.port}`,
          PUSH: 'off',
        }),
        each => each.stop(),
      )
      const front = kept(await startProxy(server.port), each => each.close())
      return { name, server, front, toStore, toBus }
    }
    return { nodes: [await node('1'), await node('2')], postgres, nats, databaseUrl, disk, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
