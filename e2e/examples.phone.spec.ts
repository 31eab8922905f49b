import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { settle } from './play.ts'

test('an example on a phone: stepped through and played by touch', async ({ page }) => {
  test.slow()
  await settle(page)
  await page.goto('/rules/tactics#example-WE-31')
  const leaf = page.locator('#example-WE-31')
  const inside = leaf.locator('.example-inside')
  await expect(leaf.locator('.example-foot')).toBeVisible()
  const start = Number(await inside.getAttribute('data-step'))
  await leaf.getByRole('button', { name: /Next/ }).tap()
  await expect(inside).toHaveAttribute('data-step', String(start + 1))
  await leaf.getByRole('button', { name: 'Step back' }).tap()
  await expect(inside).toHaveAttribute('data-step', String(start))
  await leaf.getByRole('button', { name: 'Play this example' }).tap()
  await leaf.locator('.main-buttons [data-option="done"]').tap()
  await expect(leaf.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await leaf.getByRole('button', { name: 'Reset' }).tap()
  await expect(inside).toHaveAttribute('data-step', String(start))
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axeFaults(page)).toEqual([])
})
