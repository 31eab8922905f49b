import { expect, test } from './test.ts'
import { choose, hasty, importTable, optionsOn, settle } from './play.ts'
import { DEFENDERS_FOR_FOUR, recordUntil, riftMatch } from './positions.ts'
import { quiet } from './waiting.ts'

declare global {
  interface Window {
    moved: number
  }
}
/** Runs on the page: how much of it moves without anybody's input. */
const watchMoves = () => {
  window.moved = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) window.moved += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
/** The icons and parts that the first screens do not show: apps/web fetches them once the table stands. */
const LATE = /\/assets\/(?:\w*glyphs|late|overlays|ChroniclePanel)-[\w-]+\.(?:css|js)$/i
const MATCHES = { defenders: DEFENDERS_FOR_FOUR, rift: riftMatch(1, 2) }
const TRIED = [
  { game: 'defenders', come: 'late' },
  { game: 'defenders', come: 'never' },
  { game: 'rift', come: 'late' },
  { game: 'rift', come: 'never' },
] as const

for (const { game, come } of TRIED)
  test(`${game}: a table is answered and nothing jumps while its later parts are on their way; they come ${come}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    let asked = 0
    let letIn = (): void => undefined
    const held = new Promise<void>(done => (letIn = done))
    await page.route(LATE, async route => {
      asked += 1
      await held
      await (come === 'late' ? route.continue() : route.abort())
    })
    await settle(page)
    await page.addInitScript(watchMoves)
    await importTable(page, await recordUntil('late icons', MATCHES[game], () => true))
    await expect.poll(() => asked, { message: 'they are fetched after the table' }).toBeGreaterThan(0)
    const answer = async (times: number) => {
      for (let time = 0; time < times; time++) await choose(page, hasty(await optionsOn(page)) ?? 'nothing to choose')
    }
    await answer(3)
    await page.evaluate(() => (window.moved = 0))
    letIn()
    await quiet(page)
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01)
    await answer(3)
    const empty = page.locator('svg.ico:not(:has(*)):visible')
    if (come === 'late') await expect(empty).toHaveCount(0)
    await page.context().close()
  })
