import { createApp, readConfig } from '@tabletome/server'
import { serveParent } from './child.ts'

/** Our server on a fresh database, every answer stored before it is shown; only the limits against abuse are lifted. */
const [data = ''] = process.argv.slice(2)
const config = readConfig({ TABLETOME_DATA: data, PORT: '0', LOG_LEVEL: 'error' })
const many = 1_000_000
const server = await createApp({
  ...config,
  limits: {
    ...config.limits,
    requestsPerMinute: many,
    guestsPerHour: many,
    tablesPerPerson: many,
    socketsPerAddress: many,
    watchesPerSocket: many,
    messagesPerSecond: many,
    messageBurst: many,
  },
  games: import.meta.resolve('./catalogue.ts'),
})
const address = await server.listen()
serveParent(Number(new URL(address).port), () => server.close())
