import { connectNats } from '../bus/nats.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import { places } from '../places.ts'
import { createBotPool } from './pool.ts'
import { serveBots } from './remote.ts'

export interface RunningBots {
  close(): Promise<void>
}

/** A process that does nothing but think for bots, for all servers on the same NATS. */
export const startBots = async ({ busUrl, limits }: Config, games = places.games): Promise<RunningBots> => {
  if (busUrl === undefined) throw new ConfigError('BUS_URL is missing: bots hear of their questions by NATS.')
  const connection = await connectNats(busUrl, 'bots').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`NATS at ${new URL(busUrl).host} cannot be used (BUS_URL): ${why}.`)
  })
  const pool = createBotPool(games, limits.botWorkers, limits.botMilliseconds)
  serveBots(connection, pool, error => console.error(error))
  await connection.flush()
  return {
    async close() {
      // What has been asked is still answered.
      await connection.drain()
      await pool.close()
    },
  }
}
