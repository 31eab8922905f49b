/** Keeps the whole site, so that it starts and plays without a network after one visit. */
import type { Precache } from '../../build/precache.ts'
import { answerFrom } from './answer.ts'

/** The part of a service worker's world that is used here: the page's own types do not know it. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface AskedEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Scope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
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
