import { type Random, sfc32 } from '@tabletome/engine'
import type { NewTable, TableInfo } from '@tabletome/match/protocol'
import { quantile } from '../figure.ts'
import { type Seat, sitDown } from './seat.ts'

/** What a swarm is told to do, and what it says afterwards. It runs in a process of its own, so that its CPU time is its own. */
export type Order =
  /** So many tables more, their people by the same process or by any. */
  | { readonly do: 'open'; readonly tables: number; readonly ports: readonly number[]; readonly together: boolean }
  /** So many sockets more that only watch, a hundred tables in all. */
  | { readonly do: 'idle'; readonly sockets: number; readonly ports: readonly number[] }
  /** Every table answers once in two seconds, for so long. */
  | { readonly do: 'play'; readonly seconds: number }
export interface Played {
  readonly answers: number
  readonly refused: number
  readonly p50: number
  readonly p99: number
}

const EVERY_MILLISECONDS = 2000
const PEOPLE = 40
const AT_ONCE = 20
const IDLE_TABLES = 100
const WISHES: readonly Pick<NewTable, 'game' | 'setup'>[] = [
  { game: 'defenders', setup: { mode: 'coop', players: 2, options: {} } },
  { game: 'tactics', setup: { mode: 'competitive', players: 2, options: {} } },
  { game: 'rift', setup: { mode: 'scenario', players: 2, options: {} } },
]

interface Table {
  readonly id: string
  readonly seats: readonly Seat[]
}

export class Swarm {
  private readonly random: Random = sfc32('swarm')
  private readonly cookies: string[] = []
  private readonly tables: Table[] = []
  private readonly idlers: Seat[] = []
  private made = 0

  async obey(order: Order): Promise<Played | undefined> {
    if (order.do === 'play') return this.play(order.seconds)
    await this.meet(order.ports)
    if (order.do === 'open')
      await inParallel(order.tables, async () => {
        this.tables.push(await this.open(order.ports, order.together))
      })
    else await this.idle(order.sockets, order.ports)
    return undefined
  }

  private async meet(ports: readonly number[]): Promise<void> {
    while (this.cookies.length < PEOPLE) {
      const { headers } = await fetch(`http://127.0.0.1:${ports[0]}/api/me`)
      this.cookies.push((headers.get('set-cookie') ?? '').split(';')[0] ?? '')
    }
  }

  private async open(ports: readonly number[], together: boolean): Promise<Table> {
    const at = (this.made += 1)
    const people = [this.cookies[(2 * at) % PEOPLE] ?? '', this.cookies[(2 * at + 1) % PEOPLE] ?? '']
    const port = ports[at % ports.length] ?? 0
    const table = await this.makeTable(port, people, WISHES[at % WISHES.length])
    const seats = await Promise.all(
      people.map((cookie, seat) => sitDown(together ? port : (ports[(at + seat) % ports.length] ?? 0), cookie, table)),
    )
    return { id: table, seats }
  }

  private async makeTable(port: number, [ann = '', bob = '']: readonly string[], wish = WISHES[0]): Promise<string> {
    const post = async (cookie: string, path: string, body: object): Promise<TableInfo> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as TableInfo
    }
    const seats = [{ kind: 'me' }, { kind: 'friend' }]
    const made = await post(ann, '/api/tables', { ...wish, seats, pace: 'live', spectators: true, undo: true })
    await post(bob, `/api/tables/${made.id}/seats`, { invite: made.seats[1]?.invite })
    return made.id
  }

  private async idle(sockets: number, ports: readonly number[]): Promise<void> {
    const quiet: string[] = []
    await inParallel(IDLE_TABLES, async () => {
      const at = (this.made += 1)
      const people = [this.cookies[(2 * at) % PEOPLE] ?? '', this.cookies[(2 * at + 1) % PEOPLE] ?? '']
      quiet.push(await this.makeTable(ports[0] ?? 0, people))
    })
    await inParallel(sockets, async () => {
      const at = this.idlers.length
      const cookie = this.cookies[at % PEOPLE] ?? ''
      this.idlers.push(await sitDown(ports[at % ports.length] ?? 0, cookie, quiet[at % quiet.length] ?? ''))
    })
  }

  private async play(seconds: number): Promise<Played> {
    const times: number[] = []
    let refused = 0
    const end = performance.now() + seconds * 1000
    const playAt = async ({ seats }: Table): Promise<void> => {
      await wait(this.random.below(EVERY_MILLISECONDS))
      while (performance.now() < end) {
        const since = performance.now()
        const asked = seats.find(seat => seat.isAsked)
        if (asked) {
          const time = await asked.answer(this.random)
          if (time === undefined) refused += 1
          else times.push(time)
        }
        await wait(since + EVERY_MILLISECONDS - performance.now())
      }
    }
    await Promise.all(this.tables.map(playAt))
    return { answers: times.length, refused, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, Math.max(0, milliseconds)))

const inParallel = async (times: number, work: () => Promise<void>): Promise<void> => {
  let left = times
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const swarm = new Swarm()
process.on('message', order => {
  swarm.obey(order as Order).then(
    played => process.send?.(played ?? {}),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))
