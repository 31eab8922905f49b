import { expect, type Page, test } from '@playwright/test'
import { axeFaultsInBoth } from './axe.ts'
import { importTable, settle } from './play.ts'
import { recordUntil, riftMatch, tacticsMatch } from './positions.ts'

const inRift = () =>
  recordUntil('rift rows', riftMatch(2, 1), ({ round = 0 }, choice) => round >= 2 && choice === 'act')

test('a row of my tables tells the mode, where the match stands and who leads', async ({ page }) => {
  test.setTimeout(120_000)
  await settle(page)
  await importTable(
    page,
    await recordUntil(
      'rows',
      tacticsMatch('solo', 1),
      ({ turn }, choice) => choice === 'turn.act' && (turn?.number ?? 0) > 2,
    ),
  )
  await page.goto('/tables')
  await pickRow(page, 'Tactics', [/Solo/, /turn/i])
  await importTable(page, await inRift())
  await page.goto('/tables')
  await pickRow(page, 'Rift', [/Normal/, /round 2/i])
  expect(await axeFaultsInBoth(page)).toEqual([])
})

const pickRow = async (page: Page, game: string, told: readonly RegExp[]) => {
  const row = page.locator('.table-row', { hasText: game }).first()
  await expect(row).toBeVisible()
  for (const each of told) await expect(row).toContainText(each)
}

test('Escape closes the menu of the table, also when the button in focus is gone', async ({ page }) => {
  await settle(page)
  await importTable(page, await inRift())
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Table menu' }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button').first().focus()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.hidden = true
  })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})
