import type { FastifyInstance } from 'fastify'
import { NAME_LENGTH } from '../identity/names.ts'
import { PASSWORD_LENGTH } from '../identity/passwords.ts'

/** The shapes of packages/match/src/protocol.ts as JSON schemas: they check every request and make the OpenAPI page. */
export const addSchemas = (app: FastifyInstance): void => {
  for (const schema of SHARED) app.addSchema(schema)
}

const text = (max: number, min = 0) => ({ type: 'string', minLength: min, maxLength: max }) as const
const object = <P extends object>(properties: P, required: readonly (keyof P & string)[] = []) =>
  ({ type: 'object', properties, required: [...required], additionalProperties: false }) as const
const list = <I extends object>(items: I, max = 1000) => ({ type: 'array', items, maxItems: max }) as const
const ref = (id: string) => ({ $ref: `${id}#` })

const ID = text(64, 1)
const PACE = { type: 'string', enum: ['live', 'turns'] } as const
/** Chosen by the client and mixed into the seed, so that the server alone cannot choose the dice. */
const NONCE = { ...text(128), description: 'Any text of yours; it is mixed into the seed of the dice.' }

const SETUP = {
  $id: 'Setup',
  ...object(
    {
      mode: ID,
      players: { type: 'integer', minimum: 1, maximum: 16 },
      options: {
        type: 'object',
        maxProperties: 50,
        additionalProperties: { type: ['string', 'number', 'boolean'], maxLength: 200 },
      },
    },
    ['mode', 'players', 'options'],
  ),
}
const ME = {
  $id: 'Me',
  ...object({ id: ID, name: text(NAME_LENGTH), account: { type: 'boolean' } }, ['id', 'name', 'account']),
}
const TABLE_SEAT = {
  $id: 'TableSeat',
  ...object(
    {
      seat: ID,
      kind: { type: 'string', enum: ['person', 'bot', 'empty'] },
      name: { type: 'string' },
      bot: ID,
      standIn: { const: true },
      account: { const: true },
      mine: { type: 'boolean' },
      connected: { type: 'boolean' },
      invite: { type: 'string' },
      open: { const: true },
    },
    ['seat', 'kind', 'name', 'mine', 'connected'],
  ),
}
const TABLE_INFO = {
  $id: 'TableInfo',
  ...object(
    {
      id: ID,
      game: ID,
      setup: ref('Setup'),
      pace: PACE,
      spectators: { type: 'boolean' },
      undo: { type: 'boolean' },
      status: { type: 'string', enum: ['gathering', 'playing', 'over'] },
      seats: list(ref('TableSeat')),
      owner: { type: 'boolean' },
      seq: { type: 'integer' },
      waiting: list(ID),
      seedCommit: { type: 'string' },
      awaitsNonce: { const: true },
      createdAt: { type: 'integer' },
      changedAt: { type: 'integer' },
    },
    [
      'id',
      'game',
      'setup',
      'pace',
      'spectators',
      'undo',
      'status',
      'seats',
      'owner',
      'seq',
      'waiting',
      'seedCommit',
      'createdAt',
      'changedAt',
    ],
  ),
}
const API_ERROR = {
  $id: 'ApiError',
  ...object({ error: object({ code: { type: 'string' }, message: { type: 'string' } }, ['code', 'message']) }, [
    'error',
  ]),
}
const SHARED = [SETUP, ME, TABLE_SEAT, TABLE_INFO, API_ERROR]

/** Every route may fail, and always in the same shape. */
const answers = (status: 200 | 201, shape: object) => ({
  [status]: { description: 'Done.', ...shape },
  '4xx': ref('ApiError'),
  '5xx': ref('ApiError'),
})
const NOTHING = { 204: { type: 'null', description: 'Done.' }, '4xx': ref('ApiError'), '5xx': ref('ApiError') }

const TABLE_PATH = object({ table: ID }, ['table'])
const TABLE = { tags: ['tables'], params: TABLE_PATH }

