/** Up to which line of a table’s talk the reader has heard it, kept in this browser. */
const KEY = 'tabletome.heard'
const MOST = 60

const read = (): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

export const heardUpTo = (table: string): number => {
  const n = read()[table]
  return typeof n === 'number' ? n : 0
}

export const setHeard = (table: string, n: number) => {
  const { [table]: _, ...others } = read()
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, n]])),
    )
  } catch {
    // Without storage everything said before counts as new, nothing worse.
  }
}
