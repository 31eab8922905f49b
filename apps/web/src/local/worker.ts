import { openIndexedDbStore } from '@tabletome/match/stores/indexeddb'
import { playedById } from '@tabletome/games/played.ts'
import { serve } from './rpc.ts'
import type { LocalApi, LocalEvent } from './api.ts'
import { openSeatBook } from './seatBook.ts'
import { localTables } from './tables.ts'

/** Local play: the same match as on the server, in a worker, kept in this browser's own database. */
const channel = new BroadcastChannel('tabletome.local')

const opened = Promise.all([openIndexedDbStore(), openSeatBook()]).then(([store, seatBook]) =>
  localTables({
    store,
    seatBook,
    gameOf: async game => playedById(game).parts.game(),
    rulesOf: async game => playedById(game).parts.rules(),
    byItselfOf: async game => playedById(game).parts.byItself?.(),
    positionsOf: async game => {
      const positions = await playedById(game).parts.position?.()
      if (!positions) throw new Error(`${game} lays out no positions`)
      return positions
    },
    botsOf: game => playedById(game).bots,
    now: () => Date.now(),
    post: (event: LocalEvent) => postMessage(event),
    announce: table => channel.postMessage(table),
  }),
)

channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void opened.then(tables => tables.refresh(data))
})

/** A database that cannot be opened fails every call with the reason. */
serve<LocalApi>(
  {
    postMessage: message => postMessage(message),
    addEventListener: (type, listener) => addEventListener(type, listener),
  },
  opened,
)
