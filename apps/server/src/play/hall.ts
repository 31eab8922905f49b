import type { Refusal } from '@tabletome/match'
import type { Bus, Wake } from '../bus/port.ts'
import type { Store, TableRow } from '../store/port.ts'
import type { Attendance } from '../tables/info.ts'
import { mayPlayAt, maySee, seatsOf, tableInfo } from '../tables/info.ts'
import type { Rows } from '../tables/rows.ts'
import type { Together } from '../together/port.ts'
import type { Client } from './client.ts'
import { SESSION_ENDED, refusal, unknownTable } from './client.ts'
import type { Matches } from './matches.ts'
import type { Presence } from './presence.ts'

/** Who watches which table, and what each of them has been told. */
export interface Hall {
  enter(client: Client): void
  leave(client: Client): void
  /** Nothing when it went well: then table, update and talk have been sent. */
  watch(client: Client, table: string, seq: number | undefined, steps: true | undefined): Promise<Refusal | undefined>
  unwatch(client: Client, table: string): void
  /** Sends a page of what happened before that line; nothing when it went well. */
  history(client: Client, table: string, before: number): Promise<Refusal | undefined>
  /** Tells everybody concerned what has changed. */
  hear(wake: Wake): Promise<void>
  /** Ends the sockets of sessions that are over. */
  checkSessions(): Promise<void>
  readonly clients: number
  /** Those that somebody watches. */
  readonly tables: readonly string[]
}

export interface HallPorts {
  readonly store: Store
  readonly rows: Rows
  readonly bus: Bus
  readonly together: Together
  readonly matches: Matches
  readonly presence: Presence
  readonly limits: Attendance['limits'] & { readonly watchesPerSocket: number }
  now(): number
  onError(error: unknown): void
}

/** A bot has a seat at no more tables than these. */
const CALLED = 100
/** Of what happened so many lines are told to who knows nothing yet, and in one page of what was before. */
const LINES = { end: 60, page: 100 }

/** What one client has been told about one table. */
interface Watcher {
  /** Not before everything from the start has been sent. */
  isReady: boolean
  table: string
  /** Whose view it has: a change of seats starts with a whole view. */
  seats: string
  seq: number | undefined
  /** Wants to see the table change fact by fact. */
  readonly steps: true | undefined
  request: string
  talk: number
}
type Room = Map<Client, Watcher>

