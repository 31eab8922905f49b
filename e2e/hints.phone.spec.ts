import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { importTable, settle } from './play.ts'
import { recordUntil } from './positions.ts'

/** A turn of Defenders with more to choose from than anybody would be advised. */
const manyWays = () =>
  recordUntil(
    'hints',
    {
      game: 'defenders',
      setup: { mode: 'coop', players: 1, options: { difficulty: 'normal', heroes: 'paladin,ranger' } },
      level: 'greedy',
    },
    (_open, choice, options) => choice === 'turn.act' && options.length > 5,
  )

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
