import { expect, type Page, test } from './test.ts'
import { importTable, settle } from './play.ts'
import { inHand } from './positions.ts'

/** Buttons of the bench that are cut, covered, or reach over its frame, in words. */
const benchFaults = (page: Page): Promise<string[]> =>
  page.locator('.workbench').evaluate(bench => {
    const frame = bench.getBoundingClientRect()
    return [...bench.querySelectorAll('.bench-buttons .btn')].flatMap(button => {
      const name = button.getAttribute('aria-label') ?? button.textContent
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const faults: string[] = []
      if (left < frame.left || right > frame.right) faults.push(`${name} reaches over the frame`)
      if (button.scrollWidth > button.clientWidth) faults.push(`${name} is too narrow for its words`)
      const hits = [top + 3, bottom - 3].map(y => document.elementFromPoint((left + right) / 2, y))
      if (!hits.every(hit => hit && button.contains(hit))) faults.push(`${name} is cut or covered`)
      return faults
    })
  })

// A piece that can be turned and flipped; and several that hang together, on more than one tray.
for (const language of ['en', 'fr'] as const)
  for (const pieces of ['P5', 'I2 I2 soldier soldier'])
    test(`with a hint open, ${pieces} can be turned and placed in every window, ${language}`, async ({ page }) => {
      await settle(page, { language })
      await page.setViewportSize({ width: 1440, height: 900 })
      await importTable(page, await inHand(pieces))
      await page
        .getByRole('button', { name: /^(Hint|Conseil)/ })
        .first()
        .click()
      await expect(page.locator('.hint-why').first()).toBeVisible()
      const found: string[] = []
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
        [390, 844],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect(page.locator('.workbench .zoom-grid')).toBeVisible()
        await expect(page.locator('.hint-why').first()).toBeVisible()
        for (const fault of await benchFaults(page)) found.push(`${width}×${height}: ${fault}`)
      }
      expect(found).toEqual([])
    })
