import type { places as inSources } from './places.ts'

/** A build lies in one folder (apps/server/vite.config.ts). */
export const places: typeof inSources = { writerThread: new URL('writerThread.js', import.meta.url) }
