import type { PushMessage } from '@tabletome/match/protocol'
import type { Limits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Matches } from '../play/matches.ts'
import type { Presence } from '../play/presence.ts'
import type { PushDevice, Store, TableRow } from '../store/port.ts'
import { nameAt, seatsOf } from '../tables/info.ts'
import type { Rows } from '../tables/rows.ts'
import type { Sender } from './sender.ts'

/** Tells those who want to hear of it, and are not at the table, that it is their turn: once. */
export interface Herald {
  /** Something has changed at this table. */
  look(table: string): void
  close(): void
}

export interface HeraldPorts {
  readonly store: Store
  readonly rows: Rows
  readonly matches: Matches
  readonly presence: Presence
  readonly sender: Sender
  readonly metrics: Metrics
  readonly limits: Limits
  onError(error: unknown): void
}

/** More tables than these do not wait to be looked at: a flood of changes costs only so much memory. */
const MOST = 10_000

export const createHerald = (ports: HeraldPorts): Herald => {
  const { store, rows, matches, presence, limits, onError } = ports
  const waiting = new Map<string, NodeJS.Timeout>()

  const tell = async (table: TableRow): Promise<void> => {
    const asked = matches.standing(table.id) ?? { waiting: table.waiting, over: table.status === 'over' }
    for (const person of await store.push.wishersAt(table.id)) {
      const mine = table.seats.filter(seat => seat.person === person)
      const isAsked = !asked.over && mine.some(({ seat, bot }) => bot === undefined && asked.waiting.includes(seat))
      if (!isAsked) await store.push.note(table.id, person, false)
      else if (!presence.isHere(table.id, person) && (await store.push.note(table.id, person, true)))
        await tellPerson(ports, table, person)
    }
  }
  const run = async (id: string): Promise<void> => {
    const table = await rows.get(id)
    if (table && table.status !== 'gathering') await tell(table)
  }
  return {
    look(id) {
      if (waiting.has(id) || waiting.size >= MOST) return
      const timer = setTimeout(() => {
        waiting.delete(id)
        run(id).catch(onError)
      }, limits.notifySeconds * 1000)
      timer.unref()
      waiting.set(id, timer)
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}

const tellPerson = async ({ store, sender, metrics }: HeraldPorts, table: TableRow, person: string): Promise<void> => {
  const mine = seatsOf(table, person)
  const others = table.seats.flatMap((seat, chair) =>
    seat.person !== undefined && !mine.includes(seat.seat) ? [nameAt(seat, chair)] : [],
  )
  const sendTo = async (device: PushDevice): Promise<void> => {
    const language: PushMessage['language'] = device.language === 'fr' ? 'fr' : 'en'
    const sent = await sender.send(device, { t: 'turn', table: table.id, game: table.game, language, others })
    metrics.count('notifications_total', sent)
    if (sent === 'gone') await store.push.removeDevice(device.endpoint)
  }
  await Promise.all((await store.push.devices(person)).map(sendTo))
}
