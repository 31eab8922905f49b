import { expect, test } from './test.ts'
import { choose, settle, statusLine } from './play.ts'

test.use({ locale: 'fr-FR' })

test('a French browser gets French: site, table, chronicle and rulebook', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: /Jouer/ }).first().click()
  await expect(statusLine(page)).toContainText(/héros/i)
  await choose(page, 'hero cleric')
  await choose(page, 'hero warrior')
  await expect(page.getByText('Prêtresse').first()).toBeVisible()
  await expect(page.getByText(/Manche 1/).first()).toBeVisible()
  await page.goto('/rules/defenders#DEF-MOVE-01')
  await expect(page.getByText(/Région adjacente/).first()).toBeVisible()
})

test('the language can be changed at the table without losing the position', async ({ page }) => {
  await settle(page, { language: 'en' })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.getByRole('radio', { name: 'Français' }).check({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Réglages|Paramètres/)
})
