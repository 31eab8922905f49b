import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '@tabletome/bots'
import { makeBot } from '@tabletome/bots'
import { sfc32 } from '@tabletome/engine'
import { openCatalogue } from '../catalogue.ts'
import type { Done, Job } from './pool.ts'

/** One thread in which bots think. A bot gets its view and its question, and nothing else of the match. */
const { module } = workerData as { module: string }
const catalogue = openCatalogue(module)
const bots = new Map<string, Promise<Bot>>()

const botFor = (game: string, level: string): Promise<Bot> => {
  const key = `${game} ${level}`
  const known = bots.get(key) ?? newBot(game, level)
  bots.set(key, known)
  return known
}
const newBot = async (game: string, level: string): Promise<Bot> => {
  const rules = await (await catalogue).rules(game)
  return makeBot(level, rules.game, rules.evaluation)
}

const answer = async ({ game, level, view, question }: Job): Promise<Done> => {
  try {
    const bot = await botFor(game, level)
    return { option: bot.answer(view, question, sfc32(randomBytes(16).toString('hex'))) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: Job) => {
  void answer(job).then(done => parentPort?.postMessage(done))
})
