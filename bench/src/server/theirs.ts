import { skirmishOf } from '../boardgameio/game.ts'
import { Server } from '../boardgameio/library.ts'
import { serveParent } from './child.ts'
import { sqliteStorage } from './theirStore.ts'

/** boardgame.io's server: as it comes, with matches in memory, or with a folder to store them in. */
const [folder = ''] = process.argv.slice(2)
const server = Server({
  games: [skirmishOf(true)],
  origins: [/localhost/],
  ...(folder === '' ? {} : { db: await sqliteStorage(folder) }),
})
const { appServer } = await server.run({ port: 0 })
const bound = appServer.address()
serveParent(typeof bound === 'object' && bound ? bound.port : 0, async () => {
  appServer.close()
})
