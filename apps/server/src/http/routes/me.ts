import type { FastifyInstance } from 'fastify'
import type { Me } from '@tabletome/match/protocol'
import type { Identity } from '../../identity/identity.ts'
import type { Person } from '../../store/port.ts'
import { type BySchema, schemas } from '../schemas.ts'

/** Who I am: guest, account, sessions. `forget`: this person wants to be forgotten. */
export const meRoutes = (
  http: FastifyInstance,
  identity: Identity,
  forget: (person: Person) => Promise<void>,
): void => {
  const app = http.withTypeProvider<BySchema>()
  app.get('/me', { schema: schemas.me }, async (request, reply): Promise<Me> => {
    const { id, name, account } = await identity.orGuest(request, reply)
    return { id, name, account }
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
