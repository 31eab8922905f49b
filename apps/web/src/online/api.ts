import type { Progress } from '@tabletome/match/lesson'
import type {
  ApiError,
  LearnedOfAll,
  Me,
  NewProgram,
  NewTable,
  Played,
  PlayerRecord,
  Program,
  PushDevice,
  PushState,
  TableInfo,
} from '@tabletome/match/protocol'
import { keep, kept, newNonce } from './fairness.ts'

/** The server said no (`code`), or could not be reached (`code: 'unreachable'`). */
export class ApiFault extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const isUnreachable = (error: unknown) => error instanceof ApiFault && error.code === 'unreachable'

const TIMEOUT = 8000

const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ApiFault('unreachable', 'The server cannot be reached')
  }
  if (response.ok) return response
  const fault = (await response.json().catch(() => undefined)) as ApiError | undefined
  // A plain file server, or a proxy whose server is down, answers without our kind of error.
  if (!fault?.error) throw new ApiFault('unreachable', `The server answered ${response.status}`)
  throw new ApiFault(fault.error.code, fault.error.message)
}
const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await ask(method, path, body)
  if (!response.headers.get('content-type')?.includes('json'))
    throw new ApiFault('unreachable', 'That is not our server')
  return (await response.json()) as T
}
const part = encodeURIComponent

const KNOWN = 'tabletome.online'
const rememberServer = () => {
  try {
    localStorage.setItem(KNOWN, '1')
  } catch {
    // Without storage the server is simply asked when a page needs it.
  }
}
/** This browser has been a guest of the server before: asking for its tables makes sense. */
export const hasBeenOnline = (): boolean => {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return false
  }
}

/** The number is sent only now that the seal of the server's seed is known, and both are kept. */
const addNonce = async (table: TableInfo): Promise<TableInfo> => {
  const nonce = kept(table.id)?.nonce ?? newNonce()
  keep(table.id, { commit: table.seedCommit, nonce })
  return json<TableInfo>('POST', `/tables/${part(table.id)}/nonce`, { nonce })
}

const tableBy = (table: string, invite?: string): Promise<TableInfo> =>
  json<TableInfo>('GET', `/tables/${part(table)}${invite === undefined ? '' : `?invite=${part(invite)}`}`)

export const api = {
  /** Makes a guest of whoever comes for the first time. */
  me: async () => {
    const me = await json<Me>('GET', '/me')
    rememberServer()
    return me
  },
  rename: (name: string) => json<Me>('PATCH', '/me', { name }),
  setPassword: (password: string, old: string | undefined) =>
    json<Me>('POST', '/me/password', { password, old: old || undefined }),
  login: (name: string, password: string) => json<Me>('POST', '/login', { name, password }),
  learned: () => json<LearnedOfAll>('GET', '/me/learned'),
  keepLearned: (learned: Progress) => json<LearnedOfAll>('PUT', '/me/learned', learned),
  logout: () => ask('POST', '/logout').then(() => undefined),
  forgetMe: (password: string | undefined) =>
    ask('DELETE', '/me', password === undefined ? undefined : { password }).then(() => undefined),
  programs: async () => (await json<{ programs: Program[] }>('GET', '/programs')).programs,
  addProgram: (name: string) => json<NewProgram>('POST', '/programs', { name }),
  revokeProgram: (id: string) => ask('DELETE', `/programs/${part(id)}`).then(() => undefined),
  myRecord: () => json<PlayerRecord>('GET', '/me/record'),
  addToRecord: (matches: readonly Played[]) => json<PlayerRecord>('POST', '/me/record', { matches }),
  clearRecord: () => ask('DELETE', '/me/record').then(() => undefined),
  tables: async (list: 'mine' | 'invited' | 'open') =>
    (await json<{ tables: TableInfo[] }>('GET', `/tables?list=${list}`)).tables,
  create: async (table: NewTable) => {
    const made = await json<TableInfo>('POST', '/tables', { ...table, awaitNonce: true })
    return addNonce(made)
  },
  takeSeat: async (table: string, seat: { invite?: string; seat?: string }): Promise<TableInfo> => {
    const { seedCommit } = await tableBy(table, seat.invite)
    // A second attempt sends the same number: the first one may have been taken, and it is the one that is kept.
    const nonce = kept(table)?.nonce ?? newNonce()
    keep(table, { commit: seedCommit, nonce })
    return json<TableInfo>('POST', `/tables/${part(table)}/seats`, { ...seat, nonce })
  },
  /** By the invite also what is private; nobody sits down by looking. */
  table: (table: string, invite?: string) => tableBy(table, invite),
  /** Adds our number to the seed of a table of ours that waits for it. */
  addNonce: (table: TableInfo) => addNonce(table),
  leaveSeat: (table: string, seat: string) =>
    ask('DELETE', `/tables/${part(table)}/seats/${part(seat)}`).then(() => undefined),
  renewInvite: (table: string, seat: string) =>
    json<TableInfo>('POST', `/tables/${part(table)}/seats/${part(seat)}/invite`),
  /** The same people at the same seats once more: our own table, or the one another has made, at which we then sit down. */
  rematch: async (table: string) => {
    const made = await json<TableInfo>('POST', `/tables/${part(table)}/rematch`)
    if (made.owner) return made.awaitsNonce ? addNonce(made) : made
    return made.seats.some(seat => seat.forMe) ? api.takeSeat(made.id, {}) : made
  },
  decline: (table: string) => ask('DELETE', `/tables/${part(table)}/invitation`).then(() => undefined),
  unlist: (table: string) => ask('DELETE', `/tables/${part(table)}/listing`).then(() => undefined),
  push: () => json<PushState>('GET', '/push'),
  addDevice: (device: PushDevice) => ask('PUT', '/push', device).then(() => undefined),
  removeDevice: (endpoint: string) => ask('DELETE', '/push', { endpoint }).then(() => undefined),
  notify: (table: string, on: boolean) => ask('PUT', `/tables/${part(table)}/notify`, { on }).then(() => undefined),
  closeTable: (table: string) => ask('DELETE', `/tables/${part(table)}`).then(() => undefined),
  start: (table: string, bot: string | undefined) =>
    json<TableInfo>('POST', `/tables/${part(table)}/start`, bot === undefined ? {} : { bot }),
  record: async (table: string) => (await ask('GET', `/tables/${part(table)}/record`)).text(),
}
