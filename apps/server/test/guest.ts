import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Shape, View } from '@tabletome/engine'
import type { GameInfo } from '@tabletome/games/types'
import { applyDelta, applyPacked } from '@tabletome/match'
import type { Refusal, Update } from '@tabletome/match'
import type {
  ApiError,
  ClientMessage,
  Me,
  NewProgram,
  NewTable,
  Program,
  ServerMessage,
  TableInfo,
} from '@tabletome/match/protocol'

/** A person with a cookie, who asks over HTTP and opens sockets. */
export interface Guest {
  readonly address: string
  cookie: string
  readonly me: Me
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  create(table?: Partial<NewTable>): Promise<TableInfo>
  connect(): Promise<Line>
}
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Said
}

/** Everything the server might say: a test looks at what it expects. */
type Said = Me &
  TableInfo &
  ApiError &
  NewProgram & { readonly programs: readonly Program[] } & {
    readonly tables: readonly TableInfo[]
    readonly games: readonly GameInfo[]
  }

export const TWO_PEOPLE: NewTable = {
  game: 'lantern',
  setup: { mode: 'coop', players: 2, options: {} },
  seats: [{ kind: 'me' }, { kind: 'friend' }],
  pace: 'live',
  spectators: true,
  undo: true,
}

export const guestAt = async (address: string): Promise<Guest> => {
  const guest: Guest = {
    address,
    cookie: '',
    me: { id: '', name: '', account: false },
    async ask(method, path, body, headers = {}) {
      const response = await fetch(address + path, {
        method,
        headers: {
          ...(guest.cookie === '' ? {} : { cookie: guest.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const set = response.headers.getSetCookie().map(each => each.split(';')[0] ?? '')
      const names = new Set(set.map(nameOf))
      const kept = guest.cookie.split('; ').filter(each => each !== '' && !names.has(nameOf(each)))
      guest.cookie = [...set, ...kept].join('; ')
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('application/json')
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: (isJson ? JSON.parse(text) : undefined) as Said,
      }
    },
    async create(table = {}) {
      const { status, body, text } = await guest.ask('POST', '/api/tables', { ...TWO_PEOPLE, ...table })
      if (status !== 201) throw new Error(text)
      return body
    },
    connect: () => connect(address, guest.cookie),
  }
  const { body } = await guest.ask('GET', '/api/me')
  return Object.assign(guest, { me: body })
}

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('='))

/** One socket. It keeps what it is told, as a browser would. */
export interface Line {
  readonly socket: WebSocket
  readonly heard: ServerMessage[]
  send(message: ClientMessage | object | string): void
  /** Sends with a new id and waits for its acknowledgement or refusal. */
  ask(message: Asking): Promise<Answer>
  /** The next message (from now on, or already heard since the last call) that fits. */
  wait<M extends ServerMessage>(fits: (message: ServerMessage) => message is M, why?: string): Promise<M>
  /** The same for any condition. */
  until(fits: (message: ServerMessage) => boolean, why: string): Promise<ServerMessage>
  /** As soon as what has been told makes it true. */
  when(isSo: () => boolean, why: string): Promise<void>
  watch(table: string, more?: { seq?: number; steps?: true }): Promise<Seen>
  seen(table: string): Seen
  close(): Promise<void>
}
export type Answer = { ok: true; seq: number | undefined } | { ok: false; refusal: Refusal }
type Asking = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never
/** What a browser would show of a table. */
export interface Seen {
  info: TableInfo | undefined
  update: Update | undefined
  view: View<Shape> | undefined
  happened: Update['happened'][number][]
}

export const isUpdate = (message: ServerMessage): message is ServerMessage & { t: 'update' } => message.t === 'update'
export const isTable = (message: ServerMessage): message is ServerMessage & { t: 'table' } => message.t === 'table'
export const isTalk = (message: ServerMessage): message is ServerMessage & { t: 'talk' } => message.t === 'talk'
export const isRefused = (message: ServerMessage): message is ServerMessage & { t: 'refused' } =>
  message.t === 'refused'

export const connect = (address: string, cookie: string, origin = address): Promise<Line> =>
  connectBy(address, { cookie, origin })

/** An outside bot: neither cookie nor origin. */
export const connectProgram = (address: string, token: string): Promise<Line> =>
  connectBy(address, { authorization: `Bearer ${token}` })

export const connectBy = async (address: string, headers: Record<string, string>): Promise<Line> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers })
  // Bots are told of their tables at once.
  const line = lineOf(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  onTestFinished(() => socket.terminate())
  return line
}

const lineOf = (socket: WebSocket): Line => {
  const heard: ServerMessage[] = []
  const tables = new Map<string, Seen>()
  let waiting: (() => void)[] = []
  let nextId = 1
  let from = 0
  const seen = (table: string): Seen => {
    const known = tables.get(table) ?? { info: undefined, update: undefined, view: undefined, happened: [] }
    tables.set(table, known)
    return known
  }
  const take = (message: ServerMessage): void => {
    if (message.t === 'table') seen(message.table.id).info = message.table
    if (message.t !== 'update') return
    const { update } = message
    const known = seen(message.table)
    known.update = update
    const before = applyDelta(known.view, update.delta ?? [])
    const steps = [...update.happened.flatMap(each => each.steps ?? []), update.rest ?? []]
    known.view = update.view ?? steps.reduce(applyPacked<View<Shape> | undefined>, before)
    known.happened.push(...update.happened)
  }
  const wake = (): void => {
    const all = waiting
    waiting = []
    for (const each of all) each()
  }
  socket.on('message', data => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage
    heard.push(message)
    take(message)
    wake()
  })
  socket.on('close', wake)
  socket.on('error', () => undefined)

  /** Looks through everything heard from `start` on, now and later. */
  const find = async <M extends ServerMessage>(
    fits: (message: ServerMessage) => message is M,
    start: number,
    why: string,
  ): Promise<{ message: M; at: number }> => {
    const end = Date.now() + 15_000
    for (let at = start; ; at += 1) {
      while (at >= heard.length) {
        if (socket.readyState === socket.CLOSED) throw new Error(`the socket closed while waiting for ${why}`)
        if (Date.now() > end) throw new Error(`waited in vain for ${why}`)
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, 500)
          waiting.push(() => {
            clearTimeout(timer)
            resolve()
          })
        })
      }
      const message = heard[at]
      if (message && fits(message)) return { message, at }
    }
  }
  const line: Line = {
    socket,
    heard,
    send: message => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async ask(message) {
      const id = nextId
      nextId += 1
      const start = heard.length
      line.send({ ...message, id })
      const isMine = (each: ServerMessage): each is ServerMessage & { t: 'ack' | 'refused' } =>
        (each.t === 'ack' || each.t === 'refused') && each.id === id
      const { message: answer } = await find(isMine, start, `the answer to ${JSON.stringify(message)}`)
      return answer.t === 'ack' ? { ok: true, seq: answer.seq } : { ok: false, refusal: answer.refusal }
    },
    async wait(fits, why = 'a message') {
      const { message, at } = await find(fits, from, why)
      from = at + 1
      return message
    },
    async when(isSo, why) {
      if (!isSo()) await find((_each): _each is ServerMessage => isSo(), heard.length, why)
    },
    until: (fits, why) => line.wait((each): each is ServerMessage => fits(each), why),
    async watch(table, more = {}) {
      const start = heard.length
      line.send({ t: 'watch', table, ...more })
      const isIt = (each: ServerMessage): each is ServerMessage =>
        (each.t === 'table' && each.table.id === table && each.table.status === 'gathering') ||
        (each.t === 'update' && each.table === table) ||
        (each.t === 'refused' && each.table === table)
      const { message } = await find(isIt, start, `table ${table}`)
      if (message.t === 'refused') throw new Error(message.refusal.code)
      return seen(table)
    },
    seen,
    close: () =>
      new Promise(resolve => {
        if (socket.readyState === socket.CLOSED) return resolve()
        socket.once('close', () => resolve())
        socket.close()
      }),
  }
  return line
}
