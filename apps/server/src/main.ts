import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { runUntilStopped } from './run.ts'

/** Starts the server as the environment says. */
runUntilStopped(async () => {
  const server = await createApp(readConfig(process.env))
  return { says: `Tabletome is ready: ${await server.listen()}`, close: () => server.close() }
})
