import { gameById } from '@tabletome/games'
import { serve } from '../local/rpc.ts'
import { analyst, type AnalystApi } from './analyst.ts'

/** Judges matches beside the page and the table: several of these share the work. */
serve<AnalystApi>(
  {
    postMessage: message => postMessage(message),
    addEventListener: (type, listener) => addEventListener(type, listener),
  },
  analyst(game => {
    const info = gameById(game)
    if (!info) throw new Error(`This version does not know the game ${game}`)
    return info.parts.rules()
  }),
)
