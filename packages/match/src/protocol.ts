/**
 * What browser and server say to each other: the server checks requests and messages by these schemas and makes its OpenAPI page
 * of them, everybody has their types. docs/protocol.md tells the same for people and for bots in other languages.
 */
import type { Frozen, Setup as GameSetup } from '@tabletome/engine'
import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import type { Happening, Refusal, Update } from './types.ts'

/** Nothing else may be in it. */
export const only = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })
const named = <P extends TProperties>($id: string, properties: P) => Object.assign(only(properties), { $id })
/** A schema of the list `NAMED`, by its name. */
export const ref = <S extends TSchema>({ $id }: S & { $id: string }) => Type.Unsafe<Static<S>>({ $ref: `${$id}#` })

export const oneOf = <V extends string[]>(...values: V) => Type.Enum<V>([...values], { type: 'string' })
/** Text with half a character in it cannot be stored or sent as it is. */
const WHOLE = String.raw`^\P{Cs}*$`
const VISIBLE = String.raw`[^\p{C}\p{Z}]`
const id = (what: string, maxLength = 64) =>
  Type.String({ minLength: 1, maxLength, pattern: WHOLE, description: `must be ${what}` })
const TRUE = Type.Literal(true, { description: 'is true or absent' })
const FLAG = Type.Boolean({ description: 'must be true or false' })

export const TABLE = id('the id of a table')
export const SEAT = id('the id of a seat')
export const BOT = id('the level of a bot')
export const GAME = id('the id of a game')
export const COUNT = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'must be a whole number',
})
const PACE = oneOf('live', 'turns')
/** Chosen by the client and mixed into the seed, so that the server alone cannot choose the dice. */
export const NONCE = Type.String({
  maxLength: 128,
  description: 'Any text of yours; it is mixed into the seed of the dice.',
})

// ------------------------------------------------------------------ HTTP, under /api
const Setup = named('Setup', {
  mode: id('the id of a mode'),
  players: Type.Integer({ minimum: 1, maximum: 16 }),
  options: Type.Unsafe<GameSetup['options']>({
    type: 'object',
    maxProperties: 50,
    additionalProperties: { type: ['string', 'number', 'boolean'], maxLength: 200 },
  }),
})

export const Me = named('Me', {
  id: id('the id of a person'),
  name: Type.String(),
  /** Has a password: usable on other devices. */
  account: FLAG,
  /** An outside bot, known by its token. */
  program: Type.Optional(TRUE),
})
export type Me = Frozen<Static<typeof Me>>

const LESSON = id('the id of a lesson, tip or table')
const ACT = only({
  answer: Type.Optional(id('the id of an option', 200)),
  next: Type.Optional(TRUE),
  refused: Type.Optional(id('what was pointed at', 200)),
  looked: Type.Optional(id('what was looked at', 200)),
})
/** PUT /api/me/learned: lessons finished and under way, tips read, by game. */
export const LearnedOfGame = named('LearnedOfGame', {
  done: Type.Array(LESSON, { maxItems: 60 }),
  at: Type.Optional(only({ lesson: LESSON, step: COUNT, acts: Type.Array(ACT, { maxItems: 120 }) })),
  seen: Type.Optional(Type.Array(LESSON, { maxItems: 120 })),
  quiet: Type.Optional(TRUE),
  played: Type.Optional(Type.Array(LESSON, { maxItems: 3 })),
})
/** Only games this server knows are kept. */
export const LearnedOfAll = Type.Unsafe<Readonly<Record<string, Frozen<Static<typeof LearnedOfGame>>>>>({
  type: 'object',
  maxProperties: 16,
  propertyNames: { maxLength: 64 },
  additionalProperties: { $ref: 'LearnedOfGame#' },
})
export type LearnedOfAll = Static<typeof LearnedOfAll>

/** POST /api/programs, and each of GET /api/programs: an outside bot of mine. */
export const Program = named('Program', {
  id: id('the id of a bot'),
  name: Type.String(),
  createdAt: COUNT,
  /** When its token was last used; absent: never. */
  seenAt: Type.Optional(COUNT),
  /** Seats it has at tables that are not over. */
  seats: COUNT,
})
export type Program = Frozen<Static<typeof Program>>
/** The only time its token is told. */
export const NewProgram = named('NewProgram', { program: ref(Program), token: Type.String() })
export type NewProgram = Frozen<Static<typeof NewProgram>>

const SeatKind = oneOf('me', 'friend', 'open', 'bot', 'program')
export type SeatKind = Static<typeof SeatKind>

