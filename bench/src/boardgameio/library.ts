import { createRequire } from 'node:module'

/** boardgame.io has CommonJS folders only; in production mode it leaves its own checks out. */
process.env['NODE_ENV'] = 'production'
const require = createRequire(import.meta.url)
const internal = require('boardgame.io/internal') as typeof import('boardgame.io/internal')
const server = require('boardgame.io/server') as typeof import('boardgame.io/server')

export const { Server } = server
export const { Async, CreateGameReducer, InitializeGame, ProcessGameConfig } = internal
