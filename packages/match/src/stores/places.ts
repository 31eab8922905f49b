/** Where the thread lies that writes: here in the sources. A build puts `places.built.ts` in the place of this file. */
export const places = { writerThread: new URL('./writerThread.mjs', import.meta.url) }
