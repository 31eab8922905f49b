import type { PlayerRecord } from '@tabletome/match/protocol'
import { api, hasBeenOnline } from '../online/api.ts'
import { currentBook, keepBook, merged } from './book.ts'

/** So many matches go to the server at once. */
const AT_ONCE = 100

/** Browser and account come to know the same; a guest, or no server: nothing is sent. */
export const syncRecord = async (): Promise<void> => {
  if (!hasBeenOnline()) return
  const { account } = await api.me()
  if (!account) return
  let there = await api.myRecord()
  keepBook(merged(there, currentBook()))
  const known = new Set(there.matches.map(({ match }) => match))
  const news = currentBook().matches.filter(({ match }) => !known.has(match))
  for (let from = 0; from < news.length; from += AT_ONCE) {
    there = await api.addToRecord(news.slice(from, from + AT_ONCE))
    keepBook(merged(there, currentBook()))
  }
}

/** Everything is forgotten, here and with the account. */
export const startAfresh = async (): Promise<void> => {
  const cleared: PlayerRecord = { matches: [], clearedAt: Date.now() }
  if (hasBeenOnline() && (await api.me().catch(() => undefined))?.account) await api.clearRecord()
  keepBook(cleared)
}
