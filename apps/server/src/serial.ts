/** Work on the same key is done one after the other; work on different keys does not wait. */
export type Serial = <R>(key: string, work: () => Promise<R>) => Promise<R>

export const createSerial = (): Serial => {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const now = before.then(work, work)
    const settled = now.catch(() => undefined)
    last.set(key, settled)
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    return now
  }
}
