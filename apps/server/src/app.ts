import { memoryUsage } from 'node:process'
import rateLimit from '@fastify/rate-limit'
import { createBotPool } from './bots/pool.ts'
import { createRemotePool } from './bots/remote.ts'
import { createBotRunner } from './bots/runner.ts'
import type { BusId } from './bus/port.ts'
import { wakeOf } from './bus/port.ts'
import { openCatalogue } from './catalogue.ts'
import type { Config } from './config.ts'
import { Fault } from './http/fault.ts'
import { meRoutes } from './http/routes/me.ts'
import { metricsRoute, serverRoutes } from './http/routes/server.ts'
import { learnedRoutes } from './http/routes/learned.ts'
import { programRoutes } from './http/routes/programs.ts'
import { pushRoutes } from './http/routes/push.ts'
import { recordRoutes } from './http/routes/record.ts'
import { tableRoutes } from './http/routes/tables.ts'
import { httpShell } from './http/shell.ts'
import { site } from './http/site.ts'
import { createWindows } from './http/windows.ts'
import { startHousekeeping } from './housekeeping.ts'
import { addressKey } from './identity/address.ts'
import { createIdentity } from './identity/identity.ts'
import { createMetrics } from './metrics.ts'
import { createActs } from './play/acts.ts'
import { GOING_AWAY } from './play/client.ts'
import { places } from './places.ts'
import { createHall } from './play/hall.ts'
import { createMatches } from './play/matches.ts'
import { createPresence } from './play/presence.ts'
import { createProgressNotes } from './play/progress.ts'
import { createHerald } from './push/herald.ts'
import { openSender } from './push/sender.ts'
import { createBuckets } from './socket/bucket.ts'
import { serve } from './socket/connection.ts'
import { createHeartbeat } from './socket/heartbeat.ts'
import { acceptUpgrades } from './socket/upgrade.ts'
import { openServices } from './services.ts'
import type { Person, TableRow } from './store/port.ts'
import type { Standing } from './tables/info.ts'
import { farewell } from './tables/farewell.ts'
import { createCachedRows } from './tables/rows.ts'
import { createRematches } from './tables/rematch.ts'
import { createTableService } from './tables/service.ts'
import { startPolling } from './together/poll.ts'

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

