import type { FastifyInstance } from 'fastify'
import type { NewProgram, Program } from '@tabletome/match/protocol'
import type { Identity } from '../../identity/identity.ts'
import { NAME_LENGTH, cleanName } from '../../identity/names.ts'
import { hashOf, newPersonId, newProgramToken } from '../../identity/tokens.ts'
import type { Person, Programs } from '../../store/port.ts'
import { conflict, malformed, nothingHere, tooFast } from '../fault.ts'
import { type BySchema, schemas } from '../schemas.ts'

export interface ProgramPorts {
  readonly identity: Identity
  readonly programs: Programs
  readonly programsPerPerson: number
  /** Its seats are given up, and its token is no longer good. */
  forget(program: Person): Promise<void>
  now(): number
}

/** Outside bots of mine: made, named, listed and revoked. */
export const programRoutes = (http: FastifyInstance, ports: ProgramPorts): void => {
  const app = http.withTypeProvider<BySchema>()
  const { identity, programs, programsPerPerson, now } = ports

  app.get('/programs', { schema: schemas.programs }, async (request): Promise<{ programs: readonly Program[] }> => {
    const { id } = await identity.of(request)
    return { programs: await programs.of(id) }
  })

  app.post('/programs', { schema: schemas.addProgram }, async (request, reply): Promise<NewProgram> => {
    const me = await identity.of(request)
    const name = cleanName(request.body.name)
    if (name === undefined) throw malformed(`A name has 1 to ${NAME_LENGTH} visible characters.`)
    const token = newProgramToken()
    const made = { id: newPersonId(), owner: me.id, name, hash: hashOf(token), at: now() }
    if (!(await programs.add(made, programsPerPerson))) {
      if ((await programs.count(me.id)) >= programsPerPerson)
        throw tooFast(`You have ${programsPerPerson} bots. Revoke one of them first.`)
      throw conflict('nameTaken', `An account is called “${name}”.`)
    }
    void reply.code(201)
    return { program: { id: made.id, name, createdAt: made.at, seats: 0 }, token }
  })

  app.delete('/programs/:program', { schema: schemas.revokeProgram }, async (request, reply) => {
    const me = await identity.of(request)
    const mine = (await programs.of(me.id)).find(({ id }) => id === request.params.program)
    if (!mine) throw nothingHere()
    await ports.forget({ id: mine.id, name: mine.name, account: false, programOf: me.id })
    return reply.code(204).send()
  })
}
