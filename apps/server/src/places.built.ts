import { fileURLToPath } from 'node:url'
import type { places as inSources } from './places.ts'

/** A build lies in one folder (apps/server/vite.config.ts). */
export const places: typeof inSources = {
  games: new URL('games.js', import.meta.url).href,
  botThread: new URL('botThread.js', import.meta.url),
  site: fileURLToPath(new URL('site', import.meta.url)),
}
