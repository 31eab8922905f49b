import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Loads the site once, waits until it is kept, and takes the network away. */
export async function unplug(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const kept = () =>
    page.evaluate(async () => {
      const caught = (await caches.keys()).map(async key => (await (await caches.open(key)).keys()).length)
      return (await Promise.all(caught)).reduce((a, b) => a + b, 0)
    })
  await expect.poll(kept).toBeGreaterThan(20)
  await context.setOffline(true)
}
