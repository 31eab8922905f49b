import { Worker } from 'node:worker_threads'
import type { Question } from '@tabletome/bots'
import type { Shape, View } from '@tabletome/engine'

/** One question to one bot. */
export interface Job {
  readonly game: string
  readonly level: string
  readonly view: View<Shape>
  readonly question: Question
}
export type Done = { readonly option: string } | { readonly error: string }

/** A few threads in which bots think; questions wait until one is free. */
export interface BotPool {
  /** Rejects when the bot crashes, takes too long or brings its thread down. */
  think(job: Job): Promise<string>
  readonly waiting: number
  close(): Promise<void>
}

const MEMORY_MB = 256
/** A new thread must load the games before its first answer. */
const START_MILLISECONDS = 15_000

interface Task {
  readonly job: Job
  resolve(option: string): void
  reject(error: Error): void
}
interface Thread {
  readonly worker: Worker
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
  isWarm: boolean
}

export const botPool = (module: string, size: number, milliseconds: number): BotPool => {
  const threads = new Set<Thread>()
  const queue: Task[] = []
  let isClosed = false

  const finish = (thread: Thread): Task | undefined => {
    clearTimeout(thread.timer)
    const { task } = thread
    thread.task = undefined
    return task
  }
  const drop = (thread: Thread, error: Error): void => {
    if (!threads.delete(thread)) return
    finish(thread)?.reject(error)
    void thread.worker.terminate()
    assign()
  }
  const newThread = (): Thread => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { module },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    worker.unref()
    const thread: Thread = { worker, task: undefined, timer: undefined, isWarm: false }
    threads.add(thread)
    worker.on('message', (done: Done) => {
      thread.isWarm = true
      const task = finish(thread)
      if ('option' in done) task?.resolve(done.option)
      else task?.reject(new Error(done.error))
      assign()
    })
    worker.on('error', error => drop(thread, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', code => drop(thread, new Error(`The thread of the bots ended (${code})`)))
    return thread
  }
  const idleThread = (): Thread | undefined => {
    for (const thread of threads) if (!thread.task) return thread
    return threads.size < size ? newThread() : undefined
  }
  const assign = (): void => {
    while (!isClosed && queue.length > 0) {
      const thread = idleThread()
      const task = thread && queue.shift()
      if (!thread || !task) return
      thread.task = task
      const limit = thread.isWarm ? milliseconds : milliseconds + START_MILLISECONDS
      thread.timer = setTimeout(() => drop(thread, new Error(`The bot took longer than ${limit} ms`)), limit)
      thread.worker.postMessage(task.job)
    }
  }

  return {
    think: job =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The server is stopping'))
          return
        }
        queue.push({ job, resolve, reject })
        assign()
      }),
    get waiting() {
      return queue.length
    },
    async close() {
      isClosed = true
      const ended = [...threads].map(thread => thread.worker.terminate())
      for (const thread of threads) finish(thread)?.reject(new Error('The server is stopping'))
      threads.clear()
      for (const task of queue.splice(0)) task.reject(new Error('The server is stopping'))
      await Promise.all(ended)
    },
  }
}
