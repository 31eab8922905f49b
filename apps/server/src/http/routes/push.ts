import type { FastifyInstance } from 'fastify'
import type { PushState } from '@tabletome/match/protocol'
import type { Config } from '../../config.ts'
import type { Identity } from '../../identity/identity.ts'
import { isPushService } from '../../push/address.ts'
import type { Sender } from '../../push/sender.ts'
import type { PushStore } from '../../store/port.ts'
import { isAt } from '../../tables/info.ts'
import type { TableService } from '../../tables/service.ts'
import { malformed, notAllowed, tooFast } from '../fault.ts'
import { type BySchema, schemas } from '../schemas.ts'

export interface PushRoutePorts {
  readonly identity: Identity
  readonly service: TableService
  readonly push: PushStore
  /** None when this server sends no notifications. */
  readonly sender: Sender | undefined
  readonly config: Pick<Config, 'push'>
  readonly devicesPerPerson: number
  now(): number
}

/** Notifications: which browsers get them, and about which tables. */
export const pushRoutes = (http: FastifyInstance, ports: PushRoutePorts): void => {
  const app = http.withTypeProvider<BySchema>()
  const { identity, service, push, sender, config, devicesPerPerson, now } = ports

  app.get('/push', { schema: schemas.push }, async (request): Promise<PushState> => {
    const { id } = await identity.of(request)
    return { ...(sender ? { key: sender.key } : {}), tables: [...(await push.wishesOf(id))] }
  })

  app.put('/push', { schema: schemas.addDevice }, async (request, reply) => {
    const { id } = await identity.of(request)
    const { endpoint, keys, language } = request.body
    if (config.push !== 'any' && !isPushService(endpoint))
      throw malformed('That is no address of a push service: https, a public host, no port.')
    const device = { endpoint, p256dh: keys.p256dh, auth: keys.auth, language }
    if (!(await push.addDevice(id, device, now(), devicesPerPerson)))
      throw tooFast(`At most ${devicesPerPerson} browsers of yours get notifications.`)
    return reply.code(204).send()
  })

  app.delete('/push', { schema: schemas.removeDevice }, async (request, reply) => {
    const { id } = await identity.of(request)
    await push.removeDevice(request.body.endpoint, id)
    return reply.code(204).send()
  })

  app.put('/tables/:table/notify', { schema: schemas.notify }, async (request, reply) => {
    const { id } = await identity.of(request)
    const table = await service.get(request.params.table)
    if (!isAt(table, id)) throw notAllowed('Only those at the table hear of it.')
    await push.wish(table.id, id, request.body.on)
    return reply.code(204).send()
  })
}
