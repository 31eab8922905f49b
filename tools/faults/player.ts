import { WebSocket } from 'ws'
import type { Random, Shape, View } from '@tabletome/engine'
import { applyDelta } from '@tabletome/match'
import type { OpenDecision, Update } from '@tabletome/match'
import type { ClientMessage, ServerMessage } from '@tabletome/match/protocol'
import type { Attempt, Ledger } from './ledger.ts'
import type { Person } from './person.ts'

/** How a table is played in this run; it may change while it goes on. */
export interface Pace {
  /** Milliseconds somebody thinks at most. */
  thinking: number
  /** Of a hundred turns so many go by way of another process, and so many are undone. */
  readonly switching: number
  readonly undoing: number
}

/** As a browser does it. */
const FIRST_DELAY = 300
const LONGEST_DELAY = 15_000
const HEARTBEAT = 20_000
const PATIENCE = 8000

export interface Silence {
  readonly milliseconds: number
  readonly until: number
  readonly tries: readonly string[]
}
interface Shown extends Pick<Update, 'seq' | 'decisions' | 'undo' | 'over'> {
  readonly view: View<Shape>
}

/** Somebody at one table who answers at random until the match is over, over any connection that can be had. */
export class Player {
  /** The longest time without a word from any server, when it ended, and how often it was tried to get one meanwhile. */
  silence: Silence = { milliseconds: 0, until: 0, tries: [] }
  shown: Shown | undefined
  readonly over: Promise<void>
  private readonly end: () => void
  private readonly person: Person
  private readonly table: string
  private readonly random: Random
  private readonly ledger: Ledger
  private readonly pace: Pace
  private socket: WebSocket | undefined
  /** The last line it knows of, shown or not. */
  private known = 0
  private sent: { readonly id: number; readonly attempt: Attempt } | undefined
  private numbers = 0
  private failures = 0
  private tries: string[] = []
  private heardAt = performance.now()
  private thinking: NodeJS.Timeout | undefined
  private dead: NodeJS.Timeout | undefined
  private readonly beat: NodeJS.Timeout
  private isClosed = false

  constructor(person: Person, table: string, random: Random, ledger: Ledger, pace: Pace) {
    this.person = person
    this.table = table
    this.random = random
    this.ledger = ledger
    this.pace = pace
    let end: (() => void) | undefined
    this.over = new Promise(resolve => (end = resolve))
    this.end = () => end?.()
    this.beat = setInterval(() => this.expecting({ t: 'hello', id: (this.numbers += 1) }), HEARTBEAT)
    this.connect()
  }

  close(): void {
    this.isClosed = true
    clearInterval(this.beat)
    clearTimeout(this.thinking)
    clearTimeout(this.dead)
    this.socket?.terminate()
  }

  private connect(): void {
    if (this.isClosed) return
    const address = this.person.address()
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.person.cookie },
      origin: address,
      handshakeTimeout: PATIENCE,
    })
    this.socket = socket
    socket.on('open', () => {
      this.failures = 0
      const { shown } = this
      this.expecting({ t: 'watch', table: this.table, ...(shown ? { seq: shown.seq } : {}) })
    })
    socket.on('message', data => {
      if (socket === this.socket && Buffer.isBuffer(data)) this.hear(JSON.parse(data.toString()) as ServerMessage)
    })
    let outcome = 'closed'
    socket.on('open', () => (outcome = 'opened, then closed'))
    socket.on('error', ({ message }) => (outcome = message))
    socket.on('close', () => {
      this.tries.push(outcome)
      if (socket === this.socket) this.lost()
    })
  }

  private lost(): void {
    clearTimeout(this.dead)
    clearTimeout(this.thinking)
    this.thinking = undefined
    this.socket = undefined
    this.sent = undefined
    if (this.isClosed) return
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.failures)
    this.failures += 1
    setTimeout(() => this.connect(), delay * (0.5 + this.random.below(1000) / 1000))
  }

  private expecting(message: ClientMessage): void {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(message))
    clearTimeout(this.dead)
    this.dead = setTimeout(() => socket.terminate(), PATIENCE)
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.dead)
    const now = performance.now()
    if (now - this.heardAt > this.silence.milliseconds)
      this.silence = { milliseconds: now - this.heardAt, until: now, tries: this.tries }
    this.heardAt = now
    this.tries = []
    if (message.t === 'update') this.follow(message.update)
    if (message.t === 'ack' || message.t === 'refused') this.settle(message)
    this.consider()
  }

  private follow(update: Update): void {
    const view = update.view ?? (this.shown && applyDelta(this.shown.view, update.delta ?? []))
    if (!view) return this.expecting({ t: 'watch', table: this.table })
    const { seq, decisions, undo, over } = update
    this.shown = { seq, decisions, undo, over, view }
    if (over) {
      this.end()
      this.close()
    }
  }

  private settle(message: ServerMessage & { t: 'ack' | 'refused' }): void {
    if (message.t === 'refused' && message.id === undefined) {
      // Nothing can be shown just now: somewhere else perhaps.
      this.socket?.terminate()
      return
    }
    const { sent } = this
    if (!sent || sent.id !== message.id) return
    const { attempt } = sent
    this.sent = undefined
    if (message.t === 'ack') {
      this.known = message.seq ?? 0
      attempt.outcome = { is: 'taken', line: this.known }
    } else this.ledger.refused(attempt, message.refusal.code)
  }

  /** Thinks for a while, if it is asked and has not answered. */
  private consider(): void {
    const { shown } = this
    if (this.isClosed || this.sent || this.thinking || !shown || shown.seq < this.known) return
    if (shown.decisions.length === 0) return
    this.thinking = setTimeout(
      () => {
        this.thinking = undefined
        this.act()
      },
      this.random.below(Math.max(1, this.pace.thinking)),
    )
  }

  private act(): void {
    const { shown, random, pace, table } = this
    if (this.isClosed || !shown || this.sent || this.socket?.readyState !== WebSocket.OPEN) return
    const chance = random.below(100)
    if (chance < pace.switching) return this.socket.close()
    // Somebody else may have answered meanwhile.
    if (shown.decisions.length === 0) return
    const decision = shown.decisions[random.below(shown.decisions.length)]
    if (!decision) return
    const id = (this.numbers += 1)
    const about = { table, seat: decision.seat, seq: shown.seq }
    if (chance < pace.switching + pace.undoing && shown.undo.possible) {
      const seat = shown.undo.seat ?? decision.seat
      this.sent = { id, attempt: this.ledger.send({ ...about, seat }) }
      return this.expecting({ t: 'undo', id, ...about, seat })
    }
    const option = this.optionOf(decision)
    this.sent = { id, attempt: this.ledger.send({ ...about, option }) }
    this.expecting({ t: 'answer', id, ...about, option })
  }

  private optionOf({ options }: OpenDecision): string {
    return options[this.random.below(options.length)]?.id ?? ''
  }
}
