import type { LocalSeat } from './api.ts'

/** Who sits at a local table: the record knows names only, not which seats bots play. */
export interface SeatPage {
  readonly table: string
  readonly seats: readonly (LocalSeat & { readonly standIn?: true })[]
  readonly undo: boolean
}
export interface SeatBook {
  read(table: string): Promise<SeatPage | undefined>
  all(): Promise<readonly SeatPage[]>
  write(page: SeatPage): Promise<void>
  remove(table: string): Promise<void>
}

export const memorySeatBook = (): SeatBook => {
  const pages = new Map<string, SeatPage>()
  return {
    read: async table => pages.get(table),
    all: async () => [...pages.values()],
    write: async page => void pages.set(page.table, page),
    remove: async table => void pages.delete(table),
  }
}

const NAME = 'tabletome-seats'

export const openSeatBook = async (): Promise<SeatBook> => {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('seats', { keyPath: 'table' })
  const database = await answered(opening)
  const read = () => database.transaction('seats').objectStore('seats')
  const write = () => database.transaction('seats', 'readwrite').objectStore('seats')
  return {
    read: table => answered(read().get(table) as IDBRequest<SeatPage | undefined>),
    all: () => answered(read().getAll() as IDBRequest<SeatPage[]>),
    write: async page => void (await answered(write().put(page))),
    remove: table => answered(write().delete(table)),
  }
}

const answered = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not use its database'))
  })
