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
  /** Only if it is loaded. */
  standing(id: string): Standing | undefined
  /** Lets what is idle rest, and puts away what has been idle for too long. */
  sweep(): void
  readonly loaded: number
}

export interface MatchPorts {
  readonly store: MatchStore
  readonly catalogue: Catalogue
  readonly most: number
  readonly idleMilliseconds: number
  now(): number
  /** For what is idle: see ServerOptions. */
  ticks(): number
  /** After each stored answer. */
  onChange(id: string, standing: Standing): void
  /** When a stored match has been loaded. */
  onOpen(id: string, standing: Standing): void
  /** When a request to undo comes or goes. */
  onRequest(id: string): void
  onError(error: unknown): void
}

/** Something may still be writing: it is not put away before this, however many there are. */
const BUSY_MILLISECONDS = 5000
/** After a pause in play a match stores its position and keeps no more than it needs to go on. */
const RESTS_AFTER_MILLISECONDS = 15_000
/** Past every line: reads the head alone. */
const NO_LINES = 2_147_483_647

interface Loaded {
  readonly host: Promise<MatchHost>
  opened: MatchHost | undefined
  usedAt: number
  rests: boolean
}

export const matches = (ports: MatchPorts): Matches => {
  const { store, catalogue, most, idleMilliseconds, now, ticks, onError } = ports
  /** Least recently used first. */
  const loaded = new Map<string, Loaded>()

  const standingOf = (host: MatchHost): Standing => ({ seq: host.seq, waiting: host.waiting, over: host.over })
  const load = (id: string, make: () => Promise<MatchHost>): Promise<MatchHost> => {
    const entry: Loaded = { host: make(), opened: undefined, usedAt: ticks(), rests: false }
    loaded.set(id, entry)
    for (const [oldest, { usedAt }] of loaded) {
      if (loaded.size <= most || ticks() - usedAt < BUSY_MILLISECONDS) break
      loaded.delete(oldest)
    }
    return entry.host.then(
      host => {
        entry.opened = host
        host.subscribe(line => {
          if (line) ports.onChange(id, standingOf(host))
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
  const open = async (table: Pick<TableRow, 'id' | 'game'>): Promise<MatchHost> => {
    const entry = loaded.get(table.id)
    if (!entry) {
      const host = await load(table.id, async () => MatchHost.open(await opening(table)))
      ports.onOpen(table.id, standingOf(host))
      return host
    }
    entry.usedAt = ticks()
    entry.rests = false
    loaded.delete(table.id)
    loaded.set(table.id, entry)
    return entry.opened ?? entry.host
  }

  return {
    open,
    async begin(table) {
      if (loaded.has(table.id) || (await store.read(table.id, NO_LINES))) return open(table)
      return load(table.id, async () =>
        MatchHost.create({
          ...(await opening(table)),
          setup: table.setup,
          seats: Object.fromEntries(table.seats.map((seat, chair) => [seat.seat, nameAt(seat, chair)])),
          random: 'chacha20',
          seed: table.seed,
          nonces: table.seats.filter(seat => seat.kind === 'person').map(seat => seat.nonce),
        }),
      )
    },
    standing(id) {
      const host = loaded.get(id)?.opened
      return host && standingOf(host)
    },
    sweep() {
      for (const [id, entry] of loaded) {
        const idle = ticks() - entry.usedAt
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
  }
}
