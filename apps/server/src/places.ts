import { fileURLToPath } from 'node:url'

/** Where the other files of this server lie: here in the sources. A build puts `places.built.ts` in the place of this file. */
export const places = {
  /** Module that exports `games`. */
  games: import.meta.resolve('@tabletome/games'),
  botThread: new URL('./bots/worker.mjs', import.meta.url),
  site: fileURLToPath(new URL('../../web/dist', import.meta.url)),
}