/** POST /api/tables */
export const NewTable = only({
  game: GAME,
  setup: ref(Setup),
  /** In seat order. `friend` gets a one-time invite link, `open` may be taken by anybody from the list, `program` is a bot of mine. */
  seats: Type.Array(
    only({ kind: SeatKind, bot: Type.Optional(BOT), program: Type.Optional(id('the id of a bot of yours')) }),
    { maxItems: 16 },
  ),
  pace: PACE,
  spectators: FLAG,
  undo: FLAG,
  nonce: Type.Optional(NONCE),
  /** Level of the bots that stand in for people who are away; absent: the best that answers without a pause. */
  standIn: Type.Optional(BOT),
  /** Everybody may ask for hints though they are rivals: whoever sits down agrees. */
  hints: Type.Optional(TRUE),
  /** The match does not begin before I have added my nonce, which I do once I know `seedCommit`. */
  awaitNonce: Type.Optional(TRUE),
})
export type NewTable = Frozen<Static<typeof NewTable>>

const TableSeat = named('TableSeat', {
  seat: SEAT,
  kind: oneOf('person', 'bot', 'empty'),
  name: Type.String(),
  /** Bot level, also when a bot stands in for an absent person. */
  bot: Type.Optional(BOT),
  /** An outside bot sits there: the name of whose it is. Otherwise it is told of like a person. */
  program: Type.Optional(Type.String()),
  /** A bot stands in; the person can take the seat back. */
  standIn: Type.Optional(TRUE),
  /** Who asked for that bot, and the last answer before it. */
  standInBy: Type.Optional(Type.String()),
  standInSince: Type.Optional(COUNT),
  /** The person is back: the bot waits until the seat is taken back, or it is told to go on. */
  paused: Type.Optional(TRUE),
  /** At a live table that is played: since when the person is away, by the clock of the server. */
  awaySince: Type.Optional(COUNT),
  /** From when on others may let a bot play for the person who is away. */
  botFrom: Type.Optional(COUNT),
  /** The person has an account: no guest can carry its name, nor one that looks like it. */
  account: Type.Optional(TRUE),
  mine: FLAG,
  connected: FLAG,
  /** Only for whoever may hand it out: the one-time token of the invite link `/join/<table>/<token>`. */
  invite: Type.Optional(Type.String()),
  /** Anybody may take it from the list. */
  open: Type.Optional(TRUE),
  /** An empty seat that is kept for the person of this name; `forMe`: that is me. */
  invited: Type.Optional(TRUE),
  forMe: Type.Optional(TRUE),
})
export type TableSeat = Frozen<Static<typeof TableSeat>>

export const TableInfo = named('TableInfo', {
  id: TABLE,
  game: GAME,
  setup: ref(Setup),
  pace: PACE,
  spectators: FLAG,
  undo: FLAG,
  status: oneOf('gathering', 'playing', 'over'),
  seats: Type.Array(ref(TableSeat)),
  owner: FLAG,
  /** The name of whoever made it, if that person sits there. */
  by: Type.Optional(Type.String()),
  /** Level of the bots that stand in, where it was named. */
  standIn: Type.Optional(BOT),
  /** Hints are agreed on, though the players are rivals. */
  hints: Type.Optional(TRUE),
  /** The table that was made to play this one once more. */
  rematch: Type.Optional(TABLE),
  seq: COUNT,
  /** Seats asked right now. */
  waiting: Type.Array(SEAT),
  seedCommit: Type.String(),
  /** It waits for the nonce of whoever made it. */
  awaitsNonce: Type.Optional(TRUE),
  createdAt: COUNT,
  changedAt: COUNT,
})
export type TableInfo = Frozen<Static<typeof TableInfo>>

/** GET /api/push: the public key of the server, if it sends notifications, and the tables I want to hear of. */
export const PushState = named('PushState', { key: Type.Optional(Type.String()), tables: Type.Array(TABLE) })
export type PushState = Frozen<Static<typeof PushState>>

/** PUT /api/push: a browser as its push service names it. */
export const PushDevice = only({
  endpoint: Type.String({ minLength: 1, maxLength: 1000, description: 'must be an address of a push service' }),
  keys: only({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$', description: 'must be a public key' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$', description: 'must be a secret of 16 bytes' }),
  }),
  language: oneOf('en', 'fr'),
})
export type PushDevice = Frozen<Static<typeof PushDevice>>

/** What a notification carries to the service worker, which puts it into words. */
export interface PushMessage {
  readonly t: 'turn'
  readonly table: string
  readonly game: string
  readonly language: 'en' | 'fr'
  /** The other people at the table. */
  readonly others: readonly string[]
}

