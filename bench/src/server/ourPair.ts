import type { Random } from '@tabletome/engine'
import type { ClientMessage, NewTable, ServerMessage, TableInfo } from '@tabletome/match/protocol'
import { WebSocket } from 'ws'
import type { Pair } from './load.ts'

type Update = Extract<ServerMessage, { t: 'update' }>['update']

/** Two guests who meet at a new table by an invitation, as two browsers would. */
export async function ourPair(port: number, random: Random): Promise<Pair> {
  const [ann, bob] = await Promise.all([guest(port), guest(port)])
  const wish: NewTable = {
    game: 'skirmish',
    setup: { mode: 'duel', players: 2, options: {} },
    seats: [{ kind: 'me' }, { kind: 'friend' }],
    pace: 'live',
    spectators: false,
    undo: false,
  }
  const table = await ann.post<TableInfo>('/api/tables', wish)
  const invite = table.seats.find(seat => seat.invite !== undefined)?.invite
  const full = await bob.post<TableInfo>(`/api/tables/${table.id}/seats`, { invite })
  if (full.status !== 'playing') await ann.post(`/api/tables/${table.id}/start`, {})
  const people = await Promise.all([ann.sit(table.id), bob.sit(table.id)])
  let id = 0
  return {
    get received() {
      return people[0].received + people[1].received
    },
    async step() {
      const asked = people.find(({ update }) => update().decisions.length > 0)
      const decision = asked?.update().decisions[0]
      const option = decision?.options[random.below(decision.options.length)]
      if (!asked || !decision || !option) return false
      const { seq } = asked.update()
      const told = Promise.all(people.map(person => person.reached(seq + 1)))
      asked.send({ t: 'answer', id: ++id, table: table.id, seat: decision.seat, seq, option: option.id })
      await told
      return !asked.update().over
    },
    close() {
      for (const person of people) person.close()
    },
  }
}

async function guest(port: number) {
  const origin = `http://localhost:${port}`
  const first = await fetch(`${origin}/api/me`)
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return {
    async post<R>(path: string, body: unknown): Promise<R> {
      const headers = { cookie, origin, 'content-type': 'application/json' }
      const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as R
    },
    sit: (table: string) => sit(port, cookie, table),
  }
}

async function sit(port: number, cookie: string, table: string) {
  const socket = new WebSocket(`ws://localhost:${port}/ws`, { headers: { cookie }, origin: `http://localhost:${port}` })
  let last: Update | undefined
  let received = 0
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    received += data.length
    const message = JSON.parse(data.toString()) as ServerMessage
    if (message.t === 'refused') throw new Error(`refused: ${message.refusal.message}`)
    if (message.t !== 'update') return
    last = message.update
    for (const look of waiting) look()
  })
  const update = (): Update => {
    if (!last) throw new Error('nothing was told yet')
    return last
  }
  const reached = (seq: number): Promise<void> =>
    new Promise(resolve => {
      const look = (): void => {
        if ((last?.seq ?? -1) < seq) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  send({ t: 'watch', table })
  await reached(0)
  return {
    get received() {
      return received
    },
    update,
    reached,
    send,
    close: () => socket.close(),
  }
}
