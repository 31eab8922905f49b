import { expect, type Page } from '@playwright/test'
import { choose, optionsOn, settle } from './play.ts'

/** A new table of Tactics in one of its modes, nobody but bots at the other seats. */
export async function openTactics(page: Page, mode: RegExp): Promise<void> {
  await page.goto('/new/tactics')
  await page.getByRole('radio', { name: mode }).check()
  await page.getByRole('button', { name: /Open the table/ }).click()
  await expect(page).toHaveURL(/\/(t|table|local)/)
}

/** Settings for tests that answer every window themselves. */
export const settleAsking = (page: Page, settings: Record<string, unknown> = {}) =>
  settle(page, { pass: 'ask', ...settings })

export const subjectsOn = (page: Page): Promise<string[]> =>
  page.locator('[data-subject]').evaluateAll(all => all.map(each => each.getAttribute('data-subject') ?? ''))

/** An option, and the unit it belongs to. */
export interface Offer {
  readonly option: string
  readonly unit?: string
}

/** Puts a unit in focus and opens what is folded, so that all its options are on the page. */
export async function focusUnit(page: Page, anchor: string, unfold = true): Promise<string[]> {
  const chip = page.locator(`[data-subject="${anchor}"]`)
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click()
  if (!unfold) return optionsOn(page)
  await page.locator('details.fold').evaluateAll(all => {
    for (const each of all) if (each instanceof HTMLDetailsElement) each.open = true
  })
  return optionsOn(page)
}

/** All options, unit by unit; the one taken last is in focus afterwards. */
export async function everyOption(page: Page): Promise<Offer[]> {
  const found: Offer[] = []
  const subjects = await subjectsOn(page)
  if (subjects.length === 0) return (await optionsOn(page)).map(option => ({ option }))
  for (const unit of subjects) for (const option of await focusUnit(page, unit)) found.push({ option, unit })
  return found
}

export async function take(page: Page, { option, unit }: Offer): Promise<void> {
  if (unit !== undefined && (await page.locator(`[data-subject="${unit}"]`).count()) > 0) await focusUnit(page, unit)
  await choose(page, option)
}

/** Through the set-up in the quickest way; stops at the first turn or when somebody else is asked. */
export async function setUp(page: Page): Promise<void> {
  for (;;) {
    const options = await optionsOn(page)
    const quick =
      options.find(id => id === 'auto') ??
      options.find(id => id.startsWith('corner ')) ??
      options.find(id => id.startsWith('keep '))
    if (quick === undefined) return
    await choose(page, quick)
  }
}
