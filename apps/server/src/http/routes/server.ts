import { cpuUsage, memoryUsage, uptime } from 'node:process'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../../catalogue.ts'
import { addressKey } from '../../identity/address.ts'
import type { Metrics } from '../../metrics.ts'
import { VERSION } from '../../version.ts'
import { notAllowed } from '../fault.ts'
import { schemas } from '../schemas.ts'

/** The server about itself. `check` fails when the store does not answer. */
export const serverRoutes = (app: FastifyInstance, catalogue: Catalogue, check: () => Promise<unknown>): void => {
  app.get('/health', { schema: schemas.health, logLevel: 'silent' }, async () => {
    await check()
    return { ok: true, version: VERSION, uptime: Math.round(uptime()) }
  })

  app.get('/games', { schema: schemas.games }, async () => ({
    games: catalogue.all.map(({ id, modes, settings, minutes, colour, bots }) => ({
      id,
      modes,
      settings,
      minutes,
      colour,
      bots,
    })),
  }))

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** For Prometheus. Only this machine may ask, unless the settings say otherwise. */
export const metricsRoute = (
  app: FastifyInstance,
  metrics: Metrics,
  gauges: () => Promise<Readonly<Record<string, number>>>,
  isOpen: boolean,
): void => {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    const isLocal =
      LOCAL.includes(addressKey(request.socket.remoteAddress ?? '')) && !('x-forwarded-for' in request.headers)
    if (!isOpen && !isLocal) throw notAllowed('Only this machine may read the metrics.')
    const { rss, heapUsed } = memoryUsage()
    const { user, system } = cpuUsage()
    const text = metrics.text({
      ...(await gauges()),
      memory_bytes: rss,
      heap_bytes: heapUsed,
      cpu_seconds: (user + system) / 1_000_000,
      uptime_seconds: uptime(),
    })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text)
  })
}

const LOCAL = ['127.0.0.1', '0:0:0:0']
