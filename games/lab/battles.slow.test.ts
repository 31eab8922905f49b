import { expect, test } from 'vitest'
import { gameById } from '../index.ts'
import type { Job } from './job.ts'
import { playGame } from './play.ts'

/** In these matches both sides once waited for the other for ever. */
const SEEDS = ['tabletome-1', 'tabletome-3', 'tabletome-4', 'tabletome-14']

test('battles of Tactics among bots come to an end', async () => {
  const info = gameById('tactics')!
  const rules = await info.parts.rules()
  const settings = info.settings.filter(({ modes }) => modes?.includes('battle') ?? true)
  const options = Object.fromEntries(settings.map(({ id, standard }) => [id, standard]))
  const job: Job = {
    game: 'tactics',
    setup: { mode: 'battle', players: 2, options },
    bots: ['greedy'],
    seed: 'tabletome',
    limits: { rounds: 1000, answers: 1500 },
  }
  for (const seed of SEEDS) expect(playGame(rules, job, seed).outcome, seed).toMatch(/^seat/)
}, 60_000)
