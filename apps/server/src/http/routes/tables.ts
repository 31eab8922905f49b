import type { FastifyInstance } from 'fastify'
import { formatRecord } from '@tabletome/match'
import type { TableInfo } from '@tabletome/match/protocol'
import type { Identity } from '../../identity/identity.ts'
import type { Matches } from '../../play/matches.ts'
import type { Presence } from '../../play/presence.ts'
import type { Limits } from '../../limits.ts'
import type { Person, TableRow, Tables } from '../../store/port.ts'
import { isAt, mayPlayAt, mayWatch, seatsOf, tableInfo } from '../../tables/info.ts'
import type { TableService } from '../../tables/service.ts'
import { Fault, conflict, notAllowed } from '../fault.ts'
import { type BySchema, schemas } from '../schemas.ts'

export interface TableRoutePorts {
  readonly identity: Identity
  readonly service: TableService
  readonly tables: Tables
  readonly matches: Matches
  readonly presence: Presence
  readonly limits: Limits
  rematch(person: Person, table: string): Promise<TableRow>
}

const LISTED = 100

/** Making, finding and joining tables, and their records. */
export const tableRoutes = (http: FastifyInstance, ports: TableRoutePorts): void => {
  const app = http.withTypeProvider<BySchema>()
  const { identity, service, tables, matches, presence } = ports
  const costly = { max: ports.limits.recordsPerMinute, timeWindow: 60_000 }
  const infoFor = (table: TableRow, person: string): TableInfo =>
    tableInfo(table, person, { presence, limits: ports.limits }, matches.standing(table.id))
  /** Throws the fault `private`. */
  const visible = async (id: string, { id: person, programOf }: Person, invite?: string): Promise<TableRow> => {
    const table = await service.get(id)
    const isInvited = invite !== undefined && table.seats.some(seat => seat.invite === invite)
    const isSeen = programOf === undefined ? mayWatch(table, person) : mayPlayAt(table, person)
    if (!isSeen && !isInvited) throw new Fault(403, 'private', 'This table is private.')
    return table
  }

  app.post('/tables', { schema: schemas.createTable }, async (request, reply) => {
    const person = await identity.of(request)
    const table = await service.create(person, request.body)
    return reply.code(201).send(infoFor(table, person.id))
  })

  app.get('/tables', { schema: schemas.listTables }, async request => {
    const person = await identity.atTable(request)
    const { list } = request.query
    if (list === 'open' && person.programOf !== undefined)
      throw new Fault(
        403,
        'notForBots',
        'Open seats are for people: a bot comes by an invite link, or to its owner’s tables.',
      )
    const found =
      list === 'open'
        ? await tables.open(LISTED)
        : await tables[list === 'mine' ? 'listed' : 'inviting'](person.id, LISTED)
    return { tables: found.map(table => infoFor(table, person.id)) }
  })

  app.get('/tables/:table', { schema: schemas.table }, async request => {
    const person = await identity.atTable(request)
    return infoFor(await visible(request.params.table, person, request.query.invite), person.id)
  })

  app.post('/tables/:table/seats', { schema: schemas.takeSeat }, async request => {
    const person = await identity.atTable(request)
    return infoFor(await service.takeSeat(person, request.params.table, request.body), person.id)
  })

  app.delete('/tables/:table/seats/:seat', { schema: schemas.leaveSeat }, async (request, reply) => {
    const person = await identity.atTable(request)
    const table = await service.leaveSeat(person, request.params.table, request.params.seat)
    return table ? reply.send(infoFor(table, person.id)) : reply.code(204).send()
  })

  app.post('/tables/:table/seats/:seat/invite', { schema: schemas.renewInvite }, async request => {
    const person = await identity.of(request)
    return infoFor(await service.renewInvite(person, request.params.table, request.params.seat), person.id)
  })

  app.delete('/tables/:table', { schema: schemas.closeTable }, async (request, reply) => {
    await service.close(await identity.of(request), request.params.table)
    return reply.code(204).send()
  })

  app.post('/tables/:table/rematch', { schema: schemas.rematch }, async request => {
    const person = await identity.of(request)
    return infoFor(await ports.rematch(person, request.params.table), person.id)
  })

  app.delete('/tables/:table/invitation', { schema: schemas.decline }, async (request, reply) => {
    await service.decline(await identity.of(request), request.params.table)
    return reply.code(204).send()
  })

  app.delete('/tables/:table/listing', { schema: schemas.unlist }, async (request, reply) => {
    await service.unlist(await identity.of(request), request.params.table)
    return reply.code(204).send()
  })

  app.post('/tables/:table/nonce', { schema: schemas.addNonce }, async request => {
    const person = await identity.of(request)
    return infoFor(await service.addNonce(person, request.params.table, request.body.nonce), person.id)
  })

  app.post('/tables/:table/start', { schema: schemas.startTable }, async request => {
    const person = await identity.of(request)
    return infoFor(await service.start(person, request.params.table, request.body.bot), person.id)
  })

  app.get(
    '/tables/:table/record',
    { schema: schemas.record, config: { rateLimit: costly } },
    async (request, reply) => {
      const person = await identity.atTable(request)
      const table = await visible(request.params.table, person)
      if (table.status === 'gathering') throw conflict('notBegun', 'The match has not begun.')
      const host = await matches.open(table)
      if (!host.over && !isAt(table, person.id))
        throw notAllowed('Until the match is over only those at the table get its record.')
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${table.game}-${table.id}.jsonl"`)
        .send(host.over ? formatRecord(host.record()) : knownRecord(host, seatsOf(table, person.id)))
    },
  )

  app.get('/tables/:table/verify', { schema: schemas.verify, config: { rateLimit: costly } }, async request => {
    const person = await identity.atTable(request)
    const table = await visible(request.params.table, person)
    const host = table.status === 'gathering' ? undefined : await matches.open(table)
    if (!host?.over) throw conflict('notOver', 'The seed is secret until the match is over.')
    const { head, lines, end } = host.record()
    return {
      match: head.match,
      game: head.game,
      rules: head.rules,
      random: head.random,
      seedCommit: head.seedCommit,
      seed: end?.seed ?? '',
      nonces: head.nonces,
      lines: lines.length,
      digest: lines.at(-1)?.digest ?? '',
    }
  })
}

/** What these seats may know of a running match: no seed, no digests, and of the answers only their own. */
const knownRecord = (host: Awaited<ReturnType<Matches['open']>>, seats: readonly string[]): string => {
  const { happened } = host.update({ seats })
  const lines = happened.filter(({ seq }) => seq > 0).map(({ facts: _facts, ...line }) => line)
  return [host.head, ...lines].map(line => `${JSON.stringify(line)}\n`).join('')
}
