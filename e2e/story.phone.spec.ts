import { expect, test } from '@playwright/test'
import { axeFaultsInBoth } from './axe.ts'
import { importTable, settle } from './play.ts'
import { recordUntil, riftMatch, shortOfTheWin, victorumMatch } from './positions.ts'

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`a milestone fits ${size.width} × ${size.height}: title and first button in sight`, async ({ page }) => {
    await page.setViewportSize(size)
    await settle(page, { milestones: 'pages' })
    await importTable(page, await recordUntil('a1', victorumMatch(), (_open, choice) => choice.startsWith('reward.')))
    const leaf = page.getByRole('dialog', { name: /^Won at / })
    await expect(leaf.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const main = leaf.getByRole('button', { name: 'Choose the reward' })
    await expect(main).toBeInViewport({ ratio: 1 })
    expect(await axeFaultsInBoth(page)).toEqual([])
    await main.tap()
    await expect(leaf).toBeHidden()
  })

test('the end of a match on a phone: the main step stays at the bottom, and the record has no sideways scrolling', async ({
  page,
}) => {
  await settle(page, { theme: 'dark' })
  const { record, rest } = await shortOfTheWin(riftMatch(1, 1), 1)
  await importTable(page, record)
  await page.locator(`[data-option="${rest[0]}"]`).first().tap()
  const end = page.getByRole('dialog', { name: 'Victory' })
  await expect(end.getByRole('button', { name: /^Play Fields of Azavare/ })).toBeInViewport({ ratio: 1 })
  await expect(end).toContainText('Half of the hearts left')
  expect(await axeFaultsInBoth(page)).toEqual([])
  await page.goto('/record')
  await expect(page.getByRole('button', { name: /^Rift/ })).toContainText('1 won')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await axeFaultsInBoth(page)).toEqual([])
})

test('on a phone the figures of the record can be read', async ({ page }) => {
  const matches = Array.from({ length: 8 }, (_, i) => ({
    match: `m${i}`,
    game: 'defenders',
    mode: 'coop',
    players: 2,
    seal: `s${i}`,
    at: Date.now() - i * 86_400_000,
    answers: 90,
    minutes: 30,
    end: i % 2 ? 'won' : 'lost',
    difficulty: i % 3 ? 'normal' : 'story',
    heroes: ['paladin'],
    others: [],
  }))
  await settle(page)
  await page.addInitScript(
    kept => localStorage.setItem('tabletome.record', kept),
    JSON.stringify({ matches, clearedAt: 0 }),
  )
  await page.goto('/record')
  const plot = page.locator('.record-shares')
  await expect(plot).toContainText(/\d+–\d+ · \d of \d/)
  const least = await plot.evaluate(drawn => {
    const scale = drawn.getBoundingClientRect().width / ((drawn as SVGSVGElement).viewBox.baseVal.width || 1)
    return Math.min(
      ...[...drawn.querySelectorAll('text')].map(each => scale * parseFloat(getComputedStyle(each).fontSize)),
    )
  })
  expect(least).toBeGreaterThan(12)
})

test('a replay on a phone: board, timeline and what is said of the position lie below one another', async ({
  page,
}) => {
  await settle(page)
  await importTable(page, (await shortOfTheWin(riftMatch(1, 1), 1)).record)
  await expect(page).toHaveURL(/\/local\//)
  await page.goto(page.url().replace('/local/', '/replay/local/'))
  const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(page.locator('.replay-phone .timeline')).toBeVisible()
  const [board, timeline, said] = [await boxOf('.board-field'), await boxOf('.timeline'), await boxOf('.p-page')]
  expect(board.height).toBeGreaterThanOrEqual(180)
  for (const { x, width } of [board, timeline, said]) expect([x, width]).toEqual([0, 390])
  expect(timeline.y).toBeGreaterThanOrEqual(board.y + board.height - 1)
  expect(said.y).toBeGreaterThanOrEqual(timeline.y + timeline.height - 1)
})
