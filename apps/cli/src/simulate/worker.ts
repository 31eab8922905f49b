import { parentPort } from 'node:worker_threads'
import { gameById } from '@tabletome/games'
import { type GameResult, type Job, seedOf } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'

/** What the main thread sends: games from one number up to another. */
export interface Part {
  readonly job: Job
  readonly from: number
  readonly to: number
}
export type Message = { readonly result: GameResult } | { readonly done: true } | { readonly failed: string }

const tell = (message: Message): void => parentPort?.postMessage(message)

async function play({ job, from, to }: Part): Promise<void> {
  const info = gameById(job.game)
  if (!info) throw new Error(`no game "${job.game}"`)
  const rules = await info.parts.rules()
  for (let index = from; index < to; index++) tell({ result: playGame(rules, job, seedOf(job, index)) })
  tell({ done: true })
}

parentPort?.on('message', (part: Part) => {
  play(part).catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }))
})
