import { startNats } from '../../../tools/services/nats.ts'
import { startPostgres } from '../../../tools/services/postgres.ts'
import { startTabletome } from '../../../tools/services/tabletome.ts'
import type { TabletomeProcess } from '../../../tools/services/tabletome.ts'
import { cpuOf, mainThreadOf, megabytesOf, startSwarm } from './process.ts'

/** Which servers are loaded. */
export interface Rig {
  readonly name: string
  readonly store: 'SQLite' | 'PostgreSQL'
  readonly processes: 1 | 2
  /** Whether those of one table come to one process. */
  readonly together: boolean
}
/** One measured number of tables. */
export interface Level {
  readonly rig: string
  readonly tables: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of the servers' CPU time per answer, and of their main threads. */
  readonly cpu: number
  readonly main: number
  readonly megabytes: number
}

const MANY = '1000000'
export const ROOMY: Readonly<Record<string, string>> = {
  LIMIT_REQUESTS_PER_MINUTE: MANY,
  LIMIT_GUESTS_PER_HOUR: MANY,
  LIMIT_TABLES_PER_PERSON: MANY,
  LIMIT_SEATS_PER_PERSON: MANY,
  LIMIT_SOCKETS_PER_ADDRESS: MANY,
  PUSH: 'off',
}
const LIMIT_MILLISECONDS = 100
/** What has not been compiled yet is slow: the first time takes longer, and never ends the run. */
const WARM_SECONDS = { first: 8, later: 2 }
const SECONDS = 6

/** More and more tables, each with an answer every two seconds, until the 99th percentile passes 100 ms. */
export const loadTables = (rig: Rig, levels: readonly number[], tell: (text: string) => void): Promise<Level[]> =>
  withServers(rig, async servers => {
    const swarm = startSwarm()
    try {
      const measured: Level[] = []
      let open = 0
      for (const tables of levels) {
        const ports = servers.map(({ port }) => port)
        await swarm.obey({ do: 'open', tables: tables - open, ports, together: rig.together })
        open = tables
        await swarm.obey({ do: 'play', seconds: measured.length === 0 ? WARM_SECONDS.first : WARM_SECONDS.later })
        const pids = servers.flatMap(({ pid }) => pid ?? [])
        const sum = (of: (pid: number) => number): number => pids.reduce((all, pid) => all + of(pid), 0)
        const [cpu, main] = [sum(cpuOf), sum(mainThreadOf)]
        const { answers = 0, p50 = Number.NaN, p99 = Number.NaN } = await swarm.obey({ do: 'play', seconds: SECONDS })
        const level: Level = {
          rig: rig.name,
          tables,
          perSecond: answers / SECONDS,
          p50,
          p99,
          cpu: (1000 * (sum(cpuOf) - cpu)) / answers,
          main: (1000 * (sum(mainThreadOf) - main)) / answers,
          megabytes: sum(megabytesOf),
        }
        measured.push(level)
        tell(`${rig.name}: ${tables} tables, p99 ${p99.toFixed(0)} ms`)
        if (p99 > LIMIT_MILLISECONDS && measured.length > 1) break
      }
      return measured
    } finally {
      swarm.stop()
    }
  })

const withServers = async <R>(
  { store, processes }: Rig,
  work: (servers: readonly TabletomeProcess[]) => Promise<R>,
): Promise<R> => {
  const opened: { stop(): Promise<void> }[] = []
  try {
    let settings = ROOMY
    if (store === 'PostgreSQL') {
      const postgres = await startPostgres({ durable: true })
      opened.push(postgres)
      const nats = await startNats()
      opened.push(nats)
      settings = { ...ROOMY, DATABASE_URL: await postgres.newDatabase(), BUS_URL: nats.url }
    }
    const servers: TabletomeProcess[] = []
    for (let at = 0; at < processes; at += 1) {
      const server = await startTabletome(settings)
      opened.push(server)
      servers.push(server)
    }
    return await work(servers)
  } finally {
    for (const each of opened.reverse()) await each.stop()
  }
}
