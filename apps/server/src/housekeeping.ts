import type { Matches } from './play/matches.ts'
import type { Store } from './store/port.ts'
import type { Together } from './together/port.ts'
import type { TableService } from './tables/service.ts'

export interface HousekeepingPorts {
  readonly store: Store
  readonly matches: Matches
  readonly service: TableService
  readonly together: Together
  /** Looks after a table: lets its bots answer. */
  look(table: string): void
  now(): number
  onError(error: unknown): void
}

const SWEEP_MILLISECONDS = 30_000
const TAKE_UP_MILLISECONDS = 30_000
const LEASE_MILLISECONDS = 60_000
/** Untouched for so long: nobody is about to look after it. */
const LEFT_MILLISECONDS = 20_000
const TIDY_MILLISECONDS = 3600_000
const DAY = 24 * 3600_000
/** A table that never began, a guest without a table, a session: gone when untouched for so long. */
const FORGOTTEN = { table: 14 * DAY, guest: 30 * DAY, session: 400 * DAY }

/** Takes up what a stop or a crash has left, puts away idle matches, and clears what everybody has forgotten. */
export const startHousekeeping = (ports: HousekeepingPorts): { stop(): Promise<void> } => {
  const { store, matches, service, together, look, now, onError } = ports
  let isStopped = false

  const attend = async (id: string): Promise<void> => {
    const table = await service.get(id)
    if (table.status === 'gathering') await service.beginIfFull(id)
    else await matches.open(table)
    look(id)
  }
  /** One of several processes does it. */
  const isMine = (): Promise<boolean> => together.lease('housekeeping', LEASE_MILLISECONDS)
  const takeUp = async (before?: number): Promise<void> => {
    if (!(await isMine())) return
    for (const id of await store.tables.unattended(before)) {
      if (isStopped) return
      await attend(id).catch(onError)
    }
  }
  const tidy = async (): Promise<void> => {
    if (!(await isMine())) return
    for (const id of await store.tables.forgotten(now() - FORGOTTEN.table, 1000)) {
      if (isStopped) return
      await service.remove(id)
    }
    await store.people.tidy(now() - FORGOTTEN.session, now() - FORGOTTEN.guest)
  }

  const begun = takeUp().catch(onError)
  const sweeper = setInterval(() => matches.sweep(), SWEEP_MILLISECONDS)
  const tidier = setInterval(() => void tidy().catch(onError), TIDY_MILLISECONDS)
  // What another process has left behind when it ended.
  const heir = setInterval(() => {
    if (together.isShared) void takeUp(now() - LEFT_MILLISECONDS).catch(onError)
  }, TAKE_UP_MILLISECONDS)
  sweeper.unref()
  heir.unref()
  tidier.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(sweeper)
      clearInterval(heir)
      clearInterval(tidier)
      await begun
    },
  }
}
