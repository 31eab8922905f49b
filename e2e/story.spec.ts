import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { importTable, settle } from './play.ts'
import { recordUntil, riftMatch, shortOfTheWin, victorumMatch } from './positions.ts'

test('a combat that was won has its leaf: what it brought, and the reward as first button', async ({ page }) => {
  await settle(page, { milestones: 'pages' })
  await importTable(page, await recordUntil('a1', victorumMatch(), (_open, choice) => choice.startsWith('reward.')))
  const leaf = page.getByRole('dialog', { name: /^Won at / })
  await expect(leaf).toContainText('Your hero')
  await expect(leaf.getByRole('button', { name: 'Choose the reward' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(leaf).toBeHidden()
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await expect(leaf).toBeHidden()
})

test('an act that was won has its page, and goes on with the next act', async ({ page }) => {
  await settle(page, { milestones: 'pages' })
  const record = await recordUntil('act1', victorumMatch(), ({ act }, choice) => act === 2 && choice === 'travel')
  await importTable(page, record)
  const act = page.getByRole('dialog', { name: 'Act I is won' })
  for (const part of ['The road of Act I', 'Krakenlance has grown', 'What changes in Act II'])
    await expect(act.getByRole('heading', { name: part })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await act.getByRole('button', { name: /^Begin Act II/ }).click()
  await expect(act).toBeHidden()
})

test('a scenario that was won shows its stars and offers the next place first', async ({ page }) => {
  await settle(page)
  const { record, rest } = await shortOfTheWin(riftMatch(1, 1), 1)
  await importTable(page, record)
  await page.locator(`[data-option="${rest[0]}"]`).first().click()
  const end = page.getByRole('dialog', { name: 'Victory' })
  await expect(end).toContainText('Nothing got through')
  await expect(end.getByRole('button', { name: /^Play Fields of Azavare/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/local\//)
  await expect(end).toBeHidden()
  await expect(page.locator('.crest-turn, .turn-words').first()).toBeVisible()
})
