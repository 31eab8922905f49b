import { Unavailable } from '@tabletome/match'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Refusal } from '@tabletome/match'
import type { ClientMessage, ServerMessage } from '@tabletome/match/protocol'
import type { Known } from '../identity/identity.ts'
import type { Limits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Acts } from '../play/acts.ts'
import type { Client } from '../play/client.ts'
import { RUDE, refusal } from '../play/client.ts'
import type { Hall } from '../play/hall.ts'
import { createBucket } from './bucket.ts'
import type { Buckets } from './bucket.ts'
import { parseMessage } from './messages.ts'

export interface ConnectionPorts {
  readonly hall: Hall
  readonly acts: Acts
  readonly limits: Limits
  /** What each outside bot may send, by all its sockets together. */
  readonly programs: Buckets
  readonly metrics: Metrics
  ticks(): number
  onError(error: unknown): void
}

/** Messages of one socket that wait for those before them. */
const WAITING = 200
/** So many more messages refused for being too fast than taken end the socket. */
const PATIENCE = 1000
/** What `watch` and `history` make the server send is paid for: so many bytes cost as much as one message. */
const BYTES_PER_MESSAGE = 4096
/** How long somebody who was hung up on gets to hear of it. */
const GOODBYE_MILLISECONDS = 1000

/** Serves one socket: every message is checked, done in order, and answered; none of them can end the process. */
export const serve = (socket: WebSocket, wire: Duplex, known: Known, ports: ConnectionPorts): void => {
  const { hall, acts, limits, programs, metrics, ticks, onError } = ports
  const pace =
    known.programOf === undefined
      ? createBucket(limits.messagesPerSecond, limits.messageBurst, ticks())
      : programs.of(known.id)
  let tooFast = 0
  let isRude = false
  let waiting = 0
  let sent = 0
  let last: Promise<void> = Promise.resolve()

  let isCorked = false
  const uncork = (): void => {
    isCorked = false
    wire.uncork()
  }
  /** What is said in one turn of the event loop (an ack and its update) goes out in one write. */
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.backlogBytes) {
      socket.terminate()
      return
    }
    if (!isCorked) {
      isCorked = true
      wire.cork()
      setImmediate(uncork)
    }
    sent += text.length
    socket.send(text)
  }
  const client: Client = {
    person: known.id,
    session: known.session,
    ...(known.programOf === undefined ? {} : { isProgram: true }),
    send: (message: ServerMessage) => sendText(JSON.stringify(message)),
    sendText,
    close: (code, reason) => socket.close(code, reason),
  }
  /** Said after the answers to what was taken before, which still go out; who does not listen is cut off. */
  const hangUp = (): void => {
    socket.close(RUDE, 'Too many messages.')
    setTimeout(() => socket.terminate(), GOODBYE_MILLISECONDS).unref()
  }
  /** Whether this one more frame, be it a message, a ping or a pong, is within the pace. */
  const keepsPace = (): boolean => {
    metrics.count('messages_total')
    if (pace.take(ticks()) && waiting < WAITING) {
      tooFast = Math.max(0, tooFast - 1)
      return true
    }
    tooFast += 1
    if (tooFast > PATIENCE) {
      isRude = true
      void last.then(hangUp)
    }
    return false
  }
  const refuse = (why: Refusal, about: { id?: number; table?: string }): void => {
    metrics.count('refusals_total', why.code)
    client.send({ t: 'refused', ...about, refusal: why })
  }

  const paid = async <R>(work: () => Promise<R>): Promise<R> => {
    const before = sent
    const result = await work()
    pace.owe((sent - before) / BYTES_PER_MESSAGE)
    return result
  }

  const handle = async (message: ClientMessage): Promise<void> => {
    if (message.t === 'hello') return client.send({ t: 'ack', id: message.id })
    if (message.t === 'unwatch') return hall.unwatch(client, message.table)
    if (message.t === 'watch') {
      const { table, seq, steps } = message
      const why = await paid(() => hall.watch(client, table, seq, steps))
      if (why) refuse(why, { table })
      return
    }
    if (message.t === 'history') {
      const { id, table, before } = message
      const why = await paid(() => hall.history(client, table, before))
      return why ? refuse(why, { id, table }) : client.send({ t: 'ack', id })
    }
    const since = performance.now()
    const answered = await acts.act(known, message)
    const { id, table } = message
    if (!answered.ok) return refuse(answered.refusal, { id, table })
    client.send(
      message.t === 'talk' || message.t === 'standIn' ? { t: 'ack', id } : { t: 'ack', id, seq: answered.seq },
    )
    if (message.t !== 'answer') return
    metrics.count('answers_total')
    metrics.observe('answer_seconds', (performance.now() - since) / 1000)
  }

  const receive = (data: string | undefined): void => {
    if (isRude) return
    if (!keepsPace()) {
      const parsed = data === undefined ? undefined : parseMessage(data)
      const about = parsed && !parsed.ok ? parsed : parsed?.message
      return refuse(refusal('tooFast', 'Too many messages: wait a moment.'), whereOf(about))
    }
    if (data === undefined) return refuse(refusal('malformed', 'Messages are text, not bytes.'), {})
    const parsed = parseMessage(data)
    if (!parsed.ok) return refuse(refusal('malformed', parsed.wrong), whereOf(parsed))
    const { message } = parsed
    waiting += 1
    last = last
      .then(() => handle(message))
      .catch((error: unknown) => {
        onError(error)
        refuse(
          error instanceof Unavailable
            ? refusal('tryAgain', 'Nothing can be stored right now: try again in a moment.')
            : refusal('failed', 'Something went wrong on the server.'),
          whereOf(message),
        )
      })
      .finally(() => {
        waiting -= 1
      })
  }

  hall.enter(client)
  socket.on('message', (data, isBinary) => {
    try {
      receive(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString('utf8'))
    } catch (error) {
      onError(error)
    }
  })
  socket.on('ping', data => {
    if (isRude || !keepsPace() || socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.backlogBytes) socket.terminate()
    else socket.pong(data)
  })
  socket.on('pong', () => {
    if (!isRude) keepsPace()
  })
  // A frame that breaks the rules of WebSockets is an event too; without a listener it would end the process.
  socket.on('error', () => undefined)
  socket.on('close', () => hall.leave(client))
}

const whereOf = (about: object | undefined): { id?: number; table?: string } => ({
  ...(about && 'id' in about && typeof about.id === 'number' ? { id: about.id } : {}),
  ...(about && 'table' in about && typeof about.table === 'string' ? { table: about.table } : {}),
})
