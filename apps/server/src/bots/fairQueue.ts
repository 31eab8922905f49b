/** For whom a bot thinks. */
export interface Payer {
  /** Who made the table. */
  readonly person: string
  readonly table: string
}

/** Questions that wait for a thread. Who has made bots think least in the last while comes first, then the table that has. */
export interface FairQueue<T> {
  push(payer: Payer, task: T): void
  /** The next one, unless everybody who waits has as many running as one person may have. */
  take(): { readonly payer: Payer; readonly task: T } | undefined
  /** A task that was taken has ended after so long. */
  ended(payer: Payer, milliseconds: number): void
  readonly length: number
  /** All that wait, and the queue is empty. */
  clear(): T[]
}

/** Half of what was used counts no more after this time. */
const HALF_LIFE_MILLISECONDS = 30_000
/** So little is as good as nothing. */
const FORGOTTEN_MILLISECONDS = 1
const SWEEP_AT = 1000

export const createFairQueue = <T>(
  mostPerPerson: number,
  now: () => number = () => performance.now(),
): FairQueue<T> => {
  let waiting: { payer: Payer; task: T }[] = []
  const running = new Map<string, number>()
  const used = new Map<string, { milliseconds: number; at: number }>()

  const usedBy = (key: string): number => {
    const known = used.get(key)
    return known ? known.milliseconds * 0.5 ** ((now() - known.at) / HALF_LIFE_MILLISECONDS) : 0
  }
  const charge = (key: string, milliseconds: number): void => {
    used.set(key, { milliseconds: usedBy(key) + milliseconds, at: now() })
  }
  const sweep = (): void => {
    for (const key of used.keys()) if (usedBy(key) < FORGOTTEN_MILLISECONDS) used.delete(key)
  }

  return {
    push(payer, task) {
      waiting.push({ payer, task })
    },
    take() {
      let best: { at: number; person: number; table: number } | undefined
      for (const [at, { payer }] of waiting.entries()) {
        if ((running.get(payer.person) ?? 0) >= mostPerPerson) continue
        const person = usedBy(personKey(payer))
        const table = usedBy(tableKey(payer))
        if (!best || person < best.person || (person === best.person && table < best.table))
          best = { at, person, table }
      }
      const [next] = best ? waiting.splice(best.at, 1) : []
      if (next) running.set(next.payer.person, (running.get(next.payer.person) ?? 0) + 1)
      return next
    },
    ended(payer, milliseconds) {
      const left = (running.get(payer.person) ?? 1) - 1
      if (left > 0) running.set(payer.person, left)
      else running.delete(payer.person)
      charge(personKey(payer), milliseconds)
      charge(tableKey(payer), milliseconds)
      if (used.size > SWEEP_AT) sweep()
    },
    get length() {
      return waiting.length
    },
    clear() {
      const tasks = waiting.map(({ task }) => task)
      waiting = []
      return tasks
    },
  }
}

const personKey = ({ person }: Payer): string => `person ${person}`
const tableKey = ({ table }: Payer): string => `table ${table}`
