import { buildServer } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

/** Starts the server as the environment says, and stops it when asked to. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const server = await buildServer(config)
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

const whyNot = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message
  if (error instanceof Error && 'code' in error) {
    const port = 'port' in error ? String(error.port) : ''
    if (error.code === 'EADDRINUSE')
      return `Port ${port} is taken by another program. Choose another one, for example: PORT=${Number(port) + 1} npm start`
    if (error.code === 'EACCES' && port !== '')
      return `Port ${port} may not be opened by this user. Choose one above 1023, for example: PORT=4100 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

run().catch((error: unknown) => {
  console.error(whyNot(error))
  process.exit(1)
})
