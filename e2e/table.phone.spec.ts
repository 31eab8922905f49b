import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { optionsOn, settle, statusLine } from './play.ts'

/** Nothing to scroll to: the page is the screen. */
const pageScrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return scrollWidth > clientWidth || scrollHeight > clientHeight
  })

/** Tap an option, see its preview, confirm. */
async function tap(page: Page, option: string): Promise<void> {
  await page.locator(`.option-slot[data-option="${option}"] button`).first().tap()
  await expect(page.getByRole('button', { name: /Confirm/ })).toBeVisible()
  await page.getByRole('button', { name: /Confirm/ }).tap()
}

test('the table fits a phone: no page scroll, tap selects, confirm acts, tabs open', async ({ page }) => {
  await settle(page, { confirm: 'dangerous' })
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).tap()
  await expect(statusLine(page)).toContainText('Choose a hero')
  expect(await pageScrolls(page)).toBe(false)
  await tap(page, 'hero paladin')
  await expect.poll(() => optionsOn(page)).not.toContain('hero paladin')
  await tap(page, 'hero warrior')
  await expect.poll(async () => (await optionsOn(page)).some(id => id.includes(' move '))).toBe(true)
  expect(await pageScrolls(page)).toBe(false)
  expect(await axeFaults(page)).toEqual([])
  for (const tab of ['Cards', 'Chronicle', 'Board']) {
    await page.getByRole('navigation').last().getByText(tab).tap()
    expect(await pageScrolls(page)).toBe(false)
  }
})

for (const path of ['/', '/new/defenders', '/rules/defenders', '/settings', '/tables'])
  test(`nothing is wider than the phone on ${path}`, async ({ page }) => {
    await settle(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })
