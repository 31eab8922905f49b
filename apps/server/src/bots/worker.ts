import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '@tabletome/bots'
import { makeBot } from '@tabletome/bots'
import { sfc32 } from '@tabletome/engine'
import { openCatalogue } from '../catalogue.ts'
import type { Done, Job } from './pool.ts'

/** One thread in which bots think. A bot gets its view and its question, and nothing else of the match. */
const { module }: { module: string } = workerData
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

parentPort?.on('message', async ({ game, level, view, question }: Job) => {
  const done: Done = await botFor(game, level).then(
    bot => ({ option: bot.answer(view, question, sfc32(randomBytes(16).toString('hex'))) }),
  ).catch((error: unknown) => ({ error: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) }))
  parentPort?.postMessage(done)
})
