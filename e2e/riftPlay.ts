import { expect, type Page } from '@playwright/test'
import { choose, optionsOn } from './play.ts'

/** A new table of Rift with these settings, everything else as it comes. */
export async function openRift(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const hash = Object.entries(settings).map(([id, value]) => `${id}=${value}`)
  await page.goto(`/new/rift#${hash.join('&')}`)
  await page.getByRole('button', { name: /Open the table|Ouvrir la table/ }).click()
  await expect.poll(() => optionsOn(page)).not.toEqual([])
}

/** The first of each question of the set-up, which is what is suggested, until the first round is played. */
export async function setUpRift(page: Page): Promise<void> {
  for (;;) {
    // While something is shown there may be nothing to choose.
    await expect.poll(() => optionsOn(page), { timeout: 20_000 }).not.toEqual([])
    const options = await optionsOn(page)
    const pick = ['hero malik', 'done', 'colour green'].find(id => options.includes(id) && !options.includes('ready'))
    const next = pick ?? options.find(id => id.startsWith('pair ') || id.startsWith('spell '))
    if (next === undefined || options.includes('ready')) return
    await choose(page, next)
  }
}

const unfold = (page: Page) =>
  page.locator('details.fold').evaluateAll(all => {
    for (const each of all) if (each instanceof HTMLDetailsElement) each.open = true
  })
const isThere = async (page: Page, option: string): Promise<boolean> =>
  (await page.locator(`[data-option="${option}"]`).count()) > 0

/** Brings an option on the page: cards, sites and trays show theirs when they are in focus. */
export async function reveal(page: Page, option: string): Promise<boolean> {
  await unfold(page)
  if (await isThere(page, option)) return true
  for (const chip of await page.locator('[data-subject]').all()) {
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click()
    await unfold(page)
    if (await isThere(page, option)) return true
  }
  return false
}
export async function takeRift(page: Page, option: string): Promise<void> {
  await expect.poll(() => reveal(page, option), { message: `"${option}" can be chosen` }).toBe(true)
  await choose(page, option)
}

/** Every option now on offer, in focus or not. */
export async function everythingOn(page: Page): Promise<string[]> {
  await unfold(page)
  const found = new Set(await optionsOn(page))
  for (const chip of await page.locator('[data-subject]').all()) {
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click()
    await unfold(page)
    for (const option of await optionsOn(page)) found.add(option)
  }
  return [...found]
}
