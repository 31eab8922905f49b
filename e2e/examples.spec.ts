import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { settle } from './play.ts'

const leafOf = (page: Page, id: string) => page.locator(`#example-${id}`)

const open = async (page: Page, game: string, id: string, settings: Record<string, unknown> = {}) => {
  await settle(page, settings)
  await page.goto(`/rules/${game}#example-${id}`)
  const leaf = leafOf(page, id)
  await expect(leaf.locator('.example-foot')).toBeVisible({ timeout: 30_000 })
  return leaf
}
const stepOf = (page: Page, id: string) => leafOf(page, id).locator('.example-inside')

/** What is tried instead of the line of an example, as the rules write it. */
const EXAMPLES = [{ game: 'defenders', id: 'E-07', other: 'red move coast' }] as const

for (const { game, id, other } of EXAMPLES)
  test(`${game}: an example is stepped through, left, reset and opened on a table`, async ({ page }) => {
    test.slow()
    const leaf = await open(page, game, id)
    const inside = stepOf(page, id)
    const start = Number(await inside.getAttribute('data-step'))
    const next = leaf.getByRole('button', { name: /Next/ })
    await next.click()
    await expect(inside).toHaveAttribute('data-step', String(start + 1))
    await expect(leaf.locator('.example-step.is-now')).toHaveCount(1)
    await leaf.getByRole('button', { name: 'Step back' }).click()
    await expect(inside).toHaveAttribute('data-step', String(start))

    await leaf.getByRole('button', { name: 'Play this example' }).click()
    const option = leaf.locator(`[data-option="${other}"]`).first()
    const inner = option.locator('button')
    await ((await inner.count()) > 0 ? inner.first() : option).click()
    const confirm = leaf.locator('.main-buttons').getByRole('button', { name: /^Confirm/ })
    if (await confirm.isVisible()) await confirm.click()
    await expect(leaf.getByRole('button', { name: 'Undo' })).toBeEnabled()
    await leaf.getByRole('button', { name: 'Back to the steps' }).click()
    await expect(leaf.locator('.example-at')).toContainText('your own try')
    await leaf.getByRole('button', { name: 'Reset' }).click()
    await expect(inside).toHaveAttribute('data-step', String(start))

    await leaf.getByRole('button', { name: 'Open on a table' }).click()
    await expect(page).toHaveURL(/\/local\//)
    await expect(page.locator('[data-option]').first()).toBeVisible()
    // What was laid out by hand is known again after a reload.
    await page.reload()
    await expect(page.locator('[data-option]').first()).toBeVisible()
  })

test('axe finds nothing while an example is read and played', async ({ page }) => {
  test.slow()
  const leaf = await open(page, 'defenders', 'E-07')
  expect(await axeFaults(page)).toEqual([])
  await leaf.getByRole('button', { name: 'Play this example' }).click()
  await expect(leaf.locator('.example-ask [data-option]').first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
