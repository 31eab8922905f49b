import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '@tabletome/bots'
import { createBot } from '@tabletome/bots'
import { askedOf, sfc32 } from '@tabletome/engine'
import type { Random } from '@tabletome/engine'
import { openCatalogue } from '../catalogue.ts'
import type { Rules } from '../catalogue.ts'
import type { Done, Job } from './pool.ts'

/** One thread in which bots think. A bot gets its view and its question, and nothing else of the match. */
const { module } = workerData as { module: string }
const catalogue = openCatalogue(module)
const bots = new Map<string, Promise<Bot>>()

/** Kept as long as it is asked: a bot remembers the plan it follows. */
const botFor = ({ game, level, milliseconds }: Job): Promise<Bot> => {
  const key = `${game} ${level}`
  const known = bots.get(key) ?? newBot(game, level, milliseconds)
  bots.set(key, known)
  return known
}
const newBot = async (game: string, level: string, milliseconds: number): Promise<Bot> => {
  const rules = await (await catalogue).rules(game)
  return createBot(level, rules.game, rules.evaluation, { milliseconds })
}

const answer = async (job: Job): Promise<Done> => {
  try {
    const bot = await botFor(job)
    const random = sfc32(randomBytes(16).toString('hex'))
    const rules = await (await catalogue).rules(job.game)
    if (job.level !== 'random') parentPort?.postMessage({ soFar: atOnce(rules, job, random) } satisfies Done)
    return { option: bot.answer(job.view, job.question, random) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** What the game would answer by habit, else the first option that it finds worth a thought. */
const atOnce = ({ game, evaluation }: Rules, { view, question }: Job, random: Random): string => {
  const asked = askedOf(game, view, question)
  return (
    evaluation.habit?.(view, asked, random.copy()) ??
    evaluation.worthwhile?.(view, asked)[0] ??
    question.options[0]?.id ??
    ''
  )
}

parentPort?.on('message', (job: Job) => {
  void answer(job).then(done => parentPort?.postMessage(done))
})
