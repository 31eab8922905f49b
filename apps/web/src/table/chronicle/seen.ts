/** How far the reader has followed each table, and where it stood then (“Round 4”), kept in this browser. */
const KEYS = { seq: 'tabletome.seen', label: 'tabletome.stood' } as const
const MOST = 60

const read = (key: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
const keep = (key: string, table: string, value: number | string) => {
  const { [table]: _, ...others } = read(key)
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, value]])
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage there is no recap, nothing worse.
  }
}

export const seenUpTo = (table: string): number | undefined => {
  const seq = read(KEYS.seq)[table]
  return typeof seq === 'number' ? seq : undefined
}
export const setSeen = (table: string, seq: number) => keep(KEYS.seq, table, seq)

export const stoodAt = (table: string): string | undefined => {
  const label = read(KEYS.label)[table]
  return typeof label === 'string' ? label : undefined
}
export const setStood = (table: string, label: string) => keep(KEYS.label, table, label)
