import { createStore } from '@tabletome/boardkit'
import type { PushState } from '@tabletome/match/protocol'
import { useEffect } from 'react'
import { currentSettings } from '../app/settings.ts'
import { api } from './api.ts'

/** `unable`: this browser or this server cannot; `blocked`: the reader has forbidden it to this site. */
export type Ability = 'unknown' | 'unable' | 'blocked' | 'ready'
export interface Notifications {
  readonly ability: Ability
  /** Tables I want to hear of. */
  readonly tables: readonly string[]
}

const store = createStore((): Notifications => ({ ability: 'unknown', tables: [] }))

const canEver = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window

const abilityOf = ({ key }: PushState): Ability => {
  if (!canEver() || key === undefined) return 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

const read = async () => {
  try {
    const state = await api.push()
    store.set({ ability: abilityOf(state), tables: state.tables })
  } catch {
    store.set({ ability: 'unable', tables: [] })
  }
}

/** Which tables are told of, as the server has it. */
export const useNotifications = (): Notifications => {
  useEffect(() => void read(), [])
  return store.use()
}

/** This browser as its push service names it; asks the reader if need be. */
const subscribe = async (): Promise<boolean> => {
  const { key } = await api.push()
  if (key === undefined || (await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false
  const { p256dh, auth } = keys
  await api.addDevice({ endpoint, keys: { p256dh, auth }, language: currentSettings().language })
  return true
}

/** Whether I am told of turns at that table; false when it could not be done. */
export const tellOf = async (table: string, wanted: boolean): Promise<boolean> => {
  try {
    if (wanted && !(await subscribe())) return false
    await api.notify(table, wanted)
    return true
  } catch {
    return false
  } finally {
    await read()
  }
}

/** This browser hears no more, of no table. */
export const tellNothing = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await api.removeDevice(subscription.endpoint)
    await subscription.unsubscribe()
  }
  for (const table of store.read().tables) await api.notify(table, false)
  await read()
}
