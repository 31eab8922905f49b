import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import rateLimit from '@fastify/rate-limit'
import { botPool } from './bots/pool.ts'
import { botRunner } from './bots/runner.ts'
import { inProcessBus } from './bus/inProcess.ts'
import type { BusId } from './bus/port.ts'
import { openCatalogue } from './catalogue.ts'
import type { Config } from './config.ts'
import { Fault } from './http/fault.ts'
import { meRoutes } from './http/routes/me.ts'
import { metricsRoute, serverRoutes } from './http/routes/server.ts'
import { tableRoutes } from './http/routes/tables.ts'
import { httpShell } from './http/shell.ts'
import { site } from './http/site.ts'
import { windowsBy } from './http/windows.ts'
import { housekeeping } from './housekeeping.ts'
import { addressKey } from './identity/address.ts'
import { identity as openIdentity } from './identity/identity.ts'
import { metrics as newMetrics } from './metrics.ts'
import { acts as newActs } from './play/acts.ts'
import { GOING_AWAY } from './play/client.ts'
import { hall as newHall } from './play/hall.ts'
import { matches as newMatches } from './play/matches.ts'
import { presence as newPresence } from './play/presence.ts'
import { progressNotes } from './play/progress.ts'
import { serve } from './socket/connection.ts'
import { heartbeat } from './socket/heartbeat.ts'
import { acceptUpgrades } from './socket/upgrade.ts'
import { openSqlite } from './store/sqlite.ts'
import type { TableRow } from './store/port.ts'
import type { Standing } from './tables/info.ts'
import { farewell } from './tables/farewell.ts'
import { cachedRows } from './tables/rows.ts'
import { tableService } from './tables/service.ts'

/** Everything a server can be told beside its settings; tests use it. */
export interface ServerOptions extends Config {
  /** Module that exports `games`. */
  readonly games?: string
  /** Folder of the built web app. */
  readonly site?: string
  readonly now?: () => number
  /** Milliseconds that only ever grow, whatever happens to the clock: limits go by them. */
  readonly ticks?: () => number
}

export interface RunningServer {
  /** Gives the address to open in a browser. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** How long clients get to say goodbye. */
const CLOSE_MILLISECONDS = 1000
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Puts the server together. Nothing listens before `listen`. */
export const buildServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { limits } = options
  const now = options.now ?? Date.now
  const ticks = options.ticks ?? (() => performance.now())
  const metrics = newMetrics()
  const app = await httpShell(options, metrics)
  const onError = (error: unknown): void => {
    metrics.count('errors_total')
    app.log.error({ err: error }, 'unexpected')
  }

  const catalogue = await openCatalogue(options.games ?? import.meta.resolve('@tabletome/games'))
  const store = await openSqlite(join(options.data, 'tabletome.db'), writes => metrics.observe('commit_writes', writes))
  const bus = inProcessBus(onError)
  const identity = openIdentity({ store, bus, limits, now, ticks })
  const rows = cachedRows(store.tables, ticks)
  const presence = newPresence(ticks)
  const notes = progressNotes(store.tables, onError)
  const noteStanding = (table: string, { seq, waiting, over }: Standing, at: number): void =>
    notes.note({ table, status: over ? 'over' : 'playing', seq, waiting, at })
  const matches = newMatches({
    store: store.matches,
    catalogue,
    most: limits.loadedMatches,
    idleMilliseconds: limits.idleSeconds * 1000,
    now,
    ticks,
    onChange: (id, standing) => {
      noteStanding(id, standing, now())
      bus.publish([`match:${id}`])
    },
    onOpen: (id, standing) => {
      const note = (row: TableRow | undefined): void => {
        if (row && (row.seq !== standing.seq || (standing.over && row.status !== 'over')))
          noteStanding(id, standing, row.changedAt)
      }
      store.tables.get(id).then(note, onError)
    },
    onRequest: id => bus.publish([`match:${id}`]),
    onError,
  })
  const service = tableService({
    store,
    catalogue,
    limits,
    now,
    onChange: id => {
      rows.forget(id)
      bus.publish([`table:${id}`])
    },
    begin: async table => {
      const { seq, waiting } = await matches.begin(table)
      await store.tables.note([{ table: table.id, status: 'playing', seq, waiting, at: now() }])
    },
  })
  const hall = newHall({ store, rows, bus, matches, presence, watchesPerSocket: limits.watchesPerSocket })
  const acts = newActs({ store, rows, bus, matches, presence, catalogue, limits, now, ticks })
  const pool = botPool(catalogue.module, limits.botWorkers, limits.botMilliseconds)
  const runner = botRunner({ pool, rows, matches, catalogue, presence, metrics, onError })

  bus.subscribe(ids => {
    for (const id of ids) {
      const [kind, key] = partsOf(id)
      if (kind === 'table') rows.forget(key)
      hall.hear(id).catch(onError)
      if (kind === 'table' || kind === 'match') runner.look(key)
    }
  })

  await app.register(
    async api => {
      // Answers are about somebody, and about now.
      api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      await api.register(rateLimit, {
        max: limits.requestsPerMinute,
        timeWindow: 60_000,
        store: windowsBy(ticks),
        keyGenerator: request => addressKey(request.ip),
        errorResponseBuilder: (_request, { after }) =>
          new Fault(429, 'tooFast', `Too many requests: try again in ${after}.`),
      })
      serverRoutes(api, catalogue, store.check)
      meRoutes(api, identity, person => farewell({ store, service, bus }, person))
      tableRoutes(api, {
        identity,
        service,
        tables: store.tables,
        matches,
        presence,
        recordsPerMinute: limits.recordsPerMinute,
      })
    },
    { prefix: '/api' },
  )
  const gauges = async (): Promise<Record<string, number>> => {
    const tables = await store.counts()
    return {
      sockets: hall.clients,
      matches_loaded: matches.loaded,
      bot_questions_waiting: pool.waiting,
      'tables{status="gathering"}': tables.gathering,
      'tables{status="playing"}': tables.playing,
      'tables{status="over"}': tables.over,
    }
  }
  metricsRoute(app, metrics, gauges, options.metrics === 'open')
  await site(app, options.site ?? WEB)

  const sockets = acceptUpgrades(app.server, {
    config: options,
    identity,
    metrics,
    onError,
    welcome: (socket, known, wire) => {
      pulse.add(socket)
      serve(socket, wire, known, { hall, acts, limits, metrics, ticks, onError })
    },
  })
  const pulse = heartbeat(() => sockets.clients, limits.backlogBytes)
  let chores: { stop(): Promise<void> } | undefined

  return {
    async listen() {
      await app.listen({ port: options.port, host: options.host })
      chores = housekeeping({ store, matches, service, look: runner.look, now, onError })
      return addressOf(app.server.address(), options)
    },
    async close() {
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'The server is stopping.')
      const impatient = setTimeout(() => sockets.clients.forEach(socket => socket.terminate()), CLOSE_MILLISECONDS)
      pulse.stop()
      runner.close()
      await chores?.stop()
      await pool.close()
      await app.close()
      clearTimeout(impatient)
      await notes.close()
      await bus.close()
      await store.close()
    },
  }
}

const partsOf = (id: BusId): [string, string] => {
  const at = id.indexOf(':')
  return [id.slice(0, at), id.slice(at + 1)]
}

const addressOf = (bound: string | { port: number } | null, { host, port }: Config): string => {
  const isLocal = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1'
  const name = isLocal ? 'localhost' : host
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`
}
