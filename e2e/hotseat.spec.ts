import { expect, type Page, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { choose, optionsOn, settle, statusLine } from './play.ts'
import { nextChange, quiet } from './waiting.ts'

/** Two people at one screen, each with a hand of Tactic Cards. */
const openForTwo = async (page: Page) => {
  await settle(page, { name: 'Ada', pass: 'ask' })
  await page.goto('/new/tactics')
  await page.getByRole('radio', { name: /Competitive/ }).check()
  await page.getByRole('group', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Someone here' }).check()
  await page.getByRole('textbox', { name: /name/i }).last().fill('Bram')
  await page.getByRole('button', { name: /Open the table/ }).click()
  await expect(veil(page)).toBeVisible()
}

const veil = (page: Page) => page.getByRole('dialog', { name: /Pass the device to/ })
const seqOf = (page: Page) => page.locator('[data-seq]').first().getAttribute('data-seq')
const handOn = (page: Page): Promise<string[]> =>
  page.locator('.dock [data-anchor^="tactic "]').evaluateAll(all => all.map(each => each.textContent ?? ''))

/** The hand at the moment when something begins to be shown that can be skipped: that may be over before anybody asks. */
const handWhileShown = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const look = () => {
          if (![...document.querySelectorAll('button')].some(({ textContent }) => textContent?.includes('Skip'))) return
          resolve(
            Array.from(document.querySelectorAll('.dock [data-anchor^="tactic "]'), each => each.textContent ?? ''),
          )
          observer.disconnect()
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )

const takeDevice = (page: Page) => veil(page).getByRole('button').click()

/** Through the set-up and into somebody's turn, handing the device over as asked. */
const toFirstTurn = async (page: Page) => {
  const deadline = Date.now() + 40_000
  while (Date.now() < deadline) {
    if (await veil(page).isVisible()) {
      await takeDevice(page)
      continue
    }
    const options = await optionsOn(page)
    if (options.includes('done')) return
    const quick = options.find(id => id === 'auto' || id === 'pass') ?? options[0]
    if (quick === undefined) await nextChange(page)
    else await choose(page, quick)
  }
  throw new Error('no turn has begun')
}

test('behind the veil there is no hand, no option, and no key does anything', async ({ page }) => {
  await openForTwo(page)
  await toFirstTurn(page)
  const hand = await handOn(page)
  expect(hand.length).toBeGreaterThan(0)
  await page.keyboard.press('e')
  await expect(veil(page)).toBeVisible()
  const seq = await seqOf(page)
  expect(await optionsOn(page)).toEqual([])
  expect(await handOn(page)).toEqual([])
  for (const key of ['e', '1', '2', 'u', 'r', 'h', '?', 'b', 't', 'Escape', 'ArrowDown']) await page.keyboard.press(key)
  await quiet(page)
  expect(await seqOf(page)).toBe(seq)
  await expect(veil(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // Nothing else can be reached, and the veil itself has no faults.
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.table') ?? null)).toBeNull()
  }
  expect(await axeFaults(page)).toEqual([])
})

test('after the hand-over the turn goes on, with the hand of whoever took the device', async ({ page }) => {
  await openForTwo(page)
  const [, asked = ''] = /to (Ada|Bram)/.exec((await veil(page).textContent()) ?? '') ?? []
  await takeDevice(page)
  await expect(statusLine(page)).toContainText(`${asked}: `)
  await toFirstTurn(page)
  const first = await statusLine(page).textContent()
  const firstHand = await handOn(page)
  await page.keyboard.press('e')
  await expect(veil(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(veil(page)).toBeHidden()
  await toFirstTurn(page)
  const secondHand = await handOn(page)
  await expect(statusLine(page)).not.toHaveText(first ?? '')
  expect(secondHand.length).toBeGreaterThan(0)
  for (const card of firstHand) expect(secondHand).not.toContain(card)
})

test('the last part shown once more keeps the hand of whoever had the device before', async ({ page }) => {
  await openForTwo(page)
  await toFirstTurn(page)
  const before = await handOn(page)
  await page.keyboard.press('e')
  await expect(veil(page)).toBeVisible()
  await takeDevice(page)
  const meanwhile = handWhileShown(page)
  await page.getByRole('button', { name: /^Show again/ }).click()
  const shown = await meanwhile
  for (const card of before) expect(shown).not.toContain(card)
})