/** One schema per route, named after what the route does. */
export const schemas = {
  health: {
    tags: ['server'],
    summary: 'Is the server well?',
    response: answers(
      200,
      object({ ok: { type: 'boolean' }, version: { type: 'string' }, uptime: { type: 'number' } }, [
        'ok',
        'version',
        'uptime',
      ]),
    ),
  },
  games: {
    tags: ['server'],
    summary: 'The games that can be played, with their modes, settings and bots.',
    response: answers(200, object({ games: list({ type: 'object', additionalProperties: true }) }, ['games'])),
  },
  me: {
    tags: ['me'],
    summary: 'Who I am. Makes a guest and sets the cookie on first use.',
    response: answers(200, ref('Me')),
  },
  rename: {
    tags: ['me'],
    summary: 'Changes my name.',
    body: object({ name: text(200, 1) }, ['name']),
    response: answers(200, ref('Me')),
  },
  setPassword: {
    tags: ['me'],
    summary: 'Makes an account of a guest, or changes the password (`old` is then needed). Ends all my other sessions.',
    body: object({ password: text(PASSWORD_LENGTH.max, PASSWORD_LENGTH.min), old: text(PASSWORD_LENGTH.max) }, [
      'password',
    ]),
    response: answers(200, ref('Me')),
  },
  forgetMe: {
    tags: ['me'],
    summary: 'Forgets me: name, password, sessions and talk. Accounts show their password once more.',
    body: {
      type: ['object', 'null'],
      properties: { password: text(PASSWORD_LENGTH.max) },
      additionalProperties: false,
    },
    response: NOTHING,
  },
  endOthers: { tags: ['me'], summary: 'Ends all my other sessions.', response: NOTHING },
  login: {
    tags: ['me'],
    summary: 'Signs in to an account. Seats and tables of the guest come along.',
    body: object({ name: text(200, 1), password: text(PASSWORD_LENGTH.max, 1) }, ['name', 'password']),
    response: answers(200, ref('Me')),
  },
  logout: { tags: ['me'], summary: 'Ends this session.', response: NOTHING },
  createTable: {
    tags: ['tables'],
    summary: 'Makes a table. It begins by itself as soon as every seat is taken.',
    body: object(
      {
        game: ID,
        setup: ref('Setup'),
        seats: list(object({ kind: { type: 'string', enum: ['me', 'friend', 'open', 'bot'] }, bot: ID }, ['kind']), 16),
        pace: PACE,
        spectators: { type: 'boolean' },
        undo: { type: 'boolean' },
        nonce: NONCE,
        awaitNonce: { const: true },
      },
      ['game', 'setup', 'seats', 'pace', 'spectators', 'undo'],
    ),
    response: answers(201, ref('TableInfo')),
  },
  listTables: {
    tags: ['tables'],
    summary: 'My tables, or those with a seat that anybody may take. Newest change first, at most 100.',
    querystring: object({ list: { type: 'string', enum: ['mine', 'open'] } }, ['list']),
    response: answers(200, object({ tables: list(ref('TableInfo')) }, ['tables'])),
  },
  table: {
    ...TABLE,
    summary: 'One table. A private one is shown to those who sit there or hold an invite.',
    querystring: object({ invite: text(64) }),
    response: answers(200, ref('TableInfo')),
  },
  takeSeat: {
    ...TABLE,
    summary: 'Takes the seat of an invite (once), or an open seat.',
    body: object({ invite: text(64, 1), seat: ID, nonce: NONCE }),
    response: answers(200, ref('TableInfo')),
  },
  leaveSeat: {
    tags: ['tables'],
    summary:
      'Gives my seat up: it is free again while the table gathers; later a bot takes it for good. The owner may free the seats of others while the table gathers.',
    params: object({ table: ID, seat: ID }, ['table', 'seat']),
    response: { ...NOTHING, ...answers(200, ref('TableInfo')) },
  },
  renewInvite: {
    tags: ['tables'],
    summary: 'Makes the invite of an empty seat anew, while the table gathers: for its owner.',
    params: object({ table: ID, seat: ID }, ['table', 'seat']),
    response: answers(200, ref('TableInfo')),
  },
  closeTable: { ...TABLE, summary: 'Closes my table, while it gathers.', response: NOTHING },
  addNonce: {
    ...TABLE,
    summary: 'Adds my nonce to the seed of a table I made with `awaitNonce`, which can begin only then.',
    body: object({ nonce: NONCE }, ['nonce']),
    response: answers(200, ref('TableInfo')),
  },
  startTable: {
    ...TABLE,
    summary: 'Begins the match: the owner gives every empty seat to a bot of that level.',
    body: object({ bot: ID }),
    response: answers(200, ref('TableInfo')),
  },
  record: {
    ...TABLE,
    summary:
      'The record as JSON Lines: whole when the match is over; before that, for those at the table, only what they may know.',
  },
  verify: {
    ...TABLE,
    summary: 'After the end: what anybody needs to check that the dice were fair.',
    response: answers(
      200,
      object(
        {
          match: ID,
          game: ID,
          rules: { type: 'integer' },
          random: { type: 'string' },
          seedCommit: { type: 'string' },
          seed: { type: 'string' },
          nonces: list({ type: 'string' }),
          lines: { type: 'integer' },
          digest: { type: 'string' },
        },
        ['match', 'game', 'rules', 'random', 'seedCommit', 'seed', 'nonces', 'lines', 'digest'],
      ),
    ),
  },
} as const
