import { createStore } from '@tabletome/boardkit'
import type { Answered } from '@tabletome/match'
import type { ClientMessage, ServerMessage } from '@tabletome/match/protocol'
import { isCut, NOT_OPEN, refused, type TableConnection, type TableState } from '../table/connection.ts'
import { follow, lookedBack, OutOfStep } from '../table/playback/follow.ts'
import { api } from './api.ts'
import { keep } from './fairness.ts'
import { introduce } from './introduce.ts'
import { refreshNews } from './news.ts'
import { type Link, linkAfter, type LinkEvent, spread } from './link.ts'

const HEARTBEAT = 20_000
const PATIENCE = 8_000
/** A server that is asked for too many pages at once wants a pause, a few times at most. */
const TOO_FAST = 1000
const PATIENT = 5

/** What a connection needs of the world; tests bring their own. */
export interface OnlineWorld {
  socket(): Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onclose' | 'onmessage'>
  /** Makes sure that the server knows us: the socket needs the cookie. */
  greet(): Promise<unknown>
  record(table: string): Promise<string>
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** A message that is acknowledged; its number is put in when it is sent. */
type Asked = Without<Extract<ClientMessage, { id: number }>, 'id'>

/** A table on the server. Lost connections come back by themselves and go on where they were. */
export class OnlineTable implements TableConnection {
  private readonly id: string
  private readonly world: OnlineWorld
  private readonly store = createStore((): TableState => NOT_OPEN)
  private readonly waiting = new Map<number, (answered: Answered) => void>()
  private link: Link = { is: 'closed' }
  private socket: ReturnType<OnlineWorld['socket']> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private numbers = 0
  private looking: Promise<boolean> | undefined

  constructor(id: string, world: OnlineWorld) {
    this.id = id
    this.world = world
    this.happened('start')
  }

  subscribe = (listener: () => void) => this.store.subscribe(listener)
  state = () => this.store.read()

  answer: TableConnection['answer'] = (seat, option, by) =>
    this.ask({ t: 'answer', table: this.id, seat, seq: this.seq, option, by })
  undo = (seat: string, turn: boolean) =>
    this.ask({ t: 'undo', table: this.id, seat, seq: this.seq, turn: turn || undefined })
  askUndo = (seat: string, to: number) => this.ask({ t: 'askUndo', table: this.id, seat, to })
  agreeUndo = (seat: string, agree: boolean) => this.ask({ t: 'agreeUndo', table: this.id, seat, agree })
  talk: TableConnection['talk'] = talk => this.ask({ t: 'talk', table: this.id, talk })
  standIn = (seat: string, bot: string | undefined) => this.ask({ t: 'standIn', table: this.id, seat, bot })
  earlier = () => (this.looking ??= this.lookBack().finally(() => (this.looking = undefined)))
  record = () => this.world.record(this.id)
  close = () => this.happened('stop')

  /** The system says that the network is gone. */
  lose = () => this.happened('lost')

  /** The network is said to be back, or the page is looked at again. */
  hurry = () => this.happened('hurry')

  private get seq() {
    return this.now.position?.seq ?? 0
  }

  private get now(): TableState {
    return this.store.read()
  }

  private set(state: TableState) {
    this.store.set(state)
  }

  private async lookBack(): Promise<boolean> {
    for (let attempt = 0; attempt < PATIENT && isCut(this.now); attempt++) {
      const before = this.now.history[0]?.seq ?? 0
      const answered = await this.ask({ t: 'history', table: this.id, before })
      if (answered.ok) return isCut(this.now)
      if (answered.refusal.code !== 'tooFast') return false
      await new Promise(resolve => setTimeout(resolve, TOO_FAST))
    }
    return false
  }

  // ---------------------------------------------------------------- the connection

  private happened(event: LinkEvent) {
    const before = this.link
    this.link = linkAfter(before, event)
    if (this.link === before) return
    clearTimeout(this.retry)
    switch (this.link.is) {
      case 'connecting':
        this.connect()
        break
      case 'waiting':
        this.dropped()
        this.retry = setTimeout(() => this.happened('retry'), spread(this.link.delay))
        break
      case 'closed':
        this.dropped()
        break
      case 'open':
        this.watch(true)
        this.beat = setInterval(() => void this.ask({ t: 'hello' }), HEARTBEAT)
        break
    }
  }

