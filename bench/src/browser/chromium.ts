import { type Browser, type BrowserContext, type Page, chromium as playwright } from '@playwright/test'
import { chromium } from '../../../tools/chromium.ts'
import { serveSite, type Site } from './site.ts'

/** Chromium and the built site, gone afterwards. */
export async function inChromium<R>(work: (browser: Browser, site: Site) => Promise<R>): Promise<R> {
  const site = await serveSite()
  const browser = await playwright.launch(chromium())
  try {
    return await work(browser, site)
  } finally {
    await browser.close()
    await site.close()
  }
}

/** A reader who has never been here. Nothing is fetched ahead by a service worker, nothing waits for an animation. */
export async function newcomer(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  // The loader of TypeScript names functions, those that are sent to the page too.
  await page.addInitScript('globalThis.__name ??= named => named')
  await page.addInitScript(() =>
    localStorage.setItem('tabletome.settings', JSON.stringify({ speed: 'instant', confirm: 'never', sound: false })),
  )
  return { context, page }
}
