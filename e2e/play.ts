import { expect, type Locator, type Page } from '@playwright/test'
import { nextChange } from './waiting.ts'

/** Settings a test wants from the first paint on. */
export const settle = (page: Page, settings: Record<string, unknown> = {}) =>
  page.addInitScript(
    kept => {
      if (localStorage.getItem('tabletome.settings') === null) localStorage.setItem('tabletome.settings', kept)
      // What newcomers see has tests of its own.
      localStorage.setItem('tabletome.played', JSON.stringify(['defenders', 'tactics', 'rift', 'victorum']))
      const quiet = { done: [], quiet: true }
      const learned = { defenders: quiet, tactics: quiet, rift: quiet, victorum: quiet }
      if (localStorage.getItem('tabletome.learn') === null)
        localStorage.setItem('tabletome.learn', JSON.stringify(learned))
    },
    // Milestones have tests of their own too.
    JSON.stringify({ speed: 'instant', confirm: 'never', sound: false, named: true, milestones: 'none', ...settings }),
  )

/** The options on the screen, in the words the rules use. */
export const optionsOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-option]')
    .evaluateAll(all => [...new Set(all.map(each => each.getAttribute('data-option') ?? ''))])

export const statusLine = (page: Page) => page.getByRole('status').first()
/** The chronicle, opened where it is put away. */
export async function chronicle(page: Page): Promise<Locator> {
  const log = page.locator('.chronicle')
  if (!(await log.isVisible()))
    await page
      .getByRole('button', { name: /^(Chronicle|Chronique)/ })
      .first()
      .click()
  return log
}
export const resultDialog = (page: Page) =>
  page.getByRole('dialog', { name: /victory|defeat|won|lost|victoire|défaite/i })

/** Gives up ground as fast as the rules allow, so that a whole game is short: every Turn ends at once, nobody Defends. */
export const hasty = (options: readonly string[]): string | undefined =>
  options.find(id => id === 'end' || id === 'ready' || id === 'draw' || id === 'refuse' || id === 'pass') ??
  options.find(id => id.endsWith(' decline')) ??
  options.find(id => id !== 'unready' && !id.endsWith(' reconsider'))

/** Presses the button of an option and waits until the table has moved on. */
export async function choose(page: Page, option: string): Promise<void> {
  const before = await positionOf(page)
  const button = page.locator(`[data-option="${option}"]`).first()
  const inner = button.locator('button')
  await ((await inner.count()) > 0 ? inner.first() : button).click()
  await movesOn(page, before, `the table moves on after "${option}"`)
}
export const movesOn = (page: Page, before: string, message = 'the table moves on'): Promise<void> =>
  expect.poll(() => positionOf(page), { message, intervals: [20, 40, 80, 160, 320] }).not.toBe(before)
/** What is asked and what is known, as one line; changes with every answer. */
export const positionOf = async (page: Page): Promise<string> =>
  `${(await optionsOn(page)).join(', ')} ${await statusLine(page).textContent()} ${await page.locator('[data-seq]').first().getAttribute('data-seq')}`

/** Answers as `pick` says until the result is shown or `stop` holds. */
export async function playOn(
  pages: readonly Page[],
  pick: (options: readonly string[]) => string | undefined,
  stop: (answers: number) => boolean = () => false,
): Promise<number> {
  let answers = 0
  const deadline = Date.now() + 100_000
  while (!stop(answers)) {
    if (Date.now() > deadline) throw new Error(`still playing after ${answers} answers`)
    let answered = false
    for (const page of pages) {
      if (await resultDialog(page).isVisible()) return answers
      const option = pick(await optionsOn(page))
      if (option === undefined) continue
      await choose(page, option)
      answers++
      answered = true
    }
    if (!answered && pages[0]) await nextChange(pages[0])
  }
  return answers
}

/** Something can be chosen, if only which piece is to act. */
const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-option], [data-subject], details.fold').count()) > 0

/** A record as a table of this browser, at its last position. */
export async function importTable(page: Page, record: string): Promise<void> {
  await page.goto('/tables')
  await pickRecord(page, record)
}

/** On the page of all tables: the record becomes one of them and is opened. */
export async function pickRecord(page: Page, record: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Import/ }).click()
  await (await chooser).setFiles({ name: 'table.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) })
  await unveil(page)
}

/** Around one screen whoever is asked takes the device first. */
export async function unveil(page: Page): Promise<void> {
  const veil = page.locator('.veil button')
  await expect.poll(async () => (await veil.isVisible()) || (await isAsked(page)), { timeout: 40_000 }).toBe(true)
  if (await veil.isVisible()) await veil.click()
  await expect.poll(() => isAsked(page)).toBe(true)
}