/** Puts the server together. Nothing listens before `listen`. */
export const createApp = async (options: ServerOptions): Promise<RunningServer> => {
  const { limits } = options
  const now = options.now ?? Date.now
  const ticks = options.ticks ?? (() => performance.now())
  const metrics = createMetrics()
  const app = await httpShell(options, metrics)
  const onError = (error: unknown): void => {
    metrics.count('errors_total')
    app.log.error({ err: error }, 'unexpected')
  }

  const catalogue = await openCatalogue(options.games ?? places.games)
  const services = await openServices(options, {
    onCommit: (writes, milliseconds) => {
      metrics.observe('commit_writes', writes)
      metrics.observe('store_write_seconds', milliseconds / 1000)
    },
    onError,
    ticks,
  })
  const { store, bus, together } = services
  const identity = createIdentity({ store, bus, limits, together, now })
  const presence = createPresence(ticks, now)
  const rows = createCachedRows(store.tables, ticks, row => {
    if (together.isShared) presence.elsewhere(row.id, row.elsewhere ?? NOBODY_ELSE)
  })
  const notes = createProgressNotes(store.tables, onError)
  const noteStanding = (table: string, { seq, waiting, over }: Standing, at: number): void =>
    notes.note({ table, status: over ? 'over' : 'playing', seq, waiting, at })
  const matches = createMatches({
    store: store.matches,
    catalogue,
    mostBytes: limits.heapMegabytes * 1_048_576,
    bytesInUse: () => memoryUsage().heapUsed,
    idleMilliseconds: limits.idleSeconds * 1000,
    now,
    ticks,
    onChange: (id, standing) => {
      noteStanding(id, standing, now())
      bus.publish([`match:${id}:${standing.seq}`])
    },
    onTaken: (id, { seq }) => wake([`match:${id}:${seq}`]),
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
  const changed = (id: string): void => {
    rows.forget(id)
    bus.publish([`table:${id}`])
  }
  const isOver = (table: TableRow): boolean => table.status === 'over' || matches.standing(table.id)?.over === true
  const service = createTableService({
    store,
    catalogue,
    limits,
    now,
    onChange: changed,
    isOver,
    discard: id => matches.discard(id),
    begin: async table => {
      const { seq, waiting } = await matches.begin(table)
      await store.tables.note([{ table: table.id, status: 'playing', seq, waiting, at: now() }])
    },
  })
  const hall = createHall({ store, rows, bus, together, matches, presence, limits, now, onError })
  const acts = createActs({ store, rows, bus, matches, presence, catalogue, limits, now, ticks })
  const threads = createBotPool(catalogue.module, limits.botWorkers, limits.botMilliseconds)
  const pool = services.nats ? createRemotePool(services.nats, threads, limits.botMilliseconds, onError) : threads
  const runner = createBotRunner({ pool, rows, matches, catalogue, presence, together, metrics, onError })
  const sender = options.push === 'off' ? undefined : await openSender(store.push, options)
  const herald = sender && createHerald({ store, rows, matches, presence, sender, metrics, limits, onError })
  const rematch = createRematches({
    store,
    limits,
    get: service.get,
    isOver,
    onChange: changed,
    now,
    ticks,
  })

  /** Whoever is woken reads before telling anybody. */
  const hear = async (id: BusId): Promise<void> => {
    const woken = wakeOf(id)
    const { kind, key, seq } = woken
    if (kind === 'table') rows.forget(key)
    if (kind === 'match') await matches.catchUp(key, seq)
    await hall.hear(woken)
    if (kind !== 'table' && kind !== 'match') return
    runner.look(key)
    herald?.look(key)
  }
  const wake = (ids: readonly BusId[]): void => {
    for (const id of ids) hear(id).catch(onError)
  }
  bus.subscribe(wake)

  await app.register(
    async api => {
      // Answers are about somebody, and about now.
      api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      await api.register(rateLimit, {
        max: limits.requestsPerMinute,
        timeWindow: 60_000,
        store: createWindows(ticks),
        keyGenerator: request => addressKey(request.ip),
        errorResponseBuilder: (_request, { after }) =>
          new Fault(429, 'tooFast', `Too many requests: try again in ${after}.`),
      })
      serverRoutes(api, catalogue, store.check)
      const forget = (person: Person) => farewell({ store, service, bus }, person)
      meRoutes(api, { identity, people: store.people, forget })
      const { programsPerPerson } = limits
      programRoutes(api, { identity, programs: store.programs, programsPerPerson, forget, now })
      learnedRoutes(api, { identity, people: store.people, knows: game => catalogue.info(game) !== undefined, now })
      tableRoutes(api, {
        identity,
        service,
        tables: store.tables,
        matches,
        presence,
        limits,
        rematch,
      })
      const { devicesPerPerson, playedPerPerson } = limits
      recordRoutes(api, { identity, records: store.records, playedPerPerson, now })
      pushRoutes(api, { identity, service, push: store.push, sender, config: options, devicesPerPerson, now })
    },
    { prefix: '/api' },
  )
  metrics.watch(async () => {
    const latency = await bus.latency()
    return {
      sockets: hall.clients,
      matches_loaded: matches.loaded,
      bot_questions_waiting: pool.waiting,
      store_writes_waiting: services.writesWaiting(),
      bus_seconds: latency === undefined ? undefined : latency / 1000,
      tables: await store.counts().catch(() => ({})),
    }
  })
  metricsRoute(app, metrics, options.metrics === 'open')
  await site(app, options.site ?? places.site)

  const programs = createBuckets(limits.programMessagesPerSecond, limits.programMessageBurst)
  let isClosing = false
  const sockets = acceptUpgrades(app.server, {
    config: options,
    identity,
    metrics,
    onError,
    isClosing: () => isClosing,
    welcome: (socket, known, wire) => {
      pulse.add(socket)
      serve(socket, wire, known, { hall, acts, limits, programs, metrics, ticks, onError })
    },
  })
  const pulse = createHeartbeat(() => sockets.clients, limits.backlogBytes)
  let chores: { stop(): Promise<void> } | undefined
  let poll: { stop(): Promise<void> } | undefined

  return {
    async listen() {
      await app.listen({ port: options.port, host: options.host })
      chores = startHousekeeping({ store, matches, service, together, look: runner.look, now, onError })
      poll = startPolling({
        together,
        bus,
        tables: () => [...new Set([...hall.tables, ...matches.ids])],
        wake,
        onReturn: () => void hall.checkSessions().catch(onError),
        onError,
      })
      return addressOf(app.server.address(), options)
    },
    async close() {
      isClosing = true
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'The server is stopping.')
      // Again and again: somebody may have been on the way in.
      const impatient = setInterval(() => {
        for (const socket of sockets.clients) socket.terminate()
        app.server.closeAllConnections()
      }, CLOSE_MILLISECONDS)
      pulse.stop()
      runner.close()
      herald?.close()
      await chores?.stop()
      await poll?.stop()
      await pool.close()
      await app.close()
      clearInterval(impatient)
      await notes.close()
      await services.close()
    },
  }
}

const NOBODY_ELSE: ReadonlyMap<string, number> = new Map()

const addressOf = (bound: string | { port: number } | null, { host, port }: Config): string => {
  const isLocal = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1'
  const name = isLocal ? 'localhost' : host
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`
}
