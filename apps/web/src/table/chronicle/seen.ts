/** How far the reader has followed each table, kept in this browser. */
const KEY = 'tabletome.seen'
const MOST = 60

const read = (): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

export const seenUpTo = (table: string): number | undefined => read()[table]

export const setSeen = (table: string, seq: number) => {
  const { [table]: _, ...others } = read()
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, seq]])
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage there is no recap, nothing worse.
  }
}
