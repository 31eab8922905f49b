import { createStore } from '@tabletome/boardkit'
import type { TableInfo } from '@tabletome/match/protocol'
import { useEffect } from 'react'
import { api, hasBeenOnline } from './api.ts'

/** What the server knows of me, read again now and then on every page. */
export interface News {
  /** Tables at which I sit or that I made. */
  readonly mine: readonly TableInfo[]
  /** Tables with a seat that is kept for me. */
  readonly invited: readonly TableInfo[]
  /** Undefined until the server has answered, or not. */
  readonly reachable: boolean | undefined
}

const EVERY = 12_000
const store = createStore((): News => ({ mine: [], invited: [], reachable: undefined }))
export const useNews = store.use

let reading: Promise<void> | undefined
const read = async () => {
  try {
    const [mine, invited] = await Promise.all([api.tables('mine'), api.tables('invited')])
    store.set({ mine, invited, reachable: true })
  } catch {
    store.set({ ...store.read(), reachable: false })
  }
}

/** Asks at once. Whoever has never been online is not asked for: that would make a guest of every reader. */
export const refreshNews = (): Promise<void> => {
  if (!hasBeenOnline()) return Promise.resolve()
  return (reading ??= read().finally(() => (reading = undefined)))
}

/** While the page is looked at. */
export const useNewsRead = () => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshNews()
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

export const isMyTurn = ({ status, seats, waiting }: TableInfo): boolean =>
  status === 'playing' && seats.some(seat => seat.mine && !seat.standIn && waiting.includes(seat.seat))
