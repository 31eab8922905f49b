/** Records in the browser's own database: local matches survive reloads and work offline. */
import type { Saved, Shape } from '@tabletome/engine'
import type { MatchStore, RecordEnd, RecordHead, RecordLine } from '../types.ts'
import { newestFirst } from './memory.ts'

interface MatchRow {
  readonly match: string
  readonly head: RecordHead
  readonly seed: string
  readonly lines: number
  readonly changedAt: number
  readonly end?: RecordEnd
}
interface LineRow {
  readonly match: string
  readonly line: RecordLine
}
interface SnapshotRow {
  readonly match: string
  readonly seq: number
  readonly rules: number
  readonly position: Saved<Shape>
}
export interface IndexedDbStore extends MatchStore {
  close(): void
}

const VERSION = 1

export const openIndexedDbStore = async (name = 'tabletome'): Promise<IndexedDbStore> => {
  const opening = indexedDB.open(name, VERSION)
  opening.onupgradeneeded = () => {
    const database = opening.result
    database.createObjectStore('matches', { keyPath: 'match' })
    database.createObjectStore('lines', { keyPath: ['match', 'line.seq'] })
    database.createObjectStore('snapshots', { keyPath: ['match', 'seq'] })
  }
  const database = await answerTo<IDBDatabase>(opening)
  // Another tab with a newer version may upgrade; this one then has to be reloaded.
  database.onversionchange = () => database.close()

  const reading = (...tables: string[]): IDBTransaction => database.transaction(tables)
  const writing = async (tables: string[], work: (tx: IDBTransaction) => Promise<void>): Promise<void> => {
    const tx = database.transaction(tables, 'readwrite', { durability: 'strict' })
    const stored = committed(tx)
    stored.catch(() => undefined)
    try {
      await work(tx)
    } catch (error) {
      try {
        tx.abort()
      } catch {
        // A failed request has already aborted it.
      }
      throw error
    }
    await stored
  }

  return {
    create: (head, seed) =>
      writing(['matches'], async tx => {
        const matches = tx.objectStore('matches')
        if ((await answerTo<IDBValidKey | undefined>(matches.getKey(head.match))) !== undefined)
          throw new Error(`There is already a match ${head.match}`)
        matches.add({ match: head.match, head, seed, lines: 0, changedAt: head.createdAt } satisfies MatchRow)
      }),

    append: async (match, line) => {
      let taken = false
      await writing(['matches', 'lines'], async tx => {
        const matches = tx.objectStore('matches')
        const row = await answerTo<MatchRow | undefined>(matches.get(match))
        if (!row || line.seq > row.lines + 1) throw new Error(`No match ${match} that has a line ${line.seq - 1}`)
        taken = line.seq <= row.lines
        if (taken) return
        tx.objectStore('lines').add({ match, line } satisfies LineRow)
        matches.put({ ...row, lines: line.seq, changedAt: line.at } satisfies MatchRow)
      })
      return !taken
    },

    finish: (match, end) =>
      writing(['matches'], async tx => {
        const matches = tx.objectStore('matches')
        const row = await answerTo<MatchRow | undefined>(matches.get(match))
        if (!row) throw new Error(`No match ${match}`)
        matches.put({ ...row, end } satisfies MatchRow)
      }),

    saveSnapshot: (match, seq, rules, position) =>
      writing(['snapshots'], async tx => {
        tx.objectStore('snapshots').put({ match, seq, rules, position } satisfies SnapshotRow)
      }),

    async latestSnapshot(match, upTo = Number.MAX_SAFE_INTEGER) {
      const range = IDBKeyRange.bound([match, 0], [match, upTo])
      const snapshots = reading('snapshots').objectStore('snapshots')
      const cursor = await answerTo<IDBCursorWithValue | null>(snapshots.openCursor(range, 'prev'))
      if (!cursor) return undefined
      const { seq, rules, position } = cursor.value as SnapshotRow
      return { seq, rules, position }
    },

    async read(match, afterSeq = 0) {
      const tx = reading('matches', 'lines')
      const found = answerTo<MatchRow | undefined>(tx.objectStore('matches').get(match))
      const range = IDBKeyRange.bound([match, afterSeq], [match, Number.MAX_SAFE_INTEGER], true)
      const rows = await answerTo<LineRow[]>(tx.objectStore('lines').getAll(range))
      const row = await found
      if (!row) return undefined
      const { head, seed, end } = row
      return { head, lines: rows.map(({ line }) => line), ...(end && { end }), seed }
    },

    async list() {
      const rows = await answerTo<MatchRow[]>(reading('matches').objectStore('matches').getAll())
      return rows
        .map(({ head, lines, end, changedAt }) => ({ head, lines, over: end !== undefined, changedAt }))
        .sort(newestFirst)
    },

    remove: match =>
      writing(['matches', 'lines', 'snapshots'], async tx => {
        const all = IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER])
        tx.objectStore('matches').delete(match)
        tx.objectStore('lines').delete(all)
        tx.objectStore('snapshots').delete(all)
      }),

    close: () => database.close(),
  }
}

interface AnyRequest {
  readonly result: unknown
  readonly error: DOMException | null
  addEventListener(type: 'success' | 'error', listener: () => void): void
}
/** The caller says what it stored there. */
const answerTo = <R>(request: AnyRequest): Promise<R> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as R))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser could not use its database')),
    )
  })

const committed = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve()
    tx.onabort = () => reject(tx.error ?? new Error('The browser did not store it'))
  })
