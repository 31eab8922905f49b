import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { ROOMY } from './roomy.ts'

/** A server in a process of its own, which tests may kill. It loads everything, then waits for the word on stdin. */
const config = readConfig({ ...process.env, PORT: '0', TABLETOME_DATA: process.argv[2] ?? '', LOG_LEVEL: 'error' })

process.stdin.once('data', () => {
  createApp({
    ...config,
    limits: process.argv[3] === 'standard' ? config.limits : ROOMY,
    games: new URL('./games.ts', import.meta.url).href,
  })
    .then(server => server.listen())
    .then(
      address => console.log(address),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
})
