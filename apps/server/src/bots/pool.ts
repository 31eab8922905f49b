import { Worker } from 'node:worker_threads'
import type { Question } from '@tabletome/bots'
import type { Shape, View } from '@tabletome/engine'
import { places } from '../places.ts'
import { createFairQueue } from './fairQueue.ts'
import type { Payer } from './fairQueue.ts'

/** One question to one bot. */
export interface Job {
  readonly game: string
  readonly level: string
  readonly view: View<Shape>
  readonly question: Question
  /** The bot gives the best answer it has when so much time is up. */
  readonly milliseconds: number
}
/** First a sensible answer without much thought, to fall back on, then the answer. */
export type Done = { readonly soFar: string } | { readonly option: string } | { readonly error: string }

/** A few threads in which bots think; questions wait until one is free, and everybody gets a fair share. */
export interface BotPool {
  /** A bot that is stopped because it takes far too long answers what it had so far. Rejects when it had nothing or crashes. */
  think(job: Omit<Job, 'milliseconds'>, payer: Payer): Promise<string>
  readonly waiting: number
  close(): Promise<void>
}

const MEMORY_MB = 256
/** The part of the time after which a bot gives its best answer; the rest is for the last thought. */
const THINKING = 0.6
/** A new thread must load the games before its first answer. */
const START_MILLISECONDS = 15_000

interface Task {
  readonly job: Omit<Job, 'milliseconds'>
  readonly payer: Payer
  resolve(option: string): void
  reject(error: Error): void
}
interface Thread {
  readonly worker: Worker
  task: Task | undefined
  since: number
  soFar: string | undefined
  timer: NodeJS.Timeout | undefined
  isWarm: boolean
}

export const createBotPool = (module: string, size: number, milliseconds: number): BotPool => {
  const threads = new Set<Thread>()
  const queue = createFairQueue<Task>(Math.max(1, size - 1))
  let isClosed = false

  const finish = (thread: Thread): Task | undefined => {
    clearTimeout(thread.timer)
    const { task } = thread
    thread.task = undefined
    if (task) queue.ended(task.payer, performance.now() - thread.since)
    return task
  }
  const drop = (thread: Thread, error: Error): void => {
    if (!threads.delete(thread)) return
    finish(thread)?.reject(error)
    void thread.worker.terminate()
    assign()
  }
  const stop = (thread: Thread, limit: number): void => {
    const { task, soFar } = thread
    if (task && soFar !== undefined) task.resolve(soFar)
    drop(thread, new Error(`The bot took longer than ${limit} ms`))
  }
  const allow = (thread: Thread, limit: number): void => {
    clearTimeout(thread.timer)
    thread.timer = setTimeout(() => stop(thread, limit), limit)
  }
  const newThread = (): Thread => {
    const worker = new Worker(places.botThread, {
      workerData: { module },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    worker.unref()
    const thread: Thread = { worker, task: undefined, since: 0, soFar: undefined, timer: undefined, isWarm: false }
    threads.add(thread)
    worker.on('message', (done: Done) => {
      const wasWarm = thread.isWarm
      thread.isWarm = true
      if ('soFar' in done) {
        thread.soFar = done.soFar
        if (!wasWarm) allow(thread, milliseconds)
        return
      }
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
      const next = thread && queue.take()
      if (!thread || !next) return
      Object.assign(thread, { task: next.task, since: performance.now(), soFar: undefined })
      allow(thread, thread.isWarm ? milliseconds : milliseconds + START_MILLISECONDS)
      thread.worker.postMessage({ ...next.task.job, milliseconds: milliseconds * THINKING } satisfies Job)
    }
  }

  return {
    think: (job, payer) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The server is stopping'))
          return
        }
        queue.push(payer, { job, payer, resolve, reject })
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
      for (const task of queue.clear()) task.reject(new Error('The server is stopping'))
      await Promise.all(ended)
    },
  }
}
