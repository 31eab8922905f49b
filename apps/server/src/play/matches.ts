import { MatchHost } from '@tabletome/match'
import type { MatchStore } from '@tabletome/match'
import type { Catalogue } from '../catalogue.ts'
import type { TableRow } from '../store/port.ts'
import type { Standing } from '../tables/info.ts'
import { nameAt } from '../tables/info.ts'

/** The matches in memory: loaded when somebody needs them, put away when nobody has for a while. */
export interface Matches {
  /** Creates the match of a table; if it is there already, it is opened. */
  begin(table: TableRow): Promise<MatchHost>
  open(table: Pick<TableRow, 'id' | 'game'>): Promise<MatchHost>
  /** Reads what others have written, if the match is loaded and not yet at that line. */
  catchUp(id: string, seq?: number): Promise<void>
  /** Only if it is loaded. */
  standing(id: string): Standing | undefined
  /** It is no more. */
  discard(id: string): Promise<void>
  /** Lets what is idle rest, and puts away what has been idle for too long. */
  sweep(): void
  readonly loaded: number
  /** Those in memory. */
  readonly ids: readonly string[]
}

export interface MatchPorts {
  readonly store: MatchStore
  readonly catalogue: Catalogue
  /** Above so much memory in use the matches unused longest are put away. */
  readonly mostBytes: number
  bytesInUse(): number
  readonly idleMilliseconds: number
  now(): number
  /** For what is idle: see ServerOptions. */
  ticks(): number
  /** After each answer stored here. */
  onChange(id: string, standing: Standing): void
  /** When something that another process stored has been read. */
  onTaken(id: string, standing: Standing): void
  /** When a stored match has been loaded. */
  onOpen(id: string, standing: Standing): void
  /** When a request to undo comes or goes. */
  onRequest(id: string): void
  onError(error: unknown): void
}

/** Something may still be writing: it is not put away before this, however many there are. */
const BUSY_MILLISECONDS = 5000
/** When memory is short, this part of the matches goes, at most so often. */
const ROOM_PART = 8
const ROOM_MILLISECONDS = 1000
/** Between two answers a match takes less room. */
const SETTLES_AFTER_MILLISECONDS = 2000
/** After a pause in play a match stores its position and keeps no more than it needs to go on. */
const RESTS_AFTER_MILLISECONDS = 15_000
/** Past every line: reads the head alone. */
const NO_LINES = 2_147_483_647

interface Loaded {
  readonly host: Promise<MatchHost>
  opened: MatchHost | undefined
  usedAt: number
  rests: boolean
  /** The line after which it has been made small. */
  settledAt?: number
  /** Until it can go on after a rest. */
  waking?: Promise<void>
}

const beginning = (table: TableRow) => ({
  setup: table.setup,
  seats: Object.fromEntries(table.seats.map((seat, chair) => [seat.seat, nameAt(seat, chair)])),
  random: 'chacha20' as const,
  seed: table.seed,
  nonces: table.seats.filter(seat => seat.kind === 'person').map(seat => seat.nonce),
})

export const createMatches = (ports: MatchPorts): Matches => {
  const { store, catalogue, mostBytes, idleMilliseconds, now, ticks, onError } = ports
  /** Least recently used first. */
  const loaded = new Map<string, Loaded>()

  const standingOf = (host: MatchHost): Standing => ({ seq: host.seq, waiting: host.waiting, over: host.over })
  /** What is put away is free only after the next collection, so a part at a time. */
  let madeRoomAt = Number.NEGATIVE_INFINITY
  const makeRoom = (): void => {
    if (ticks() - madeRoomAt < ROOM_MILLISECONDS || ports.bytesInUse() <= mostBytes) return
    madeRoomAt = ticks()
    let left = Math.ceil(loaded.size / ROOM_PART)
    for (const [oldest, { usedAt }] of loaded) {
      if (left === 0 || ticks() - usedAt < BUSY_MILLISECONDS) break
      loaded.delete(oldest)
      left -= 1
    }
  }
  const load = (id: string, make: () => Promise<MatchHost>): Promise<MatchHost> => {
    const entry: Loaded = { host: make(), opened: undefined, usedAt: ticks(), rests: false }
    loaded.set(id, entry)
    makeRoom()
    return entry.host.then(
      host => {
        entry.opened = host
        host.subscribe((line, isOwn) => {
          if (!isOwn) ports.onTaken(id, standingOf(host))
          else if (line) ports.onChange(id, standingOf(host))
          else ports.onRequest(id)
        })
        return host
      },
      (error: unknown) => {
        if (loaded.get(id) === entry) loaded.delete(id)
        throw error
      },
    )
  }
  const opening = async ({ id, game }: Pick<TableRow, 'id' | 'game'>) => {
    const { game: rules } = await catalogue.rules(game)
    return { game: rules, store, match: id, now, report: onError }
  }
  /** It goes on in any case: what could not be prepared is made when it is wanted. */
  const readied = (host: MatchHost): Promise<MatchHost> =>
    host
      .ready()
      .catch(onError)
      .then(() => host)
  const open = async (table: Pick<TableRow, 'id' | 'game'>): Promise<MatchHost> => {
    const entry = loaded.get(table.id)
    if (!entry) {
      const host = await load(table.id, async () => readied(await MatchHost.open(await opening(table))))
      ports.onOpen(table.id, standingOf(host))
      return host
    }
    entry.usedAt = ticks()
    loaded.delete(table.id)
    loaded.set(table.id, entry)
    if (entry.rests) {
      entry.rests = false
      entry.waking = readied(await entry.host).then(() => undefined)
    }
    await entry.waking
    return entry.opened ?? entry.host
  }

  return {
    open,
    async begin(table) {
      const isThere = async (): Promise<boolean> => (await store.read(table.id, NO_LINES)) !== undefined
      if (loaded.has(table.id) || (await isThere())) return open(table)
      try {
        return await load(table.id, async () => MatchHost.create({ ...(await opening(table)), ...beginning(table) }))
      } catch (error) {
        // Another process may have begun it at the same moment, from the same seed.
        if (await isThere()) return open(table)
        throw error
      }
    },
    async catchUp(id, seq) {
      const entry = loaded.get(id)
      const host = entry && (await entry.host)
      if (host && (seq === undefined || host.seq < seq)) await host.refresh()
    },
    standing(id) {
      const host = loaded.get(id)?.opened
      return host && standingOf(host)
    },
    async discard(id) {
      loaded.delete(id)
      await store.remove(id)
    },
    sweep() {
      makeRoom()
      for (const [id, entry] of loaded) {
        const idle = ticks() - entry.usedAt
        if (idle > SETTLES_AFTER_MILLISECONDS && entry.opened && entry.settledAt !== entry.opened.seq) {
          entry.settledAt = entry.opened.seq
          entry.opened.settle()
        }
        if (idle > RESTS_AFTER_MILLISECONDS && entry.opened && !entry.rests) {
          entry.rests = true
          entry.opened.rest().catch(onError)
        }
        if (idle > idleMilliseconds) loaded.delete(id)
      }
    },
    get loaded() {
      return loaded.size
    },
    get ids() {
      return [...loaded.keys()]
    },
  }
}
