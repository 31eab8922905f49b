import { playedById } from '@tabletome/games/played.ts'
import { serve } from '../local/rpc.ts'
import { analyst, type AnalystApi } from './analyst.ts'

/** Judges matches beside the page and the table: several of these share the work. */
serve<AnalystApi>(
  {
    postMessage: message => postMessage(message),
    addEventListener: (type, listener) => addEventListener(type, listener),
  },
  analyst(
    async game => playedById(game).parts.rules(),
    game => playedById(game).parts.byItself?.(),
  ),
)
