import { notify } from '../app/notices.ts'
import type { Words } from '../text/index.ts'

/** Offline after the first visit; a new version waits until the reader wants it. */
export const startServiceWorker = (words: Words) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const offer = (waiting: ServiceWorker) => {
    notify({
      id: 'version',
      text: words.app.newVersion,
      lasting: true,
      action: { name: words.app.reload, run: () => waiting.postMessage('takeOver') },
    })
  }
  const start = async () => {
    const registration = await serviceWorker.register('/sw.js', { type: 'module' })
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state !== 'installed') return
        if (serviceWorker.controller) offer(installing)
        else notify({ id: 'offline', text: words.app.offlineReady, passing: true })
      })
    })
    let reloading = false
    const hadController = serviceWorker.controller !== null
    serviceWorker.addEventListener('controllerchange', () => {
      if (reloading || !hadController) return
      reloading = true
      location.reload()
    })
  }
  start().catch(() => undefined)
}
