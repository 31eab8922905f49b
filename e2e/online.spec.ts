import { type Browser, expect, type Page, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { choose, hasty, optionsOn, playOn, resultDialog, settle, statusLine } from './play.ts'

const person = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await settle(page, { name })
  return page
}

/** Ada opens a table for two and gets the link for her friend. */
async function openTable(ada: Page): Promise<string> {
  await ada.goto('/new/defenders')
  await ada.getByRole('group', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Friend by link' }).check()
  await ada.getByRole('button', { name: /Open the table/ }).click()
  await expect(ada).toHaveURL(/\/t\//)
  const link = ada.locator('.invite input')
  await expect(link).toHaveValue(/\/join\//)
  return link.inputValue()
}

test('a full two-player game between two browsers, with a reload of each in the middle of a turn', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [ada, bram] = [await person(browser, 'Ada'), await person(browser, 'Bram')]
  await bram.goto(await openTable(ada))
  await expect(statusLine(ada)).toContainText('hero')
  await expect(statusLine(bram)).toContainText('hero')
  await playOn([ada, bram], hasty, answers => answers >= 4)
  for (const page of [ada, bram]) {
    const before = await optionsOn(page)
    await page.reload()
    await expect.poll(() => optionsOn(page)).toEqual(before)
  }
  await playOn([ada, bram], hasty)
  for (const page of [ada, bram]) {
    await expect(resultDialog(page)).toBeVisible()
    await resultDialog(page).getByRole('button', { name: 'Verify fairness' }).click()
    await expect(resultDialog(page)).toContainText('Proven by this browser')
  }
})

test('the owner of a gathering table renews the link, frees the seat and closes the table', async ({ browser }) => {
  const [ada, bram] = [await person(browser, 'Ada'), await person(browser, 'Bram')]
  await ada.goto('/new/defenders')
  for (const seat of ['2', '3'])
    await ada
      .getByRole('group', { name: `Who sits at seat ${seat}` })
      .getByRole('radio', { name: 'Friend by link' })
      .check()
  await ada.getByRole('button', { name: /Open the table/ }).click()
  const link = ada.locator('.invite input').first()
  await expect(link).toHaveValue(/\/join\//)
  // What is played is said where people gather: mode, scenario, hero or difficulty, as far as the game has them.
  await expect(ada.locator('.page-head')).toContainText('Normal')
  expect(await axeFaultsInBoth(ada)).toEqual([])
  const old = await link.inputValue()
  await ada.getByRole('button', { name: 'New link' }).first().click()
  await expect(link).not.toHaveValue(old)
  await bram.goto(old)
  await expect(bram.getByRole('alert')).toBeVisible()
  await bram.goto(await link.inputValue())
  await expect(ada.getByText('Bram')).toBeVisible()
  await ada.getByRole('button', { name: 'Free this seat: Bram' }).click()
  await expect(ada.getByText('Bram')).toBeHidden()
  await ada.getByRole('button', { name: 'Close this table' }).click()
  await expect(ada).toHaveURL(/\/tables/)
})

test('where people gather for Rift, place and difficulty are named', async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  await ada.goto('/new/rift#scenario=2&difficulty=story')
  await ada.getByRole('group', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Friend by link' }).check()
  await ada.getByRole('button', { name: /Open the table/ }).click()
  await expect(ada.locator('.invite input')).toHaveValue(/\/join\//)
  await expect(ada.locator('.page-head')).toContainText(/Azavare/)
  await expect(ada.locator('.page-head')).toContainText(/Story/)
})

test('what one does the other sees, and talk arrives', async ({ browser }) => {
  const [ada, bram] = [await person(browser, 'Ada'), await person(browser, 'Bram')]
  await bram.goto(await openTable(ada))
  await expect(statusLine(ada)).toContainText('hero')
  await choose(ada, 'hero paladin')
  await expect.poll(() => optionsOn(bram)).toContain('hero warrior')
  expect(await optionsOn(bram)).not.toContain('hero paladin')
  expect(await optionsOn(ada)).toEqual([])
})

test('a spectator follows the game and can answer nothing', async ({ browser }) => {
  const [ada, bram, eve] = [await person(browser, 'Ada'), await person(browser, 'Bram'), await person(browser, 'Eve')]
  await bram.goto(await openTable(ada))
  await expect(statusLine(ada)).toContainText('hero')
  const frames: string[] = []
  eve.on('websocket', socket => socket.on('framereceived', frame => frames.push(String(frame.payload))))
  await eve.goto(ada.url())
  await expect(statusLine(eve)).toContainText('hero')
  await playOn([ada, bram], hasty, answers => answers >= 6)
  await expect.poll(() => frames.some(frame => frame.includes('"happened"'))).toBe(true)
  expect(await optionsOn(eve)).toEqual([])
  for (const frame of frames) {
    expect(frame).not.toMatch(/"seed":|"random":|"held":|"invite":/)
    for (const update of updatesIn(frame)) {
      expect(update.decisions).toEqual([])
      expect(update.view?.own).toBeUndefined()
      expect(Object.values(update.view?.piles ?? {}).every(size => typeof size === 'number')).toBe(true)
    }
  }
})

interface Seen {
  decisions: unknown[]
  view?: { own?: unknown; piles: Record<string, unknown> }
}
const updatesIn = (frame: string): Seen[] => {
  const message = JSON.parse(frame) as { t: string; update?: Seen }
  return message.t === 'update' && message.update ? [message.update] : []
}
