import { expect, type Page, test } from '@playwright/test'
import { MODES } from './modes.ts'
import { hasty, importTable, optionsOn, playOn, settle } from './play.ts'
import { walkSizes } from './sizes.ts'

/** On a device that is handed round, somebody takes it. */
const takeDevice = async (page: Page) => {
  const button = page.locator('.veil button')
  if (await button.isVisible()) await button.click()
}

for (const [where, make] of Object.entries(MODES))
  test(`${where}: everything that matters is whole in every window, in both languages`, async ({ browser }) => {
    test.setTimeout(360_000)
    const record = await make()
    for (const language of ['en', 'fr']) {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
      await settle(page, { language, confirm: 'dangerous' })
      await importTable(page, record)
      await takeDevice(page)
      const boxes = new Map<string, string>()
      await walkSizes(page, `${where}, ${language}`, boxes)
      // A unit is chosen, where one is asked for: its options and its card are looked at too.
      const chip = page.locator('[data-subject]').first()
      if (await chip.isVisible()) {
        await chip.click()
        await walkSizes(page, `${where}, a piece chosen, ${language}`, boxes)
      }
      await page.context().close()
    }
  })

declare global {
  interface Window {
    shifts: { readonly value: number; readonly what: string }[]
  }
}
type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
/** Runs on the page: what moved there without anybody's input, by how much and from where to where. */
const watchShifts = () => {
  window.shifts = []
  const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? '')
        return `${name}: ${at(previousRect)} → ${at(currentRect)}`
      })
      window.shifts.push({ value, what: what.join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
const opened = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('button', { name: /Open the table/ }).click()
}
const imported = (where: keyof typeof MODES) => async (page: Page) => importTable(page, await MODES[where]())

for (const [game, open] of [
  ['Defenders', opened('/new/defenders')],
  ['Rift', opened('/new/rift#scenario=1')],
  ['Tactics', imported('Tactics, solo')],
  ['Victorum', imported('Victorum, in the arena')],
] as const)
  test(`${game}: the board keeps its box and nothing shifts by itself`, async ({ page }) => {
    test.setTimeout(150_000)
    await page.addInitScript(watchShifts)
    await settle(page, { speed: 'fast', pass: 'ask' })
    await open(page)
    await expect.poll(() => optionsOn(page)).not.toEqual([])
    const box = () => page.locator('.board-field').boundingBox()
    const first = await box()
    await page.evaluate(() => window.shifts.splice(0))
    // Few enough that no match ends.
    await playOn([page], hasty, answers => answers >= 8)
    expect(await box()).toEqual(first)
    const shifts = await page.evaluate(() => window.shifts)
    const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      largest.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n'),
    ).toBeLessThan(0.1)
  })
