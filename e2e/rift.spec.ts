import { type Browser, expect, type Locator, type Page, test } from './test.ts'
import { axeFaults, axeFaultsInBoth } from './axe.ts'
import { chronicle, choose, importTable, optionsOn, resultDialog, settle, statusLine } from './play.ts'
import { recordUntil, riftMatch, shortOfTheWin } from './positions.ts'
import { everythingOn, openRift, setUpRift, takeRift } from './riftPlay.ts'
import { nextChange, quiet } from './waiting.ts'

test('scenario 1 alone, its last rounds to the win; the campaign map then opens the next place', async ({ page }) => {
  test.setTimeout(240_000)
  await settle(page)
  const { record, rest } = await shortOfTheWin(riftMatch(1, 1), 50)
  await importTable(page, record)
  for (const option of rest) await takeRift(page, option)
  await expect(resultDialog(page)).toContainText(/Victory|won/i, { timeout: 20_000 })
  await page.goto('/campaign/rift')
  await page
    .getByRole('button', { name: /Azavare/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeEnabled()
})

/** Places whatever is left of an action, anywhere. */
const finishAction = async (page: Page): Promise<void> => {
  for (let i = 0; i < 40 && !(await optionsOn(page)).includes('ready'); i++) {
    const [next] = (await everythingOn(page)).filter(id => /^[A-Z]\d |^soldier |^skip /.test(id))
    if (next === undefined) await nextChange(page)
    else await takeRift(page, next)
  }
  expect(await optionsOn(page)).toContain('ready')
}
const isInShop = async (page: Page): Promise<boolean> => /to spend/.test((await statusLine(page).textContent()) ?? '')

const person = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await settle(page, { name })
  return page
}

test('two browsers act at the same time; of two that want the same crystals one is refused with the reason', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [ada, bram] = [await person(browser, 'Ada'), await person(browser, 'Bram')]
  await ada.goto('/new/rift#scenario=1&difficulty=story')
  await ada.getByRole('group', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Friend by link' }).check()
  await ada.getByRole('button', { name: /Open the table/ }).click()
  await expect(ada.locator('.invite input')).toHaveValue(/\/join\//)
  await bram.goto(await ada.locator('.invite input').inputValue())
  const pages = [ada, bram]
  const heroes = ['hero malik', 'hero alleria']
  await expect
    .poll(
      async () => {
        for (const [i, page] of pages.entries()) {
          const options = await optionsOn(page)
          if (options.includes('ready')) continue
          const pick = options.find(id => id === heroes[i]) ?? options.find(id => id.startsWith('pair '))
          if (pick !== undefined) await choose(page, pick)
        }
        return Promise.all(pages.map(async page => (await optionsOn(page)).includes('ready')))
      },
      { timeout: 60_000 },
    )
    .toEqual([true, true])

  // Ada composes: nobody sees it, and Bram acts meanwhile.
  await takeRift(ada, 'tower bombard')
  await expect(ada.locator('.draft-note')).toBeVisible()
  await takeRift(bram, 'tower archer')
  await takeRift(bram, 'c e')
  await finishAction(bram)
  await expect(await chronicle(ada)).toContainText(/Archer/)
  await expect(ada.locator('.draft-note')).toBeVisible()
  // The first closes the chronicle, the second gives the plan up.
  await ada.keyboard.press('Escape')
  await ada.keyboard.press('Escape')
  await expect(ada.locator('.draft-note')).toHaveCount(0)
  await expect(await chronicle(bram)).not.toContainText(/Bombard on/)

  // Both are ready; in the shop 3 crystals are enough for one tower only.
  await expect
    .poll(
      async () => {
        for (const page of pages)
          if ((await optionsOn(page)).includes('ready') && !(await isInShop(page))) await choose(page, 'ready')
        return Promise.all(pages.map(isInShop))
      },
      { timeout: 30_000 },
    )
    .toEqual([true, true])
  const wanted = ['buy archer p1', 'buy mage p2']
  for (const [i, page] of pages.entries()) {
    await everythingOn(page)
    await expect.poll(async () => (await everythingOn(page)).includes(wanted[i] ?? '')).toBe(true)
  }
  const wantedOn = (page: Page, i: number) => page.locator(`[data-option="${wanted[i]}"] button`).first()
  for (const [i, page] of pages.entries()) {
    const [, tower = ''] = (wanted[i] ?? '').split(' ')
    const chip = page.locator(`[data-subject="tower ${tower}"]`)
    if ((await chip.count()) > 0 && (await chip.getAttribute('aria-pressed')) !== 'true') await chip.click()
    await expect(wantedOn(page, i)).toBeVisible()
  }
  await Promise.all(
    pages.map((page, i) =>
      wantedOn(page, i)
        .click({ timeout: 5_000 })
        .catch(() => undefined),
    ),
  )
  for (const page of pages) await expect(page.getByText(/1\s*\/\s*12/).first()).toBeVisible()
  const bought = await (await chronicle(ada)).getByText(/\bbuys? (Archer|Mage)/).count()
  expect(bought).toBe(1)
})

test('scenario 4: a spell is cast, and spent', async ({ page }) => {
  await settle(page)
  const record = await recordUntil(
    'spell',
    riftMatch(4, 1),
    (open, choice, options) =>
      (open.round ?? 0) >= 2 && choice === 'act' && options.some(id => id.startsWith('spell ')),
  )
  await importTable(page, record)
  const [spell = ''] = (await everythingOn(page)).filter(id => id.startsWith('spell '))
  await takeRift(page, spell)
  await finishAction(page)
  await expect(await chronicle(page)).toContainText(/cast/i)
  expect(await everythingOn(page)).not.toContain(spell)
})

test('scenario 5: a tower stands on the white site', async ({ page }) => {
  await settle(page)
  const record = await recordUntil(
    'white',
    riftMatch(5, 2),
    (_open, choice, options, seat) => seat === 'p1' && choice === 'act' && options.some(id => id.startsWith('tower ')),
  )
  await importTable(page, record)
  const [card = ''] = (await everythingOn(page)).filter(id => id.startsWith('tower '))
  await takeRift(page, card)
  await takeRift(page, 'w n')
  await expect(page.locator('[data-anchor="site w"]').first()).toBeVisible()
})

test('scenario 8: the boss is on the path, and the forecast says what it cannot know', async ({ page }) => {
  test.slow()
  await settle(page)
  const record = await recordUntil(
    'boss',
    riftMatch(8, 1),
    ({ trays = [] }, choice) => choice === 'act' && trays.some(({ id }) => id === 'B1'),
  )
  await importTable(page, record)
  await expect(page.locator('[data-anchor="tray B1"]').first()).toBeVisible()
  await expect(page.locator('.scales-wing')).toContainText(/boss|Gatebreaker/i)
})

test('a tile is placed by keyboard only', async ({ page }) => {
  await settle(page)
  await openRift(page, { scenario: '1' })
  await setUpRift(page)
  await expect.poll(() => optionsOn(page)).toContain('ready')
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await quiet(page)
  }
  const keyOf = async (selector: string) => (await page.locator(`${selector} kbd`).first().textContent()) ?? ''
  // A number selects, Enter confirms: the Mage, and site b, which looks west at the first horde.
  await press(await keyOf('[data-subject="tower mage"]'))
  await press(await keyOf('[data-option="tower mage"]'))
  await press('Enter')
  await expect(page.locator('.draft-note')).toBeVisible()
  await press(await keyOf('[data-subject="site b"]'))
  await press(await keyOf('[data-option="b w"]'))
  await press('Enter')
  for (let i = 0; i < 12 && !(await optionsOn(page)).includes('ready'); i++) {
    await press(['ArrowRight', 'ArrowDown', 'ArrowLeft'][i % 3] ?? 'ArrowUp')
    await press('Enter')
  }
  await expect.poll(() => optionsOn(page)).toContain('ready')
  await expect(await chronicle(page)).toContainText(/tile on/)
})

test('a click on a site where nothing can be done says why beside it, and nothing goes dark', async ({ page }) => {
  await settle(page)
  await openRift(page, { scenario: '1' })
  await setUpRift(page)
  await takeRift(page, 'tower mage')
  await expect(page.locator('[data-subject="site b"]')).toBeVisible()
  // Green sites take no tower in this round.
  await expect(page.locator('[data-subject="site c"]')).toHaveCount(0)
  await page.locator('.board-field [data-anchor="site c"]').first().click()
  await expect(page.locator('.hand-note .rule-link')).toHaveText(/RIFT-/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Rift in French, and axe finds nothing in either theme', async ({ page }) => {
  await settle(page, { language: 'fr', theme: 'dark' })
  await openRift(page, { scenario: '1' })
  await setUpRift(page)
  await expect(statusLine(page)).toContainText(/phase 2/i)
  expect(await axeFaults(page)).toEqual([])
  await takeRift(page, 'tower mage')
  await takeRift(page, 'b w')
  expect(await axeFaultsInBoth(page)).toEqual([])
})

test('a tower card is dragged onto a site, and stands there in the plan', async ({ page }) => {
  await settle(page)
  await importTable(
    page,
    await recordUntil(
      'drag',
      riftMatch(2, 1),
      ({ round = 0 }, choice, options) => round >= 2 && choice === 'act' && options.some(id => id.startsWith('tower ')),
    ),
  )
  const middleOf = async (part: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return [x + width / 2, y + height / 2] as const
  }
  const [x, y] = await middleOf(page.locator('.tower-card.playable .tower-main').first())
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y - 40, { steps: 4 })
  const chip = page.locator('[data-subject^="site "]').first()
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  const site = await chip.getAttribute('data-subject')
  const place = page.locator(`.board-field [data-anchor="${site}"]`)
  await expect(place).toHaveAccessibleName(/empty/)
  const to = await middleOf(place)
  await page.mouse.move(...to, { steps: 6 })
  await page.mouse.up()
  await expect(place).toHaveAccessibleName(/facing/)
})
