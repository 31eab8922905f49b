import { buildServer } from './app.ts'
import { readConfig } from './config.ts'
import { exitCodeOf, explainStart } from './explain.ts'

/** Starts the server as the environment says, and stops it when asked to. */
const run = async (): Promise<void> => {
  const server = await buildServer(readConfig(process.env))
  const address = await server.listen()
  console.log(`Tabletome is ready: ${address}`)

  let isStopping = false
  const stop = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

run().catch((error: unknown) => {
  console.error(explainStart(error))
  process.exit(exitCodeOf(error))
})
