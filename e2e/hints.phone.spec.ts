import { expect, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { importTable, settle } from './play.ts'
import { manyWays } from './positions.ts'

for (const theme of ['light', 'dark'])
  test(`on a phone the advised ways stand alone, the others one tap away, ${theme}`, async ({ page }) => {
    await settle(page, { theme })
    await importTable(page, await manyWays())
    await page.getByRole('button', { name: 'Hint' }).tap()
    const rows = page.locator('.option-slot:has(.hint-why)')
    await expect(rows.first()).toBeVisible()
    await expect(rows.first()).toContainText('%')
    await expect(page.locator('.hint-rest summary')).toContainText(/more option/)
    await expect(page.getByRole('button', { name: 'Think longer' })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(rows).toHaveCount(0)
  })

test('on the smallest phone two ways are in sight with their reasons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await settle(page)
  await importTable(page, await manyWays())
  await page.getByRole('button', { name: 'Hint' }).tap()
  const rows = page.locator('.option-slot:has(.hint-why)')
  await expect(rows.first()).toBeVisible()
  for (const at of [0, 1]) await expect(rows.nth(at).locator('.hint-why')).toBeInViewport({ ratio: 0.9 })
})
