import {
  ApiError,
  BOT,
  COUNT,
  GAME,
  LearnedOfAll,
  Me,
  NAMED,
  NONCE,
  NewProgram,
  NewTable,
  Played,
  PlayerRecord,
  Program,
  PushDevice,
  PushState,
  SEAT,
  TABLE,
  TableInfo,
  oneOf,
  only,
  ref,
} from '@tabletome/match/protocol'
import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'
import { PASSWORD_LENGTH } from '../identity/passwords.ts'
import type { KnownOf } from '../store/port.ts'

/** Which schema a route's path, query, body and answer have: they check every request and make the OpenAPI page. */
export const addSchemas = (app: FastifyInstance): void => {
  for (const schema of NAMED) app.addSchema(schema)
}

/** What a handler is given is typed by the schemas of its route. */
export interface BySchema extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })

/** Every route may fail, and always in the same shape. */
const FAILURES = { '4xx': ref(ApiError), '5xx': ref(ApiError) }
const answers = (status: 200 | 201, shape: TSchema) => ({
  [status]: { description: 'Done.', ...shape },
  ...FAILURES,
})
const NOTHING = { 204: Type.Null({ description: 'Done.' }), ...FAILURES }

const AT_TABLE = { tags: ['tables'], params: only({ table: TABLE }) }
const AT_SEAT = { tags: ['tables'], params: only({ table: TABLE, seat: SEAT }) }

