import { expect, type Page, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { importTable, optionsOn, settle, statusLine } from './play.ts'
import { recordUntil, riftMatch, victorumMatch } from './positions.ts'
import { openTactics } from './tacticsPlay.ts'
import { quiet } from './waiting.ts'

/** Nothing to scroll to: the page is the screen. */
const pageScrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return scrollWidth > clientWidth || scrollHeight > clientHeight
  })

/** The parts of the table by their first name: as they are read out, and from top to bottom. */
const partsOf = (page: Page) =>
  page.locator('.phone > *').evaluateAll(all => {
    const parts = all
      .map(part => ({ name: part.classList[0] ?? part.tagName, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
    const names = (list: typeof parts) => list.map(({ name }) => name)
    return { read: names(parts), seen: names(parts.toSorted((a, b) => a.box.top - b.box.top)) }
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
  expect(await axeFaultsInBoth(page)).toEqual([])
  const { read, seen } = await partsOf(page)
  expect(read, 'what is asked is read first, what leads away last').toEqual([
    'p-crest',
    'p-scales',
    'board-field',
    'p-tick',
    'p-list',
    'p-bar',
    'p-tabs',
  ])
  expect(seen, 'and all of it is read in the order it is seen').toEqual(read)
  for (const tab of ['Cards', 'Chronicle', 'Board']) {
    await page.getByRole('navigation').last().getByText(tab).tap()
    expect(await pageScrolls(page)).toBe(false)
  }
})

test('every place that can be chosen on the map of Victorum is as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await settle(page)
  await importTable(page, await recordUntil('a1', victorumMatch(), (_open, choice) => choice === 'travel'))
  const places = await page.locator('.place.is-open').evaluateAll(marks =>
    marks.map(mark => {
      const { width, height } = mark.querySelector('.place-reach')?.getBoundingClientRect() ?? { width: 0, height: 0 }
      const {
        left,
        top,
        width: wide,
        height: high,
      } = mark.querySelector('.spot')?.getBoundingClientRect() ?? new DOMRect()
      const under = document.elementFromPoint(left + wide / 2, top + high / 2)
      return { size: Math.min(width, height), itself: mark.contains(under) }
    }),
  )
  expect(places.length).toBeGreaterThan(1)
  expect(places.filter(({ size, itself }) => size < 44 || !itself)).toEqual([])
})

test('Tactics fits a phone: a unit is chosen, its space tapped and confirmed', async ({ page }) => {
  test.slow()
  await settle(page, { confirm: 'dangerous' })
  await openTactics(page, /Solo adventure/)
  await expect.poll(() => optionsOn(page)).not.toEqual([])
  expect(await pageScrolls(page)).toBe(false)
  for (let i = 0; i < 12 && (await page.locator('[data-subject]').count()) === 0; i++) {
    const [first = ''] = await optionsOn(page)
    await page.locator(`[data-option="${first}"]`).first().tap()
    const confirm = page.getByRole('button', { name: /Confirm/ })
    if (await confirm.isVisible()) await confirm.tap()
    await quiet(page)
  }
  const chip = page.locator('[data-subject]').first()
  await chip.tap()
  await page.locator('details.fold summary').first().tap()
  const go = page.locator('details.fold .option-slot button').first()
  await go.tap()
  await expect(page.getByRole('button', { name: /Confirm/ })).toBeVisible()
  expect(await axeFaultsInBoth(page)).toEqual([])
  expect(await pageScrolls(page)).toBe(false)
  await page.getByRole('button', { name: /Confirm/ }).tap()
  await expect(page.locator('[data-subject]').first()).toBeVisible()
})

test('Rift fits a phone: a tower is taken, its site tapped, its tile placed', async ({ page }) => {
  test.slow()
  await settle(page, { confirm: 'dangerous' })
  await page.goto('/new/rift#scenario=1')
  await page.getByRole('button', { name: /Open the table/ }).tap()
  const confirm = page.getByRole('button', { name: /Confirm/ })
  const take = async (option: string) => {
    await page.locator(`[data-option="${option}"]`).first().tap()
    if (await confirm.isVisible()) await confirm.tap()
    await quiet(page)
  }
  await expect.poll(() => optionsOn(page)).toContain('hero malik')
  expect(await pageScrolls(page)).toBe(false)
  for (let i = 0; i < 8 && !(await optionsOn(page)).includes('ready'); i++) {
    const options = await optionsOn(page)
    const next = ['hero malik', 'done', 'colour green'].find(id => options.includes(id)) ?? options[0]
    if (next !== undefined) await take(next)
  }
  await page.locator('[data-subject="tower mage"]').tap()
  await take('tower mage')
  await page.locator('[data-subject="site b"]').tap()
  await take('b w')
  expect(await pageScrolls(page)).toBe(false)
  expect(await axeFaultsInBoth(page)).toEqual([])
  await expect(page.locator('.draft-note')).toBeVisible()
  await page
    .getByRole('button', { name: /^Place/ })
    .first()
    .tap()
  if (await confirm.isVisible()) await confirm.tap()
  await expect.poll(() => optionsOn(page)).toContain('ready')
})

test('what is chosen on the Cards tab is told and confirmed there', async ({ page }) => {
  await settle(page, { confirm: 'dangerous' })
  await importTable(
    page,
    await recordUntil(
      'cards',
      riftMatch(2, 1),
      ({ round = 0 }, choice, options) =>
        round >= 2 && choice === 'act' && options.some(id => id.startsWith('upgrade ')),
    ),
  )
  await page.getByRole('navigation').last().getByText('Cards').tap()
  const pass = page.locator('.tower-pass').first()
  await pass.tap()
  const confirm = page.locator('.p-bar').getByRole('button', { name: /Confirm/ })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await expect(pass).toHaveAttribute('aria-pressed', 'true')
  const seq = await page.locator('[data-seq]').getAttribute('data-seq')
  await confirm.tap()
  await expect(page.locator('[data-seq]')).not.toHaveAttribute('data-seq', seq ?? '')
})

test('what the site tells in passing stands above the button that opens a table', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/new/tactics')
  const told = page.locator('.notice')
  await expect(told).toContainText('without a network', { timeout: 30_000 })
  const open = await page.getByRole('button', { name: 'Open the table' }).boundingBox()
  const note = await told.boundingBox()
  expect((note?.y ?? 999) + (note?.height ?? 0)).toBeLessThanOrEqual(open?.y ?? 0)
})

test('no button of a new table names a key, which a phone has not', async ({ page }) => {
  await settle(page)
  await page.goto('/new/defenders')
  const open = page.getByRole('button', { name: 'Open the table' })
  await expect(open).toBeVisible()
  await expect(open.locator('.key')).toBeHidden()
})

for (const path of [
  '/',
  '/new/defenders',
  '/new/tactics',
  '/new/rift',
  '/new/victorum',
  '/build/tactics',
  '/campaign/rift',
  '/rules/defenders',
  '/rules/tactics',
  '/rules/rift',
  '/rules/victorum',
  '/settings',
  '/tables',
])
  test(`nothing is wider than the phone on ${path}`, async ({ page }) => {
    await settle(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })
