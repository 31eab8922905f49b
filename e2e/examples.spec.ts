import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { settle } from './play.ts'

const leafOf = (page: Page, id: string) => page.locator(`#example-${id}`)

const open = async (page: Page, game: string, id: string, settings: Record<string, unknown> = {}) => {
  await settle(page, settings)
  await page.goto(`/rules/${game}#example-${id}`)
  const leaf = leafOf(page, id)
  await expect(leaf.locator('.example-foot')).toBeVisible()
  return leaf
}
const stepOf = (page: Page, id: string) => leafOf(page, id).locator('.example-inside')

/** One example per game: what is tried instead of its line, as the rules write it. */
const EXAMPLES = [
  { game: 'defenders', id: 'E-07', other: 'red move coast' },
  { game: 'tactics', id: 'WE-31', other: 'done' },
  { game: 'rift', id: 'RIFT-EX-27', other: 'ready' },
  { game: 'victorum', id: 'VIC-EX-61', other: 'surrender' },
] as const

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

test('a card drawn by hand is still known when its table is opened again', async ({ page }) => {
  const leaf = await open(page, 'rift', 'RIFT-EX-36')
  await leaf.getByRole('button', { name: 'Open on a table' }).click()
  await expect(page).toHaveURL(/\/local\//)
  await page.reload()
  await expect(page.locator('[data-option="hero malik"]').first()).toBeVisible()
})

test('by keyboard: arrows step, a refusal tells its rule', async ({ page }) => {
  const leaf = await open(page, 'defenders', 'E-07')
  const inside = stepOf(page, 'E-07')
  await leaf.getByRole('button', { name: /Next/ }).focus()
  for (let step = 1; step <= 4; step++) {
    await page.keyboard.press('ArrowRight')
    await expect(inside).toHaveAttribute('data-step', String(step))
  }
  await expect(leaf.locator('.example-refusal')).toContainText('DEF-SECURE-04')
  await page.keyboard.press('ArrowLeft')
  await expect(inside).toHaveAttribute('data-step', '3')
})

test('from a question at a table to its rule, and from the rule to its example', async ({ page }) => {
  const leaf = await open(page, 'defenders', 'E-07')
  await leaf.getByRole('button', { name: 'Open on a table' }).click()
  await page.locator('.rule-glyph').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.rule-text')).toBeVisible()
  await dialog.locator('.rule-example a').first().click()
  await expect(page).toHaveURL(/\/rules\/defenders#example-/)
  await expect(page.locator('.example.is-open .example-foot')).toBeVisible()
})

test('in French, and without a network', async ({ page, context }) => {
  const leaf = await open(page, 'defenders', 'E-19', { language: 'fr' })
  await expect(leaf.getByRole('button', { name: 'Jouer cet exemple' })).toBeVisible()
  await context.setOffline(true)
  await leaf.getByRole('button', { name: /Suite/ }).click()
  await expect(leaf.locator('.example-step.is-now')).toBeVisible()
  await context.setOffline(false)
})