  private connect() {
    this.world.greet().then(
      () => this.link.is === 'connecting' && this.open(),
      () => this.happened('lost'),
    )
  }

  private open() {
    const socket = this.world.socket()
    this.socket = socket
    socket.onopen = () => socket === this.socket && this.happened('opened')
    socket.onclose = () => socket === this.socket && this.happened('lost')
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.heard(JSON.parse(String(data)) as ServerMessage)
    }
  }

  private dropped() {
    clearInterval(this.beat)
    const { socket } = this
    this.socket = undefined
    socket?.close()
    // Whether these were stored is unknown: the table shows it as soon as it is back.
    for (const answer of this.waiting.values()) answer(refused('outOfDate', 'The connection was lost'))
    this.waiting.clear()
    if (this.now.link === 'live') this.set({ ...this.now, link: 'reconnecting' })
  }

  // ---------------------------------------------------------------- messages

  private send(message: ClientMessage) {
    this.socket?.send(JSON.stringify(message))
  }

  private watch(resume: boolean) {
    const { position } = this.now
    this.send({ t: 'watch', table: this.id, seq: resume ? position?.seq : undefined, steps: true })
  }

  /** A network may die without saying so: who gets no answer at all for a while tries another connection. */
  private async ask(message: Asked): Promise<Answered> {
    if (this.link.is !== 'open') return refused('failed', 'Not connected')
    const id = ++this.numbers
    const { socket } = this
    const dead = setTimeout(() => socket === this.socket && this.happened('lost'), PATIENCE)
    const answered = await new Promise<Answered>(resolve => {
      this.waiting.set(id, resolve)
      this.send({ ...message, id })
    })
    clearTimeout(dead)
    return answered
  }

  private heard(message: ServerMessage) {
    switch (message.t) {
      case 'update':
        if (message.table === this.id) this.follow(message.update)
        break
      case 'table':
        if (message.table.id === this.id) {
          keep(this.id, { commit: message.table.seedCommit })
          this.set({ ...this.now, link: 'live', table: message.table, ahead: message.now - Date.now() })
          if (message.table.rematch !== undefined) void refreshNews()
        }
        break
      case 'history':
        if (message.table === this.id) this.set(lookedBack(this.now, message.before, message.happened))
        break
      case 'ack':
        this.settle(message.id, { ok: true, seq: message.seq ?? this.seq })
        break
      case 'refused':
        if (message.id !== undefined) this.settle(message.id, { ok: false, refusal: message.refusal })
        else if (message.refusal.code === 'unknownMatch' || message.refusal.code === 'notYourSeat')
          this.gone(message.refusal.message)
        else if (message.refusal.code === 'tryAgain') this.happened('lost')
        break
      case 'talk':
        if (message.table === this.id) {
          const { from, seat, at, talk, n = 0 } = message
          // After each `watch` everything said comes again.
          if (n > (this.now.talk.at(-1)?.n ?? 0))
            this.set({ ...this.now, talk: [...this.now.talk, { n, from, at, talk, seat }] })
        }
        break
    }
  }

  private follow(update: Parameters<typeof follow>[1]) {
    try {
      this.set(follow(this.now, update))
    } catch (error) {
      if (!(error instanceof OutOfStep)) throw error
      this.watch(false)
    }
  }

  private settle(id: number, answered: Answered) {
    this.waiting.get(id)?.(answered)
    this.waiting.delete(id)
  }

  private gone(problem: string) {
    this.happened('stop')
    this.set({ ...this.now, link: 'gone', problem })
  }
}

/** The table in the address lets a proxy lead its people to one process. */
const here = (id: string): OnlineWorld => ({
  socket: () =>
    new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?table=${encodeURIComponent(id)}`,
    ),
  greet: () => introduce(),
  record: api.record,
})

export const openOnline = (id: string): TableConnection => {
  const table = new OnlineTable(id, here(id))
  const hurry = () => table.hurry()
  const lose = () => table.lose()
  addEventListener('online', hurry)
  addEventListener('offline', lose)
  document.addEventListener('visibilitychange', hurry)
  const { close } = table
  table.close = () => {
    removeEventListener('online', hurry)
    removeEventListener('offline', lose)
    document.removeEventListener('visibilitychange', hurry)
    close()
  }
  return table
}
