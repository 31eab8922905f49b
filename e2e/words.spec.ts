import { expect, type Page, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { MODES } from './modes.ts'
import { importTable, settle } from './play.ts'

const card = (page: Page) => page.getByRole('dialog', { name: /, explained$/ })
const lesson = async (page: Page, at: string) => {
  await page.goto(`/learn/${at}`)
  await expect(page.locator('.coach .term').first()).toBeVisible()
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-term') ?? '')

test('pointing at a word opens its card, leaving it closes it, and the rule is one press away', async ({ page }) => {
  await settle(page)
  await lesson(page, 'defenders/hold')
  const word = page.locator('.coach .term', { hasText: 'Capital' })
  await word.hover()
  await expect(card(page)).toContainText('If its Threat reaches 8, you lose.')
  const [leaf, column] = await Promise.all([card(page).boundingBox(), page.locator('.ask-wing').boundingBox()])
  expect((leaf?.x ?? 0) + (leaf?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0)
  await page.mouse.move(600, 400)
  await expect(card(page)).toHaveCount(0)
  await word.hover()
  await card(page)
    .getByRole('button', { name: /DEF-CAPITAL-06/ })
    .click()
  await expect(page.getByRole('dialog').filter({ hasText: 'DEF-CAPITAL-06' })).toBeVisible()
})

test('by keyboard: focus shows the card, Enter goes in, Escape comes back and leaves the lesson alone', async ({
  page,
}) => {
  await settle(page)
  await lesson(page, 'defenders/hold')
  for (let i = 0; i < 60 && (await focused(page)) !== 'capital'; i++) await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('capital')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  expect(await focused(page)).toBe('capital')
  await expect(page).toHaveURL(/learn\/defenders\/hold/)
})

test('I on an option explains its words one after the other, “?” is the help wherever the focus is', async ({
  page,
}) => {
  await settle(page)
  await lesson(page, 'defenders/hold')
  const option = page.locator('.options .option').filter({ hasText: 'Mountains' }).first()
  await expect(option.locator('[data-term]')).toHaveText(['Move', 'AP', 'Threat'])
  await expect(option.locator('[tabindex]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await option.focus()
  await page.keyboard.press('i')
  await expect(card(page)).toHaveAttribute('data-word', 'move')
  await page.keyboard.press('Escape')
  await expect(option).toBeFocused()
  await page.keyboard.press('?')
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
})

for (const [game, where] of [
  ['Defenders', 'Defenders, a turn'],
  ['Tactics', 'Tactics, solo'],
  ['Rift', 'Rift, a tile in hand'],
  ['Victorum', 'Victorum, on the road'],
] as const)
  test(`${game}: at a table a marked word opens its card`, async ({ page }) => {
    test.slow()
    await settle(page)
    await importTable(page, await MODES[where]())
    const word = page.locator('.term[data-term]:visible').first()
    const id = (await word.getAttribute('data-term')) ?? ''
    await word.hover()
    await expect(card(page)).toHaveAttribute('data-word', id)
    await expect(card(page)).toHaveText(/\S{3,}/)
  })

for (const theme of ['light', 'dark'])
  test(`axe finds nothing while a card is open, ${theme}`, async ({ page }) => {
    await settle(page, { theme })
    await lesson(page, 'tactics/peak')
    await page.locator('.coach .term').first().hover()
    await expect(card(page)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

test('the words of a game on one page, with lesson and rule', async ({ page }) => {
  await settle(page)
  await page.goto('/learn/rift')
  await page.getByRole('link', { name: 'Words' }).click()
  await expect(page.locator('.word-entry')).toHaveCount(31)
  await expect(page.locator('#portal').getByRole('link', { name: 'Lesson VI' })).toHaveAttribute(
    'href',
    /rift\/portal$/,
  )
  await page.locator('#portal').getByRole('link', { name: 'RIFT-PORTAL-03' }).click()
  await expect(page).toHaveURL(/rules\/rift#RIFT-PORTAL-03/)
})
test('the words of a game in French', async ({ page }) => {
  await settle(page, { language: 'fr' })
  await page.goto('/words/rift')
  await expect(page.locator('#portal')).toContainText('Portail')
})
