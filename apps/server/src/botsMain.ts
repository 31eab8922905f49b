import { startBots } from './bots/process.ts'
import { readConfig } from './config.ts'
import { runUntilStopped } from './run.ts'

/** Starts a process of bots as the environment says. */
runUntilStopped(async () => {
  const bots = await startBots(readConfig(process.env))
  return { says: 'Bots are ready', close: () => bots.close() }
})
