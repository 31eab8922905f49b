import type { FastifyInstance } from 'fastify'
import type { PlayerRecord } from '@tabletome/match/protocol'
import type { FastifyRequest } from 'fastify'
import type { Identity } from '../../identity/identity.ts'
import type { Records } from '../../store/port.ts'
import { Fault, malformed } from '../fault.ts'
import { type BySchema, schemas } from '../schemas.ts'

export interface RecordRoutePorts {
  readonly identity: Identity
  readonly records: Records
  readonly playedPerPerson: number
  now(): number
}

const DAY = 24 * 3600 * 1000

/** The record of a player, kept with the account. A guest's stays in the browser. */
export const recordRoutes = (http: FastifyInstance, ports: RecordRoutePorts): void => {
  const app = http.withTypeProvider<BySchema>()
  const { identity, records, playedPerPerson, now } = ports
  const accountOf = async (request: FastifyRequest): Promise<string> => {
    const { id, account } = await identity.of(request)
    if (!account) throw new Fault(403, 'noAccount', 'A record is kept with an account. Set a password first.')
    return id
  }

  app.get(
    '/me/record',
    { schema: schemas.myRecord },
    async (request): Promise<PlayerRecord> => records.of(await accountOf(request)),
  )

  app.post('/me/record', { schema: schemas.addToRecord }, async (request): Promise<PlayerRecord> => {
    const person = await accountOf(request)
    const { matches } = request.body
    if (matches.some(({ at }) => at > now() + DAY)) throw malformed('A match cannot have ended in the future.')
    await records.add(person, matches, playedPerPerson)
    return records.of(person)
  })

  app.delete('/me/record', { schema: schemas.clearRecord }, async (request, reply) => {
    await records.clear(await accountOf(request), now())
    return reply.code(204).send()
  })
}
