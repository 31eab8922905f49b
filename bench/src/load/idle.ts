import { startTabletome } from '../../../tools/services/tabletome.ts'
import { megabytesOf, startSwarm } from './process.ts'
import { ROOMY } from './tables.ts'

export interface Idle {
  readonly sockets: number
  readonly megabytesBefore: number
  readonly megabytes: number
  readonly p50: number
  readonly p99: number
}
const LIVE_TABLES = 200
const SECONDS = 10

/** Many sockets that only look on, and beside them 200 tables that are played. */
export const loadIdle = async (sockets: number, tell: (text: string) => void): Promise<Idle> => {
  const server = await startTabletome(ROOMY)
  const swarm = startSwarm()
  try {
    const ports = [server.port]
    await swarm.obey({ do: 'open', tables: LIVE_TABLES, ports, together: true })
    const pid = server.pid ?? 0
    const megabytesBefore = megabytesOf(pid)
    await swarm.obey({ do: 'idle', sockets, ports })
    tell(`${sockets} sockets are open`)
    await swarm.obey({ do: 'play', seconds: 3 })
    const { p50 = Number.NaN, p99 = Number.NaN } = await swarm.obey({ do: 'play', seconds: SECONDS })
    return { sockets, megabytesBefore, megabytes: megabytesOf(pid), p50, p99 }
  } finally {
    swarm.stop()
    await server.stop()
  }
}
