import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { Config } from '../config.ts'
import { Fault } from '../http/fault.ts'
import { addressKey, addressOf } from '../identity/address.ts'
import { isByTls, tokensOf } from '../identity/cookie.ts'
import type { Identity, Known } from '../identity/identity.ts'
import { isOwnOrigin } from '../identity/origin.ts'
import type { Metrics } from '../metrics.ts'

const PATH = '/ws'
/** A proxy may go by it to lead those of one table to one process; here it means nothing. */
const QUERY = /\?table=[\w-]{1,64}$/
const MESSAGE_BYTES = 65_536

export interface UpgradePorts {
  readonly config: Config
  readonly identity: Identity
  readonly metrics: Metrics
  /** `wire` is the connection under the socket. */
  welcome(socket: WebSocket, known: Known, wire: Duplex): void
  onError(error: unknown): void
  /** The server is stopping: nobody comes in any more. */
  isClosing(): boolean
}

/** Lets in whoever comes from our own pages with a session; all others get an HTTP error before any socket exists. */
export const acceptUpgrades = (server: Server, ports: UpgradePorts): WebSocketServer => {
  const { config, identity, metrics, welcome, onError } = ports
  // Pings are answered by `serve`, which counts them.
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MESSAGE_BYTES,
    autoPong: false,
  })
  const perAddress = new Map<string, number>()
  const perProgram = new Map<string, number>()

  const refuse = (socket: Duplex, status: keyof typeof CODES, message: string): void => {
    metrics.count('upgrades_refused_total', String(status))
    const body = JSON.stringify({ error: { code: CODES[status], message } })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), 1000).unref()
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (request.url?.replace(QUERY, '') !== PATH) return refuse(socket, 403, `Sockets are opened at ${PATH}.`)
    const bearer = request.headers.authorization
    // No page can send that header with a socket: whoever does is a program, which has no visitor whose cookie could be misused.
    if (bearer === undefined && !isOwnOrigin(request.headers.origin, request.headers.host, config.origins))
      return refuse(socket, 403, 'This request comes from another site.')
    const address = addressKey(addressOf(request, config.proxies))
    if (!count(perAddress, address, config.limits.socketsPerAddress, socket))
      return refuse(socket, 429, 'Too many connections from your address.')
    const known =
      bearer === undefined
        ? await identity.bySession(tokensOf(request.headers.cookie, 'session', isByTls(request, config.proxies)))
        : await identity.byToken(bearer)
    if (known?.programOf !== undefined && !count(perProgram, known.id, config.limits.socketsPerProgram, socket))
      return refuse(socket, 429, `A bot has at most ${config.limits.socketsPerProgram} sockets at once.`)
    if (!known) return refuse(socket, 403, 'Nobody is signed in. Ask GET /api/me first: it makes a guest.')
    if (socket.destroyed) return
    if (ports.isClosing()) return refuse(socket, 503, 'The server is stopping: come again in a moment.')
    sockets.handleUpgrade(request, socket, head, opened => welcome(opened, known, socket))
  }

  // An exception in this handler would end the process.
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch((error: unknown) => {
      if (error instanceof Fault && error.status === 401) return refuse(socket, 401, error.message)
      onError(error)
      if (!socket.destroyed) refuse(socket, 503, 'Something went wrong on the server.')
    })
  })
  return sockets
}

/** One more of them, until the connection ends; false when there are `most` already. */
const count = (open: Map<string, number>, key: string, most: number, socket: Duplex): boolean => {
  const now = open.get(key) ?? 0
  if (now >= most) return false
  open.set(key, now + 1)
  socket.once('close', () => {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  })
  return true
}

const CODES = { 401: 'badToken', 403: 'notAllowed', 429: 'tooFast', 503: 'failed' } as const
