import { expect, type Page, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { openTable, person, PHONE } from './people.ts'
import { importTable, settle, statusLine } from './play.ts'
import { recordUntil, riftMatch, tacticsMatch, victorumMatch } from './positions.ts'

const tacticsTurn = () =>
  recordUntil(
    'sizes team',
    tacticsMatch('competitive', 2),
    (open, choice, _options, seat) => choice === 'turn.act' && seat === 'p1' && (open.turn?.number ?? 0) >= 5,
  )
const riftTurn = () => recordUntil('sizes', riftMatch(2, 1), ({ round = 0 }, choice) => round >= 3 && choice === 'act')
const arenaTurn = () =>
  recordUntil(
    'sizes',
    victorumMatch(),
    ({ combat }, choice) => combat !== undefined && combat.turn >= 2 && choice === 'player.engage',
  )

/** What has the keyboard, in the words a screen reader says. */
const spoken = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** The names of all that one key goes through, round to the first again. */
const round = async (page: Page, key: string): Promise<string[]> => {
  const heard: string[] = []
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(key)
    const said = await spoken(page)
    if (heard.includes(said)) break
    heard.push(said)
  }
  return heard
}

test('the parts of a table are read in the order of the slots', async ({ page }) => {
  await settle(page)
  await importTable(page, await tacticsTurn())
  const order = await page.evaluate(() => {
    const parts = ['.goal-line', '.turn-words', '.ask-q', '.ask-list', '.ask-foot', '.scales-wing', '.board-field']
    const rest = ['.dock', '.seats-wing', '.ticker', 'nav.rail']
    const all = [...parts, ...rest].map(part => ({ part, element: document.querySelector(part) }))
    return all
      .filter(({ element }) => element !== null)
      .sort((a, b) =>
        a.element && b.element && a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING
          ? -1
          : 1,
      )
      .map(({ part }) => part)
  })
  expect(order).toEqual([
    '.goal-line',
    '.turn-words',
    '.ask-q',
    '.ask-list',
    '.ask-foot',
    '.scales-wing',
    '.board-field',
    '.dock',
    '.seats-wing',
    '.ticker',
    'nav.rail',
  ])
})

test('Tactics: B goes to an own unit, O, K, P and D go round own units, rivals, Trigger Spaces and the last change', async ({
  page,
}) => {
  await settle(page)
  await importTable(page, await tacticsTurn())
  await page.keyboard.press('b')
  const first = await spoken(page)
  expect(await round(page, 'o')).toContain(first)
  const own = await round(page, 'o')
  const foes = await round(page, 'k')
  expect(own.length).toBeGreaterThan(1)
  expect(foes.length).toBeGreaterThan(0)
  expect(foes.some(name => own.includes(name))).toBe(false)
  expect(await round(page, 'p')).toHaveLength(3)
  // With Shift back again, and arrows go on from there.
  await page.keyboard.press('o')
  const at = await spoken(page)
  await page.keyboard.press('o')
  await page.keyboard.press('Shift+O')
  expect(await spoken(page)).toBe(at)
  await page.keyboard.press('ArrowRight')
  expect(await spoken(page)).not.toBe(at)
  await page.keyboard.press('d')
  expect(await spoken(page)).not.toBe('')
  // A chosen unit is where B begins.
  await page.locator('[data-subject]').nth(1).click()
  const chosen = await page.locator('[data-subject][aria-pressed="true"]').textContent()
  await page.keyboard.press('b')
  expect(await spoken(page)).toContain(chosen?.replace(/^\d/, '').trim() ?? '')
})

test('Rift and Victorum: their pieces and objectives are one key away too', async ({ page }) => {
  await settle(page)
  await importTable(page, await riftTurn())
  expect((await round(page, 'k')).length).toBeGreaterThan(1)
  expect((await round(page, 'p')).length).toBeGreaterThan(0)
  await importTable(page, await arenaTurn())
  expect((await round(page, 'o')).length).toBeGreaterThan(0)
  expect((await round(page, 'k')).length).toBeGreaterThan(0)
})

test('a key that was changed shows its new letter everywhere, and acts', async ({ page }) => {
  await settle(page, { keys: { hint: 'z', log: 'j' } })
  await importTable(page, await tacticsTurn())
  await expect(page.getByRole('button', { name: /^Hint/ }).locator('.key')).toHaveText('Z')
  await expect(page.getByRole('button', { name: /^Chronicle/ }).locator('.key')).toHaveText('J')
  await page.keyboard.press('j')
  await expect(page.locator('.drawer .chronicle')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Help/ }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('J')
})

test('digits are those of the options once a unit is chosen: the units lose theirs', async ({ page }) => {
  await settle(page)
  await importTable(page, await tacticsTurn())
  await page.keyboard.press('2')
  await expect(page.locator('[data-subject][aria-pressed="true"]')).toHaveCount(1)
  await expect(page.locator('[data-subject] .key')).toHaveCount(0)
})

test('by keyboard alone: an option opens and is put back, the chronicle opens and closes, and the help says the goal', async ({
  page,
}) => {
  await settle(page, { confirm: 'always' })
  await importTable(page, await riftTurn())
  const confirm = page.locator('.main-buttons').getByRole('button', { name: /Confirm/ })
  await page.keyboard.press('e')
  await expect(confirm).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(confirm).toBeHidden()
  await page.keyboard.press('l')
  await expect(page.locator('.drawer .chronicle')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.drawer')).toBeHidden()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText((await page.locator('.tally').first().textContent()) ?? '–')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  // Cards under the board are reached by Tab, and the one in focus is brought into sight.
  const card = page.locator('.dock button').last()
  await card.focus()
  await expect(card).toBeInViewport({ ratio: 0.9 })
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on settings over the table, the way out, talk, the chronicle and the help, ${theme}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const ada = await person(browser, { name: 'Ada', theme })
    const bram = await person(browser, { name: 'Bram', theme }, PHONE)
    await bram.goto(await openTable(ada, 'rift'))
    for (const page of [ada, bram]) await expect(statusLine(page)).not.toBeEmpty()
    const menu = () => ada.getByRole('button', { name: 'Table menu' }).click()
    await menu()
    expect(await axeFaults(ada)).toEqual([])
    await ada.getByRole('button', { name: 'Settings' }).click()
    await expect(ada.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    expect(await axeFaults(ada)).toEqual([])
    await ada.keyboard.press('Escape')
    await ada.keyboard.press('?')
    expect(await axeFaults(ada)).toEqual([])
    await ada.keyboard.press('Escape')
    for (const key of ['c', 'l']) {
      await ada.keyboard.press(key)
      await expect(ada.locator('.drawer')).toBeVisible()
      expect(await axeFaults(ada)).toEqual([])
      await ada.keyboard.press('Escape')
    }
    for (const tab of ['Cards', 'Chronicle', 'More']) {
      await bram.getByRole('navigation').getByRole('button', { name: tab }).tap()
      expect(await axeFaults(bram), tab).toEqual([])
    }
    await bram.getByRole('button', { name: 'Table menu' }).tap()
    await bram.getByRole('button', { name: 'Leave the table' }).tap()
    expect(await axeFaults(bram)).toEqual([])
  })

  test(`axe finds nothing at the tables of Tactics, Rift and Victorum with a piece chosen, ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await settle(page, { theme })
    for (const make of [tacticsTurn, riftTurn, arenaTurn]) {
      await importTable(page, await make())
      const chip = page.locator('[data-subject]').first()
      if (await chip.isVisible()) await chip.click()
      expect(await axeFaults(page)).toEqual([])
    }
  })
}
