import { Worker } from 'node:worker_threads'
import { gameById } from '@tabletome/games'
import { type GameResult, type Job, seedOf } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'
import type { Message, Part } from './worker.ts'

/** Plays all games of a job on some threads; results come in any order, one call each. */
export async function playAll(
  job: Job,
  games: number,
  threads: number,
  each: (result: GameResult) => void,
): Promise<void> {
  if (threads <= 1) return playHere(job, games, each)
  let next = 0
  const size = Math.max(1, Math.min(25, Math.ceil(games / threads / 4)))
  const takePart = (): Part | undefined => {
    if (next >= games) return undefined
    const from = next
    next = Math.min(games, from + size)
    return { job, from, to: next }
  }
  await Promise.all(Array.from({ length: Math.min(threads, games) }, () => runThread(takePart, each)))
}

async function playHere(job: Job, games: number, each: (result: GameResult) => void): Promise<void> {
  const info = gameById(job.game)
  if (!info) throw new Error(`no game "${job.game}"`)
  const rules = await info.parts.rules()
  for (let index = 0; index < games; index++) each(playGame(rules, job, seedOf(job, index)))
}

async function runThread(takePart: () => Part | undefined, each: (result: GameResult) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url))
  try {
    await new Promise<void>((resolve, reject) => {
      const goOn = (): void => {
        const part = takePart()
        if (part) worker.postMessage(part)
        else resolve()
      }
      worker.on('message', (message: Message) => {
        if ('result' in message) each(message.result)
        else if ('failed' in message) reject(new Error(message.failed))
        else goOn()
      })
      worker.on('error', reject)
      worker.on('exit', code => reject(new Error(`a worker thread ended with code ${code}`)))
      goOn()
    })
  } finally {
    await worker.terminate()
  }
}