export const createHall = (ports: HallPorts): Hall => {
  const { store, rows, bus, together, matches, presence, limits, now, onError } = ports
  const { watchesPerSocket } = limits
  const rooms = new Map<string, Room>()
  const clients = new Map<Client, Set<string>>()

  const readyIn = (id: string): [Client, Watcher][] =>
    [...(rooms.get(id) ?? [])].filter(([, watcher]) => watcher.isReady)

  const tellTable = (client: Client, watcher: Watcher, table: TableRow): void => {
    const info = tableInfo(table, client.person, { presence, limits }, matches.standing(table.id))
    const text = JSON.stringify(info)
    if (text !== watcher.table) client.sendText(`{"t":"table","now":${now()},"table":${text}}`)
    watcher.table = text
  }

  /** Viewers of the same seats who know the same are told the same, put into words once. */
  const tellUpdates = async (table: TableRow, watchers: () => readonly [Client, Watcher][]): Promise<void> => {
    if (table.status === 'gathering') return
    const host = await matches.open(table)
    const made = new Map<string, { text: string; request: string }>()
    for (const [client, watcher] of watchers()) {
      const seats = seatsOf(table, client.person)
      const holds = seats.join(' ')
      const since = watcher.seats === holds ? watcher.seq : undefined
      const { steps } = watcher
      const key = `${holds} ${since} ${steps}`
      let words = made.get(key)
      if (!words) {
        const update = host.update({ seats, ...(steps && { steps }) }, since, LINES.end)
        const text = JSON.stringify({ t: 'update', table: table.id, update })
        words = { text, request: JSON.stringify(update.undoRequest ?? '') }
        made.set(key, words)
      }
      if (since !== host.seq || words.request !== watcher.request) client.sendText(words.text)
      watcher.seats = holds
      watcher.seq = host.seq
      watcher.request = words.request
    }
  }

  /** Bots are told of every table where they have a seat, once, without asking: they cannot know of it otherwise. */
  const called = new Map<Client, Set<string>>()
  const callPrograms = (table: TableRow, programs: readonly Client[]): void => {
    if (table.status === 'over') return
    for (const client of programs) {
      const known = called.get(client)
      if (!known || known.has(table.id) || !mayPlayAt(table, client.person)) continue
      known.add(table.id)
      const info = tableInfo(table, client.person, { presence, limits }, matches.standing(table.id))
      client.send({ t: 'table', now: now(), table: info })
    }
  }
  const callTo = async (client: Client): Promise<void> => {
    for (const table of await store.tables.current(client.person, CALLED)) callPrograms(table, [client])
  }

  const tellTalk = async (id: string, watchers: () => readonly [Client, Watcher][]): Promise<void> => {
    let known = Infinity
    for (const [, watcher] of watchers()) known = Math.min(known, watcher.talk)
    if (known === Infinity) return
    const said = await store.talk.of(id, known)
    for (const [client, watcher] of watchers())
      for (const line of said) {
        if (line.n <= watcher.talk) continue
        client.send({ t: 'talk', table: id, ...line })
        watcher.talk = line.n
      }
  }

  /** The others are told when they can read it. */
  const attend = (id: string, person: string, isThere: boolean): void => {
    together
      .attend(id, person, isThere)
      .catch(onError)
      .finally(() => bus.publish([`table:${id}`]))
  }

  const unwatch = (client: Client, id: string): void => {
    const room = rooms.get(id)
    const watcher = room?.get(client)
    if (!room || !watcher) return
    room.delete(client)
    clients.get(client)?.delete(id)
    if (room.size === 0) rooms.delete(id)
    if (watcher.isReady && presence.depart(id, client.person)) attend(id, client.person, false)
  }

  const hearTable = async (id: string): Promise<void> => {
    if (!rooms.has(id) && called.size === 0) return
    const table = await rows.get(id)
    if (table) callPrograms(table, [...called.keys()])
    for (const [client, watcher] of readyIn(id)) {
      if (table && maySee(table, client)) tellTable(client, watcher, table)
      else {
        unwatch(client, id)
        client.send({ t: 'refused', table: id, refusal: unknownTable() })
      }
    }
    if (table) await tellUpdates(table, () => readyIn(id))
  }
  const hearMatch = async (id: string): Promise<void> => {
    const table = rooms.has(id) ? await rows.get(id) : undefined
    if (table) await tellUpdates(table, () => readyIn(id))
  }
  const checkSessions = async (of: (client: Client) => boolean): Promise<void> => {
    for (const client of [...clients.keys()].filter(of))
      if (client.isProgram) {
        if (!(await store.programs.byToken(client.session))) client.close(SESSION_ENDED, 'This token has been revoked.')
      } else if (!(await store.people.session(client.session))) client.close(SESSION_ENDED, 'This session has ended.')
  }
  /** The name has changed, or sessions have ended. */
  const hearPerson = async (person: string): Promise<void> => {
    await checkSessions(client => client.person === person)
    for (const { id } of await store.tables.of(person, 100)) {
      rows.forget(id)
      await hearTable(id)
    }
  }

  return {
    enter(client) {
      clients.set(client, new Set())
      if (!client.isProgram) return
      called.set(client, new Set())
      callTo(client).catch(onError)
    },
    leave(client) {
      for (const id of clients.get(client) ?? []) unwatch(client, id)
      clients.delete(client)
      called.delete(client)
    },
    async watch(client, id, seq, steps) {
      // Whoever comes from another process may know more than this one.
      if (together.isShared) rows.forget(id)
      const table = await rows.get(id)
      if (!table || !maySee(table, client)) return unknownTable()
      const watched = clients.get(client)
      if (!watched) return undefined
      if (watched.size >= watchesPerSocket && !watched.has(id))
        return refusal('tooFast', `One socket watches at most ${watchesPerSocket} tables.`)
      unwatch(client, id)
      const watcher: Watcher = { isReady: false, table: '', seats: '', seq: undefined, steps, request: '', talk: 0 }
      const room = rooms.get(id) ?? new Map<Client, Watcher>()
      rooms.set(id, room)
      room.set(client, watcher)
      watched.add(id)
      try {
        if (table.status !== 'gathering') await matches.open(table)
        if (together.isShared) await matches.catchUp(id)
      } catch (error) {
        unwatch(client, id)
        throw error
      }
      const current = (await rows.get(id)) ?? table
      if (room.get(client) !== watcher) return undefined
      watcher.isReady = true
      const holds = seatsOf(current, client.person).join(' ')
      if (seq !== undefined && holds !== '') Object.assign(watcher, { seats: holds, seq })
      if (presence.arrive(id, client.person)) attend(id, client.person, true)
      tellTable(client, watcher, current)
      const me = (): [Client, Watcher][] => (room.get(client) === watcher ? [[client, watcher]] : [])
      await tellUpdates(current, me)
      await tellTalk(id, me)
      return undefined
    },
    unwatch,
    async history(client, id, before) {
      const table = await rows.get(id)
      if (!table || !maySee(table, client)) return unknownTable()
      if (table.status === 'gathering') return refusal('notAsked', 'The match has not begun.')
      const host = await matches.open(table)
      const happened = await host.history({ seats: seatsOf(table, client.person) }, before, LINES.page)
      client.send({ t: 'history', table: id, before, happened })
      return undefined
    },
    checkSessions: () => checkSessions(() => true),
    async hear({ kind, key }) {
      if (kind === 'table') await hearTable(key)
      else if (kind === 'match') await hearMatch(key)
      else if (kind === 'talk') await tellTalk(key, () => readyIn(key))
      else await hearPerson(key)
    },
    get clients() {
      return clients.size
    },
    get tables() {
      return [...rooms.keys()]
    },
  }
}
