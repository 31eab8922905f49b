import { createApp, ConfigError, exitCodeOf, explainStart, readConfig } from '@tabletome/server'
import { Misuse } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print, tell } from '../output.ts'

const spec = {
  about: 'starts the server; further settings come from the environment (docs/operating.md)',
  words: [],
  options: {
    port: { kind: 'number', value: 'P', about: 'the port to listen on (4100)' },
    data: { kind: 'text', value: 'DIR', about: 'the folder of the database (./data)' },
  },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ options: { port, data } }) {
    const config = configWith(port, data)
    try {
      const server = await createApp(config)
      print(`Tabletome is ready: ${await server.listen()}`)
      await stopped()
      await server.close()
      return 0
    } catch (error) {
      tell(explainStart(error))
      return exitCodeOf(error)
    }
  },
}

const stopped = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })

function configWith(port: number | undefined, data: string | undefined) {
  try {
    return readConfig({
      ...process.env,
      ...(port === undefined ? {} : { PORT: String(port) }),
      ...(data === undefined ? {} : { TABLETOME_DATA: data }),
    })
  } catch (error) {
    if (error instanceof ConfigError) throw new Misuse(error.message)
    throw error
  }
}