/** One finished match in the record of a player, as the browser counted it. */
export const Played = named('Played', {
  match: id('the id of a match'),
  game: GAME,
  mode: id('the id of a mode'),
  players: Type.Integer({ minimum: 1, maximum: 16 }),
  at: COUNT,
  end: oneOf('won', 'lost'),
  difficulty: Type.Optional(id('the id of a difficulty')),
  /** Heroes of the player's own seats. */
  heroes: Type.Array(id('the id of a hero'), { maxItems: 16 }),
  /** Answers the player gave. */
  answers: COUNT,
  minutes: COUNT,
  /** Who else sat there. */
  others: Type.Array(only({ name: Type.String({ maxLength: 60, pattern: WHOLE }), bot: Type.Optional(TRUE) }), {
    maxItems: 16,
  }),
  /** Tells matches with the same cards apart from new ones. */
  seal: id('the seal of the seed'),
  /** Why it is kept but not counted: begun in the middle, cards seen were taken back, a bot played on, the same cards again. */
  aside: Type.Optional(oneOf('branch', 'undone', 'bot', 'again')),
})
export type Played = Frozen<Static<typeof Played>>

/** GET, POST /api/me/record: all of it, and when it was last begun afresh: what is older is no longer kept anywhere. */
export const PlayerRecord = named('PlayerRecord', {
  matches: Type.Array(ref(Played)),
  clearedAt: COUNT,
})
export type PlayerRecord = Frozen<Static<typeof PlayerRecord>>

/** Any error of the API. `message` is for people. */
export const ApiError = named('ApiError', { error: only({ code: Type.String(), message: Type.String() }) })
export type ApiError = Frozen<Static<typeof ApiError>>

export const NAMED = [
  Setup,
  Me,
  Program,
  NewProgram,
  LearnedOfGame,
  TableSeat,
  TableInfo,
  PushState,
  Played,
  PlayerRecord,
  ApiError,
]

// ------------------------------------------------------------------ WebSocket /ws, one JSON object per message
const TALK_LENGTH = 300
const Talk = Type.Union(
  [
    only({ text: Type.String({ maxLength: TALK_LENGTH, pattern: VISIBLE }) }),
    only({ phrase: id('the id of a phrase') }),
    only({ ping: id('the place pointed at') }),
  ],
  { description: `must be a text of up to ${TALK_LENGTH} characters, a phrase or a ping` },
)
export type Talk = Frozen<Static<typeof Talk>>

const OPTION = id('the id of an option', 200)
const message = <T extends string, P extends TProperties>(t: T, fields: P) =>
  Type.Object({ t: Type.Literal(t), ...fields })
const REQUEST = { id: COUNT, table: TABLE }
const ACTION = { ...REQUEST, seat: SEAT }

/** What the first wrong field should be is said by its description. Fields beyond these are not looked at. */
export const CLIENT_MESSAGES = [
  /** Start (or resume) getting updates; `seq` is the last one seen. `steps`: what each fact changes is told with it. */
  message('watch', { table: TABLE, seq: Type.Optional(COUNT), steps: Type.Optional(TRUE) }),
  message('unwatch', { table: TABLE }),
  /** What happened before line `before`: `watch` tells only the end of a long history. */
  message('history', { ...REQUEST, before: COUNT }),
  message('answer', {
    ...ACTION,
    seq: COUNT,
    option: Type.Union([OPTION, Type.Array(OPTION, { minItems: 1, maxItems: 100 })], {
      description: 'must be the id of an option, or a list of ids',
    }),
    /** The page answered by itself, since there was nothing to decide: undo goes on behind it. */
    by: Type.Optional(Type.Literal('table', { description: 'is "table" or absent' })),
  }),
  message('undo', { ...ACTION, seq: COUNT, turn: Type.Optional(TRUE) }),
  /** Ask everybody to go back past a barrier; `agreeUndo` by all people at the table carries it out. */
  message('askUndo', { ...ACTION, to: COUNT }),
  message('agreeUndo', { ...ACTION, agree: FLAG }),
  message('talk', { ...REQUEST, talk: Talk }),
  /** A bot stands in for this seat, or the person takes it back (`bot` absent). */
  message('standIn', { ...ACTION, bot: Type.Optional(BOT) }),
  message('hello', { id: COUNT }),
] as const
export type ClientMessage = Frozen<Static<(typeof CLIENT_MESSAGES)[number]>>

/** Made by the server only, so nobody checks it. */
export type ServerMessage =
  | { readonly t: 'update'; readonly table: string; readonly update: Update }
  /** `now` is the clock of the server, by which the times in it are meant. */
  | { readonly t: 'table'; readonly table: TableInfo; readonly now: number }
  /** A page of what happened, oldest first, up to the line before `before`; line 0 is the start of the match. */
  | {
      readonly t: 'history'
      readonly table: string
      readonly before: number
      readonly happened: readonly Happening[]
    }
  | { readonly t: 'ack'; readonly id: number; readonly seq?: number }
  | { readonly t: 'refused'; readonly id?: number; readonly table?: string; readonly refusal: Refusal }
  /** `n` counts the talk of a table from 1: what was said before comes again after each `watch`. */
  | {
      readonly t: 'talk'
      readonly table: string
      readonly n?: number
      readonly from: string
      readonly seat?: string
      readonly at: number
      readonly talk: Talk
    }
