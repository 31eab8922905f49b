import type { FastifyInstance } from 'fastify'
import type { Me } from '@tabletome/match/protocol'
import type { Identity } from '../../identity/identity.ts'
import type { KnownOf, People, Person } from '../../store/port.ts'
import { nothingHere } from '../fault.ts'
import { type BySchema, schemas } from '../schemas.ts'

export interface MePorts {
  readonly identity: Identity
  readonly people: Pick<People, 'known'>
  /** This person wants to be forgotten. */
  forget(person: Person): Promise<void>
}

/** Who I am: guest, account, sessions. */
export const meRoutes = (http: FastifyInstance, { identity, people, forget }: MePorts): void => {
  const app = http.withTypeProvider<BySchema>()
  app.get('/me', { schema: schemas.me }, async (request, reply): Promise<Me> => {
    const { id, name, account, programOf } = await identity.orGuest(request, reply)
    return { id, name, account, ...(programOf === undefined ? {} : { program: true }) }
  })

  app.get('/me/data', { schema: schemas.knownOfMe }, async (request, reply): Promise<KnownOf> => {
    const { id } = await identity.of(request)
    const known = await people.known(id)
    if (!known) throw nothingHere()
    void reply.header('content-disposition', 'attachment; filename="tabletome-me.json"')
    return known
  })

  app.patch(
    '/me',
    { schema: schemas.rename },
    async (request): Promise<Me> => identity.rename(await identity.of(request), request.body.name),
  )

  app.post(
    '/me/password',
    { schema: schemas.setPassword },
    async (request, reply): Promise<Me> =>
      identity.setPassword(request, reply, await identity.of(request), request.body),
  )

  app.delete('/me', { schema: schemas.forgetMe }, async (request, reply) => {
    const known = await identity.of(request)
    await identity.confirm(known, request.body?.password)
    await forget(known)
    await identity.logout(request, reply)
    return reply.code(204).send()
  })

  app.delete('/me/sessions', { schema: schemas.endOthers }, async (request, reply) => {
    await identity.endOthers(await identity.of(request))
    return reply.code(204).send()
  })

  app.post(
    '/login',
    { schema: schemas.login },
    async (request, reply): Promise<Me> => identity.login(request, reply, request.body.name, request.body.password),
  )

  app.post('/logout', { schema: schemas.logout }, async (request, reply) => {
    await identity.logout(request, reply)
    return reply.code(204).send()
  })
}
