import { expect, type Page, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { choose, importTable, settle } from './play.ts'
import { manyWays } from './positions.ts'

const rows = (page: Page) => page.locator('.option-slot:has(.hint-why)')

/** The first decision of a turn of Defenders, the heroes chosen. */
const atTurn = async (page: Page, settings: Record<string, unknown> = {}): Promise<void> => {
  await settle(page, settings)
  await page.goto('/')
  await page.getByRole('button', { name: /^(Play now|Jouer maintenant)$/ }).click()
  await choose(page, 'hero paladin')
  await choose(page, 'hero warrior')
}

const ask = async (page: Page): Promise<string[]> => {
  await page.keyboard.press('h')
  await expect(rows(page).first()).toBeVisible()
  return rows(page).allInnerTexts()
}

test('H gives up to three ways with chance and reason, the same at every press, and marks them on the board', async ({
  page,
}) => {
  await atTurn(page)
  const told = await ask(page)
  expect(told.length).toBeGreaterThan(1)
  expect(told.length).toBeLessThanOrEqual(3)
  for (const each of told) {
    expect(each).toMatch(/\d+\s?%/)
    expect(each).toMatch(/\.$/)
  }
  expect(Number(await page.locator('.hint-arrows').getAttribute('data-count'))).toBeGreaterThan(0)
  await page.keyboard.press('h')
  await expect(rows(page)).toHaveCount(0)
  expect(await ask(page)).toEqual(told)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(0)
})

test('thinking longer looks into more continuations, and the best way waits to be confirmed', async ({ page }) => {
  await atTurn(page)
  await ask(page)
  const foot = page.locator('.hint-foot')
  const before = Number(await foot.getAttribute('data-worlds'))
  await page.keyboard.press('Shift+h')
  await expect.poll(async () => Number(await foot.getAttribute('data-worlds')), { timeout: 30_000 }).toBe(4 * before)
  // A hint never plays: the table is where it was.
  await expect(page.locator('[data-seq]').first()).toHaveAttribute('data-seq', '2')
})

test('words only says it without figures, off says why there is none', async ({ page }) => {
  await atTurn(page, { hints: 'words' })
  for (const told of await ask(page)) {
    expect(told).not.toMatch(/%/)
    expect(told).toMatch(/clearly best|good|playable|doubtful|costly/)
  }
  await page.getByRole('button', { name: 'Numbers' }).click()
  await expect(rows(page).first()).toContainText('%')
})

test('switched off, the button says so', async ({ page }) => {
  await atTurn(page, { hints: 'off' })
  await page.keyboard.press('h')
  await expect(page.getByText('Hints are switched off in the settings.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})

for (const theme of ['light', 'dark'])
  test(`axe finds nothing while a hint is open, ${theme}, in French`, async ({ page }) => {
    await settle(page, { theme, language: 'fr' })
    await importTable(page, await manyWays())
    await ask(page)
    await expect(page.getByText('chances de gagner')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })
