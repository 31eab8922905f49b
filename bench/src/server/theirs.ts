import { skirmishOf } from '../boardgameio/game.ts'
import { Server } from '../boardgameio/library.ts'
import { serveParent } from './child.ts'

/** boardgame.io's server as it comes: matches in memory, nothing stored on disk. */
const server = Server({ games: [skirmishOf(true)], origins: [/localhost/] })
const { appServer } = await server.run({ port: 0 })
const bound = appServer.address()
serveParent(typeof bound === 'object' && bound ? bound.port : 0, async () => {
  appServer.close()
})
