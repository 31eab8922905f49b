import { ConfigError, readConfig, startBots } from '@tabletome/server'
import { Misuse } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print } from '../output.ts'

const spec = {
  about: 'thinks for the bots of all servers on the NATS of BUS_URL, until it is stopped',
  words: [],
  options: {},
} as const

export const command: Command<typeof spec> = {
  spec,
  async run() {
    try {
      const bots = await startBots(readConfig(process.env))
      print('Bots are ready')
      await new Promise<void>(resolve => {
        for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
      })
      await bots.close()
      return 0
    } catch (error) {
      if (error instanceof ConfigError) throw new Misuse(error.message)
      throw error
    }
  },
}