/** One schema per route, named after what the route does. */
export const schemas = {
  health: {
    tags: ['server'],
    summary: 'Is the server well?',
    response: answers(200, only({ ok: Type.Boolean(), version: Type.String(), uptime: Type.Number() })),
  },
  games: {
    tags: ['server'],
    summary: 'The games that can be played, with their modes, settings and bots.',
    response: answers(200, only({ games: Type.Array(Type.Object({}, { additionalProperties: true })) })),
  },
  me: {
    tags: ['me'],
    summary: 'Who I am. Makes a guest and sets the cookie on first use.',
    response: answers(200, ref(Me)),
  },
  rename: {
    tags: ['me'],
    summary: 'Changes my name.',
    body: only({ name: text(200, 1) }),
    response: answers(200, ref(Me)),
  },
  setPassword: {
    tags: ['me'],
    summary: 'Makes an account of a guest, or changes the password (`old` is then needed). Ends all my other sessions.',
    body: only({
      password: text(PASSWORD_LENGTH.max, PASSWORD_LENGTH.min),
      old: Type.Optional(text(PASSWORD_LENGTH.max)),
    }),
    response: answers(200, ref(Me)),
  },
  knownOfMe: {
    tags: ['me'],
    summary: 'Everything that is stored about me. The matches themselves are exported as records.',
    response: answers(200, Type.Unsafe<KnownOf>({ type: 'object', additionalProperties: true })),
  },
  learned: {
    tags: ['me'],
    summary: 'What I have learned, by game: lessons finished and under way, tips read.',
    response: answers(200, LearnedOfAll),
  },
  keepLearned: {
    tags: ['me'],
    summary: 'Keeps what I have learned; lessons finished elsewhere stay finished. Answers what is kept now.',
    body: LearnedOfAll,
    response: answers(200, LearnedOfAll),
  },
  forgetMe: {
    tags: ['me'],
    summary: 'Forgets me: name, password, sessions and talk. Accounts show their password once more.',
    body: Type.Union([only({ password: Type.Optional(text(PASSWORD_LENGTH.max)) }), Type.Null()]),
    response: NOTHING,
  },
  endOthers: { tags: ['me'], summary: 'Ends all my other sessions.', response: NOTHING },
  login: {
    tags: ['me'],
    summary: 'Signs in to an account. Seats and tables of the guest come along.',
    body: only({ name: text(200, 1), password: text(PASSWORD_LENGTH.max, 1) }),
    response: answers(200, ref(Me)),
  },
  logout: { tags: ['me'], summary: 'Ends this session.', response: NOTHING },
  createTable: {
    tags: ['tables'],
    summary: 'Makes a table. It begins by itself as soon as every seat is taken.',
    body: NewTable,
    response: answers(201, ref(TableInfo)),
  },
  listTables: {
    tags: ['tables'],
    summary:
      'My tables, those with a seat that is kept for me, or those with one that anybody may take. Newest change first, at most 100.',
    querystring: only({ list: oneOf('mine', 'invited', 'open') }),
    response: answers(200, only({ tables: Type.Array(ref(TableInfo)) })),
  },
  table: {
    ...AT_TABLE,
    summary: 'One table. A private one is shown to those who sit there or hold an invite.',
    querystring: only({ invite: Type.Optional(text(64)) }),
    response: answers(200, ref(TableInfo)),
  },
  takeSeat: {
    ...AT_TABLE,
    summary: 'Takes the seat of an invite (once), or an open seat.',
    body: only({ invite: Type.Optional(text(64, 1)), seat: Type.Optional(SEAT), nonce: Type.Optional(NONCE) }),
    response: answers(200, ref(TableInfo)),
  },
  leaveSeat: {
    ...AT_SEAT,
    summary:
      'Gives my seat up: it is free again while the table gathers; later a bot takes it for good. The owner may free the seats of others while the table gathers.',
    response: { ...NOTHING, ...answers(200, ref(TableInfo)) },
  },
  renewInvite: {
    ...AT_SEAT,
    summary: 'Makes the invite of an empty seat anew, while the table gathers: for its owner.',
    response: answers(200, ref(TableInfo)),
  },
  rematch: {
    ...AT_TABLE,
    summary:
      'The same once more: a table with the same people at the same seats, kept for them, or the one another has made already. It waits for its owner’s nonce.',
    response: answers(200, ref(TableInfo)),
  },
  decline: { ...AT_TABLE, summary: 'I do not take the seat that is kept for me.', response: NOTHING },
  unlist: {
    ...AT_TABLE,
    summary: 'Takes a table off my list: one that is over, or at which I have no seat.',
    response: NOTHING,
  },
  myRecord: {
    tags: ['me'],
    summary: 'My record: every finished match that my browsers have handed in. For accounts.',
    response: answers(200, ref(PlayerRecord)),
  },
  addToRecord: {
    tags: ['me'],
    summary: 'Adds finished matches to my record and gives all of it back. A match that is known stays as it is.',
    body: only({ matches: Type.Array(ref(Played), { maxItems: 100 }) }),
    response: answers(200, ref(PlayerRecord)),
  },
  clearRecord: {
    tags: ['me'],
    summary: 'Begins my record afresh: what was played until now is forgotten, on all my devices.',
    response: NOTHING,
  },
  programs: {
    tags: ['programs'],
    summary: 'My outside bots, in the order they were made.',
    response: answers(200, only({ programs: Type.Array(ref(Program)) })),
  },
  addProgram: {
    tags: ['programs'],
    summary: 'Makes an outside bot. Its token is told this once; with it a program plays as that bot.',
    body: only({ name: text(200, 1) }),
    response: answers(201, ref(NewProgram)),
  },
  revokeProgram: {
    tags: ['programs'],
    summary: 'Revokes a bot: its token is no longer good, and its seats are given up as a person gives them up.',
    params: only({ program: text(64, 1) }),
    response: NOTHING,
  },
  push: {
    tags: ['push'],
    summary: 'The key by which browsers ask for notifications of this server, and the tables I want to hear of.',
    response: answers(200, ref(PushState)),
  },
  addDevice: {
    tags: ['push'],
    summary: 'Notifications for me go to this browser too.',
    body: PushDevice,
    response: NOTHING,
  },
  removeDevice: {
    tags: ['push'],
    summary: 'No more notifications to this browser.',
    body: only({ endpoint: text(1000, 1) }),
    response: NOTHING,
  },
  notify: {
    ...AT_TABLE,
    summary: 'Whether I am told, once per turn and while I am not there, that it is my turn.',
    body: only({ on: Type.Boolean() }),
    response: NOTHING,
  },
  closeTable: {
    ...AT_TABLE,
    summary: 'Closes my table, while it gathers or while nobody else sits there.',
    response: NOTHING,
  },
  addNonce: {
    ...AT_TABLE,
    summary: 'Adds my nonce to the seed of a table I made with `awaitNonce`, which can begin only then.',
    body: only({ nonce: NONCE }),
    response: answers(200, ref(TableInfo)),
  },
  startTable: {
    ...AT_TABLE,
    summary: 'Begins the match: the owner gives every empty seat to a bot of that level.',
    body: only({ bot: Type.Optional(BOT) }),
    response: answers(200, ref(TableInfo)),
  },
  record: {
    ...AT_TABLE,
    summary:
      'The record as JSON Lines: whole when the match is over; before that, for those at the table, only what they may know.',
  },
  verify: {
    ...AT_TABLE,
    summary: 'After the end: what anybody needs to check that the dice were fair.',
    response: answers(
      200,
      only({
        match: TABLE,
        game: GAME,
        rules: COUNT,
        random: Type.String(),
        seedCommit: Type.String(),
        seed: Type.String(),
        nonces: Type.Array(Type.String()),
        lines: COUNT,
        digest: Type.String(),
      }),
    ),
  },
} as const
