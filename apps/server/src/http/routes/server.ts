import { uptime } from 'node:process'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../../catalogue.ts'
import { addressKey } from '../../identity/address.ts'
import type { Metrics } from '../../metrics.ts'
import { VERSION } from '../../version.ts'
import { Fault, notAllowed } from '../fault.ts'
import { schemas } from '../schemas.ts'

/** One look at the store serves all who ask meanwhile: it costs a write. */
const HEALTH_MILLISECONDS = { fresh: 1000, patience: 2000 }

/** The server about itself. `check` fails when nothing can be stored. */
export const serverRoutes = (app: FastifyInstance, catalogue: Catalogue, check: () => Promise<void>): void => {
  let checked: { at: number; result: Promise<void> } | undefined
  const isHealthy = (): Promise<void> => {
    if (!checked || performance.now() - checked.at > HEALTH_MILLISECONDS.fresh) {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error('The store takes too long')), HEALTH_MILLISECONDS.patience).unref()
      })
      checked = { at: performance.now(), result: Promise.race([check(), late]) }
    }
    return checked.result
  }
  app.get('/health', { schema: schemas.health, logLevel: 'silent' }, async () => {
    await isHealthy().catch((error: unknown) => {
      throw new Fault(503, 'failed', `Nothing can be stored: ${error instanceof Error ? error.message : 'unknown'}.`)
    })
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
export const metricsRoute = (app: FastifyInstance, metrics: Metrics, isOpen: boolean): void => {
  app.addHook('onClose', async () => metrics.close())
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    const isLocal =
      LOCAL.includes(addressKey(request.socket.remoteAddress ?? '')) && !('x-forwarded-for' in request.headers)
    if (!isOpen && !isLocal) throw notAllowed('Only this machine may read the metrics.')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}

const LOCAL = ['127.0.0.1', '0:0:0:0']
