/** Hands writes to the thread that writes. One thread serves all files of a process. */
import { Worker } from 'node:worker_threads'
import { Unavailable } from './unavailable.ts'
import type { Outcome, Statement } from './database.ts'
import type { Write } from './groupCommit.ts'
import { places } from './places.ts'
import { cannotStore } from './sqliteDriver.ts'
import type { DriverName } from './sqliteDriver.ts'
import type { CarriedError, Order, Report } from './writerThread.ts'

export interface Writer {
  write(statements: readonly Statement[]): Promise<readonly Outcome[] | undefined>
  /** Writes that have not been committed yet. */
  readonly waiting: number
  close(): Promise<void>
}
/** After each commit: how many writes of this file shared it, and how long it took. */
export type OnCommit = (writes: number, milliseconds: number) => void

interface Job {
  resolve(outcomes: readonly Outcome[] | undefined): void
  reject(error: Error): void
}
interface File {
  readonly jobs: Map<number, Job>
  onCommit: OnCommit
  opened(error?: Error): void
  closed(error?: Error): void
}
interface Thread {
  readonly worker: Worker
  readonly files: Map<number, File>
}

let running: Thread | undefined
let lastFile = 0

const threadOf = (): Thread => {
  if (running) return running
  const worker = new Worker(places.writerThread)
  const thread: Thread = { worker, files: new Map() }
  running = thread
  worker.on('message', (report: Report) => hear(thread, report))
  worker.on('error', error => end(thread, error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(thread, new Error('The thread that writes has ended')))
  return thread
}
const end = (thread: Thread, error: Error): void => {
  if (running === thread) running = undefined
  for (const file of thread.files.values()) {
    for (const job of file.jobs.values()) job.reject(new Unavailable(error))
    file.jobs.clear()
    file.opened(error)
    file.closed(error)
  }
  thread.files.clear()
}

const hear = ({ files }: Thread, report: Report): void => {
  if ('opened' in report) return files.get(report.opened)?.opened(errorOf(report.error))
  if ('closed' in report) return files.get(report.closed)?.closed(errorOf(report.error))
  const file = files.get(report.file)
  file?.onCommit(report.written.length, report.milliseconds)
  for (const [at, written] of report.written.entries()) {
    const job = file?.jobs.get(report.first + at)
    file?.jobs.delete(report.first + at)
    if ('error' in written) job?.reject(errorOf(written.error) ?? new Error('Not written'))
    else job?.resolve(written.outcomes)
  }
}
const errorOf = (carried: CarriedError | undefined): Error | undefined => {
  if (!carried) return undefined
  const error = Object.assign(new Error(carried.message), carried)
  return cannotStore(error) ? new Unavailable(error) : error
}

export const openWriter = async (path: string, driver: DriverName, onCommit: OnCommit): Promise<Writer> => {
  const thread = threadOf()
  const number = ++lastFile
  const tell = (order: Order): void => thread.worker.postMessage(order)
  const jobs = new Map<number, Job>()
  let queue: Write[] = []
  let next = 0
  let closing: Promise<void> | undefined

  const flush = (): void => {
    if (queue.length > 0) tell({ file: number, first: next - queue.length, writes: queue })
    queue = []
  }
  const file: File = { jobs, onCommit, opened: () => undefined, closed: () => undefined }
  thread.files.set(number, file)
  thread.worker.ref()
  await new Promise<void>((resolve, reject) => {
    file.opened = error => (error ? reject(error) : resolve())
    tell({ open: number, path, driver })
  }).catch((error: unknown) => {
    forget(thread, number)
    throw error
  })

  return {
    write: statements =>
      new Promise((resolve, reject) => {
        if (closing || !thread.files.has(number)) {
          reject(new Unavailable('The database is closed'))
          return
        }
        // What is asked in one turn of the event loop goes over together.
        if (queue.length === 0) setImmediate(flush)
        jobs.set(next, { resolve, reject })
        queue.push(statements)
        next += 1
      }),
    get waiting() {
      return jobs.size
    },
    close: () =>
      (closing ??= new Promise<void>((resolve, reject) => {
        if (!thread.files.has(number)) return resolve()
        flush()
        file.closed = error => (error ? reject(error) : resolve())
        tell({ close: number })
      }).finally(() => forget(thread, number))),
  }
}

/** A process may end while the thread has no file open. */
const forget = (thread: Thread, number: number): void => {
  thread.files.delete(number)
  if (thread.files.size === 0) thread.worker.unref()
}
