import type { Progress, Tables } from '../store/port.ts'

/** Notes how far the matches have come, for the lists of tables: many changes of a moment in one write. */
export interface ProgressNotes {
  note(progress: Progress): void
  flush(): Promise<void>
  close(): Promise<void>
}

const MILLISECONDS = 200

export const createProgressNotes = (tables: Tables, onError: (error: unknown) => void): ProgressNotes => {
  const waiting = new Map<string, Progress>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const all = [...waiting.values()]
    waiting.clear()
    await tables.note(all).catch(onError)
  }
  return {
    note(progress) {
      waiting.set(progress.table, progress)
      timer ??= setTimeout(() => void flush(), MILLISECONDS)
    },
    flush,
    close: flush,
  }
}
