import { expect, type Page, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { openTableFor, person, PHONE } from './people.ts'
import { choose, optionsOn, statusLine } from './play.ts'
import { nextChange } from './waiting.ts'

/** Lets the others win: the quickest answer to everything. */
const idle = (options: readonly string[]): string | undefined =>
  options.find(id => id === 'auto' || id === 'done' || id === 'pass' || id === 'roll') ??
  options.find(id => /^(corner|keep|discard) /.test(id)) ??
  options[0]

/** Everybody here answers idly until `stop` holds. */
const idleUntil = async (pages: readonly Page[], stop: () => Promise<boolean>, seconds = 150) => {
  const deadline = Date.now() + seconds * 1000
  while (!(await stop())) {
    if (Date.now() > deadline) throw new Error('it never came to that')
    let answered = false
    for (const page of pages) {
      const option = (await endOf(page).isVisible()) ? undefined : idle(await optionsOn(page))
      if (option === undefined) continue
      await choose(page, option).catch(async (error: unknown) => {
        // Whoever else was asked, or a bot, may have been quicker.
        if ((await optionsOn(page)).includes(option)) throw error
      })
      answered = true
    }
    if (!answered && pages[0]) await nextChange(pages[0])
  }
}

/** The page of the end, whatever it says. */
const endOf = (page: Page) => page.locator('dialog.story-page[open]')

/** Whoever is left lets a bot play on for Bram. */
const letBotPlay = async (pages: readonly Page[]) => {
  const [ada] = pages
  const allow = pages.map(page => page.getByRole('button', { name: 'Let a bot play on' }))
  await idleUntil(pages, async () => (await Promise.all(allow.map(button => button.isVisible()))).some(Boolean), 60)
  for (const button of allow)
    if (await button.isVisible()) {
      await button.click()
      break
    }
  if (ada) await expect(ada.locator('.seat-badge').first()).toContainText('bot stands in')
}

test('rivals at two desks and a phone: talk, an absence, a stand-in, a return, an end by the bot, a rematch', async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const ada = await person(browser, { name: 'Ada' })
  const bram = await person(browser, { name: 'Bram' }, PHONE)
  const cleo = await person(browser, { name: 'Cleo', theme: 'dark' })
  const [forBram = '', forCleo = ''] = await openTableFor(ada, 'tactics', 2)
  await bram.goto(forBram)
  await cleo.goto(forCleo)
  for (const page of [ada, bram, cleo]) await expect(page.locator('[data-seq]').first()).toBeVisible()
  const table = new URL(bram.url()).pathname

  await ada.getByRole('button', { name: /^Talk/ }).click()
  await ada.getByLabel('Say something').fill('The gold area is mine')
  await ada.getByRole('button', { name: 'Send' }).click()
  await expect(bram.locator('.talk-toast')).toContainText('The gold area is mine')
  await expect(cleo.locator('.ticker .badge2')).toHaveText('1')
  await expect(ada.locator('.ticker .badge2')).toHaveCount(0)
  await ada.keyboard.press('Escape')

  await idleUntil([ada, bram, cleo], async () =>
    /Turn [3-9]/.test((await ada.locator('.crest-turn').textContent()) ?? ''),
  )
  await bram.goto('/rules')
  await letBotPlay([ada, cleo])
  const seq = async () => Number(await ada.locator('[data-seq]').first().getAttribute('data-seq'))
  const before = await seq()
  await idleUntil([ada, cleo], async () => (await seq()) > before + 4)

  await bram.goto(table)
  await expect(bram.locator('.people-notice')).toContainText('A bot plays for you')
  await bram.getByRole('button', { name: 'Take over' }).tap()
  await expect(bram.locator('.people-notice')).toHaveCount(0)
  await expect(ada.locator('.seat-badge')).toHaveCount(0)
  await expect(statusLine(bram)).not.toBeEmpty()

  await bram.goto('/rules')
  await letBotPlay([ada, cleo])
  await idleUntil([ada, cleo], () => endOf(ada).isVisible(), 240)
  expect(await axeFaultsInBoth(cleo)).toEqual([])
  await endOf(ada)
    .getByRole('button', { name: /^Rematch/ })
    .click()
  await expect(ada.getByText('the seat is kept').first()).toBeVisible()
  for (const page of [bram, cleo]) {
    // Cleo still looks at the end of the match: she is asked there.
    const asks = page
      .locator((await endOf(page).isVisible()) ? 'dialog .notice.invitation' : '.notice.invitation')
      .last()
    await expect(asks).toContainText('Ada asks for a rematch', { timeout: 30_000 })
    expect(await axeFaultsInBoth(page)).toEqual([])
    await asks.getByRole('button', { name: 'Sit down' }).click()
  }
  for (const page of [ada, bram, cleo]) await expect(page.locator('[data-seq]').first()).toBeVisible()
})
