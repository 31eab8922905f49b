/** Keeps the whole site, so that it starts and plays without a network after one visit. */
import pitches from 'virtual:pitches'
import type { Precache } from '../../build/precache.ts'
import { answerFrom } from './answer.ts'
import { messageIn, noticeOf } from './notice.ts'

/** The part of a service worker's world that is used here: the page's own types do not know it. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface AskedEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null
}
interface ClickEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void }
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: {
    showNotification(title: string, options: { body: string; tag: string; icon: string; data: unknown }): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
declare const self: Scope
/** Put in by the build. */
declare const __PRECACHE__: Precache

const { version, files } = __PRECACHE__
const NAME = `tabletome-${version}`

self.addEventListener('install', event => {
  event.waitUntil(
    caches.open(NAME).then(cache => cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))),
  )
})

self.addEventListener('activate', event => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('tabletome-') && name !== NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', event => {
  if (event.data === 'takeOver') void self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { request } = event
  const kept = answerFrom(request.method, request.mode, request.url, self.location.origin, files)
  if (kept === undefined) return
  event.respondWith(caches.open(NAME).then(async cache => (await cache.match(kept)) ?? fetch(request)))
})

const pushed = (data: PushedEvent['data']): unknown => {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

self.addEventListener('push', event => {
  const message = messageIn(pushed(event.data))
  if (!message) return
  const { title, body, tag, path } = noticeOf(message, pitches[message.game]?.[message.language].title ?? message.game)
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { path } }))
})

/** The tab that has the table open, any other tab of ours, or a new one. */
const openTable = async (path: string) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  const page = there ?? pages[0]
  if (!page) return self.clients.openWindow(path)
  if (!there) await page.navigate(path)
  return page.focus()
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { data } = event.notification
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/'
  event.waitUntil(openTable(path.startsWith('/t/') ? path : '/'))
})
