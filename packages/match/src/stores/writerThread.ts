/** The thread that writes to SQLite files, so that no fsync ever holds up the thread that serves people. */
import { parentPort } from 'node:worker_threads'
import { createGroupCommit } from './groupCommit.ts'
import type { Write, Written } from './groupCommit.ts'
import { emptyJournal, openDriver, setForSafety } from './sqliteDriver.ts'
import type { DriverName, SqliteDriver } from './sqliteDriver.ts'

/** Jobs carry numbers, by which they are answered; a file is known by the number it was opened with. */
export type Order =
  | { readonly open: number; readonly path: string; readonly driver: DriverName }
  | { readonly file: number; readonly first: number; readonly writes: readonly Write[] }
  | { readonly close: number }
export type Report =
  | { readonly opened: number; readonly error?: CarriedError }
  | {
      readonly file: number
      readonly first: number
      readonly written: readonly Carried[]
      readonly milliseconds: number
    }
  | { readonly closed: number; readonly error?: CarriedError }
export type Carried = Exclude<Written, { error: unknown }> | { readonly error: CarriedError }
/** What is left of an error on the way between threads. */
export interface CarriedError {
  readonly message: string
  readonly code?: unknown
  readonly errcode?: unknown
}

/** As long as another program writes to the file. Nobody else waits for this thread. */
const BUSY_MILLISECONDS = 5000

interface File {
  readonly driver: SqliteDriver
  commit(writes: readonly Write[]): readonly Written[]
  waiting: { readonly first: number; readonly writes: readonly Write[] }[]
}
const files = new Map<number, File>()
const say = (report: Report): void => parentPort?.postMessage(report)

/** Everything that has come meanwhile goes into one commit. */
const commitWaiting = (number: number): void => {
  const file = files.get(number)
  const groups = file?.waiting ?? []
  if (!file || groups.length === 0) return
  file.waiting = []
  const since = performance.now()
  const written = attempt(
    file,
    groups.flatMap(group => group.writes),
  )
  const milliseconds = performance.now() - since
  let at = 0
  for (const { first, writes } of groups) {
    say({ file: number, first, written: written.slice(at, at + writes.length), milliseconds })
    at += writes.length
  }
}
const attempt = (file: File, writes: readonly Write[]): readonly Carried[] => {
  try {
    return file.commit(writes).map(each => ('error' in each ? { error: carried(each.error) } : each))
  } catch (error) {
    return writes.map(() => ({ error: carried(error) }))
  }
}

const carried = (error: unknown): CarriedError =>
  error instanceof Error
    ? {
        message: error.message,
        ...('code' in error && { code: error.code }),
        ...('errcode' in error && { errcode: error.errcode }),
      }
    : { message: String(error) }

const open = async (number: number, path: string, name: DriverName): Promise<void> => {
  try {
    const driver = await openDriver(path, name)
    setForSafety(driver, BUSY_MILLISECONDS)
    files.set(number, { driver, commit: createGroupCommit(driver), waiting: [] })
    say({ opened: number })
  } catch (error) {
    say({ opened: number, error: carried(error) })
  }
}
const close = (number: number): void => {
  commitWaiting(number)
  const file = files.get(number)
  files.delete(number)
  try {
    if (file) emptyJournal(file.driver)
    file?.driver.close()
    say({ closed: number })
  } catch (error) {
    say({ closed: number, error: carried(error) })
  }
}

parentPort?.on('message', (order: Order) => {
  if ('open' in order) void open(order.open, order.path, order.driver)
  else if ('close' in order) close(order.close)
  else {
    const file = files.get(order.file)
    if (!file) return
    if (file.waiting.length === 0) setImmediate(commitWaiting, order.file)
    file.waiting.push(order)
  }
})
