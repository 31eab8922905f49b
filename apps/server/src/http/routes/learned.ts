import type { FastifyInstance } from 'fastify'
import { keptProgress, type Progress } from '@tabletome/match/lesson'
import type { LearnedOfAll } from '@tabletome/match/protocol'
import type { Identity } from '../../identity/identity.ts'
import type { People } from '../../store/port.ts'
import { type BySchema, schemas } from '../schemas.ts'

export interface LearnedPorts {
  readonly identity: Identity
  readonly people: Pick<People, 'learned' | 'keepLearned'>
  /** Whether this server knows the game. */
  knows(game: string): boolean
  now(): number
}

/** More than anybody can learn; the schema bounds every part of it. */
const BODY_LIMIT = 64 * 1024

/** What a person has learned, kept with the account and taken along to other browsers. */
export const learnedRoutes = (http: FastifyInstance, { identity, people, knows, now }: LearnedPorts): void => {
  const app = http.withTypeProvider<BySchema>()
  const keptOf = async (person: string): Promise<Progress> =>
    JSON.parse((await people.learned(person)) ?? '{}') as Progress

  app.get('/me/learned', { schema: schemas.learned }, async (request): Promise<LearnedOfAll> => {
    const { id } = await identity.of(request)
    return keptOf(id) as Promise<LearnedOfAll>
  })

  app.put(
    '/me/learned',
    { schema: schemas.keepLearned, bodyLimit: BODY_LIMIT },
    async (request): Promise<LearnedOfAll> => {
      const { id } = await identity.of(request)
      const told = Object.fromEntries(Object.entries(request.body).filter(([game]) => knows(game))) as Progress
      const kept = keptProgress(await keptOf(id), told)
      await people.keepLearned(id, JSON.stringify(kept), now())
      return kept as LearnedOfAll
    },
  )
}
