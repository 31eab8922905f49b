import type { TableRow, Tables } from '../store/port.ts'

/** Rows of tables as they were read last: a busy table is asked for its seats at every answer. */
export interface Rows {
  get(id: string): Promise<TableRow | undefined>
  /** Something has changed: read it again when it is next needed. */
  forget(id: string): void
}

/** A wake-up from another process may get lost, so nothing is believed for long. */
const MILLISECONDS = 10_000
const ROWS = 5000

/** `onRead`: told about every row that was read. */
export const createCachedRows = (
  tables: Tables,
  ticks: () => number,
  onRead: (row: TableRow) => void = () => undefined,
): Rows => {
  const known = new Map<string, { row: Promise<TableRow | undefined>; at: number }>()
  return {
    get(id) {
      const found = known.get(id)
      if (found && ticks() - found.at < MILLISECONDS) return found.row
      const row = tables.get(id)
      known.delete(id)
      known.set(id, { row, at: ticks() })
      row.then(
        read => read && onRead(read),
        () => known.delete(id),
      )
      for (const oldest of known.keys()) {
        if (known.size <= ROWS) break
        known.delete(oldest)
      }
      return row
    },
    forget: id => {
      known.delete(id)
    },
  }
}
