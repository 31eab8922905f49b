import { expect, type Page, test } from './test.ts'
import { MODES } from './modes.ts'
import { hasty, importTable, optionsOn, playOn, settle } from './play.ts'
import { mainsOn, SIZES, walkSizes } from './sizes.ts'
import { quiet } from './waiting.ts'

/** On a device that is handed round, somebody takes it. */
const takeDevice = async (page: Page) => {
  const button = page.locator('.veil button')
  if (await button.isVisible()) await button.click()
}

/** Where the position has a main thing to do, and which. */
const MAIN: Partial<Record<keyof typeof MODES, string>> = {
  'Defenders, a turn': 'end',
  'Tactics, solo': 'done',
  'Rift, a boss and a full hand': 'ready',
}
/** Where an option is opened too, so that Confirm and what it would change stand on the screen. */
const OPENED: readonly string[] = [...Object.keys(MAIN), 'Victorum, in the arena']
const TIGHT = SIZES.filter(({ name }) => name === '1280×720' || name === '360×640')

/** Opens the first option by its number key; Confirm then stands. */
const openOption = async (page: Page) => {
  const folded = page.locator('.ask-list details.fold:not([open]) > summary').first()
  const option = page.locator('.ask-list .option-slot[data-option]:visible').first()
  if (!(await option.isVisible())) await folded.click()
  const id = await option.getAttribute('data-option')
  await page.keyboard.press((await option.locator('.key').first().textContent()) ?? '')
  await expect.poll(() => mainsOn(page)).toEqual([id])
  await quiet(page)
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
      const main = MAIN[where as keyof typeof MODES]
      if (main !== undefined) expect(await mainsOn(page)).toEqual([main])
      await walkSizes(page, `${where}, ${language}`, boxes)
      // A unit is chosen, where one is asked for: its options and its card are looked at too.
      const chip = page.locator('[data-subject]').first()
      if (await chip.isVisible()) {
        await chip.click()
        await walkSizes(page, `${where}, a piece chosen, ${language}`, boxes)
      }
      // The words are longer in French: once is enough.
      if (language === 'fr' && OPENED.includes(where)) {
        await openOption(page)
        await walkSizes(page, `${where}, an option opened, ${language}`, boxes, TIGHT)
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
    for (let answers = 1; answers <= 8; answers++) {
      await playOn([page], hasty, given => given >= 1)
      expect(await box(), `after ${answers} answers`).toEqual(first)
    }
    const shifts = await page.evaluate(() => window.shifts)
    const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      largest.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n'),
    ).toBeLessThan(0.1)
  })
